import CYAML
import DialogModel
import PrototypeFile

/// Measures how long a large document takes to read, compared with the events of libyaml alone.
enum LoadBench {
  static func run() {
    let count = 10_000
    let bytes = Array(text(dialogs: count).utf8)
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
      "reading a document of \(count) dialogs, \(bytes.count / 1000) kB:",
      "\(Int(loading * 1000)) ms,",
      "\(Bench.tenths(loading / events)) × libyaml's events alone (goal 3)")
  }

  /// A document of so many alerts.
  static func text(dialogs count: Int) -> String {
    (0..<count).reduce(into: "rehearsal: 1\nstart: dialog-0\n\ndialogs:") { text, number in
      text += """
        \(number > 0 ? "\n" : "")
          dialog-\(number):
            alert:
              title: Alert number \(number)
              message: "A message that says a little more, \(number) times over."
              cancelButton: Cancel
              otherButtons: [Confirm]
        """
    } + "\n"
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
