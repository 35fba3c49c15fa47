import Texts

/// A text of a command or of its files, in which nothing is unseen.
public struct ReadableText: Hashable, Sendable {
  /// The text with the signs around its escapes.
  private let signed: String

  init(signed: String) { self.signed = signed }

  /// A text that is shown as it is.
  public init(_ text: String) { signed = text }

  /// What a person reads.
  public var text: String {
    String(String.UnicodeScalarView(signed.unicodeScalars.filter { !VisibleText.isSign($0) }))
  }

  /// Where escapes stand in ``text``, from its start to its end, as 0-based places of scalars.
  public var escapes: [Range<Int>] {
    var escapes: [Range<Int>] = []
    var (place, start) = (0, 0)
    for scalar in signed.unicodeScalars {
      switch scalar {
      case VisibleText.escapeStart: start = place
      case VisibleText.escapeEnd: escapes.append(start..<place)
      default: place += 1
      }
    }
    return escapes
  }

  /// The text with breaks in words that are wider than a line of so many columns.
  public func fitting(columns: Int) -> ReadableText {
    ReadableText(signed: VisibleText.breakingWords(signed, columns: columns))
  }

  /// A part of such a text as it was before.
  public static func joined(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != VisibleText.wordBreak }))
  }
}

// MARK: - In words

extension ReadableText {
  /// How many sorts of escapes are named.
  private static let mostNamed = 6

  /// What the escapes stand for, in a sentence; empty if there is none.
  public var explanation: String {
    var counts: [(escape: String, count: Int)] = []
    var known: [String: Int] = [:]
    for escape in escapeTexts {
      if let index = known[escape] {
        counts[index].count += 1
      } else {
        known[escape] = counts.count
        counts.append((escape, 1))
      }
    }
    guard !counts.isEmpty else { return "" }
    let named = counts.prefix(ReadableText.mostNamed).map { escape, count in
      let name = ReadableText.name(of: escape)
      return count == 1 ? name : tr("{count} × {name}", ["count": String(count), "name": name])
    }
    let rest = counts.count > named.count ? ["…"] : []
    return tr(
      "Muted: what stands for something that would not be seen. Here: {list}.",
      ["list": (named + rest).listed()])
  }

  /// The escapes without breaks in them.
  private var escapeTexts: [String] {
    var texts: [String] = []
    var text: String.UnicodeScalarView?
    for scalar in signed.unicodeScalars {
      switch scalar {
      case VisibleText.escapeStart: text = String.UnicodeScalarView()
      case VisibleText.escapeEnd:
        if let text { texts.append(String(text)) }
        text = nil
      case VisibleText.wordBreak, "\n": break
      default: text?.append(scalar)
      }
    }
    return texts
  }

  private static func name(of escape: String) -> String {
    let inside = escape.dropFirst()
    switch inside.first {
    case "n": return tr("line end")
    case "t": return tr("tab")
    case "r": return tr("carriage return")
    case "\\": return tr("backslash")
    case "'": return tr("apostrophe")
    case "{":
      let parts = inside.dropFirst().dropLast().split(separator: " ")
      guard let count = parts.first, let last = parts.last else { return escape }
      let name = last.hasPrefix("\\") ? name(of: String(last)) : String(last)
      return tr("{count} × {name} in a row", ["count": String(count), "name": name])
    case "u", "U":
      let scalar = UInt32(inside.dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
      return scalar?.properties.name?.lowercased() ?? escape
    default: return escape
    }
  }
}
