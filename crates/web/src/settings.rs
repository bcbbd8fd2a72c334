//! What the reader has set: language, looks, speed, confirming. Kept in the browser.

use i18n::Lang;
use table::Confirm;

use crate::browser;

const KEY: &str = "sixfold.settings";

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// How fast turns are shown.
    pub animation: Animation,
    /// When turns have to be confirmed.
    pub confirming: Confirming,
    /// Whether coordinates stand along the edge.
    pub coordinates: bool,
    /// Whether the Gemblo board is turned so that the only person begins at the bottom.
    pub own_side: bool,
    /// Whether moves make a sound.
    pub sound: bool,
}

/// A choice that is kept under a word.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$of])* $variant),* }

        impl $name {
            /// All choices, in the order in which they are offered.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The word under which the choice is kept.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            fn of(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|choice| choice.word() == word)
            }
        }
    };
}

choice! {
    /// Light or dark.
    Theme {
        /// As the device says.
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

choice! {
    /// How fast turns are shown.
    Animation {
        /// At once.
        Off = "off",
        /// Half the time.
        Fast = "fast",
        /// In their own time.
        Normal = "normal",
        /// Twice the time.
        Slow = "slow",
    }
}

choice! {
    /// When turns have to be confirmed.
    Confirming {
        /// Where fingers touch the board.
        Touch = "touch",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}

impl Animation {
    /// The length of a beat in milliseconds.
    pub const fn beat(self) -> u16 {
        match self {
            Animation::Off => 0,
            Animation::Fast => 90,
            Animation::Normal => 180,
            Animation::Slow => 340,
        }
    }
}

impl Settings {
    /// What was kept, or what the browser tells about its reader.
    pub fn load() -> Settings {
        let calm = browser::matches("(prefers-reduced-motion: reduce)");
        let mut settings = Settings {
            lang: Lang::preferred(browser::languages()),
            theme: Theme::System,
            animation: if calm {
                Animation::Off
            } else {
                Animation::Normal
            },
            confirming: Confirming::Touch,
            coordinates: true,
            own_side: true,
            sound: false,
        };
        settings.take(&browser::kept(KEY).unwrap_or_default());
        settings
    }

    /// Takes over what a text says; what it does not say stays.
    pub fn take(&mut self, text: &str) {
        for line in text.lines() {
            if let Some((name, word)) = line.split_once('=') {
                self.read(name, word);
            }
        }
    }

    fn read(&mut self, name: &str, word: &str) {
        match name {
            "lang" => self.lang = Lang::from_code(word).unwrap_or(self.lang),
            "theme" => self.theme = Theme::of(word).unwrap_or(self.theme),
            "animation" => self.animation = Animation::of(word).unwrap_or(self.animation),
            "confirming" => self.confirming = Confirming::of(word).unwrap_or(self.confirming),
            "coordinates" => self.coordinates = word == "on",
            "own-side" => self.own_side = word == "on",
            "sound" => self.sound = word == "on",
            _ => {}
        }
    }

    /// Keeps the settings for the next visit.
    pub fn keep(&self) {
        browser::keep(KEY, Some(&self.text()));
    }

    /// All settings as text.
    pub fn text(&self) -> String {
        let on = |set: bool| if set { "on" } else { "off" };
        format!(
            "lang={}
theme={}
animation={}
confirming={}
coordinates={}
own-side={}
\
             sound={}",
            self.lang.code(),
            self.theme.word(),
            self.animation.word(),
            self.confirming.word(),
            on(self.coordinates),
            on(self.own_side),
            on(self.sound),
        )
    }

    /// Whether a complete turn waits to be confirmed on this device.
    pub fn confirm(&self) -> Confirm {
        let ask = match self.confirming {
            Confirming::Always => true,
            Confirming::Never => false,
            Confirming::Touch => browser::matches("(pointer: coarse)"),
        };
        if ask { Confirm::Ask } else { Confirm::AtOnce }
    }
}
