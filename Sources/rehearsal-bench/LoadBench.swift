import CYAML
import DialogModel
import PrototypeFile

/// Measures how long a large document takes to read, compared with the events of libyaml alone.
enum LoadBench {
  static func run() {
    guard let text = try? PrototypeDocument.text(of: large) else { return }
    let bytes = Array(text.utf8)
    // Measured alternately, so that a busy machine slows both in the same way.
    var events = Double.infinity
    var loading = Double.infinity
    for _ in 0..<15 {
      events = min(events, Bench.seconds { parse(bytes) })
      loading = min(
        loading,
        Bench.seconds { precondition(PrototypeDocument.load(bytes, in: .bare).prototype != nil) })
    }
    print(
      "reading a document of \(large.dialogs.count) dialogs, \(bytes.count / 1000) kB:",
      "\(Int(loading * 1000)) ms,",
      "\(Bench.tenths(loading / events)) × libyaml's events alone (goal 3)")
  }

  private static let large = prototype(dialogs: 10_000)

  /// A prototype of so many alerts.
  static func prototype(dialogs count: Int) -> Prototype {
    var prototype = Prototype()
    prototype.dialogs = (0..<count).map { number in
      var alert = Alert()
      alert.title = Template("Alert number \(number)")
      alert.message = Template("A message that says a little more, \(number) times over.")
      alert.cancelButton = Button(title: Template("Cancel"))
      alert.otherButtons = [Button(title: Template("Confirm"))]
      return Dialog(id: "dialog-\(number)", alert: alert)
    }
    prototype.start = .dialog(DialogID(0))
    return prototype
  }

  /// The baseline: reads every event and ignores it.
  private static func parse(_ bytes: [UInt8]) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) != 0 else { return }
    defer { yaml_parser_delete(&parser) }
    bytes.withUnsafeBufferPointer { input in
      yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
      var event = yaml_event_t()
      var isOpen = true
      while isOpen, yaml_parser_parse(&parser, &event) != 0 {
        isOpen = event.type != YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
      }
    }
  }
}
