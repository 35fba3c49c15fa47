import Film
import Gtk
import Texts

/// The line of the dialog in which a person chooses what is shared.
@MainActor
final class ExportHeader {
  let widget = Box(.horizontal, spacing: 12)
  var onChosen: (@MainActor (ExportSubject) -> Void)?
  /// How much it is, in a few words.
  let particulars = Label()

  private enum Sort { case scenario, run, calls, moment, dialogs, ways }

  private let sorts = Segments<Sort>(tr("What is shared"))
  private let scenarios = DropDown()
  private let calls = Entry()
  private let count: Int
  private let only: String?
  private var sort: Sort
  private(set) var subject: ExportSubject

  init(_ offer: ExportOffer, first: ExportSubject) {
    subject = first
    sort = ExportHeader.sort(of: first)
    count = offer.calls?.count ?? 0
    only = offer.scenarios.count == 1 ? offer.scenarios[0] : nil
    widget.addClass("share-top")
    if !offer.scenarios.isEmpty {
      add(.scenario, only.map { ExportSubject.scenario($0).title } ?? tr("Scenario"))
    }
    if offer.hasRun { add(.run, ExportSubject.run.title) }
    if offer.calls != nil { add(.calls, tr("Calls")) }
    add(.moment, ExportSubject.moment.title)
    if offer.hasParts {
      add(.dialogs, offer.hasDialogs ? ExportSubject.dialogs.title : tr("Every Screen"))
    }
    add(.ways, ExportSubject.ways.title)
    sorts.widget.align(.start, .center)
    widget.packStart(sorts.widget)
    fillScenarios(offer, first)
    calls.accessibleName = tr("Calls, as 4-6")
    calls.tooltip = tr("The calls by their numbers in the log, from 1 to {n}", ["n": String(count)])
    calls.text = offer.calls.map { CallNumbers.text($0.selected) } ?? ""
    if case .calls(let range) = first { calls.text = CallNumbers.text(range) }
    calls.setWidth(characters: 9)
    calls.align(.start, .center)
    calls.onChanged { [weak self] _ in self?.choose(.calls) }
    calls.ignoresShowAll = true
    scenarios.ignoresShowAll = true
    widget.packStart(calls)
    particulars.addClass("summary")
    particulars.setEllipsize(.end)
    widget.packEnd(particulars)
    sorts.select(sort)
    sorts.onChosen = { [weak self] in self?.choose($0) }
    showParts()
  }

  private static func sort(of subject: ExportSubject) -> Sort {
    switch subject {
    case .scenario: .scenario
    case .run: .run
    case .calls: .calls
    case .moment: .moment
    case .dialogs: .dialogs
    case .ways: .ways
    }
  }

  private func add(_ sort: Sort, _ title: String) {
    sorts.add(sort, ToggleButton(label: title), name: title, tooltip: "")
  }

  private func fillScenarios(_ offer: ExportOffer, _ first: ExportSubject) {
    for name in offer.scenarios { scenarios.append(OneLine.beginning(name), id: name) }
    scenarios.selected = first.scenario ?? offer.scenarios.first
    scenarios.accessibleName = tr("Scenario")
    scenarios.align(.start, .center)
    scenarios.setNarrow()
    scenarios.setSizeRequest(width: 130)
    scenarios.onChosen { [weak self] _ in self?.choose(.scenario) }
    widget.packStart(scenarios)
  }

  /// Whether a person is typing the numbers of calls.
  func isEditing(in window: Window) -> Bool { window.hasFocus(calls) }

  private func choose(_ chosen: Sort) {
    sort = chosen
    showParts()
    guard let next = chosenSubject, next != subject else { return }
    subject = next
    onChosen?(next)
  }

  private var chosenSubject: ExportSubject? {
    switch sort {
    case .scenario: (only ?? scenarios.selected).map { .scenario($0) }
    case .run: .run
    case .calls: range.map { .calls($0) }
    case .moment: .moment
    case .dialogs: .dialogs
    case .ways: .ways
    }
  }

  /// The calls that are named, as far as the run has them; `nil` for a text that names none.
  private var range: ClosedRange<Int>? {
    guard let range = CallNumbers.range(calls.text), range.lowerBound <= count else { return nil }
    return range.lowerBound...min(range.upperBound, count)
  }

  private func showParts() {
    scenarios.isVisible = sort == .scenario && only == nil
    calls.isVisible = sort == .calls
    calls.setClass("error", range == nil)
    particulars.tooltip = particulars.text
  }
}
