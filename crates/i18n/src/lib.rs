//! Everything Sixfold says to people, in five languages.
//!
//! Every text is a constant with one wording per language: a missing one does not compile, and
//! neither does a wording whose places for values (`{0}`, `{1}`, …) differ from the English one, or
//! one with a breaking space before a French colon, a Romanian cedilla or a straight apostrophe.
//! Texts lie in one module per area; [`Text::to`] and [`Text::with`] give the words.
//!
//! ```
//! use i18n::{Lang, app, yinsh};
//!
//! assert_eq!(app::START.to(Lang::Fr), "Commencer la partie");
//! assert_eq!(yinsh::FLIPS.count(Lang::Uk, 4), "перевертаються 4 фішки");
//! ```

mod lang;
mod plural;
mod spelling;
mod text;

pub mod aid;
pub mod app;
pub mod game;
pub mod gemblo;
pub mod kept;
pub mod keys;
pub mod learn;
pub mod levels;
pub mod online;
pub mod puzzle;
pub mod rules;
pub mod settings;
pub mod study;
pub mod tactics;
pub mod terminal;
pub mod training;
pub mod yinsh;

pub use lang::Lang;
pub use plural::{Form, Plural};
pub use text::Text;
