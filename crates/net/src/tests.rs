//! Every form equals the scalar one; files read back; spoilt files are refused.

use super::*;

/// A small generator of its own: this crate has no dependencies.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % bound
    }

    fn within(&mut self, limit: i16) -> i16 {
        (self.below(2 * limit as u64 + 1) as i64 - i64::from(limit)) as i16
    }

    fn weights(&mut self, count: usize, limit: i16) -> Vec<i16> {
        (0..count).map(|_| self.within(limit)).collect()
    }

    fn inputs(&mut self) -> Vec<[u16; 2]> {
        let count = self.below(40);
        let mut input = |_| self.below(3) as u16;
        (0..count).map(|_| [0, 1].map(&mut input)).collect()
    }
}

/// Two stored inputs and a third that reads none; every other image swaps them.
fn images() -> Images {
    let image = |number: usize| vec![Some(number % 2), Some(1 - number % 2), None];
    (0..12).map(image).collect()
}

/// The file of a net with random weights, those of the columns within `limit`.
fn random_file(random: &mut Random, bases: usize, hidden: usize, limit: i16) -> Vec<u8> {
    let (stored, buckets) = (2, 3);
    let mut bytes = b"SXN2".to_vec();
    for count in [stored, bases, buckets, hidden] {
        bytes.extend((count as u16).to_le_bytes());
    }
    let weights = |random: &mut Random, count: usize, limit: i16| -> Vec<u8> {
        let weights = random.weights(count, limit).into_iter();
        weights.flat_map(i16::to_le_bytes).collect()
    };
    let biases = |random: &mut Random, count: usize| -> Vec<u8> {
        let biases = (0..count).map(|_| i32::from(random.within(9_999)));
        biases.flat_map(i32::to_le_bytes).collect()
    };
    bytes.extend(weights(random, stored * bases + bases, limit));
    bytes.extend(weights(random, buckets * 2 * bases, OUTPUT_LIMIT));
    bytes.extend(biases(random, buckets));
    bytes.extend(weights(random, buckets * hidden * 2 * bases, OUTPUT_LIMIT));
    bytes.extend(biases(random, buckets * hidden));
    bytes.extend(weights(random, buckets * hidden, OUTPUT_LIMIT));
    bytes
}

fn random_net(random: &mut Random, bases: usize, hidden: usize, limit: i16) -> Net {
    Net::from_bytes(&random_file(random, bases, hidden, limit), &images()).unwrap()
}

/// The views in which these inputs were turned on and off.
fn views(net: &Net, kernel: Kernel, on: &[[u16; 2]], off: &[[u16; 2]]) -> Views {
    let mut views = net.blank();
    net.update(kernel, None, &mut views, Turned { on, off });
    views
}

#[test]
fn every_form_equals_the_scalar_one_to_the_bit() {
    let mut random = Random(7);
    let mut different = std::collections::HashSet::new();
    for round in 0..300 {
        // Small weights stay in range, large ones wrap round; both must agree.
        let limit = if round % 2 == 0 { 60 } else { i16::MAX };
        let net = random_net(&mut random, 8 * (1 + round % 8), round % 5 * 8, limit);
        let (on, off) = (random.inputs(), random.inputs());
        let plain = views(&net, Kernel::SCALAR, &on, &off);
        for kernel in Kernel::all() {
            assert_eq!(views(&net, kernel, &on, &off), plain);
            for (bucket, own) in (0..net.buckets()).flat_map(|bucket| [(bucket, 0), (bucket, 1)]) {
                let score = net.score(kernel, &plain, own, bucket);
                assert_eq!(score, net.score(Kernel::SCALAR, &plain, own, bucket));
                different.insert(score);
            }
        }
    }
    assert!(different.len() > 600, "{}", different.len());
}

#[test]
fn the_largest_sums_are_exact() {
    for (bases, hidden) in [(64, 64), (32, 16)] {
        let mut net = random_net(&mut Random(1), bases, hidden, 1);
        for sign in [1, -1] {
            net.hidden.direct.fill(sign * OUTPUT_LIMIT);
            net.hidden.outputs.fill(sign * OUTPUT_LIMIT);
            net.hidden.weights.fill(OUTPUT_LIMIT);
            net.hidden.output_biases.fill(0);
            let mut full = net.blank();
            full.sums.iter_mut().for_each(|sums| sums.fill(i16::MAX));
            // Pools of 12 * 254, and hidden neurons at 255.
            let (pools, hidden) = (2 * bases as i64, hidden as i64);
            let output = pools * 12 * 254 * 127 + hidden * 255 * 127;
            let score = output * 256 / (255 * 64);
            for kernel in Kernel::all() {
                let none = Turned { on: &[], off: &[] };
                net.update(kernel, None, &mut full, none);
                let given = net.score(kernel, &full, 0, 2);
                assert_eq!(i64::from(given), i64::from(sign) * score);
            }
        }
    }
}

