//! The boards: each draws a scene and reports what was touched.

pub mod emblem;
pub mod yinsh;
