import DialogModel
import PrototypeEditing
import PrototypeFile

/// Measures how long a change of a document takes, compared with reading it.
enum EditBench {
  static func run() {
    small()
    large()
    map()
  }

  /// A change and the new document, from the bytes alone.
  private static func small() {
    let text = LoadBench.text(dialogs: 27)
    let bytes = Array(text.utf8)
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    let (reading, editing) = measured(bytes, rounds: 200) {
      guard let editor = try? DocumentEditor(bytes, in: .bare) else { return }
      change(by: editor)
    }
    print(
      "changing a document of \(lines) lines and reading it again:",
      "\(Bench.tenths(editing * 1000)) ms,", judged(editing / reading, 3.5))
  }

  /// The next change of a document that is open.
  private static func large() {
    let text = LoadBench.text(dialogs: 10_000)
    guard let editor = try? DocumentEditor(Array(text.utf8), in: .bare)
    else { return }
    let (reading, editing) = measured(Array(text.utf8), rounds: 7) { change(by: editor) }
    print(
      "the next change of a document of 10000 dialogs, and reading it again:",
      "\(Int(editing * 1000)) ms,", judged(editing / reading, 1.6))
  }

  /// The bytes of every part.
  private static func map() {
    let text = LoadBench.text(dialogs: 10_000)
    let bytes = Array(text.utf8)
    guard let root = YAMLDocument(bytes).root else { return }
    let (reading, mapping) = measured(bytes, rounds: 7) {
      precondition(SourceMap(bytes, root: root).root.entries?.isEmpty == false)
    }
    let share = mapping / reading * 100
    print(
      "a map of its parts adds \(Bench.tenths(share)) % to reading it;",
      "goal 5 %: \(share <= 5 ? "held" : "MISSED")")
  }

  private static func change(by editor: DocumentEditor) {
    let title = PartAddress.entry("dialog-13", of: .dialogs) / DialogKey.alert / AlertKey.title
    guard let value = YAMLDocument(Array("Another title".utf8)).root,
      let plan = try? editor.plan(.set(path: title, value))
    else { preconditionFailure() }
    precondition(plan.revision?.prototype != nil)
  }

  /// The shortest times of reading a document and of something else, measured in turns.
  private static func measured(
    _ bytes: [UInt8], rounds: Int, _ body: () -> Void
  ) -> (reading: Double, other: Double) {
    var (reading, other) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      reading = min(
        reading,
        Bench.seconds { precondition(PrototypeDocument.load(bytes, in: .bare).prototype != nil) })
      other = min(other, Bench.seconds(body))
    }
    return (reading, other)
  }

  private static func judged(_ ratio: Double, _ goal: Double) -> String {
    "\(Bench.tenths(ratio)) × reading it; goal \(Bench.tenths(goal)) ×:"
      + (ratio <= goal ? " held" : " MISSED")
  }
}
