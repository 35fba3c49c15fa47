extension SequenceDiagram {
  /// The lines of the diagram for Mermaid.
  public var mermaid: [String] {
    func escaped(_ text: String) -> String {
      // A semicolon ends a statement there, and a number sign begins a character's number.
      text.map { $0 == "#" ? "#35;" : $0 == ";" ? "#59;" : String($0) }.joined()
    }
    var lines = ["sequenceDiagram"]
    for (place, name) in participants.enumerated() {
      let kind = place == 0 ? "actor" : "participant"
      lines.append("  \(kind) p\(place) as \(escaped(name))")
    }
    for message in messages {
      let arrow =
        switch message.kind {
        case .input, .call, .action: "->>"
        case .answer: "-->>"
        case .ignored, .refused: "-x"
        }
      lines.append("  p\(message.from)\(arrow)p\(message.to): \(escaped(message.text))")
    }
    if let ending { lines.append("  Note over p0,p\(participants.count - 1): \(escaped(ending))") }
    return lines
  }

  /// The lines of the diagram for PlantUML.
  public var plantUML: [String] {
    func escaped(_ text: String) -> String {
      // Two marks begin bold, italic and other text, a backslash a line end, and "<" a tag.
      var (result, last) = ("", Character(" "))
      for character in text {
        if character == "<" || (character == last && "_*/-\"~".contains(character)) {
          result += "~"
        }
        result += character == "\\" ? "\\\\" : String(character)
        last = character
      }
      return result
    }
    var lines = ["@startuml"]
    for (place, name) in participants.enumerated() {
      let kind = place == 0 ? "actor" : "participant"
      let shown = name.map { $0 == "\"" ? "'" : String($0) }.joined()
      lines.append("\(kind) \"\(shown)\" as p\(place)")
    }
    for message in messages {
      let arrow =
        switch message.kind {
        case .input, .call, .action: "->"
        case .answer: "-->"
        case .ignored, .refused: "->x"
        }
      lines.append("p\(message.from) \(arrow) p\(message.to) : \(escaped(message.text))")
    }
    if let ending { lines.append("note over p0, p\(participants.count - 1) : \(escaped(ending))") }
    return lines + ["@enduml"]
  }
}
