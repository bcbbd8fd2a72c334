//! Which form of the loops this machine runs.

use crate::first::Change;
use crate::hidden::{Layers, Sums};
use crate::local::{LocalNet, Said, Seen};
use crate::scalar;

/// A form of the loops; all give the same results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kernel(Form);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Scalar,
    /// Made only where the processor has been asked for AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// Made only where the processor has been asked for AVX2 and for AVX-512 with BW and VNNI.
    #[cfg(target_arch = "x86_64")]
    Avx512,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

impl Kernel {
    /// Plain loops, for every machine.
    pub const SCALAR: Kernel = Kernel(Form::Scalar);

    /// The fastest form that this machine runs.
    pub fn detect() -> Kernel {
        Kernel::all().last().unwrap_or(Kernel::SCALAR)
    }

    /// All forms that this machine runs, the fastest last.
    pub fn all() -> impl Iterator<Item = Kernel> {
        let faster = [
            #[cfg(target_arch = "x86_64")]
            is_x86_feature_detected!("avx2").then_some(Form::Avx2),
            #[cfg(target_arch = "x86_64")]
            (is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512vnni"))
            .then_some(Form::Avx512),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Some(Form::Simd128),
            None,
        ];
        let forms = [Form::Scalar]
            .into_iter()
            .chain(faster.into_iter().flatten());
        forms.map(Kernel)
    }

    pub(crate) fn update(self, change: Change<'_>) {
        match self.0 {
            Form::Scalar => scalar::update(change),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where AVX2 was detected.
            Form::Avx2 => unsafe { crate::avx2::update(change) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where all that it needs was detected.
            Form::Avx512 => unsafe { crate::avx512::update(change) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Form::Simd128 => crate::simd128::update(change),
        }
    }

    /// Says what some places are worth to a local net.
    pub fn say(
        self,
        net: &LocalNet,
        seen: Seen<'_>,
        places: impl Iterator<Item = usize>,
        said: &mut Said,
    ) {
        match self.0 {
            Form::Scalar => net.say(seen, places, said),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where AVX2 was detected.
            Form::Avx2 => unsafe { crate::avx2::say(net, seen, places, said) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where all that it needs was detected.
            Form::Avx512 => unsafe { crate::avx512::say(net, seen, places, said) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Form::Simd128 => crate::simd128::say(net, seen, places, said),
        }
    }

    pub(crate) fn sums(self, layers: Layers<'_>, own: &[i16], other: &[i16]) -> Sums {
        match self.0 {
            Form::Scalar => scalar::sums(layers, own, other),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where AVX2 was detected.
            Form::Avx2 => unsafe { crate::avx2::sums(layers, own, other) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where all that it needs was detected.
            Form::Avx512 => unsafe { crate::avx512::sums(layers, own, other) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Form::Simd128 => crate::simd128::sums(layers, own, other),
        }
    }
}
