/// A text with places that are filled in when it is used: `You chose {buttonTitle}`.
public struct Template: Hashable, Sendable {
  /// One stretch of a template.
  public enum Piece: Hashable, Sendable {
    /// Text as it stands.
    case text(String)
    /// The index of the button that the call around is about.
    case buttonIndex
    /// The title of that button.
    case buttonTitle
    /// `numberOfButtons` of the alert or sheet whose call is running, and its three indices.
    case numberOfButtons, cancelButtonIndex, firstOtherButtonIndex, destructiveButtonIndex
    /// `buttonTitleAtIndex:` of that dialog.
    case title(Int)
    /// `visible` of the dialog whose call is running.
    case visible
    /// The text of a field of the alert around, by its 0-based index; bullets for a secure one.
    case field(Int)
    /// What a change would put into a field.
    case replacement
    /// Why a task failed.
    case error
    /// How far a task is, in whole percent.
    case percent

    /// The place as a document writes it; of a text, the text.
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
      }
    }
  }

  /// Nearly all texts have no places, and a list of one stretch each would cost memory and time.
  ///
  /// Each template has one form only, so that equal ones are equal.
  private enum Storage: Hashable, Sendable {
    case text(String)
    /// More than one stretch, or one that is a place.
    case pieces([Piece])
  }

  private let storage: Storage

  /// A template of these stretches.
  public init(pieces: [Piece]) {
    if pieces.isEmpty {
      storage = .text("")
    } else if pieces.count == 1, case .text(let text) = pieces[0] {
      storage = .text(text)
    } else {
      storage = .pieces(pieces)
    }
  }

  /// A template without places to fill.
  public init(_ text: String) {
    storage = .text(text)
  }

  /// The stretches, in order; none for an empty text.
  public var pieces: [Piece] {
    switch storage {
    case .text(let text): text.isEmpty ? [] : [.text(text)]
    case .pieces(let pieces): pieces
    }
  }

  /// The text, where nothing is to be filled in.
  public var literal: String? {
    if case .text(let text) = storage { text } else { nil }
  }

  /// The text as the document has it, for a list that names things before they are shown.
  public var sourceText: String {
    literal ?? pieces.map(\.sourceText).joined()
  }
}
