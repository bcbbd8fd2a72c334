//! Requests that may come to nothing, and where the page says why.

use leptos::prelude::*;
use leptos::task::spawn_local;
use room::Fault;

use super::wording;
use crate::live::says;
use crate::words::lang;

/// Why something came to nothing; an empty line while nothing did.
pub fn view(fault: impl Fn() -> Option<Fault> + Send + 'static) -> AnyView {
    let said = says(move || fault().map_or_else(String::new, |f| wording::fault(&f, lang())));
    view! { <p class="note" role="alert">{said}</p> }.into_any()
}

/// Waits for the answer to a request and does something with it, or notes why there is none.
pub fn wait<T>(
    fault: RwSignal<Option<Fault>>,
    request: impl Future<Output = Result<T, Fault>> + 'static,
    done: impl FnOnce(T) + 'static,
) {
    spawn_local(async move {
        match request.await {
            Ok(answer) => {
                // The page may be left by now.
                fault.try_set(None);
                done(answer);
            }
            Err(refused) => {
                fault.try_set(Some(refused));
            }
        }
    });
}
