import DialogModel
import EventLog
import Explorer
import PrototypeFile
import Scenario
import Texts
import WindowWords

/// What has changed since an earlier version of a document.
struct BookChanges {
  /// The names of the dialogs that are new or otherwise.
  let dialogs: Set<String>
  /// The ways of the earlier version, each as one text with its calls and its end.
  let ways: Set<String>
  /// The situations of the earlier version.
  let situations: Set<String>
  /// How many ways of the earlier version there are no more.
  let gone: [String]

  @MainActor
  init(from old: Prototype, _ oldExplorer: Explorer, to new: Prototype, _ newExplorer: Explorer) {
    let before = SituationMap(oldExplorer)
    let after = SituationMap(newExplorer)
    ways = Set(before.edges.flatMap { BookContents.ways($0, before) })
    situations = Set(before.nodes.map(BookContents.name))
    let now = Set(after.edges.flatMap { BookContents.ways($0, after) })
    gone = before.edges.flatMap { BookContents.ways($0, before) }.filter { !now.contains($0) }
    let known = Dictionary(
      old.dialogs.map { ($0.id, BookChanges.face(of: $0)) }, uniquingKeysWith: { $1 })
    dialogs = Set(
      new.dialogs.filter { known[$0.id] != BookChanges.face(of: $0) }.map(\.id))
  }

  /// What is seen of a dialog, without what its buttons do.
  private static func face(of dialog: Dialog) -> [String] {
    let buttons = ButtonIndices(dialog, firstOtherIndex: .fixed)
    var face = buttons.buttons.map(\.title.sourceText)
    face.append("\(buttons.cancelButtonIndex)")
    switch dialog.kind {
    case .alert(let alert):
      face += ["alert", alert.title?.sourceText ?? "", alert.message?.sourceText ?? ""]
      face += alert.shownFields.map { $0.placeholder ?? "" }
    case .actionSheet(let sheet): face += ["sheet", sheet.title?.sourceText ?? ""]
    case .activityPicker(let picker): face += ["picker"] + picker.activities.map(\.type)
    case .presentedView(let view): face += ["view", "\(view)"]
    case .formSheet(let view): face += ["form", "\(view)"]
    case .popover(let view): face += ["popover", "\(view)"]
    }
    return face
  }
}

/// The texts of a flow book.
@MainActor
struct BookContents {
  /// The map as a list: each situation, and what leads from it to another.
  let map: [BookPaper.Line]
  /// What the document promises, and whether that holds; empty where it promises nothing.
  let promises: [BookPaper.Line]
  /// What exploring finds and the document does not know.
  let findings: [BookPaper.Line]
  /// How many states there are, and why not all were found.
  let states: String
  /// How much is new or otherwise.
  let changed: String

