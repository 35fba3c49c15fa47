import DialogModel
import PrototypeFile
import Texts

extension ComparedCall {
  /// The calls of JSON Lines, as `trace --format jsonl` writes them.
  ///
  /// - Throws: ``LineFault`` for the first line that is no row of a run.
  public static func calls(ofLines bytes: [UInt8]) throws(LineFault) -> [ComparedCall] {
    var calls: [ComparedCall] = []
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      guard let value = try? JSONReader.value(of: Array(line)), let time = value["time"] else {
        throw LineFault(
          line: place + 1,
          message: tr("this is no row of a run; “rehearsal trace --format jsonl” writes them"))
      }
      guard time.moment != nil else { throw LineFault.time("time", place + 1) }
      if let call = ComparedCall(json: value) { calls.append(call) }
    }
    return calls
  }

  /// The call of a line of JSON Lines; `nil` for another row.
  public init?(line: String) {
    guard let value = try? JSONReader.value(of: Array(line.utf8)) else { return nil }
    self.init(json: value)
  }

  /// The call of an object of JSON Lines, with the text that `trace` prints for it; `nil` for a row
  /// that is neither a call nor one that would crash.
  private init?(json: JSONValue) {
    guard case .text(let target) = json["target"], let time = json["time"]?.moment else {
      return nil
    }
    if case .text(DelegateChange.crashText) = json["console"] {
      self.init(time: time.milliseconds, target: target, text: DelegateChange.crashText)
      return
    }
    guard case .text(let name) = json["call"] else { return nil }
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
    self.init(time: time.milliseconds, target: target, text: text)
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
