/// How several beats are laid out on a page of a storyboard.
enum BeatGrid {
  /// The most beats on a page.
  static let most = 6

  /// The columns and rows for so many beats.
  static func shape(of count: Int) -> (columns: Int, rows: Int) {
    switch count {
    case ...1: (1, 1)
    case 2: (2, 1)
    case 3, 4: (count, 1)
    default: (3, 2)
    }
  }
}
