//! Who begins: the one listed first, or whoever the lot falls on.

use i18n::app;
use leptos::prelude::*;

use super::choice;

/// How it is settled who begins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// The players sit as they are listed, and the first begins.
    Listed,
    /// Lots are drawn.
    Drawn,
}

impl Order {
    /// The players as they will sit.
    pub fn seated<T>(self, listed: Vec<T>) -> Vec<T> {
        match self {
            Order::Listed => listed,
            Order::Drawn => {
                let lot = (js_sys::Math::random() * 2f64.powi(52)) as u64;
                table::clockwise_from(listed, lot)
            }
        }
    }
}

/// The choice between the two.
pub fn view(order: RwSignal<Order>) -> AnyView {
    let all = [
        (Order::Listed, app::AS_LISTED),
        (Order::Drawn, app::DRAW_LOTS),
    ];
    choice::pick_into(app::WHO_BEGINS, all, order)
}
