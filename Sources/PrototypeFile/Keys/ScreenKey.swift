/// The keys of a screen.
enum ScreenKey: String, KeyTable {
  case title, controls
  case image, barStyle, orientations

  var shape: Shape {
    switch self {
    case .title: .text
    case .controls: .list(.thing(ControlKey.self))
    case .image, .barStyle, .orientations: .later
    }
  }
}

/// The keys of a control on a screen: one says what it is and what stands on it.
enum ControlKey: String, KeyTable {
  case button, row, label
  case barButton, toolbarButton, tab, textField
  case id, then

  /// The keys that say what a control is.
  static let kinds: [ControlKey] = [
    .button, .row, .label, .barButton, .toolbarButton, .tab, .textField,
  ]

  var shape: Shape {
    switch self {
    case .button, .row, .label: .text
    case .barButton, .toolbarButton, .tab, .textField: .later
    case .id: .id
    case .then: .actions
    }
  }
}
