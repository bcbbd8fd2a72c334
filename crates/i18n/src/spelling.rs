//! Marks that a keyboard does not have and an editor does not show: French spaces that do not
//! break, Romanian letters with a comma below, apostrophes.

use crate::Lang;

/// Whether nothing in the words is foreign to the way this language is written.
///
/// One pass over the bytes, because the compiler reads every text so: looking for each wrong
/// letter by itself took it half a minute.
pub(crate) const fn is_well_spelt(words: &str, lang: Lang) -> bool {
    let bytes = words.as_bytes();
    // The last four bytes, the newest lowest.
    let mut last = 0_u32;
    let mut i = 0;
    while i < bytes.len() {
        last = last << 8 | bytes[i] as u32;
        let is_plain = bytes[i].is_ascii_alphanumeric() && last & 0x8000 == 0;
        if !is_plain && (is_wrong_anywhere(last) || is_wrong(last, lang)) {
            return false;
        }
        i += 1;
    }
    true
}

/// A straight apostrophe, or a space before an ellipsis.
const fn is_wrong_anywhere(last: u32) -> bool {
    last & 0xff == b'\'' as u32 || last == 0x20_e2_80_a6
}

const fn is_wrong(last: u32, lang: Lang) -> bool {
    let letter = last & 0xffff;
    match lang {
        Lang::En => false,
        // The modifier letter ʼ; Ё Ъ Ы Э, ъ ы э ё.
        Lang::Uk => matches!(
            letter,
            0xcabc | 0xd081 | 0xd0aa | 0xd0ab | 0xd0ad | 0xd18a | 0xd18b | 0xd18d | 0xd191
        ),
        // Ş ş Ţ ţ, with a cedilla.
        Lang::Ro => matches!(letter, 0xc59e | 0xc59f | 0xc5a2 | 0xc5a3),
        // Є І Ї, є і ї, Ґ ґ.
        Lang::Ru => matches!(
            letter,
            0xd084 | 0xd086 | 0xd087 | 0xd194 | 0xd196 | 0xd197 | 0xd290 | 0xd291
        ),
        Lang::Fr => breaks(last),
    }
}

/// Whether the last character is a French mark beside a space that breaks, or beside none.
const fn breaks(last: u32) -> bool {
    const SPACE: u32 = 0xc2a0;
    const OPENING: u32 = 0xc2ab;
    const CLOSING: u32 = 0xc2bb;
    let is_mark = matches!((last & 0xff) as u8, b':' | b';' | b'!' | b'?');
    if is_mark {
        return last >> 8 & 0xffff != SPACE;
    }
    let is_closing = last & 0xffff == CLOSING;
    let follows_opening = last >> 8 & 0xffff == OPENING;
    is_closing && last >> 16 != SPACE || follows_opening && last & 0xff != SPACE >> 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lang: Lang, right: &str, wrong: &str) {
        assert!(is_well_spelt(right, lang), "{right}");
        assert!(!is_well_spelt(wrong, lang), "{wrong}");
    }

    #[test]
    fn a_space_before_a_french_mark_does_not_break() {
        check(Lang::Fr, "Où\u{a0}?", "Où ?");
        check(Lang::Fr, "{0}\u{a0}: jouez", "{0} : jouez");
        check(Lang::Fr, "{0}\u{a0}; jouez", "{0}; jouez");
        check(Lang::Fr, "«\u{a0}{0}\u{a0}»", "« {0}\u{a0}»");
        check(Lang::Fr, "«\u{a0}coup\u{a0}»", "«coup\u{a0}»");
        check(Lang::Fr, "«\u{a0}{0}\u{a0}»", "«\u{a0}{0} »");
    }

    #[test]
    fn romanian_letters_have_a_comma_below_and_no_cedilla() {
        check(Lang::Ro, "așază", "aşază");
        check(Lang::Ro, "față", "faţă");
    }

    #[test]
    fn an_apostrophe_is_a_curved_one() {
        check(Lang::Uk, "п’ять", "п'ять");
        check(Lang::Uk, "п’ять", "пʼять");
        check(Lang::Fr, "l’anneau", "l'anneau");
    }

    #[test]
    fn ukrainian_and_russian_keep_their_letters_apart() {
        check(Lang::Uk, "кільце", "кiльцё");
        check(Lang::Ru, "кольцо", "кільце");
    }

    #[test]
    fn an_ellipsis_follows_its_word() {
        check(Lang::En, "Searching…", "Searching …");
    }
}
