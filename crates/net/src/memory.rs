//! Hints to the processor and the system about memory. They change nothing but the time that
//! reading takes; they are here since only this crate may speak to either directly.

/// Whether [`prefetch`] does anything; else what is only found for its sake need not be.
pub const PREFETCHES: bool = cfg!(target_arch = "x86_64");

/// Begins to fetch what will be read soon.
#[inline]
pub fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every address may be hinted at, and this is the one of a live value.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

/// An empty list with room for so many values, in large pages where the system has them: in a large
/// table that is read here and there most of the time goes into finding the pages.
pub fn roomy<T>(count: usize) -> Vec<T> {
    let room = Vec::with_capacity(count);
    #[cfg(target_os = "linux")]
    ask_for_large_pages(&room);
    room
}

#[cfg(target_os = "linux")]
fn ask_for_large_pages<T>(room: &Vec<T>) {
    use std::ffi::{c_int, c_void};
    unsafe extern "C" {
        fn madvise(begin: *mut c_void, bytes: usize, advice: c_int) -> c_int;
    }
    const HUGE_PAGES: c_int = 14;
    const SMALL_PAGE: usize = 4096;
    let (begin, bytes) = (room.as_ptr() as usize, room.capacity() * size_of::<T>());
    let first = begin.next_multiple_of(SMALL_PAGE);
    let whole = (begin + bytes).saturating_sub(first);
    // SAFETY: the advice changes no content, and whole pages of the list alone are named. Where the
    // system knows no such pages it refuses, and all stays as it is.
    unsafe { madvise(first as *mut c_void, whole, HUGE_PAGES) };
}
