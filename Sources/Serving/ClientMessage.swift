import DialogModel
import PrototypeFile
import Texts

/// A message of a program that performs calls.
struct ClientMessage {
  /// What the program wants.
  enum Key: String, CaseIterable {
    /// Inside a call, or outside any.
    case act = "do"
    case define, rows, session, document, quit
    /// An input in the words of a session file, of a program that performs the run too.
    case say
    /// In a window, outside any call: what runs from now on.
    case open
    /// Of a program whose tasks go on between its calls.
    case rest, hold
    /// What is wrong in the program, for a person.
    case finding
    /// Only inside a call.
    case `return`, block
    /// Only outside any call.
    case input, advance, settle

    /// The keys that may stand beside it.
    var keysBeside: [String] {
      switch self {
      case .rows: ["from"]
      case .open: ["mirror", "tasks"]
      case .rest: ["wake", "heard"]
      case .act, .define, .session, .document, .quit, .say, .hold, .finding, .return, .block,
        .input, .advance, .settle:
        []
      }
    }
  }

  /// Why a line is no message.
  struct Fault: Error {
    let text: String
    /// Where in the message: `define.alert.title`; empty for the whole of it.
    var at = ""
  }

  let key: Key
  let value: JSONValue
  /// The whole message.
  private let whole: JSONValue

  /// The value of another key beside the first.
  subscript(key: String) -> JSONValue? { whole[key] }

  init(_ line: [UInt8]) throws(Fault) {
    do throws(JSONReader.Failure) {
      whole = try JSONReader.value(of: line)
    } catch {
      switch error {
      case .unexpected(let place):
        throw Fault(text: tr("this is not JSON at byte {n}", ["n": String(place + 1)]))
      case .tooDeep: throw Fault(text: tr("it has too many levels"))
      }
    }
    let message = whole
    let found = Key.allCases.filter { message[$0.rawValue] != nil }
    guard let key = found.first, let value = message[key.rawValue] else {
      throw ClientMessage.unknown(message.keys.first)
    }
    if found.count > 1 {
      throw Fault(
        text: tr(
          "“{first}” and “{second}” are two messages: say one after the other",
          ["first": key.rawValue, "second": found[1].rawValue]))
    }
    if let other = message.keys.first(where: { $0 != key.rawValue && !key.keysBeside.contains($0) })
    {
      let shown = OneLine.beginning(other, atMost: ClientMessage.longestKey)
      throw Fault(
        text: tr("“{key}” has no place beside “{first}”", ["key": shown, "first": key.rawValue]),
        at: shown)
    }
    (self.key, self.value) = (key, value)
  }

  /// How many Unicode scalars of a key that is not known are said again.
  private static let longestKey = 100

  /// No message has this key; `nil` for none at all.
  private static func unknown(_ key: String?) -> Fault {
    let known = Key.allCases.map(\.rawValue)
    let all = tr("a message has one of the keys {keys}", ["keys": known.joined(separator: ", ")])
    guard let key else { return Fault(text: all) }
    let near = NearestName.of(key, among: known)
    return Fault(
      text: near.map { tr("did you mean “{name}”?", ["name": $0]) } ?? all,
      at: OneLine.beginning(key, atMost: longestKey))
  }
}

extension JSONValue {
  /// The value as a part of a document.
  var written: Written {
    switch self {
    case .null: .word("null")
    case .bool(let value): .boolean(value)
    case .integer(let value): .number(value)
    case .real(let value): .word(String(value))
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(\.written), .inline)
    case .object(let entries):
      .map(entries.map { Written.Entry(key: $0.key, value: $0.value.written) }, .inline)
    }
  }

  /// The words of an input with this value.
  func words(_ key: String) -> NamedInput {
    NamedInput(words: Written.line(of: [Written.Entry(key: key, value: written)]))
  }
}