#[test]
fn turning_inputs_on_and_off_again_restores_the_views_wherever_they_are_kept() {
    for bases in [8, 16, 32] {
        let net = random_net(&mut Random(3), bases, 0, 900);
        for kernel in Kernel::all() {
            let on = views(&net, kernel, &[[0, 1], [1, 1], [2, 0]], &[]);
            assert_ne!(on, net.blank());
            let off = &[[2, 1], [0, 0], [1, 1]];
            let back = Turned { on: &[], off };
            let (mut here, mut elsewhere) = (on.clone(), net.blank());
            net.update(kernel, None, &mut here, back);
            net.update(kernel, Some(&on), &mut elsewhere, back);
            assert_eq!((&here, &elsewhere), (&net.blank(), &net.blank()));
        }
    }
}

#[test]
fn an_input_that_reads_none_changes_nothing_and_swapped_ones_permute_the_images() {
    let net = random_net(&mut Random(4), 8, 4, 300);
    let view = |on: &[[u16; 2]]| views(&net, Kernel::detect(), on, &[]);
    assert_eq!(view(&[[2, 2]]), net.blank());
    assert_ne!(view(&[[0, 2]]), view(&[[1, 2]]));
    let score = |on: &[[u16; 2]]| net.score(Kernel::detect(), &view(on), 0, 1);
    assert_eq!(score(&[[0, 2]]), score(&[[1, 2]]));
    assert_ne!(score(&[[0, 2]]), score(&[]));
}

#[test]
fn spoilt_files_are_refused() {
    let bytes = random_file(&mut Random(5), 8, 4, 300);
    let read = |bytes: &[u8]| Net::from_bytes(bytes, &images()).map(|_| ());
    let spoilt = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        read(&bytes).unwrap_err().to_string()
    };
    assert_eq!(read(&bytes), Ok(()));
    assert_eq!(spoilt(0, b'x'), "this is no net file");
    assert_eq!(spoilt(4, 3), "the net has an impossible shape");
    assert_eq!(spoilt(6, 9), "the net has an impossible shape");
    assert_eq!(
        spoilt(bytes.len() - 1, 1),
        "an output weight of the net is too large"
    );
    assert_eq!(
        read(&bytes[..99]).unwrap_err().to_string(),
        "the net file is too short or too long"
    );
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(read(&longer), Err(Fault::BadLength));
}

#[test]
fn every_form_says_the_same_of_every_place() {
    use crate::local::{LocalNet, Neurons, PLACES, REGARDS, Seen};
    let mut random = Random(6);
    let mut rows = |count: usize, most: i16| -> Vec<Neurons> {
        let row = |_| Neurons(std::array::from_fn(|_| random.within(most)));
        (0..count).map(row).collect()
    };
    let taps = vec![0, 1, -1, 32, -32, 33, -33];
    let first = [3, 4, 2].map(|states| rows(states * taps.len(), 900));
    let last = rows(9, 2000);
    let ground = rows(1, 500)[0];
    let biases: Vec<i32> = (0..9).map(|bias| bias * 77_777 - 300_000).collect();
    let net = LocalNet::new(taps, first, &last, &biases);
    let mut state =
        |count: u64| -> [u8; PLACES] { std::array::from_fn(|_| random.below(count + 1) as u8) };
    let states = [state(3), state(4), state(2)];
    let seen = Seen {
        states: states.each_ref(),
        ground: &ground,
    };
    let mut said = Kernel::all().map(|kernel| {
        let mut said = vec![[0; REGARDS]; PLACES];
        kernel.say(&net, seen, 0..PLACES, said.first_chunk_mut().unwrap());
        said
    });
    let plain = said.next().unwrap();
    assert!(plain.iter().any(|each| each[3] != each[4]));
    assert!(said.all(|each| each == plain));
}
