public import DialogModel
public import DialogSimulator

/// Rows as a sequence diagram: the person, the objects, and the code that is their delegate.
///
/// It has what a person does, the calls with their answers, and the actions that code asks for. The
/// words are those of ``TextLine``, the same in every language.
public struct SequenceDiagram: Sendable {
  /// A message from one participant to another.
  struct Message: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case input, ignored, call, answer, action, refused
    }

    let kind: Kind
    let time: SimulatedTime
    /// The 0-based places among the participants.
    let from: Int, to: Int
    let text: String
  }

  /// The names of the participants: the person first, then the objects in the order in which they
  /// come up, and the code last.
  private(set) var participants: [String] = [SequenceDiagram.person]
  private(set) var messages: [Message] = []

  /// The most calls that a diagram shows: more would not be read, and programs that draw it take
  /// minutes.
  public static let mostCalls = 5_000
  /// Other messages are bounded too, for runs with many questions and few calls.
  private static let mostMessages = 4 * mostCalls

  /// How many calls it shows, and how many there are.
  public private(set) var calls = (shown: 0, all: 0)

  /// What the diagram says after its last message where it does not show all calls, in the same
  /// words in every language; `nil` where it shows all.
  var ending: String? {
    guard calls.shown < calls.all else { return nil }
    return "The diagram ends here: it shows \(calls.shown) of \(calls.all) calls."
  }

  static let person = "Person"
  static let code = "Code"

  /// The diagram of rows, in their order.
  public init(_ rows: some Sequence<Row>, of prototype: Prototype) {
    let words = RowWords(names: Names(prototype))
    var drawn: [(Row, String, Message.Kind, String?)] = []
    for row in rows {
      if case .call = row.content { calls.all += 1 }
      guard calls.shown < SequenceDiagram.mostCalls, drawn.count < SequenceDiagram.mostMessages
      else {
        continue
      }
      if case .call = row.content { calls.shown += 1 }
      guard let (kind, text, answer) = SequenceDiagram.message(of: row, words) else { continue }
      let name = words.names.name(of: SequenceDiagram.object(of: row))
      if !participants.contains(name) { participants.append(name) }
      drawn.append((row, name, kind, text))
      if let answer { drawn.append((row, name, .answer, answer)) }
    }
    participants.append(SequenceDiagram.code)
    let code = participants.count - 1
    for (row, name, kind, text) in drawn {
      let object = participants.firstIndex(of: name) ?? 0
      let (from, to) =
        switch kind {
        case .input, .ignored: (0, object)
        case .call: (object, code)
        case .answer, .action, .refused: (code, object)
        }
      messages.append(
        Message(kind: kind, time: row.time, from: from, to: to, text: text ?? ""))
    }
  }

  /// What the message of a row is about: code that presents a dialog speaks to the dialog.
  private static func object(of row: Row) -> Target {
    let action: Action
    switch row.content {
    case .action(let asked, _), .refused(let asked, _): action = asked
    default: return row.target
    }
    switch action {
    case .present(let dialog), .presentNew(let dialog), .presentView(let dialog, _, _),
      .dismissView(let dialog, _, _),
      .setTexts(let dialog, _, _):
      return .dialog(dialog)
    case .dismiss(let dialog, _, _): return .dialog(dialog)
    default: return row.target
    }
  }

  private static func message(
    of row: Row, _ words: RowWords
  ) -> (Message.Kind, String, answer: String?)? {
    switch row.content {
    case .call(let selector, let argument, let returned):
      let answer = ActivityWords.returned(argument) ?? returned.map { "\($0)" }
      let text = TextLine.call(selector, argument, returned)
      return (.call, String(text.dropLast(answer.map { $0.count + 4 } ?? 0)), answer)
    case .input(_, _, let ignored):
      guard let text = words.words(row.content)?.text else { return nil }
      return (ignored == nil ? .input : .ignored, text, nil)
    case .action: return words.words(row.content).map { (.action, $0.text, nil) }
    case .refused: return words.words(row.content).map { (.refused, $0.text, nil) }
    case .animation, .offer, .value, .console, .stopped, .task, .notification: return nil
    }
  }
}
