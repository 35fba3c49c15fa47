internal import DialogModel

// Buttons of alerts and sheets, which in UIKit are titles.

extension Button {
  /// A button with a title as it is.
  init(_ title: String) { self.init(title: Template(title)) }
}

extension ButtonIndices {
  /// The title of a button; `nil` where there is none.
  func title(at index: Int) -> String? {
    buttons.indices.contains(index) ? buttons[index].title.literal : nil
  }
}
