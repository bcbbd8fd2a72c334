//! Folding solutions that a symmetry of the silhouette maps onto each other.

/// Whether a solution is the first of its images, given which piece owns each cell.
///
/// A solution is compared by the first cell of the piece on each cell, which says how the
/// silhouette is divided, and so which pieces lie where.
pub fn is_first(owners: &[Option<usize>], symmetries: &[Vec<usize>]) -> bool {
    let own = firsts(owners, |cell| cell);
    symmetries.iter().all(|symmetry| {
        let mut back = vec![0; symmetry.len()];
        for (cell, image) in symmetry.iter().enumerate() {
            back[*image] = cell;
        }
        own <= firsts(owners, |cell| back[cell])
    })
}

/// For each cell the first cell with the same owner, where the owner of a cell is that of `from`.
fn firsts(owners: &[Option<usize>], from: impl Fn(usize) -> usize) -> Vec<usize> {
    let mut first = vec![usize::MAX; owners.len() + 1];
    (0..owners.len())
        .map(|cell| {
            let owner = owners[from(cell)].map_or(0, |owner| owner + 1);
            first[owner] = first[owner].min(cell);
            first[owner]
        })
        .collect()
}
