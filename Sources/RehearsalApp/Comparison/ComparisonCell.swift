import DialogModel
import DialogSimulator
import Gtk
import Session
import Stage
import StageGeometry
import Texts
import WindowWords

/// One stage of a comparison: a run of its own, which can be tapped.
@MainActor
final class ComparisonCell {
  let widget = Box(.vertical, spacing: 4)
  let stage = Stage()
  /// Called when another text is found to be cut off.
  var onCutOff: (@MainActor () -> Void)?
  /// The texts that are cut off, in the order in which they were found.
  private(set) var cutOff: [String] = []

  /// The height of the caption with the gap below it, in pixels.
  static let caption = 26.0

  private let clock = RealClock.onMainLoop
  private let session: Session
  private let title: String
  private let (heading, note) = (Label(), Label())
  private let head = Box(.horizontal, spacing: 8)
  /// Whether the head says the verdict on all texts, so that the note about cut ones says nothing.
  private var hasVerdict = false
  private var observation: Observation<Void>?

  /// - Parameters:
  ///   - document: the prototype without a language.
  ///   - dialog: the dialog that is presented; `nil` for the start.
  init(
    _ variant: Comparison.Variant, of document: Prototype, presenting dialog: DialogID?,
    pictures: PictureSource
  ) {
    var prototype = variant.prototype(of: document)
    title = variant.title
    if let dialog, case .dialog = prototype.start { prototype.start = .dialog(dialog) }
    session = Session(prototype, clock: clock)
    build(variant, pictures)
    stage.begin(prototype)
    observation = session.observe { [weak self] in self?.follow() }
    session.send(.launch)
    if let dialog, case .screen = prototype.start {
      if let screen = prototype.opener(of: dialog) { session.send(.perform(.goTo(screen))) }
      session.send(.perform(.present(dialog)))
    }
    if variant.orientation != session.state.orientation {
      session.send(.rotate(variant.orientation))
    }
  }

  private func build(
    _ variant: Comparison.Variant, _ pictures: PictureSource
  ) {
    heading.text = title
    heading.addClass("title")
    heading.setEllipsize(.end)
    note.addClass("cut-off")
    note.ignoresShowAll = true
    head.setSizeRequest(height: Int(ComparisonCell.caption) - 4)
    head.align(.center, .end)
    head.packStart(heading)
    head.packStart(note)
    widget.packStart(head)
    widget.packStart(stage.widget, expand: true)
    widget.accessibleRole = .panel
    widget.accessibleName = title
    stage.look = variant.look
    stage.model = variant.model
    stage.picture = pictures
    stage.clock = { [clock] in clock.exactMilliseconds }
    stage.isAnimated = { Settings.standard.animationsEnabled }
    stage.hasGround = false
    stage.marksCutOff = true
    // Many would speak at once; a stage that a person taps speaks.
    stage.speaks = false
    stage.onInput = { [weak self] in
      self?.stage.speaks = true
      self?.session.send($0)
    }
    widget.showAll()
  }

  /// Says in the head whether all texts of the stage fit, on a button that goes to it.
  ///
  /// - Parameters:
  ///   - verdict: the worst one.
  ///   - count: the number of texts with such a verdict.
  ///   - all: the number of all texts.
  func show(
    _ verdict: FitVerdict, count: Int, of all: Int, onChosen: @escaping @MainActor () -> Void
  ) {
    hasVerdict = true
    note.hide()
    // The headings of its row and its column say it.
    heading.hide()
    let chip = Button(label: FitWording.chip(verdict))
    for name in ["verdict", "verdict-\(verdict.kind.rawValue)"] { chip.addClass(name) }
    chip.accessibleName = FitWording.name(verdict, in: title, count: count, of: all)
    chip.tooltip = tr("Show this on the stage")
    chip.setFocusOnClick(false)
    chip.onClicked(onChosen)
    head.packStart(chip)
    chip.showAll()
  }

  /// Ends the run.
  func end() {
    observation = nil
    session.end()
  }

  private func follow() {
    // Nobody waits next to the stage to answer.
    if let hold = session.state.hold {
      return session.send(.answer(hold.selector, true, target: hold.target))
    }
    stage.show(session.simulator)
    noteCutOff()
  }

  /// Notes the texts that are cut off now and were not before.
  private func noteCutOff() {
    let new = Set(stage.cutTexts(in: session.simulator).map(\.text)).subtracting(cutOff)
    guard !new.isEmpty else { return }
    cutOff += new.sorted()
    guard !hasVerdict else { return }
    note.text = Comparison.cutOff(cutOff.count)
    note.tooltip = cutOff.map { OneLine.beginning($0) }.joined(separator: "\n")
    note.show()
    widget.setAccessibleDescription(note.text)
    onCutOff?()
  }
}
