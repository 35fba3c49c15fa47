/// A language that is made of a document's own texts, without work of its author.
///
/// A text that looks as it is written there does not go through translation; one that loses its
/// bracket is cut.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Letters with accents, in brackets, and a third longer.
  case stretched = "en-XA"
  /// Each word from right to left, on a mirrored device.
  case mirrored = "ar-XB"

  /// A text of the document in this language; its placeholders stay as they are.
  public func text(_ source: Template) -> Template {
    guard !source.pieces.isEmpty else { return source }
    switch self {
    case .stretched: return stretched(source)
    case .mirrored:
      return Template(pieces: source.pieces.map { changed($0, PseudoLanguage.mirrored) })
    }
  }

  private func stretched(_ source: Template) -> Template {
    var letters = 0
    var pieces = source.pieces.map { piece in
      changed(piece) { text in
        letters += text.count
        return String(text.map { PseudoLanguage.accents[$0] ?? $0 })
      }
    }
    pieces.insert(.text("["), at: 0)
    pieces.append(.text(PseudoLanguage.padding(letters) + "]"))
    return Template(joining: pieces)
  }

  private func changed(_ piece: Template.Piece, _ change: (String) -> String) -> Template.Piece {
    if case .text(let text) = piece { .text(change(text)) } else { piece }
  }

  /// The words that make a text of so many letters longer: by 30 %, and by half if it is short.
  ///
  /// Short texts grow most in translations.
  private static func padding(_ letters: Int) -> String {
    let wanted = letters < 10 ? (letters + 1) / 2 : (letters * 3 + 9) / 10
    var (padding, count, place) = ("", 0, 0)
    while count < wanted {
      let word = words[place % words.count]
      padding += " " + word
      count += word.count + 1
      place += 1
    }
    return padding
  }

  private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight"]

  /// Letters that most fonts have.
  private static let accents = Dictionary(
    zip(
      "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ", "áçéĝĥíĵķļñöŕšţûŵýžÅÇÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ"),
    uniquingKeysWith: { first, _ in first })

  /// Each word between a mark that turns its direction and the end of that.
  private static func mirrored(_ text: String) -> String {
    var result = ""
    var isInside = false
    for character in text {
      if character.isWhitespace == isInside {
        result += isInside ? "\u{202C}" : "\u{202E}"
        isInside.toggle()
      }
      result.append(character)
    }
    return isInside ? result + "\u{202C}" : result
  }
}

extension Template {
  /// A template of pieces of which texts next to each other are one.
  fileprivate init(joining pieces: [Piece]) {
    var joined: [Piece] = []
    for piece in pieces {
      if case .text(let text) = piece, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(piece)
      }
    }
    self.init(pieces: joined)
  }
}
