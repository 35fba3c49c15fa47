internal import Texts

extension YAMLFailure {
  /// The failure in the person's language, with a hint if a correction is known.
  ///
  /// - Parameter bytes: what libyaml was reading.
  func problem(in bytes: [UInt8]) -> Finding {
    switch kind {
    case .reader(let offset, let value): readerProblem(in: bytes, offset: offset, value: value)
    case .syntax: syntaxProblem(SourceText(bytes))
    case .memory: Finding(.syntax, at: mark, tr("there is not enough memory to read this"))
    }
  }

  /// Makes the problem of a reader failure, for which libyaml gives only an offset.
  private func readerProblem(in bytes: [UInt8], offset: Int, value: Int) -> Finding {
    let place = SourceText(bytes).mark(atOffset: offset)
    guard problem.has("control characters") else {
      return Finding(
        .syntax, at: place, tr("this is not UTF-8"), hint: tr("save the file as UTF-8"))
    }
    return Finding(
      .syntax, at: place,
      tr("the character {name} is not allowed here", ["name": Hex.name(ofCharacter: value)]))
  }

  private func syntaxProblem(_ source: SourceText) -> Finding {
    let began = ["line": String(contextMark.line)] as KeyValuePairs
    switch problem {
    case "mapping values are not allowed in this context": return strayColon(source)
    case "found unexpected ':'":
      return Finding(
        .syntax, at: mark, tr("a “:” is not allowed here"), hint: tr("put quotes around the text"))
    case "found character that cannot start any token": return strayCharacter(source)
    case "could not find expected ':'":
      return Finding(
        .syntax, at: contextMark, tr("a “:” is missing after this"),
        hint: tr("write “key: value”, or correct the indentation"))
    case "did not find expected ',' or ']'":
      return Finding(
        .syntax, at: mark,
        tr("“,” or “]” is missing here: the list that began on line {line} is not closed", began))
    case "did not find expected ',' or '}'":
      return Finding(
        .syntax, at: mark,
        tr(
          "“,” or “{bracket}” is missing here: the map that began on line {line} is not closed",
          ["bracket": "}", "line": String(contextMark.line)]))
    case "did not find expected key":
      return Finding(
        .syntax, at: mark, tr("a key is missing here; the map began on line {line}", began),
        hint: tr("keys of one map have one indentation, and quotes hold the whole of a text"))
    case "did not find expected '-' indicator":
      return Finding(
        .syntax, at: mark, tr("a “-” is missing here; the list began on line {line}", began),
        hint: tr("items of one list have one indentation"))
    case "did not find expected node content":
      return Finding(.syntax, at: mark, tr("a text, a list or a map is missing here"))
    case "did not find expected <document start>":
      return Finding(
        .syntax, at: mark, tr("the document has ended before this"),
        hint: tr("look at the indentation, and at the brackets above"))
    case "mapping keys are not allowed in this context":
      return Finding(
        .syntax, at: mark, tr("a “?” is not allowed here"), hint: tr("put quotes around the text"))
    case "block sequence entries are not allowed in this context":
      return Finding(
        .syntax, at: mark, tr("a list cannot begin here"),
        hint: tr("put its first “-” on a new line"))
    case "found unexpected end of stream", "found unexpected document indicator":
      return Finding(.syntax, at: contextMark, tr("this quote is never closed"))
    default: return context.isEmpty ? other() : tokenProblem(source)
    }
  }

  /// The problem inside one token of YAML.
  private func tokenProblem(_ source: SourceText) -> Finding {
    switch (context, problem) {
    case ("while scanning an alias", _), ("while scanning an anchor", _),
      ("while scanning a tag", _), ("while parsing a tag", _), ("while scanning a directive", _):
      let character = source.character(at: contextMark)
      return Finding(
        .syntax, at: contextMark,
        tr("a text cannot begin with “{character}”", ["character": character]),
        hint: tr("put the text in quotes"))
    case (_, "found unknown escape character"):
      return Finding(
        .syntax, at: mark, tr("this escape does not exist"),
        hint: tr("write “\\\\” for a backslash, or use single quotes"))
    case (_, "did not find expected hexdecimal number"):
      return Finding(.syntax, at: mark, tr("hexadecimal digits are missing in this escape"))
    case (_, "found invalid Unicode character escape code"):
      return Finding(.syntax, at: mark, tr("this escape is not a character"))
    case (_, let problem) where problem.has("tab character"): return tab(mark)
    case (_, "did not find expected comment or line break"):
      return Finding(
        .syntax, at: mark, tr("nothing can follow “|” or “>” on its line"),
        hint: tr("begin the text on the next line"))
    default: return other()
    }
  }

  private func strayColon(_ source: SourceText) -> Finding {
    let isSecond = source.line(mark.line).prefix(mark.column - 1).contains(":")
    return Finding(
      .syntax, at: mark, tr("a “:” is not allowed here"),
      hint: isSecond
        ? tr("put quotes around a text that holds “: ”")
        : tr("look at the indentation of this line and of the one above"))
  }

  private func strayCharacter(_ source: SourceText) -> Finding {
    let character = source.character(at: mark)
    if character == "\t" { return tab(mark) }
    return Finding(
      .syntax, at: mark, tr("a text cannot begin with “{character}”", ["character": character]),
      hint: tr("put the text in quotes"))
  }

  private func tab(_ mark: Mark) -> Finding {
    Finding(
      .syntax, at: mark, tr("a tab cannot indent a line"), hint: tr("use spaces instead"))
  }

  private func other() -> Finding {
    Finding(.syntax, at: mark, tr("this is not YAML: {problem}", ["problem": problem]))
  }
}
