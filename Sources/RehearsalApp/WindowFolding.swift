import Gtk

/// Folds the controls of a window into menus before they would make the window wider.
///
/// It compares what the parts need with the room that there is, and not with a fixed width: texts
/// may be large, and a translation may be long.
@MainActor
final class WindowFolding {
  private let parts: [Widget]
  private let fold: @MainActor (Bool) -> Void
  private var isFolded = false
  /// What the folded controls of each part would need, in pixels.
  private var folded: [Int]

  /// How many times the least width counts as enough.
  ///
  /// A person makes a window narrower step by step, and it cannot become smaller than its parts:
  /// the controls are folded before the panes are as narrow as they can be.
  private static let slack = 1.15

  /// - Parameters:
  ///   - parts: what fills the window from side to side, such as the header.
  ///   - firstWidth: the width that the window will have when it is shown, in pixels.
  ///   - fold: hides the controls that a menu has too, or shows them again.
  init(
    _ window: Window, _ parts: [Widget], firstWidth: Int, fold: @escaping @MainActor (Bool) -> Void
  ) {
    self.parts = parts
    self.fold = fold
    folded = Array(repeating: 0, count: parts.count)
    fit(firstWidth)
    // Before each layout, so that what has become wider never widens the window.
    window.onNewLayout { [weak self, unowned window] in
      if let self { fit(window.isMapped ? window.size.width : firstWidth) }
    }
  }

  private func fit(_ width: Int) {
    let now = parts.map(\.minimumWidth)
    guard isFolded == fits(zip(now, folded).map(+), width) else { return }
    set(!isFolded)
    let other = parts.map(\.minimumWidth)
    // How much the controls need is known exactly only while they show.
    if !isFolded, !fits(other, width) {
      set(true)
      folded = zip(other, now).map(-)
    } else {
      folded = isFolded ? zip(now, other).map(-) : parts.map { _ in 0 }
    }
  }

  private func fits(_ widths: [Int], _ room: Int) -> Bool {
    Double(widths.max() ?? 0) * WindowFolding.slack <= Double(room)
  }

  private func set(_ folded: Bool) {
    isFolded = folded
    fold(folded)
  }
}
