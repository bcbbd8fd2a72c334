//! gemblo
