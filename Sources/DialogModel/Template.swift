/// A text with placeholders that are filled in when it is used: `You chose {buttonTitle}`.
public struct Template: Hashable, Sendable {
  /// One piece of a template.
  public enum Piece: Hashable, Sendable {
    /// Plain text.
    case text(String)
    /// The index of the button that the current call is about.
    case buttonIndex
    /// The title of that button.
    case buttonTitle
    /// `numberOfButtons` of the alert or sheet whose call is running, and its three indices.
    case numberOfButtons, cancelButtonIndex, firstOtherButtonIndex, destructiveButtonIndex
    /// `buttonTitleAtIndex:` of that dialog.
    case title(Int)
    /// `visible` of the dialog whose call is running.
    case visible
    /// The text of a field of the current alert, by its 0-based index; bullets for a secure one.
    case field(Int)
    /// The replacement text of a change.
    case replacement
    /// Why a task failed.
    case error
    /// The progress of a task, in whole percent.
    case percent
    /// `alertBody` and `alertAction` of the notification that the current call is about.
    case body, alertAction
    /// The state of the application inside the call about a notification.
    case state
    /// A value in the `userInfo` of that notification, by its key.
    case userInfo(String)

    /// The placeholder as a document writes it; for a text, the text.
    public var sourceText: String {
      switch self {
      case .text(let text): text
      case .buttonIndex: "{buttonIndex}"
      case .buttonTitle: "{buttonTitle}"
      case .numberOfButtons: "{numberOfButtons}"
      case .cancelButtonIndex: "{cancelButtonIndex}"
      case .firstOtherButtonIndex: "{firstOtherButtonIndex}"
      case .destructiveButtonIndex: "{destructiveButtonIndex}"
      case .title(let index): "{title:\(index)}"
      case .visible: "{visible}"
      case .field(let index): "{field:\(index)}"
      case .replacement: "{replacement}"
      case .error: "{error}"
      case .percent: "{percent}"
      case .body: "{body}"
      case .alertAction: "{alertAction}"
      case .state: "{state}"
      case .userInfo(let key): "{userInfo:\(key)}"
      }
    }
  }

  /// Most texts have no placeholders; a list of one piece each would cost memory and time.
  ///
  /// Each template has one form only, so that equal ones are equal.
  private enum Storage: Hashable, Sendable {
    case text(String)
    /// More than one piece, or one that is a placeholder.
    case pieces([Piece])
  }

  private let storage: Storage

  /// A template of these pieces.
  public init(pieces: [Piece]) {
    if pieces.isEmpty {
      storage = .text("")
    } else if pieces.count == 1, case .text(let text) = pieces[0] {
      storage = .text(text)
    } else {
      storage = .pieces(pieces)
    }
  }

  /// A template without placeholders.
  public init(_ text: String) {
    storage = .text(text)
  }

  /// The pieces, in order; none for an empty text.
  public var pieces: [Piece] {
    switch storage {
    case .text(let text): text.isEmpty ? [] : [.text(text)]
    case .pieces(let pieces): pieces
    }
  }

  /// The text, if it has no placeholders.
  public var literal: String? {
    if case .text(let text) = storage { text } else { nil }
  }

  /// The text as the document has it, for a list that names things before they show.
  public var sourceText: String {
    literal ?? pieces.map(\.sourceText).joined()
  }
}
