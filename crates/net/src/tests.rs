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

    fn inputs(&mut self, net: &Net) -> Vec<u16> {
        let count = self.below(40);
        (0..count)
            .map(|_| self.below(net.inputs as u64) as u16)
            .collect()
    }
}

fn random_net(random: &mut Random, width: usize, limit: i16) -> Net {
    let (inputs, buckets) = (50, 3);
    Net {
        inputs,
        width,
        columns: random.weights(inputs * width, limit),
        biases: random.weights(width, limit),
        outputs: random.weights(buckets * 2 * width, OUTPUT_LIMIT),
        output_biases: (0..buckets)
            .map(|_| i32::from(random.within(9_999)))
            .collect(),
        hidden: None,
    }
}

#[test]
fn the_fastest_form_equals_the_scalar_one_to_the_bit() {
    let fast = Kernel::detect();
    let mut random = Random(7);
    for round in 0..300 {
        // Small weights stay in range, large ones wrap round; both must agree.
        let limit = if round % 2 == 0 { 60 } else { i16::MAX };
        let net = random_net(&mut random, TILE * (1 + round % 13), limit);
        let (on, off) = (random.inputs(&net), random.inputs(&net));
        let mut views = [vec![0; net.width], vec![1; net.width]];
        net.update(fast, net.empty(), &mut views[0], &on, &off);
        net.update(Kernel::SCALAR, net.empty(), &mut views[1], &on, &off);
        assert_eq!(views[0], views[1]);
        let other = random.weights(net.width, 400);
        for bucket in 0..net.buckets() {
            let score = net.score(fast, &views[0], &other, bucket);
            assert_eq!(score, net.score(Kernel::SCALAR, &views[0], &other, bucket));
        }
    }
}

/// A net of two stored inputs and a third that reads none, with twelve images that swap them.
fn images() -> Vec<Vec<Option<usize>>> {
    let image = |number: usize| vec![Some(number % 2), Some(1 - number % 2), None];
    (0..12).map(image).collect()
}

fn tied_bytes(random: &mut Random, bases: usize, hidden: usize) -> Vec<u8> {
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
    bytes.extend(weights(random, stored * bases + bases, 300));
    bytes.extend(weights(random, buckets * 2 * bases, OUTPUT_LIMIT));
    bytes.extend(biases(random, buckets));
    bytes.extend(weights(random, buckets * hidden * 2 * bases, OUTPUT_LIMIT));
    bytes.extend(biases(random, buckets * hidden));
    bytes.extend(weights(random, buckets * hidden, OUTPUT_LIMIT));
    bytes
}

#[test]
fn every_form_gives_the_same_scores_with_a_hidden_layer() {
    let mut random = Random(11);
    let mut different = std::collections::HashSet::new();
    for round in 0..200 {
        let bytes = tied_bytes(&mut random, 8 * (1 + round % 6), round % 3 * 8);
        let net = Net::from_bytes_with_images(&bytes, &images()).unwrap();
        let views = [400, 30_000].map(|limit| random.weights(net.width, limit));
        for bucket in 0..net.buckets() {
            let score = |kernel| net.score(kernel, &views[0], &views[1], bucket);
            assert_eq!(score(Kernel::detect()), score(Kernel::SCALAR));
            different.insert(score(Kernel::SCALAR));
        }
    }
    assert!(different.len() > 400, "{}", different.len());
}

#[test]
fn an_input_that_reads_none_changes_nothing_and_swapped_ones_permute_the_images() {
    let bytes = tied_bytes(&mut Random(4), 8, 4);
    let net = Net::from_bytes_with_images(&bytes, &images()).unwrap();
    let view = |on: &[u16]| {
        let mut view = net.empty().to_vec();
        net.update(Kernel::detect(), net.empty(), &mut view, on, &[]);
        view
    };
    assert_eq!(view(&[2]), net.empty());
    assert_ne!(view(&[0]), view(&[1]));
    let score = |on: &[u16]| net.score(Kernel::detect(), &view(on), &view(&[]), 1);
    assert_eq!(score(&[0]), score(&[1]));
    assert_ne!(score(&[0]), score(&[]));
}

#[test]
fn spoilt_files_of_tied_nets_are_refused() {
    let bytes = tied_bytes(&mut Random(5), 8, 4);
    let read = |bytes: &[u8]| Net::from_bytes_with_images(bytes, &images()).map(|_| ());
    let spoilt = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        read(&bytes)
    };
    assert_eq!(read(&bytes), Ok(()));
    assert_eq!(spoilt(3, b'1'), Err(Fault::NotANet));
    assert_eq!(
        spoilt(4, 3),
        Err(Fault::BadShape),
        "an input that none reads"
    );
    assert_eq!(spoilt(6, 9), Err(Fault::BadShape));
    assert_eq!(spoilt(8, 2), Err(Fault::BadLength));
    assert_eq!(spoilt(bytes.len() - 1, 1), Err(Fault::BadOutput));
    assert_eq!(read(&bytes[..99]), Err(Fault::BadLength));
}

#[test]
fn the_largest_sums_are_exact() {
    let width = 18 * TILE;
    let mut net = random_net(&mut Random(1), width, 1);
    for (weight, expected) in [(127, 1), (-127, -1)] {
        net.outputs.fill(weight);
        net.output_biases.fill(0);
        let full = vec![i16::MAX; width];
        let sum = 2 * width as i64 * 255 * 255 * 127;
        let score = (sum / 255 * 256 / (255 * 64)) as i32;
        for kernel in [Kernel::SCALAR, Kernel::detect()] {
            assert_eq!(net.score(kernel, &full, &full, 2), expected * score);
        }
    }
}

#[test]
fn turning_inputs_on_and_off_again_restores_the_view() {
    let mut random = Random(3);
    let net = random_net(&mut random, TILE, 900);
    let (mut on, mut off) = (net.empty().to_vec(), net.empty().to_vec());
    net.update(Kernel::detect(), net.empty(), &mut on, &[1, 2, 3], &[]);
    assert_ne!(on, net.empty());
    net.update(Kernel::detect(), &on, &mut off, &[], &[3, 1, 2]);
    assert_eq!(off, net.empty());
}

#[test]
fn a_written_net_reads_back_and_spoilt_files_are_refused() {
    let net = random_net(&mut Random(2), TILE, 500);
    let bytes = net.to_bytes();
    assert_eq!(Net::from_bytes(&bytes), Ok(net));
    let spoilt = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        Net::from_bytes(&bytes).unwrap_err().to_string()
    };
    assert_eq!(spoilt(0, b'x'), "this is no net file");
    assert_eq!(spoilt(6, 31), "the net has an impossible shape");
    assert_eq!(spoilt(4, 51), "the net file is too short or too long");
    assert_eq!(
        spoilt(bytes.len() - 13, 1),
        "an output weight of the net is too large"
    );
    assert_eq!(Net::from_bytes(&bytes[..99]), Err(Fault::BadLength));
}
