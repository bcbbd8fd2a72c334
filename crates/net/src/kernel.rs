//! Which form of the loops this machine runs.

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
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

impl Kernel {
    /// Plain loops, for every machine.
    pub const SCALAR: Kernel = Kernel(Form::Scalar);

    /// The fastest form that this machine runs.
    pub fn detect() -> Kernel {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            return Kernel(Form::Avx2);
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return Kernel(Form::Simd128);
        #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
        Kernel::SCALAR
    }

    pub(crate) fn update(
        self,
        columns: &[i16],
        from: &[i16],
        to: &mut [i16],
        on: &[u16],
        off: &[u16],
    ) {
        match self.0 {
            Form::Scalar => scalar::update(columns, from, to, on, off),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where AVX2 was detected.
            Form::Avx2 => unsafe { crate::avx2::update(columns, from, to, on, off) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Form::Simd128 => crate::simd128::update(columns, from, to, on, off),
        }
    }

    pub(crate) fn pool(self, view: &[i16], sums: &mut [i16]) {
        match self.0 {
            Form::Scalar => scalar::pool(view, sums),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where AVX2 was detected.
            Form::Avx2 => unsafe { crate::avx2::pool(view, sums) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Form::Simd128 => crate::simd128::pool(view, sums),
        }
    }

    pub(crate) fn dot(self, values: &[i16], weights: &[i16]) -> i32 {
        match self.0 {
            Form::Scalar => scalar::dot(values, weights),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where AVX2 was detected.
            Form::Avx2 => unsafe { crate::avx2::dot(values, weights) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Form::Simd128 => crate::simd128::dot(values, weights),
        }
    }

    pub(crate) fn layer(self, values: &[i16], weights: &[i16], sums: &mut [i32]) {
        match self.0 {
            Form::Scalar => scalar::layer(values, weights, sums),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this form exists only where AVX2 was detected.
            Form::Avx2 => unsafe { crate::avx2::layer(values, weights, sums) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Form::Simd128 => crate::simd128::layer(values, weights, sums),
        }
    }
}
