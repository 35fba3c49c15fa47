public import DialogModel
public import DialogSimulator
import Texts

/// The rows of the list of screens, dialogs and scenarios of a document.
public struct ContentsRows {
  /// An item of the list.
  public enum Item: Hashable, Sendable {
    /// A screen of the document.
    case screen(ScreenID)
    /// A dialog of the document.
    case dialog(DialogID)
    /// A scenario by its name.
    case scenario(String)
  }

  /// A row of the list.
  public enum Row: Hashable, Sendable {
    /// The title over the rows that follow.
    case heading(String)
    /// An item of the document, with the name of a themed icon and its own name.
    case item(Item, icon: String, name: String)
  }

  /// The rows from top to bottom; a group without items has no heading.
  public let rows: [Row]

  /// The rows of a document.
  public init(_ prototype: Prototype) {
    let screens = prototype.screens.enumerated().map {
      Row.item(.screen(ScreenID($0.offset)), icon: "view-app-grid-symbolic", name: $0.element.id)
    }
    let dialogs = prototype.dialogs.enumerated().map {
      Row.item(.dialog(DialogID($0.offset)), icon: $0.element.icon, name: $0.element.id)
    }
    let scenarios = prototype.scenarios.map {
      Row.item(.scenario($0.name), icon: "media-playback-start-symbolic", name: $0.name)
    }
    rows = [
      (tr("Screens"), screens), (tr("Dialogs"), dialogs), (tr("Scenarios"), scenarios),
    ].flatMap { title, items in items.isEmpty ? [] : [.heading(title)] + items }
  }

  /// The word beside an item that is showing now; `nil` for other items.
  public static func mark(_ item: Item, in state: State) -> String? {
    let isShown =
      switch item {
      case .screen(let id): state.showsApplication && state.screen == id
      case .dialog(let id): state.visibleShowings.contains { $0.dialog == id }
      case .scenario: false
      }
    return isShown ? tr("shown") : nil
  }
}

extension Dialog {
  /// The icon beside its name.
  fileprivate var icon: String {
    switch kind {
    case .alert: "dialog-warning-symbolic"
    case .actionSheet: "view-list-symbolic"
    case .activityPicker: "emblem-shared-symbolic"
    case .presentedView, .formSheet, .popover: "dialog-information-symbolic"
    }
  }
}
