//! sixfold
fn main() {}