  /// - Parameters:
  ///   - revision: the text of the document, which says what is known of it.
  ///   - rows: the titles of the things in the document.
  init(
    _ explorer: Explorer, _ revision: Revision?, _ changes: BookChanges?, _ rows: RowText
  ) {
    let drawn = SituationMap(explorer)
    let titles = BookContents.titles(rows)
    func shown(_ node: SituationMap.Node) -> String {
      node.names.map { titles[$0] ?? $0 }.joined(separator: " · ")
    }
    var lines: [BookPaper.Line] = []
    var count = 0
    for (place, node) in drawn.nodes.enumerated() {
      let name = BookContents.name(node)
      lines.append(
        BookPaper.Line(
          style: .heading,
          text: place == 0 ? tr("{name} (start)", ["name": shown(node)]) : shown(node),
          isChanged: changes.map { !$0.situations.contains(name) } ?? false))
      for edge in drawn.edges where edge.from == place {
        for (number, label) in edge.labels.enumerated() {
          let text = tr(
            "{act} → {situation}", ["act": label, "situation": shown(drawn.nodes[edge.to])])
          let whole = BookContents.ways(edge, drawn)[number]
          let isChanged = changes.map { !$0.ways.contains(whole) } ?? false
          if isChanged { count += 1 }
          lines.append(
            BookPaper.Line(
              text: isChanged ? "● \(text)" : text, indent: 12, isChanged: isChanged))
        }
      }
    }
    if let changes, !changes.gone.isEmpty {
      lines.append(BookPaper.Line(style: .heading, text: tr("No longer there"), isChanged: true))
      for way in changes.gone {
        let shown = way.split(separator: "\n").first.map(String.init) ?? way
        lines.append(BookPaper.Line(text: "● \(shown)", indent: 12, isChanged: true))
      }
    }
    map = lines
    let words = FindingWords(explorer.prototype)
    promises = zip(explorer.prototype.promises, PromiseVerdict.all(in: explorer)).flatMap {
      [
        BookPaper.Line(style: .heading, text: words.text($0)),
        BookPaper.Line(text: BookContents.text(of: $1, words), indent: 12),
      ]
    }
    let all = Findings.all(in: explorer, notes: false)
    let placed = revision?.findings(all.map { ExploredRemark($0) }, isWhole: false).findings
    let found = all.indices.filter { placed?[$0] != nil || placed == nil }.map { all[$0] }
    let known = all.count - found.count
    findings =
      (found.isEmpty
        ? [BookPaper.Line(text: tr("Nothing found."))]
        : found.flatMap { finding in
          [
            BookPaper.Line(style: .heading, text: finding.text),
            BookPaper.Line(style: .code, text: finding.kind.rawValue, indent: 12),
            BookPaper.Line(
              text: words.words(finding.way).joined(separator: " › "), indent: 12),
          ].filter { !$0.text.isEmpty }
        })
      + (known == 0
        ? [] : [BookPaper.Line(text: ntr("{n} is known", "{n} are known", known))])
    let states = explorer.found
    let number = ntr("one state", "{n} states", states.count)
    self.states =
      states.bounds.isEmpty
      ? tr("{states} (all)", ["states": number])
      : tr(
        "{states} so far; {bounds}",
        ["states": number, "bounds": states.boundWords.listed()])
    changed =
      changes.map { changes in
        tr(
          "Since the earlier version (marked ●): {dialogs}, {ways} new or otherwise, {gone} gone",
          [
            "dialogs": ntr("one dialog", "{n} dialogs", changes.dialogs.count),
            "ways": ntr("one way", "{n} ways", count), "gone": String(changes.gone.count),
          ])
      } ?? ""
  }

  private static func text(of verdict: PromiseVerdict, _ words: FindingWords) -> String {
    switch verdict {
    case .held: tr("held")
    case .broken(let way):
      tr("broken: {way}", ["way": words.line(way) ?? tr("the launch")])
    case .notDecided(let states):
      tr("not decided within {n} states", ["n": StopText.grouped(states)])
    case .empty: tr("says nothing: what it is about is possible nowhere")
    }
  }

  /// The titles of screens and dialogs, by their names.
  private static func titles(_ rows: RowText) -> [String: String] {
    let prototype = rows.prototype
    let targets =
      prototype.dialogs.indices.map { Target.dialog(DialogID($0)) }
      + prototype.screens.indices.map { Target.screen(ScreenID($0)) }
    return Dictionary(
      targets.compactMap { target in
        rows.names.title(of: target).map { (prototype.name(of: target), $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  static func name(_ node: SituationMap.Node) -> String { node.names.joined(separator: " · ") }

  /// The ways of an edge, each as one text: what is done and where it leads, then the calls.
  static func ways(_ edge: SituationMap.Edge, _ map: SituationMap) -> [String] {
    edge.labels.enumerated().map { place, label in
      (["\(name(map.nodes[edge.from])): \(label) → \(name(map.nodes[edge.to]))"]
        + edge.calls[place]).joined(separator: "\n")
    }
  }
}

extension ExportWriter {
  /// The flow book of the prototype.
  func book() async throws -> [UInt8] {
    let pages = BookPages(
      document: source.document ?? source.prototype, prototype: source.prototype,
      revision: source.revision, before: source.before, setting: setting, heading: documentHeading,
      pictures: pictures)
    return try await pages.file { [tell] in tell($0, $1) }
  }
}
