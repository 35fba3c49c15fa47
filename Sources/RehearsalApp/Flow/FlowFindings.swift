import Explorer
import Gtk
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// What exploring has found wrong, beside the map: each with its number, one of them open.
@MainActor
final class FlowFindings: RightPane.Content {
  let head = PaneHead()
  var widget: Widget { column }
  /// Called with the number of a finding, from 1 on.
  var onSelected: (@MainActor (Int) -> Void)?
  /// Called with the number of a finding whose way is to be gone.
  var onPlay: (@MainActor (Int) -> Void)?

  /// Called with the number of a finding that is meant so, and where to ask why.
  var onKnown: (@MainActor (Int, Widget) -> Void)?
  /// Called with the number of a finding whose correction is to be made.
  var onCorrect: (@MainActor (Int) -> Void)?
  /// Called with the number of a finding whose way is to be a scenario.
  var onAdd: (@MainActor (Int) -> Void)?
  /// The way of the open finding in pictures.
  let stills = FlowStills()
  /// What is so before the correction of the open finding, and after it.
  let comparison = FlowStills()

  private let column = Box(.vertical)
  private let scrolled = ScrolledWindow()
  private let list = Box(.vertical)
  private let foot = Label()
  private var cards: [Card] = []
  private var shown: ExploredMap?
  /// The number of the open finding.
  private var selected: Int?
  /// The corrections that are offered, by the 0-based place of their findings.
  private var offered: [Int: (repair: Repair, stills: Box)] = [:]

  private struct Card {
    let holder: Box
    let details: Box
    let stills: Box
    /// Where its correction is offered.
    let correction: Box
    /// What closures of the card refer to.
    let mark: DrawingArea
    let known: Button
  }

  init() {
    column.addClass("flow-findings")
    head.widget.addClass("log-head")
    head.tools.ignoresShowAll = true
    head.tools.hide()
    column.packStart(head.widget)
    list.accessibleRole = .list
    list.accessibleName = tr("Findings")
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.add(list)
    column.packStart(scrolled, expand: true)
    foot.addClass("log-foot")
    foot.xalign = 0
    foot.setWraps(true)
    foot.setLines(2)
    foot.setEllipsize(.end)
    column.packStart(foot)
    column.showAll()
  }

  func takeFocus() -> Bool { list.focusInside() }

  /// Lists what was found.
  func show(_ exploring: MapExploring) {
    foot.text = FlowFindings.summary(exploring)
    foot.tooltip = foot.text
    guard let found = exploring.found else { return }
    if shown?.number != found.number { list(found) }
    for (place, repair) in exploring.repairs where offered[place] == nil { offer(repair, place) }
  }

  private func list(_ found: ExploredMap) {
    shown = found
    offered = [:]
    for card in cards { list.remove(card.holder) }
    let words = FindingWords(found.explorer.prototype)
    cards = found.findings.enumerated().map { place, finding in
      card(place + 1, finding, words)
    }
    for card in cards { list.packStart(card.holder) }
    list.showAll()
    select(nil)
  }

  /// Offers a correction below its finding.
  private func offer(_ repair: Repair, _ place: Int) {
    guard cards.indices.contains(place) else { return }
    let title = Label(tr("Correction: {change}", ["change": repair.label]))
    title.setWraps(true)
    title.xalign = 0
    let stills = Box(.horizontal)
    let button = Button(label: tr("Correct"))
    button.tooltip = tr("Make this change; one undo takes it back")
    button.align(.start, .center)
    button.onClicked { [weak self] in self?.onCorrect?(place + 1) }
    let box = cards[place].correction
    for part in [title, stills, button] as [Widget] { box.packStart(part) }
    box.showAll()
    offered[place] = (repair, stills)
    if selected == place + 1 { comparison.show(repair, inside: stills) }
  }

