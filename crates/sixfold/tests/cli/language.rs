//! Whoever plays or checks games is spoken to in one of five languages.

use i18n::terminal::play;
use i18n::{Lang, app, rules};

use crate::program::{Folder, sixfold, sixfold_in};

/// Lines joined to one, since they are wrapped.
fn words(text: &str) -> String {
    text.split([' ', '\n'])
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn the_rules_are_those_of_the_web_app_and_name_authors_and_trade_marks() {
    for lang in Lang::ALL {
        let yinsh = words(&sixfold(&["rules", "yinsh", "--lang", lang.code()]).good());
        let gemblo = words(&sixfold(&["--lang", lang.code(), "rules", "gemblo"]).good());
        for text in [
            rules::yinsh::AIM,
            rules::yinsh::THEIRS,
            app::UNOFFICIAL,
            app::TRADE_MARKS,
        ] {
            assert!(yinsh.contains(text.to(lang)), "{yinsh}");
        }
        for text in [
            rules::gemblo::AIM,
            rules::gemblo::VALUE,
            app::UNOFFICIAL,
            app::TRADE_MARKS,
        ] {
            assert!(gemblo.contains(text.to(lang)), "{gemblo}");
        }
        assert!(yinsh.contains("i8-f5;xg5-g9xa5") && gemblo.contains("g1,g2,h3"));
    }
    let russian = sixfold(&["rules", "gemblo", "--lang", "ru"]).good();
    assert!(russian.contains("Джастина Оха"), "{russian}");
    let ukrainian = sixfold(&["rules", "gemblo", "--lang", "uk"]).good();
    assert!(ukrainian.contains("Джастіна Оха"), "{ukrainian}");
}

#[test]
fn rules_and_help_fit_their_columns() {
    for lang in Lang::ALL {
        for game in ["yinsh", "gemblo"] {
            let rules = sixfold(&["rules", game, "--lang", lang.code()]).good();
            let widest = rules.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(78), "{widest:?} in {lang:?}");
        }
        let out = sixfold_in(
            "C.UTF-8",
            &["play", "yinsh", "--lang", lang.code()],
            b"help\n",
        )
        .good();
        let help = out
            .lines()
            .filter(|line| line.starts_with("save") || line.starts_with("   "));
        assert!(out.contains(play::HELP_QUIT.to(lang)), "{out}");
        for line in help.filter(|line| line.starts_with("save")) {
            assert!(line.chars().count() <= 60, "{line}");
        }
    }
}

#[test]
fn the_locale_chooses_the_language_and_an_argument_another() {
    let out = sixfold_in("uk_UA.UTF-8", &["play", "yinsh"], b"e3\nzz\nundo\n").bad();
    assert!(out.out.contains("Білі: поставте кільце> "), "{}", out.out);
    assert!(out.out.contains("zz: "), "{}", out.out);
    assert!(out.out.contains("Скасовано: 1.e3"), "{}", out.out);
    assert_eq!(out.err, "sixfold: не прийнято 1 рядок\n");
    let arguments = ["play", "gemblo", "--players", "3", "--lang", "fr"];
    let out = sixfold_in("uk_UA.UTF-8", &arguments, b"").good();
    assert!(
        out.contains("Bleu\u{a0}: couvrez la case de départ "),
        "{out}"
    );
    let out = sixfold_in("ru_RU.KOI8-R", &["play", "yinsh"], b"").good();
    assert!(out.contains("White to place a ring> "), "{out}");
}

#[test]
fn records_are_told_in_the_reader_s_language_with_counts_that_agree() {
    let folder = Folder::new();
    let one = folder.file("one.txt", "1.e3");
    let bad = folder.file("bad.txt", "1.e3 2.e3");
    let french = sixfold(&["replay", "--lang", "fr", &one]).good();
    assert_eq!(french, "one.txt\u{a0}: 1 coup, * (inachevée)\n");
    assert_eq!(
        sixfold(&["replay", &one]).good(),
        "one.txt: 1 turn, * (unfinished)\n"
    );
    let russian = sixfold(&["replay", "--lang", "ru", &one, &bad]).bad().out;
    assert!(
        russian.contains("bad.txt: ОШИБКА, ход 2 (e3): e3 занято."),
        "{russian}"
    );
    assert!(
        russian.ends_with("2 партии: принято 1, отклонено 1\n     1 с ходом против правил\n"),
        "{russian}"
    );
    let json = sixfold(&["replay", "--lang", "ru", "--json", &bad])
        .bad()
        .out;
    assert!(json.contains("\"error\":\"turn 2 (e3): "), "{json}");
    let broken = folder.file("broken.txt", "1.e3 {x");
    let told = sixfold(&["replay", "--lang", "ro", &broken]).bad().err;
    let reason = "rândul 1, coloana 6: comentariul care începe aici nu se închide\n";
    assert!(told.ends_with(reason), "{told}");
}
