/// The keys of a dialog: one says what it is, and another may say who hears of it.
enum DialogKey: String, KeyTable {
  case alert
  case actionSheet, activityPicker, presentedView, formSheet, popover
  case delegate

  /// The keys that say what a dialog is.
  static let kinds: [DialogKey] = [
    .alert, .actionSheet, .activityPicker, .presentedView, .formSheet, .popover,
  ]

  var shape: Shape {
    switch self {
    case .alert: .thing(AlertKey.self)
    case .actionSheet, .activityPicker, .presentedView, .formSheet, .popover: .later
    case .delegate: .either(.word(["none"]), .thing(DelegateKey.self))
    }
  }
}
