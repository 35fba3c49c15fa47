internal import DialogModel

// The values of switches and segmented controls that a run keeps for a changed document.

extension Writer {
  /// The values in the order of the controls.
  func values(_ place: Reload.Place) throws(NotWritable) -> [Written] {
    var written: [(name: String, value: Written)] = []
    for (control, value) in place.values {
      let names = try names(of: control)
      let entries = names + [part(InputKey.Part.to, .number(value))]
      written.append((Written.line(of: names), .map(entries, .inline)))
    }
    return written.sorted { $0.name < $1.name }.map(\.value)
  }
}

extension InputReader {
  /// A control and its value; `nil` if the document has no such control.
  func value(_ node: YAMLNode, _ reader: inout Reader) -> (ControlID, Int)? {
    guard let value = number(.to, in: node, &reader),
      let name = node[InputKey.Tap.control.rawValue].flatMap({ $0.name }),
      let holder = node[InputKey.Tap.within.rawValue].flatMap({ holder($0, &reader) }),
      let control = names.controls[name].first(where: { $0.holder == holder })
    else { return nil }
    return (control, value)
  }
}
