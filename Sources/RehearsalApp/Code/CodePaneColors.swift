import CodeWriting
import Gtk
import WindowWords

// The colours of the code.

extension CodePane {
  func colorSoon() {
    guard coloring == nil else { return }
    coloring = MainLoop.once(after: .zero) { [weak self] in
      guard let self else { return }
      coloring = nil
      color()
      notes.place()
      below.fit(widget.allocation.width)
    }
  }

  /// Colours what is in sight and a little around it.
  func color() {
    guard editor.allocation.height > 1 else { return }
    let sight = editor.linesInSight
    let last = min(sight.upperBound, sight.lowerBound + 300, lines.count - 1)
    guard sight.lowerBound <= last else { return }
    if let colored, colored.lowerBound <= sight.lowerBound, colored.upperBound > last { return }
    let wide = max(0, sight.lowerBound - 60)..<min(lines.count, last + 61)
    colored = wide
    let end = editor.start(ofLine: wide.upperBound)
    var start = editor.start(ofLine: wide.lowerBound)
    for kind in CodeColors.Kind.allCases { editor.remove(CodePane.look(kind), from: start..<end) }
    for width in hangs { editor.remove(.hanging(width), from: start..<end) }
    editor.add(.single, to: start..<end)
    let spaces = editor.width(ofSpaces: 100)
    for line in lines[wide] {
      editor.color(line, of: form, at: start)
      let count = line.text.unicodeScalars.count
      // A short line is never wrapped.
      if count > 30 {
        let width = (min(30, line.text.prefix { $0 == " " }.count) + 4) * spaces / 100
        hangs.insert(width)
        editor.add(.hanging(width), to: start..<start + count)
      }
      start += count + 1
    }
  }

  /// How a part of a line looks.
  fileprivate static func look(_ kind: CodeColors.Kind) -> SourceEditor.Look {
    switch kind {
    case .keyword: .color("yaml_key")
    case .text: .color("yaml_text")
    case .number: .color("yaml_number")
    case .comment: .color("yaml_comment", isItalic: true)
    }
  }
}

extension SourceEditor {
  /// Colours a line of code that begins at a place.
  func color(_ line: CodeLine, of form: CodeForm, at start: Int) {
    for span in CodeColors(line.text, form).spans {
      add(
        CodePane.look(span.kind),
        to: start + span.range.lowerBound..<start + span.range.upperBound)
    }
  }
}
