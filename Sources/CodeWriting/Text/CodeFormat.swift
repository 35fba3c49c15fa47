internal import DialogModel

/// A text with places as a format, as `stringWithFormat:` takes it.
struct CodeFormat {
  /// The format; `%` is doubled only where there are places.
  let text: String
  /// What goes into the places, in the order of the numbers.
  let places: [Template.Piece]

  /// - Parameters:
  ///   - like: the text in the document's language, whose order the numbers follow.
  ///   - always: whether the text is a format even without places, as that of `NSLog` is.
  init(_ template: Template, like source: Template? = nil, always: Bool = false) {
    let places = CodeFormat.places(source ?? template)
    let isFormat = always || !places.isEmpty
    var next = 0
    text = template.pieces.map { piece in
      guard case .text(let text) = piece else {
        let number = source == nil ? next : places.firstIndex(of: piece) ?? next
        next += 1
        let position = places.count > 1 ? "\(number + 1)$" : ""
        return "%" + position + (CodeFormat.isNumber(piece) ? "ld" : "@")
      }
      guard isFormat else { return text }
      return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }.joined()
    self.places = places
  }

  private static func places(_ template: Template) -> [Template.Piece] {
    template.pieces.filter { if case .text = $0 { false } else { true } }
  }

  /// Whether a place takes a whole number.
  static func isNumber(_ piece: Template.Piece) -> Bool {
    switch piece {
    case .buttonIndex, .numberOfButtons, .cancelButtonIndex, .firstOtherButtonIndex,
      .destructiveButtonIndex, .percent:
      true
    case .text, .buttonTitle, .title, .visible, .field, .replacement, .error, .body, .alertAction,
      .state, .userInfo:
      false
    }
  }
}
