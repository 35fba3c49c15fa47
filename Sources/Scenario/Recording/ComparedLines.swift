import DialogModel
import PrototypeFile
import Scenario

extension ComparedCall {
  /// The call of an object of JSON Lines, with the text that `trace` prints for it; `nil` for a row
  /// that is not a call.
  init?(json: JSONValue) {
    guard case .text(let target) = json["target"], case .text(let name) = json["call"],
      let time = json["time"]?.number
    else { return nil }
    let owner = Selector(name: name)?.owner
    var text = name
    if case .list(let arguments) = json["arguments"] {
      for (place, argument) in arguments.enumerated() {
        text +=
          " "
          + argument.traced(
            isWord: owner?.namesControllers == true || (owner == .application && place > 0))
      }
    }
    if let returned = json["returned"] { text += " -> " + returned.traced(isWord: true) }
    self.init(time: Int((time * 1000).rounded()), target: target, text: text)
  }
}

extension ComparedCall {
  /// The call of a line of JSON Lines; `nil` for another row.
  init?(line: String) {
    guard let value = try? JSONReader.value(of: Array(line.utf8)) else { return nil }
    self.init(json: value)
  }
}

extension Selector.Owner {
  /// Whether the first text among the arguments is an id or an orientation, written without quotes.
  fileprivate var namesControllers: Bool {
    switch self {
    case .viewController, .completion, .navigationController, .tabBarController: true
    default: false
    }
  }
}

extension JSONValue {
  /// The number; `nil` for another value.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// The value as `trace` prints it.
  ///
  /// - Parameter isWord: whether a text that is a word of Rehearsal's own is written without quotes.
  fileprivate func traced(isWord: Bool) -> String {
    switch self {
    case .null: return "nil"
    case .text(let text) where isWord && text.isPlainWord: return text
    case .list(let items):
      return "[" + items.map { $0.traced(isWord: true) }.joined(separator: ",") + "]"
    case .object:
      guard case .integer(let location) = self["location"],
        case .integer(let length) = self["length"]
      else { return line }
      return "{\(location),\(length)}"
    default: return line
    }
  }
}

extension String {
  fileprivate var isPlainWord: Bool {
    !isEmpty
      && utf8.allSatisfy {
        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x2D && $0 <= 0x39 || $0 == 0x5F
      }
  }
}
