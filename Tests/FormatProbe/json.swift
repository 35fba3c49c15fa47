import PrototypeFile

/// A part of a document as JSON on one line, its plain scalars as YAML 1.2's core types.
func json(_ node: YAMLNode) -> String {
  switch node.content {
  case .scalar(let text, .plain): plain(text)
  case .scalar(let text, _): quoted(text)
  case .list(let items): "[" + items.map { json($0) }.joined(separator: ",") + "]"
  case .map(let entries):
    "{"
      + entries.map { quoted($0.key.text ?? "") + ":" + json($0.value) }.joined(separator: ",")
      + "}"
  case .refused: "null"
  }
}

private func plain(_ text: String) -> String {
  switch text {
  case "true", "false": text
  case "", "~", "null": "null"
  case _ where text.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?/#) != nil: text
  default: quoted(text)
  }
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
