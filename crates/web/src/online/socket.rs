//! A connection to a table, seen from the page: texts go out and come in.

use leptos::prelude::window;
use online::TableId;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// An open or opening connection; it is closed when this is dropped.
pub struct Socket {
    inner: WebSocket,
    // The browser calls these as long as the connection lives.
    _opens: Closure<dyn FnMut()>,
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _ends: Closure<dyn FnMut()>,
}

impl Socket {
    /// Opens a connection to the table of this name.
    pub fn open(
        id: &TableId,
        opened: impl FnMut() + 'static,
        mut hear: impl FnMut(String) + 'static,
        ended: impl FnMut() + 'static,
    ) -> Option<Socket> {
        let inner = WebSocket::new(&address(id)?).ok()?;
        let opens = Closure::<dyn FnMut()>::new(opened);
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            hear(event.data().as_string().unwrap_or_default());
        });
        let ends = Closure::<dyn FnMut()>::new(ended);
        inner.set_onopen(Some(opens.as_ref().unchecked_ref()));
        inner.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        inner.set_onclose(Some(ends.as_ref().unchecked_ref()));
        Some(Socket {
            inner,
            _opens: opens,
            _hears: hears,
            _ends: ends,
        })
    }

    /// Sends a text; says whether that was possible.
    pub fn send(&self, text: &str) -> bool {
        self.inner.ready_state() == WebSocket::OPEN && self.inner.send_with_str(text).is_ok()
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onopen(None);
        self.inner.set_onmessage(None);
        self.inner.set_onclose(None);
        // It may be closed already.
        let _ = self.inner.close();
    }
}

/// The table's address beside the page's own, over ws or wss as the page came.
fn address(id: &TableId) -> Option<String> {
    let page = window().location().href().ok()?;
    let folder = page.split(['#', '?']).next()?.rsplit_once('/')?.0;
    let folder = folder.strip_prefix("http")?;
    Some(format!("ws{folder}/api/games/{id}/socket"))
}
