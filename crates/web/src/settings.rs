//! What the reader has set: language, looks, speed, confirming. Kept in the browser.

use i18n::{Lang, Text, settings as words};
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
    /// How the boards look.
    pub board: BoardTheme,
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
    /// Whether threats, or the room left, lie over the board of a game that is not online.
    pub overlay: bool,
    /// Whether whoever plays against the computer is warned of blunders.
    pub teaching: bool,
}

/// A choice that is kept under a word, and what it is called.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$of:meta])* $variant:ident = $word:literal $text:ident),* $(,)?
    }) => {
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

            /// What the choice is called.
            pub const fn text(self) -> Text {
                match self { $($name::$variant => words::$text),* }
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
        System = "system" THEME_SYSTEM,
        /// Light.
        Light = "light" THEME_LIGHT,
        /// Dark.
        Dark = "dark" THEME_DARK,
    }
}

choice! {
    /// How the boards look, by day and by night: a block of values in `style/tokens.css`.
    BoardTheme {
        /// Paper and slate.
        Classic = "classic" BOARD_CLASSIC,
        /// Black on white, or white on black.
        Contrast = "contrast" BOARD_CONTRAST,
        /// Dark wood.
        Wood = "wood" BOARD_WOOD,
    }
}

choice! {
    /// How fast turns are shown.
    Animation {
        /// At once.
        Off = "off" ANIMATION_OFF,
        /// Half the time.
        Fast = "fast" ANIMATION_FAST,
        /// In their own time.
        Normal = "normal" ANIMATION_NORMAL,
        /// Twice the time.
        Slow = "slow" ANIMATION_SLOW,
    }
}

choice! {
    /// When turns have to be confirmed.
    Confirming {
        /// Where fingers touch the board.
        Touch = "touch" CONFIRM_TOUCH,
        /// Always.
        Always = "always" CONFIRM_ALWAYS,
        /// Never.
        Never = "never" CONFIRM_NEVER,
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
        let mut settings = Settings::new(Lang::preferred(browser::languages()));
        if browser::matches("(prefers-reduced-motion: reduce)") {
            settings.animation = Animation::Off;
        }
        settings.take(&browser::kept(KEY).unwrap_or_default());
        settings
    }

    /// What somebody new begins with.
    pub const fn new(lang: Lang) -> Settings {
        Settings {
            lang,
            theme: Theme::System,
            board: BoardTheme::Classic,
            animation: Animation::Normal,
            confirming: Confirming::Touch,
            coordinates: true,
            own_side: true,
            sound: false,
            overlay: false,
            teaching: false,
        }
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
            "board" => self.board = BoardTheme::of(word).unwrap_or(self.board),
            "animation" => self.animation = Animation::of(word).unwrap_or(self.animation),
            "confirming" => self.confirming = Confirming::of(word).unwrap_or(self.confirming),
            "coordinates" => self.coordinates = word == "on",
            "own-side" => self.own_side = word == "on",
            "sound" => self.sound = word == "on",
            "overlay" => self.overlay = word == "on",
            "teaching" => self.teaching = word == "on",
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
        let lines = [
            ("lang", self.lang.code()),
            ("theme", self.theme.word()),
            ("board", self.board.word()),
            ("animation", self.animation.word()),
            ("confirming", self.confirming.word()),
            ("coordinates", on(self.coordinates)),
            ("own-side", on(self.own_side)),
            ("sound", on(self.sound)),
            ("overlay", on(self.overlay)),
            ("teaching", on(self.teaching)),
        ];
        lines
            .map(|(name, word)| format!("{name}={word}"))
            .join("\n")
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Settings of which nothing is as it is at first.
    const OTHER: Settings = Settings {
        lang: Lang::Uk,
        theme: Theme::Dark,
        board: BoardTheme::Wood,
        animation: Animation::Slow,
        confirming: Confirming::Never,
        coordinates: false,
        own_side: false,
        sound: true,
        overlay: true,
        teaching: true,
    };

    #[test]
    fn what_is_kept_is_read_again() {
        let mut read = Settings::new(Lang::En);
        read.take(&OTHER.text());
        assert_eq!(read, OTHER);
    }

    #[test]
    fn every_choice_has_a_word_of_its_own() {
        for board in BoardTheme::ALL {
            assert_eq!(BoardTheme::of(board.word()), Some(*board));
        }
        for theme in Theme::ALL {
            assert_eq!(Theme::of(theme.word()), Some(*theme));
        }
        for animation in Animation::ALL {
            assert_eq!(Animation::of(animation.word()), Some(*animation));
        }
        for confirming in Confirming::ALL {
            assert_eq!(Confirming::of(confirming.word()), Some(*confirming));
        }
    }

    #[test]
    fn words_of_another_version_change_nothing() {
        let mut read = OTHER;
        read.take("lang=tlh\ntheme=\nboard=marble\nanimation\nwings=on\nconfirming=perhaps");
        assert_eq!(read, OTHER);
    }
}
