//! yinsh
