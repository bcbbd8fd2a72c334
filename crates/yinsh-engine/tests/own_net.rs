//! The net that the engine carries is the one that `nets/PROVENANCE.md` describes, and the bench
//! counts what was recorded.

use yinsh_engine::{Evaluation, OWN_NET, bench, bench_positions};

/// The hash as FIPS 180-4 defines it; its constants are the first bits of roots of primes.
fn sha256(message: &[u8]) -> String {
    let primes: Vec<u32> = (2u32..312)
        .filter(|n| (2..*n).all(|d| !n.is_multiple_of(d)))
        .collect();
    let fraction = |root: f64| (root.fract() * 2f64.powi(32)) as u32;
    let mut state: Vec<u32> = (0..8)
        .map(|i| fraction(f64::from(primes[i]).sqrt()))
        .collect();
    let mut padded = message.to_vec();
    padded.push(0x80);
    padded.resize((padded.len() + 8).next_multiple_of(64) - 8, 0);
    padded.extend((8 * message.len() as u64).to_be_bytes());
    for block in padded.as_chunks::<64>().0 {
        let mut words: Vec<u32> = block
            .as_chunks()
            .0
            .iter()
            .map(|four| u32::from_be_bytes(*four))
            .collect();
        for t in 16..64 {
            let (x, y) = (words[t - 15], words[t - 2]);
            let s0 = x.rotate_right(7) ^ x.rotate_right(18) ^ x >> 3;
            let s1 = y.rotate_right(17) ^ y.rotate_right(19) ^ y >> 10;
            let sum = words[t - 16].wrapping_add(s0).wrapping_add(words[t - 7]);
            words.push(sum.wrapping_add(s1));
        }
        let mut v = state.clone();
        for (t, word) in words.iter().enumerate() {
            let s1 = v[4].rotate_right(6) ^ v[4].rotate_right(11) ^ v[4].rotate_right(25);
            let choice = v[4] & v[5] ^ !v[4] & v[6];
            let one = [s1, choice, fraction(f64::from(primes[t]).cbrt()), *word];
            let one = one.iter().fold(v[7], |sum, term| sum.wrapping_add(*term));
            let s0 = v[0].rotate_right(2) ^ v[0].rotate_right(13) ^ v[0].rotate_right(22);
            let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2];
            v.rotate_right(1);
            v[4] = v[4].wrapping_add(one);
            v[0] = one.wrapping_add(s0).wrapping_add(majority);
        }
        for (word, new) in state.iter_mut().zip(v) {
            *word = word.wrapping_add(new);
        }
    }
    state.iter().map(|word| format!("{word:08x}")).collect()
}

#[test]
fn the_hash_of_abc_is_the_published_one() {
    assert_eq!(
        sha256(b"abc"),
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    );
}

#[test]
fn the_own_net_is_read_and_is_the_one_described() {
    assert!(matches!(
        Evaluation::from_bytes(OWN_NET),
        Ok(Evaluation::Net(..))
    ));
    let provenance = include_str!("../../../nets/PROVENANCE.md");
    let (_, section) = provenance.split_once("## `yinsh.net`").unwrap();
    let described = section.lines().find_map(|line| {
        let hash = line.strip_prefix("| sha256 | ")?;
        hash.strip_suffix(" |")
    });
    assert_eq!(described, Some(sha256(OWN_NET).as_str()));
}

#[test]
fn the_bench_counts_what_was_recorded() {
    let recorded: u64 = include_str!("../bench.txt").trim().parse().unwrap();
    assert_eq!(bench(&Evaluation::default()), recorded);
    let plain = Evaluation::default().with_plain_loops();
    assert_eq!(bench(&plain), recorded, "every form counts the same");
    assert!(bench_positions().count() >= 12);
}
