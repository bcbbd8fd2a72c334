//! The list itself, as a type and as macros.

/// Makes [`Kind`] and the macros of a list. The first argument is a dollar sign, which a macro
/// cannot write into the macros that it makes.
macro_rules! games {
    ($d:tt $($Game:ident = $($position:ident)::+),+) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Kind {
            $(#[doc = concat!("The game of `", stringify!($($position)::+), "`.")] $Game),+
        }

        impl Kind {
            /// All games; the first is the usual one.
            pub const ALL: &'static [Kind] = &[$(Kind::$Game),+];
        }

        /// Runs code for the game of a [`Kind`]: `each!(kind, G => code)`, where `G` is the type
        /// of its positions.
        #[macro_export]
        macro_rules! each {
            ($d kind:expr, $d G:ident => $d code:expr) => {
                match $d kind {
                    $($crate::Kind::$Game => {
                        type $d G = $crate::$($position)::+;
                        $d code
                    })+
                }
            };
        }

        /// Makes the type of a value of whichever game: `any! { pub enum Any of Thing }` has a
        /// `Thing<G>` of one of them.
        #[macro_export]
        macro_rules! any {
            ($d (#[$d meta:meta])* $d vis:vis enum $d Any:ident of $d Of:ident) => {
                $d (#[$d meta])*
                $d vis enum $d Any {
                    $(
                        #[doc = concat!("Of `", stringify!($($position)::+), "`.")]
                        $Game($d Of<$crate::$($position)::+>),
                    )+
                }

                impl $d Any {
                    /// Which game it is of.
                    $d vis const fn kind(&self) -> $crate::Kind {
                        match self {
                            $($d Any::$Game(_) => $crate::Kind::$Game,)+
                        }
                    }
                }

                $(
                    impl From<$d Of<$crate::$($position)::+>> for $d Any {
                        fn from(of: $d Of<$crate::$($position)::+>) -> $d Any {
                            $d Any::$Game(of)
                        }
                    }
                )+
            };
        }

        /// Looks into a value of a type that [`any!`] made: `with!(Any: value, of => code)`.
        #[macro_export]
        macro_rules! with {
            ($d Any:ident: $d value:expr, $d of:pat => $d code:expr) => {
                match $d value {
                    $($d Any::$Game($d of) => $d code,)+
                }
            };
        }
    };
}

#[cfg(not(feature = "toy"))]
games!($ Yinsh = yinsh::Position, Gemblo = gemblo::Position);
#[cfg(feature = "toy")]
games!($ Yinsh = yinsh::Position, Gemblo = gemblo::Position, Pile = pile::Pile);
