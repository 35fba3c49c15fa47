/// How the stage shows a prototype, apart from its look and its device: the size of its texts, its
/// direction, and its contrast.
///
/// The simulator does not read them: calls and their order are the same on every axis.
public struct StageAxes: Hashable, Sendable {
  /// The size of the texts.
  public enum TextSize: String, CaseIterable, Sendable {
    case small, normal, large, largest
  }

  /// The direction in which a line is read, and the side at which a screen begins.
  public enum Direction: String, CaseIterable, Sendable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
  }

  /// The contrast of texts and rules.
  public enum Contrast: String, CaseIterable, Sendable {
    case normal, high
  }

  /// The size of the texts; `nil` where it is not set.
  public var textSize: TextSize?
  /// The direction; `nil` where it is not set: then it follows the language of the texts.
  public var direction: Direction?
  /// The contrast; `nil` where it is not set.
  public var contrast: Contrast?

  /// Axes; those that are left out are not set.
  public init(
    textSize: TextSize? = nil, direction: Direction? = nil, contrast: Contrast? = nil
  ) {
    (self.textSize, self.direction, self.contrast) = (textSize, direction, contrast)
  }

  /// One of the axes.
  public enum Axis: String, CaseIterable, Sendable {
    case textSize, direction, contrast
  }

  /// The word that is set on an axis, as documents write it; `nil` where none is set.
  ///
  /// A word that the axis does not have sets nothing.
  public subscript(_ axis: Axis) -> String? {
    get {
      switch axis {
      case .textSize: textSize?.rawValue
      case .direction: direction?.rawValue
      case .contrast: contrast?.rawValue
      }
    }
    set {
      switch axis {
      case .textSize: textSize = newValue.flatMap { TextSize(rawValue: $0) }
      case .direction: direction = newValue.flatMap { Direction(rawValue: $0) }
      case .contrast: contrast = newValue.flatMap { Contrast(rawValue: $0) }
      }
    }
  }

  /// The same axes; those that are not set are as in other axes.
  public func over(_ others: StageAxes) -> StageAxes {
    StageAxes(
      textSize: textSize ?? others.textSize, direction: direction ?? others.direction,
      contrast: contrast ?? others.contrast)
  }
}

extension StageAxes.Direction {
  /// The direction of a language by its code, such as `ar`, `fa-IR` or `az-Arab`.
  ///
  /// A script in the code decides before the language.
  public init(ofLanguage code: String) {
    let parts = code.split { $0 == "-" || $0 == "_" || $0 == "." }.map { $0.lowercased() }
    let scripts = parts.dropFirst().filter { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }
    if let script = scripts.first {
      self = Self.scripts.contains(script) ? .rtl : .ltr
    } else {
      self = parts.first.map(Self.languages.contains) == true ? .rtl : .ltr
    }
  }

  /// The codes of the languages that are written from right to left.
  private static let languages: Set<String> = [
    "ar", "arc", "azb", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb",
    "prs", "ps", "rhg", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The codes of the scripts that are written from right to left.
  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
}

extension Prototype {
  /// The direction of the prototype: the one that is set, or that of the language of its texts.
  ///
  /// Where no language is chosen, the letters of its first texts decide.
  public var direction: StageAxes.Direction {
    if let direction = axes.direction { return direction }
    if let language { return StageAxes.Direction(ofLanguage: language) }
    return LetterCount(self).direction
  }
}

/// The letters of the first texts of a prototype, counted by their direction.
private struct LetterCount {
  private var (left, right) = (0, 0)

  /// How many texts, and how many characters of each, are looked at.
  private static let (mostTexts, mostCharacters) = (40, 200)

  init(_ prototype: Prototype) {
    if let title = prototype.title { count(title) }
    for screen in prototype.screens.prefix(LetterCount.mostTexts) {
      if let title = screen.title { count(title) }
      for control in screen.controls.prefix(LetterCount.mostTexts) { count(control.text) }
    }
    for dialog in prototype.dialogs.prefix(LetterCount.mostTexts) {
      let texts = [dialog.alert?.title, dialog.alert?.message, dialog.actionSheet?.title]
      for text in texts { if let text { count(text.sourceText) } }
      for button in dialog.alert?.otherButtons.prefix(LetterCount.mostTexts) ?? [] {
        count(button.title.sourceText)
      }
    }
  }

  var direction: StageAxes.Direction { right > left ? .rtl : .ltr }

  private mutating func count(_ text: String) {
    for scalar in text.unicodeScalars.prefix(LetterCount.mostCharacters) {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        right += 1
      default: if scalar.properties.isAlphabetic { left += 1 }
      }
    }
  }
}
