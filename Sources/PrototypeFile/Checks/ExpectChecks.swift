import DialogModel
import Texts

// Names in what scenarios expect.

extension DocumentChecks {
  /// Warns of expected calls of methods, and about things, that there are not: the scenario can only
  /// fail.
  mutating func checkExpectations() {
    let targets = prototype.callTargets
    let known = Set(targets)
    for (path, scenario) in scenarioEntries {
      guard let expect = scenario["expect"] else { continue }
      for line in ExpectedPlace.lines(of: expect, source) where !isFull {
        check(line, targets, known, PartAddress.entry(path, of: .scenarios) / ScenarioKey.expect)
      }
    }
  }

  private var scenarioEntries: [(String, YAMLNode)] {
    (places.root["scenarios"]?.entries ?? []).map { ($0.name, $0.value) }
  }

  private mutating func check(
    _ place: ExpectedPlace, _ targets: [String], _ known: Set<String>, _ path: PartAddress
  ) {
    let line = ExpectedLine(place.text)
    guard let target = line.targetName, !target.hasPrefix("#"), target != "..." else { return }
    if !known.contains(String(target.withoutInstance)) {
      let near = NearestName.of(String(target), among: targets)
      warn(
        tr("no dialog, field, activity or task is called “{name}”", ["name": String(target)]),
        at: place.mark(of: target), see: .expectedNames, near: near,
        fix: place.fix(target, near, path))
      return
    }
    guard !line.method.isEmpty else {
      return warn(
        tr("“{name}” says what is called, and not which method", ["name": String(target)]),
        at: place.mark(of: target), see: .expectedNames)
    }
    guard Selector(name: String(line.method)) == nil, !line.isCrash else { return }
    let near = NearestName.of(
      String(line.method), among: Selector.allCases.lazy.map(\.name))
    warn(
      tr("there is no method “{name}”", ["name": String(line.method)]),
      at: place.mark(of: line.method), see: .expectedNames, near: near,
      fix: place.fix(line.method, near, path))
  }
}

/// A line of an `expect`, and its place in the document.
private struct ExpectedPlace {
  let text: String
  /// The place of its first character; of a text over several lines that YAML joins, of the whole.
  let start: Mark
  /// The whole text that it is a line of, and its 0-based number there.
  let whole: String
  let number: Int
  /// The 0-based item of the list; `nil` where it is no list.
  let item: Int?

  static func lines(of expect: YAMLNode, _ source: SourceLines) -> [ExpectedPlace] {
    if let items = expect.list {
      return items.enumerated().flatMap { lines(of: $1, item: $0, source) }
    }
    return lines(of: expect, item: nil, source)
  }

  private static func lines(
    of node: YAMLNode, item: Int?, _ source: SourceLines
  ) -> [ExpectedPlace] {
    guard let whole = node.text else { return [] }
    var isLiteral = false
    if case .scalar(_, .block) = node.content {
      isLiteral = source.text(ofLine: node.start.line)?.contains("|") == true
    }
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      var start = node.start
      if isLiteral {
        // The lines of the block begin below its mark.
        let row = node.start.line + 1 + number
        let indent = source.text(ofLine: row).map { $0.count - $0.drop { $0 == " " }.count } ?? 0
        let inside = line.count - line.drop { $0 == " " }.count
        start = Mark(line: row, column: max(1, indent - inside + 1))
      }
      return ExpectedPlace(
        text: String(line), start: start, whole: whole, number: number, item: item)
    }
  }

  /// The place of a word of the line.
  func mark(of word: Substring) -> Mark {
    let before = text.unicodeScalars.distance(
      from: text.startIndex, to: text.range(of: word)?.lowerBound ?? text.startIndex)
    return Mark(line: start.line, column: start.column + before)
  }

  /// What gives the word another name.
  func fix(_ word: Substring, _ name: String?, _ path: PartAddress) -> [DocumentEdit] {
    guard let name, let range = text.range(of: word) else { return [] }
    var lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[number] = text[..<range.lowerBound] + name + text[range.upperBound...]
    let address = item.map { path / $0 } ?? path / 0
    return [.set(path: address, .text(lines.joined(separator: "\n")))]
  }
}

extension String {
  fileprivate func range(of word: Substring) -> Range<Index>? { place(of: word) }
}

extension Substring {
  /// The name without the number of an instance (`#2`).
  fileprivate var withoutInstance: Substring { prefix { $0 != "#" } }
}

extension Prototype {
  /// The names of everything that calls can be about.
  fileprivate var callTargets: [String] {
    var names = dialogs.map(\.id)
    for dialog in dialogs {
      let fields = dialog.alert?.shownFields.count ?? 0
      names += (0..<fields).map { "\(dialog.id)/field-\($0)" }
      for activity in dialog.activityPicker?.activities ?? [] {
        names.append("\(dialog.id)/\(activity.type)")
        if case .shows(let view) = activity.behaviour {
          names += view.controls.filter { $0.textField != nil }.map(\.id)
        }
      }
      names += dialog.controls.filter { $0.textField != nil }.map(\.id)
    }
    names += screens.flatMap(\.controls).filter { $0.textField != nil }.map(\.id)
    return names + screens.map(\.id) + tasks.map(\.id) + ["application", "navigation", "tabs"]
  }
}
