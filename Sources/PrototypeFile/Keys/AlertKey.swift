/// The keys of an alert.
enum AlertKey: String, KeyTable {
  case title, message, style, cancelButton, otherButtons, addedButtons, cancelButtonIndex
  case textFields

  var shape: Shape {
    switch self {
    case .title, .message: .template
    case .style: .word(["default"], later: ["plainText", "secureText", "loginAndPassword"])
    case .cancelButton: ButtonKey.button
    case .otherButtons, .addedButtons: .list(ButtonKey.button)
    case .cancelButtonIndex: .anyInteger
    case .textFields: .later
    }
  }
}

/// The keys of a button that is more than its title.
enum ButtonKey: String, KeyTable {
  case title, then, afterwards

  /// A button: its title alone, or a map.
  static let button = Shape.either(.template, .thing(ButtonKey.self))

  var shape: Shape {
    switch self {
    case .title: .template
    case .then, .afterwards: .actions
    }
  }
}
