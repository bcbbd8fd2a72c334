//! Who the visitor is: a guest at once, an account after registering.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use online::Name;
use online::body::{Account, AccountKind};
use room::Fault;

use super::http;

/// How long to wait before a server that does not answer is asked again.
const PAUSE: Duration = Duration::from_secs(4);

/// The visitor, as the server knows them.
#[derive(Clone, Copy)]
pub struct Me {
    /// Who it is, once the server has said.
    pub account: RwSignal<Option<Account>>,
    /// Why the server does not say.
    pub fault: RwSignal<Option<Fault>>,
}

impl Me {
    /// Asks who the visitor is; somebody new becomes a guest.
    pub fn begin() -> Me {
        let me = Me {
            account: RwSignal::new(None),
            fault: RwSignal::new(None),
        };
        me.ask();
        me
    }

    /// The visitor of this page.
    pub fn of_page() -> Me {
        use_context().expect("every page of the bundle has a visitor")
    }

    /// Asks the server again.
    pub fn ask(self) {
        spawn_local(async move {
            match http::post::<Account>("api/session", &()).await {
                Ok(account) => self.set(account),
                Err(fault) => {
                    self.fault.set(Some(fault));
                    set_timeout(move || self.ask(), PAUSE);
                }
            }
        });
    }

    /// The server has said who it is.
    pub fn set(self, account: Account) {
        self.fault.set(None);
        self.account.set(Some(account));
    }

    /// Reads something of what the server has said.
    pub fn read<T>(self, read: impl FnOnce(&Account) -> T) -> Option<T> {
        self.account.with(|account| account.as_ref().map(read))
    }

    /// The name to show, once it is known.
    pub fn name(self) -> Option<Name> {
        self.read(|account| account.name.clone())
    }

    /// Whether the visitor has an account.
    pub fn is_registered(self) -> bool {
        self.read(|account| account.kind == AccountKind::Account) == Some(true)
    }
}
