//! Manual pages and completions know every command.

use crate::program::{Folder, read, sixfold};

/// The names that a page of help lists as commands.
fn commands(words: &[&str]) -> Vec<String> {
    let help = sixfold(&[words, &["--help"]].concat()).good();
    let Some((_, list)) = help.split_once("\nCommands:\n") else {
        return Vec::new();
    };
    let rows = list.lines().take_while(|line| !line.is_empty());
    let rows = rows.filter(|row| row.starts_with("  ") && !row.starts_with("   "));
    let names = rows.filter_map(|row| row.split_whitespace().next());
    names
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_command_has_a_manual_page_with_the_lines_of_its_examples() {
    let folder = Folder::new();
    sixfold(&["man", &folder.path("")]).good();
    let mut expected = vec!["sixfold.1".to_owned()];
    for command in commands(&[]) {
        expected.push(format!("sixfold-{command}.1"));
        for inner in commands(&[&command]) {
            expected.push(format!("sixfold-{command}-{inner}.1"));
        }
    }
    expected.sort();
    assert!(expected.len() > 25, "{expected:?}");
    assert_eq!(folder.names(), expected);
    let page = read(folder.path("sixfold-replay.1"));
    assert!(page.contains("\n.nf\n"), "{page}");
    assert!(
        page.contains("\nExamples:\n  sixfold replay game.txt\n"),
        "{page}"
    );
    assert!(page.ends_with("\n.fi\n"), "{page}");
}

#[test]
fn each_shell_completes_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = sixfold(&["completions", shell]).good();
        for command in commands(&[]) {
            assert!(script.contains(&command), "{shell} lacks {command}");
        }
    }
}

#[test]
fn a_folder_for_pages_that_cannot_be_made_is_named() {
    let folder = Folder::new();
    let file = folder.file("taken", "");
    let ran = sixfold(&["man", &file]).bad();
    assert!(ran.err.contains("taken: "), "{}", ran.err);
}
