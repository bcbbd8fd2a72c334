//! The first layer: rows of weights that the inputs of a view add up, image by image.

use crate::aligned::Aligned;
use crate::{IMAGES, Kernel};

/// Inputs that are turned on and off, each as either view names it.
#[derive(Clone, Copy, Debug)]
pub struct Turned<'i> {
    /// Those that were off.
    pub on: &'i [[u16; 2]],
    /// Those that were on.
    pub off: &'i [[u16; 2]],
}

/// What is to happen to one view.
pub(crate) struct Change<'c> {
    pub(crate) first: &'c First,
    /// Which view it is.
    pub(crate) view: usize,
    /// Accumulators to begin with; those that are there already, if none.
    pub(crate) from: Option<&'c [i16]>,
    /// Accumulators to end with.
    pub(crate) to: &'c mut [i16],
    pub(crate) turned: Turned<'c>,
    /// The pools of their images.
    pub(crate) pools: &'c mut [i16],
}

/// What both players see: the accumulators of each view, and the pools of its images.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Views {
    pub(crate) sums: [Aligned; 2],
    pub(crate) pools: [Aligned; 2],
}

/// The weights between the inputs and the accumulators.
///
/// Only the rows of the base neurons are kept, one for each stored input, with where each input
/// finds its row in each image: all of it stays in the fastest cache, where the columns of all
/// images would not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct First {
    /// Base neurons.
    pub(crate) bases: usize,
    /// For each stored input the weights of all base neurons, and last a row of nothing.
    rows: Aligned,
    /// For each input where the row of each image begins; the whole row is there.
    reads: Vec<[u16; IMAGES]>,
    /// Where an input finds its rows that adds nothing.
    nothing: [u16; IMAGES],
    /// What the accumulators of an image hold when no input is on.
    biases: Vec<i16>,
}

impl First {
    /// The layer with these rows, where `reads` says which row each input has in each image.
    pub(crate) fn new(
        rows: Vec<i16>,
        biases: Vec<i16>,
        reads: impl Iterator<Item = [Option<usize>; IMAGES]>,
    ) -> First {
        let bases = biases.len();
        let nothing = rows.len() / bases;
        let begin = |row: Option<usize>| {
            let row = row.unwrap_or(nothing);
            assert!(row <= nothing, "every input reads a row that is there");
            u16::try_from(row * bases).expect("a net file is small")
        };
        First {
            bases,
            nothing: [begin(None); IMAGES],
            reads: reads.map(|rows| rows.map(begin)).collect(),
            rows: rows.into_iter().chain(biases.iter().map(|_| 0)).collect(),
            biases,
        }
    }

    /// How many inputs a view has.
    pub(crate) fn inputs(&self) -> usize {
        self.reads.len()
    }

    /// What is seen while no input is on.
    pub(crate) fn blank(&self) -> Views {
        let sums: Aligned = self.biases.repeat(IMAGES).into_iter().collect();
        let pools: Aligned = self.biases.iter().map(|_| 0).collect();
        let mut views = Views {
            sums: [sums.clone(), sums],
            pools: [pools.clone(), pools],
        };
        let none = Turned { on: &[], off: &[] };
        self.update(Kernel::SCALAR, None, &mut views, none);
        views
    }

    /// Where the rows of an input begin, image by image.
    #[inline]
    pub(crate) fn reads(&self, input: u16) -> &[u16; IMAGES] {
        &self.reads[usize::from(input)]
    }

    /// The same for an input of a view, and rows of nothing for none.
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    #[inline]
    pub(crate) fn reads_of(&self, input: Option<&[u16; 2]>, view: usize) -> &[u16; IMAGES] {
        input.map_or(&self.nothing, |input| self.reads(input[view]))
    }

    /// The row that begins at one of the reads.
    #[inline]
    pub(crate) fn row(&self, begin: u16) -> &[i16] {
        let begin = usize::from(begin);
        debug_assert!(begin + self.bases <= self.rows.len());
        // SAFETY: `reads` is private to this file and was made so that a whole row begins there.
        unsafe { self.rows.get_unchecked(begin..begin + self.bases) }
    }

    /// See [`crate::Net::update`].
    pub(crate) fn update(
        &self,
        kernel: Kernel,
        from: Option<&Views>,
        to: &mut Views,
        turned: Turned<'_>,
    ) {
        for view in 0..2 {
            let from = from.map(|from| &from.sums[view][..]);
            let (sums, pools) = (&mut to.sums[view], &mut to.pools[view]);
            let width = self.bases * IMAGES;
            let is_wide = |sums: &[i16]| sums.len() == width;
            assert!(is_wide(sums) && from.is_none_or(is_wide) && pools.len() == self.bases);
            kernel.update(Change {
                first: self,
                view,
                from,
                to: sums,
                turned,
                pools,
            });
        }
    }
}
