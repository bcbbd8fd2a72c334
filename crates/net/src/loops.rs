//! The loops that vectors of every width share: written once, compiled for each.
//!
//! A function that uses vectors has to be compiled with their feature, and a generic one would lose it
//! on the way; so the loops are a macro, and each width brings its `Vector` with what can be done to it.

use crate::IMAGES;

/// One part of the reads of an input, where `P` images at a time are added up.
#[inline]
pub(crate) fn part_of<const P: usize>(reads: &[u16; IMAGES], part: usize) -> &[u16; P] {
    &reads.as_chunks::<P>().0[part]
}

/// Writes the loops for the `Vector` of the module, with what it needs to be compiled for.
macro_rules! loops {
    ($(#[$feature:meta])*) => {
        /// The sums of the first layer with `V` vectors for each image, `P` images at a time.
        $(#[$feature])*
        fn update_by<const V: usize, const P: usize>(change: Change<'_>) {
            let (first, view) = (change.first, change.view);
            let (bases, width) = (V * LANES, IMAGES * V * LANES);
            // Said once, so that it need not be checked for every row.
            assert!(first.bases == bases && change.to.len() == width && change.pools.len() == bases);
            assert!(change.from.is_none_or(|from| from.len() == width));
            let all = [first.row(0), change.from.unwrap_or(change.to), change.to, change.pools];
            assert!(all.into_iter().all(is_aligned));
            let mut pooled = [zero(); V];
            for part in 0..IMAGES / P {
                let place = part * P * bases..(part + 1) * P * bases;
                let mut sums = [[zero(); V]; P];
                // Loops over what has a known length keep all sums in registers.
                let start = &change.from.unwrap_or(change.to)[place.clone()];
                for (image, sums) in sums.iter_mut().enumerate() {
                    *sums = load(&start[image * bases..]);
                }
                for input in change.turned.on {
                    for (sums, begin) in sums
                        .iter_mut()
                        .zip(part_of::<P>(first.reads(input[view]), part))
                    {
                        for (sum, weights) in sums.iter_mut().zip(load::<V>(first.row(*begin))) {
                            *sum = add16(*sum, weights);
                        }
                    }
                }
                for input in change.turned.off {
                    for (sums, begin) in sums
                        .iter_mut()
                        .zip(part_of::<P>(first.reads(input[view]), part))
                    {
                        for (sum, weights) in sums.iter_mut().zip(load::<V>(first.row(*begin))) {
                            *sum = sub16(*sum, weights);
                        }
                    }
                }
                let end = &mut change.to[place];
                for (image, sums) in sums.iter().enumerate() {
                    store(&mut end[image * bases..], sums);
                    for (pool, sum) in pooled.iter_mut().zip(sums) {
                        *pool = add16(*pool, square(*sum));
                    }
                }
            }
            store(change.pools, &pooled);
        }

        /// Clipped and squared values, in 256ths.
        $(#[$feature])*
        fn square(values: Vector) -> Vector {
            let clipped = min16(max16(values, zero()), splat16(ONE));
            // At most 255 * 255, which 16 bits hold without a sign.
            halved(mul16(clipped, clipped))
        }

        /// The sums of all layers with `N` vectors of hidden neurons.
        $(#[$feature])*
        fn sums_by<const N: usize>(layers: Layers<'_>, own: &[i16], other: &[i16]) -> Sums {
            if !own.len().is_multiple_of(LANES) {
                return scalar::sums(layers, own, other);
            }
            let all = [own, other, layers.direct, layers.weights];
            assert!(all.into_iter().all(is_aligned));
            let (first, second) = layers.direct.split_at(own.len());
            let direct = add32(dot(own, first), dot(other, second));
            let mut all = [zero(); N];
            for (sum, biases) in all.iter_mut().zip(layers.biases.as_chunks().0) {
                *sum = load32(biases);
            }
            let (weights, rest) = layers.weights.split_at(layers.weights.len() / 2);
            layer(own, weights, &mut all);
            layer(other, rest, &mut all);
            let mut hidden = zero();
            for (sum, outputs) in all.iter().zip(layers.outputs.as_chunks().0) {
                let value = min32(max32(shifted(*sum), zero()), splat32(i32::from(ONE)));
                hidden = add32(hidden, mul32(mul32(value, value), widened(outputs)));
            }
            Sums {
                direct: total(direct),
                hidden: total(hidden),
            }
        }

        /// Adds to the sums of the hidden neurons the products of the values with their weights.
        $(#[$feature])*
        fn layer<const N: usize>(values: &[i16], weights: &[i16], sums: &mut [Vector; N]) {
            let pairs = values.as_chunks::<2>().0.iter();
            for ([one, two], weights) in pairs.zip(weights.chunks_exact(N * LANES)) {
                let both = u32::from(*one as u16) | u32::from(*two as u16) << 16;
                let pair = splat32(both as i32);
                for (sum, weights) in sums.iter_mut().zip(load::<N>(weights)) {
                    *sum = add32(*sum, products(pair, weights));
                }
            }
        }

        /// What a local net says of some places, with `V` vectors of neurons and as many of what is said.
        $(#[$feature])*
        fn say_by<const V: usize>(
            net: &LocalNet,
            seen: Seen<'_>,
            places: impl Iterator<Item = usize>,
            said: &mut Said,
        ) {
            let ground = load::<V>(&seen.ground.0);
            for place in places {
                let mut sums = ground;
                net.rows(seen, place, |row| {
                    for (sum, weights) in sums.iter_mut().zip(load::<V>(&row.0)) {
                        *sum = add16(*sum, weights);
                    }
                });
                let mut values = Neurons([0; NEURONS]);
                store(&mut values.0, &sums.map(|sum| min16(max16(sum, zero()), splat16(MOST))));
                let mut all = [zero(); V];
                for (sum, bias) in all.iter_mut().zip(net.bias.as_chunks().0) {
                    *sum = load32(bias);
                }
                for (pair, weights) in values.0.as_chunks::<2>().0.iter().zip(&net.last) {
                    layer(pair, &weights.0, &mut all);
                }
                let to = said[place % PLACES].as_chunks_mut().0;
                for (to, sum) in to.iter_mut().zip(all) {
                    store32(to, sum);
                }
            }
        }

        /// The sum of the products, in as many parts as a vector holds.
        $(#[$feature])*
        fn dot(values: &[i16], weights: &[i16]) -> Vector {
            let mut sum = zero();
            let vectors = values.chunks_exact(LANES).zip(weights.chunks_exact(LANES));
            for (values, weights) in vectors {
                let [values] = load::<1>(values);
                let [weights] = load::<1>(weights);
                sum = add32(sum, products(values, weights));
            }
            sum
        }

        /// Whether vectors begin here, and so at every whole number of vectors from here.
        fn is_aligned(values: &[i16]) -> bool {
            values.as_ptr().cast::<Vector>().is_aligned()
        }

        $(#[$feature])*
        fn load<const N: usize>(values: &[i16]) -> [Vector; N] {
            let values = &values[..N * LANES];
            debug_assert!(is_aligned(values));
            let mut vectors = [zero(); N];
            for (vector, place) in vectors.iter_mut().zip(values.as_chunks().0) {
                *vector = load_one(place);
            }
            vectors
        }

        $(#[$feature])*
        fn store<const N: usize>(values: &mut [i16], vectors: &[Vector; N]) {
            let values = &mut values[..N * LANES];
            debug_assert!(is_aligned(values));
            for (place, vector) in values.as_chunks_mut().0.iter_mut().zip(vectors) {
                store_one(place, *vector);
            }
        }
    };
}

pub(crate) use loops;