  private func card(
    _ number: Int, _ finding: ExploredMap.Numbered, _ words: FindingWords
  ) -> Card {
    let isError = finding.finding.severity == .error
    let title = finding.explored.kind.title
    let top = Box(.horizontal, spacing: 8)
    let mark = DrawingArea(takesInput: false)
    mark.setSizeRequest(width: 24, height: 24)
    mark.align(.start, .center)
    mark.onDraw { [weak mark] painter, _ in
      guard let mark else { return }
      FlowDrawing.badge(
        DrawnText(String(number), size: 12, isBold: true, in: mark), isError: isError,
        at: (12, 12), .light, painter)
    }
    let name = Label(title)
    name.addClass("heading")
    name.xalign = 0
    name.setEllipsize(.end)
    let severity = Label(isError ? tr("error") : tr("warning"))
    severity.addClass(isError ? "flow-error" : "flow-warning")
    top.packStart(mark)
    top.packStart(name, expand: true)
    top.packEnd(severity)
    let button = Button()
    button.add(top)
    button.hasRelief = false
    button.accessibleName = tr(
      "{number} {title}, {severity}: {sentence}",
      [
        "number": String(number), "title": title, "severity": severity.text,
        "sentence": finding.finding.message,
      ])
    button.onClicked { [weak self] in self?.onSelected?(number) }
    let sentence = Label(finding.finding.message)
    sentence.setWraps(true)
    sentence.xalign = 0
    let details = Box(.vertical, spacing: 6)
    let stillsHolder = Box(.horizontal)
    let buttons = Box(.horizontal, spacing: 6)
    let way = words.words(finding.explored.way)
    if !way.isEmpty {
      details.packStart(stillsHolder)
      let path = Label(way.joined(separator: " › "))
      path.addClass("dim")
      path.setWraps(true)
      path.xalign = 0
      details.packStart(path)
      let play = Button(label: tr("Play It"))
      play.tooltip = tr("Go this way on the stage")
      play.onClicked { [weak self] in self?.onPlay?(number) }
      buttons.packStart(play)
      let add = Button(label: tr("Add as Scenario"))
      add.tooltip = tr("Write a scenario that goes this way, with the calls that it expects")
      add.onClicked { [weak self] in self?.onAdd?(number) }
      buttons.packStart(add)
    }
    let known = Button(label: tr("Known…"))
    if finding.finding.part != nil {
      known.tooltip = tr("It is meant so: write why into the document, and list it no more")
      known.onClicked { [weak self, weak known] in
        if let known { self?.onKnown?(number, known) }
      }
      buttons.packEnd(known)
    }
    details.packStart(buttons)
    let correction = Box(.vertical, spacing: 6)
    details.packStart(correction)
    let holder = Box(.vertical)
    holder.addClass("flow-card")
    holder.accessibleRole = .listItem
    holder.packStart(button)
    let body = Box(.vertical, spacing: 6)
    body.setMargins(bottom: 10, start: 12, end: 12)
    body.packStart(sentence)
    body.packStart(details)
    holder.packStart(body)
    return Card(
      holder: holder, details: details, stills: stillsHolder, correction: correction, mark: mark,
      known: known)
  }

  /// Opens the card of a finding, and closes the others.
  func select(_ number: Int?) {
    for (place, card) in cards.enumerated() {
      let isSelected = place + 1 == number
      card.holder.setClass("selected", isSelected)
      card.details.isVisible = isSelected
    }
    selected = number
    stills.leave()
    comparison.leave()
    guard let number, cards.indices.contains(number - 1), let found = shown else { return }
    let finding = found.findings[number - 1].explored
    stills.show(finding.way, in: found.explorer, inside: cards[number - 1].stills)
    if let (repair, stills) = offered[number - 1] { comparison.show(repair, inside: stills) }
    scrolled.scroll(toEndOf: cards[number - 1].holder)
  }

  private static func summary(_ exploring: MapExploring) -> String {
    if let count = exploring.count {
      return tr("Trying every way: {n} states", ["n": String(count)])
    }
    guard let found = exploring.found else { return tr("Trying every way…") }
    let explored = found.explorer.found
    let (states, inputs) = (String(explored.count), String(explored.performed))
    var text =
      found.bounds.isEmpty
      ? tr("All {n} states tried, {inputs} inputs", ["n": states, "inputs": inputs])
      : tr("{n} states tried so far, {inputs} inputs", ["n": states, "inputs": inputs])
    if !found.bounds.isEmpty { text += "; " + found.bounds.joined(separator: "; ") }
    if found.findings.isEmpty { text = tr("Nothing found.") + " " + text }
    if exploring.isCorrecting { text += "; " + tr("looking for corrections…") }
    if found.known > 0 { text += "; " + ntr("{n} is known", "{n} are known", found.known) }
    return text
  }
}
