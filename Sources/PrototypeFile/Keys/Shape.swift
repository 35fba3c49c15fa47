package import DialogModel

/// The values that are allowed at a place of a document.
package indirect enum Shape: Sendable {
  /// Any text, as written.
  case text
  /// A text with places to fill in: `You chose {buttonTitle}`.
  case template
  /// A whole text that is visible, or `/PATTERN/`.
  case pattern
  /// A pattern that a whole text must match.
  case regex
  /// The path of a file, from the document's folder.
  case path
  /// The name of an icon, or the path of a picture.
  case icon
  /// A moment in ISO 8601.
  case moment
  /// The name of a time zone.
  case timeZone
  /// The name of a language.
  case language
  /// `true` or `false`.
  case boolean
  /// Nothing but `true`.
  case yes
  /// A whole number from `least` to `most`.
  case integer(least: Int, most: Int)
  /// A number of seconds that is not negative; read as whole milliseconds.
  case seconds
  /// One of some words.
  case word([String])
  /// A new id.
  case id
  /// The name of something else in the document.
  case reference(Reference)
  /// A method.
  case selector(SelectorScope)
  /// Any value.
  case anything
  /// A map with the keys of a table.
  case object(any KeyTable.Type)
  /// A list of values of a shape; a single value may be written without a list.
  case list(Shape, least: Int = 0)
  /// A map from names of a form.
  case named(NameForm, Shape)
  /// A map from methods, which may have keys of a table, too; `one` if it has exactly one method.
  case bySelector(
    Shape, SelectorScope, beside: any KeyTable.Type = NoKey.self, one: Bool = false)
  /// One or the other.
  case either(Shape, Shape)

  /// What a name refers to.
  package enum Reference: Sendable, CaseIterable {
    case screen, dialog, control, task, notification, flag, steps, field, popover
    /// An alert whose texts change, or a dialog whose delegate does.
    case alert
    /// A dialog, or one of its instances.
    case shownDialog
    /// Resolves a control that is an item of a bar.
    case barButton
    /// A control, or a whole bar.
    case controlOrBar
    /// A screen or a dialog.
    case start
    /// A screen, a dialog, or an instance of a dialog.
    case shown
    /// A screen, a dialog, a task, a notification, something that one of them has, or an address.
    case part
    /// The receiver of a question: a dialog, a text field, an activity or the application.
    case target
    /// The type of a custom activity, or the name of a built-in one.
    case activity
  }

  /// What the names of a map may be.
  package enum NameForm: Sendable {
    case id
    /// Any text that is not empty.
    case name
    /// Any text.
    case text
    case language
    case word([String])
    /// The names of something else in the document.
    case reference(Reference)
  }
}

/// The methods that are allowed at a place.
package struct SelectorScope: Sendable {
  /// The owners of the methods.
  var owners: [Selector.Owner]
  /// Whether only methods that answer yes or no are allowed.
  var asking = false

  /// The methods of the delegates of all dialogs.
  static let dialog = SelectorScope(owners: [.alert, .actionSheet, .activityPicker, .popover])
  static let viewController = SelectorScope(owners: [.viewController])
  static let navigationController = SelectorScope(owners: [.navigationController])
  static let tabBarController = SelectorScope(owners: [.tabBarController])
  static let application = SelectorScope(owners: [.application])
  static let textField = SelectorScope(owners: [.textField])
  /// All methods that ask.
  static let questions = SelectorScope(owners: Selector.Owner.allCases, asking: true)

  /// The same scope, with only the methods that answer yes or no.
  var questions: SelectorScope { SelectorScope(owners: owners, asking: true) }

  func contains(_ selector: Selector) -> Bool {
    owners.contains(selector.owner)
      && (!asking || selector.returnsBool || (listsOrientations && selector.returnsOrientations))
  }

  /// Whether the place is a view controller's, where one answer is a list of orientations.
  private var listsOrientations: Bool { owners == [.viewController] }

  /// The methods, in the order of the behaviour tables.
  package var selectors: [Selector] { Selector.allCases.filter(contains) }
}

extension Shape {
  /// One of the words of an enumeration.
  static func word<Word: RawRepresentable<String> & CaseIterable>(of type: Word.Type) -> Shape {
    .word(type.allCases.map(\.rawValue))
  }

  /// The largest whole number of a document: so far from the limits of `Int` that no sum reaches
  /// them.
  static let mostInteger = 1_000_000_000

  /// A whole number that is not less than this.
  static func integer(least: Int) -> Shape { .integer(least: least, most: mostInteger) }

  /// A whole number of either sign.
  static let anyInteger = Shape.integer(least: -mostInteger, most: mostInteger)
  /// The index of a field in an alert.
  static let fieldIndex = Shape.integer(least: 0, most: 1)
  // Computed, because a leak detector does not see through the packed pointer of a stored one.

  /// A list of actions.
  static var actions: Shape { .list(.object(ActionKey.self)) }
  /// A list of controls.
  static var controls: Shape { .list(.object(ControlKey.self)) }
}

extension Selector.Owner {
  /// The name of the protocol that declares the methods.
  package var protocolName: String {
    switch self {
    case .alert: "UIAlertViewDelegate"
    case .actionSheet: "UIActionSheetDelegate"
    case .textField: "UITextFieldDelegate"
    case .activity: "UIActivity"
    case .activityPicker: "UIActivityViewController"
    case .itemSource: "UIActivityItemSource"
    case .popover: "UIPopoverControllerDelegate"
    case .application: "UIApplicationDelegate"
    case .viewController: "UIViewController"
    case .completion: "UIViewController"
    case .navigationController: "UINavigationControllerDelegate"
    case .tabBarController: "UITabBarControllerDelegate"
    }
  }
}
