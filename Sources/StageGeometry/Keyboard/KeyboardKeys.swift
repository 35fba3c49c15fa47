public import DialogModel
import Texts

/// A key of the keyboard on the screen.
public enum Key: Hashable, Sendable {
  /// A key that types a text; usually one letter.
  case character(String)
  /// The keys that every keyboard of letters has.
  case space, shift, delete, `return`
  /// A key that changes to another set of keys.
  case plane(KeyboardPlane)
  /// Space without a key.
  case gap
}

/// A set of keys.
public enum KeyboardPlane: Hashable, Sendable {
  /// The keys that a person changes between.
  case letters, numbers, symbols
}

/// Which keys a keyboard has, in rows from top to bottom.
public struct KeyboardKeys: Equatable, Sendable {
  /// A key, and its width as a part of the width of the keyboard.
  public struct Place: Equatable, Sendable {
    /// The key.
    public let key: Key
    /// The width from 0 to 1; the sum of a row is 1.
    public let width: Double
  }

  /// The rows from top to bottom; the keys of each from left to right.
  public let rows: [[Place]]

  /// The keys of a kind of keyboard; a number pad has no other planes and no capitals.
  public init(_ keyboard: TextField.Keyboard, _ plane: KeyboardPlane, isShifted: Bool) {
    if let pad = KeyboardKeys.pad(keyboard) {
      rows = pad.map { row in row.map { Place(key: $0, width: 1 / Double(row.count)) } }
      return
    }
    switch plane {
    case .letters:
      func letters(_ text: String) -> [Key] {
        text.map { .character(isShifted ? $0.uppercased() : String($0)) }
      }
      rows =
        [
          KeyboardKeys.even(letters("qwertyuiop")), KeyboardKeys.even(letters("asdfghjkl")),
          KeyboardKeys.framed(letters("zxcvbnm"), first: .shift),
        ] + [KeyboardKeys.bottom(keyboard, to: .numbers)]
    case .numbers:
      rows = [
        KeyboardKeys.even(keys("1234567890")), KeyboardKeys.even(keys("-/:;()$&@\"")),
        KeyboardKeys.framed(keys(".,?!'"), first: .plane(.symbols)),
        KeyboardKeys.bottom(keyboard, to: .letters),
      ]
    case .symbols:
      rows = [
        KeyboardKeys.even(keys("[]{}#%^*+=")), KeyboardKeys.even(keys("_\\|~<>€£¥§")),
        KeyboardKeys.framed(keys(".,?!'"), first: .plane(.numbers)),
        KeyboardKeys.bottom(keyboard, to: .letters),
      ]
    }
  }

  /// The plane that a keyboard shows first.
  public static func firstPlane(_ keyboard: TextField.Keyboard) -> KeyboardPlane {
    keyboard == .numbersAndPunctuation ? .numbers : .letters
  }

  private static func pad(_ keyboard: TextField.Keyboard) -> [[Key]]? {
    let digits = [keys("123"), keys("456"), keys("789")]
    switch keyboard {
    case .numberPad: return digits + [[.gap, .character("0"), .delete]]
    case .decimalPad: return digits + [[.character("."), .character("0"), .delete]]
    case .phonePad:
      return [keys("123+"), keys("456*"), keys("789#"), keys(",0;") + [.delete]]
    default: return nil
    }
  }

  /// Keys with a tenth of the width each, in the middle of the row.
  private static func even(_ keys: [Key]) -> [Place] {
    let edge = (1 - Double(keys.count) / 10) / 2
    let row = keys.map { Place(key: $0, width: 0.1) }
    guard edge > 0.001 else { return row }
    return [Place(key: .gap, width: edge)] + row + [Place(key: .gap, width: edge)]
  }

  /// Keys between a wider key and the delete key.
  private static func framed(_ keys: [Key], first: Key) -> [Place] {
    let width = 0.7 / Double(keys.count)
    return [Place(key: first, width: 0.13), Place(key: .gap, width: 0.02)]
      + keys.map { Place(key: $0, width: width) }
      + [Place(key: .gap, width: 0.02), Place(key: .delete, width: 0.13)]
  }

  private static func bottom(
    _ keyboard: TextField.Keyboard, to plane: KeyboardPlane
  ) -> [Place] {
    let extra: [String]
    switch keyboard {
    case .emailAddress: extra = ["@", "."]
    case .url: extra = [".", "/", ".com"]
    case .twitter: extra = ["@", "#"]
    default: extra = []
    }
    let extras = extra.map { Place(key: .character($0), width: $0.count > 1 ? 0.15 : 0.1) }
    let space = 0.575 - extras.reduce(0) { $0 + $1.width }
    return [Place(key: .plane(plane), width: 0.2), Place(key: .space, width: space)] + extras
      + [Place(key: .return, width: 0.225)]
  }
}

private func keys(_ text: String) -> [Key] { text.map { .character(String($0)) } }

extension TextField.ReturnKey {
  /// The word on the key.
  public var title: String {
    switch self {
    case .default: tr("return")
    case .go: tr("Go")
    case .google, .search, .yahoo: tr("Search")
    case .join: tr("Join")
    case .next: tr("Next")
    case .route: tr("Route")
    case .send: tr("Send")
    case .done: tr("Done")
    case .emergencyCall: tr("Emergency Call")
    }
  }
}
