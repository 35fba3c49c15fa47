import DialogModel
import EventLog
import Gtk
import OrderRules
import Session
import Texts
import WindowWords

/// What VoiceOver says of the run, in place of its calls, and the button that says it aloud.
@MainActor
final class SpeechPane {
  let widget = Box(.vertical)
  let list = LogList(name: tr("What is heard"))
  private(set) var rows: SpeechRows?
  private let hear = Button(label: tr("Hear It"))
  private let chips = ChipBar<HeardKind>(named: tr("Kinds of what is heard"))
  /// Called when another line is selected, or more is heard.
  var onSelect: (@MainActor () -> Void)?
  /// Called when more is heard while the list is paused.
  var onWait: (@MainActor () -> Void)?
  /// Called with the reason why nothing was said aloud.
  var onProblem: (@MainActor (String) -> Void)?
  /// Called when a person asks to see all lines again.
  var onShowAll: (@MainActor () -> Void)?
  private var filter = HeardFilter()
  private let voice = Voice()
  private var listening: Observation<[Utterance]>?
  private var language: String?
  private var columns: LogColumns?

  init() {
    let scrolled = ScrolledWindow()
    scrolled.add(list)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    list.follows = true
    list.onSelectionChanged { [weak self] _ in self?.onSelect?() }
    list.onRowActivated { [weak self] _ in self?.speak() }
    list.onAllocate { [weak self] _ in
      MainLoop.idle {
        self?.fitColumns()
        return false
      }
    }
    hear.onClicked { [weak self] in
      guard let self else { return }
      if voice.isSpeaking { voice.stop() } else { speak() }
    }
    voice.onProblem = { [weak self] in self?.onProblem?($0) }
    voice.onChange = { [weak self] in
      guard let self else { return }
      hear.label = voice.isSpeaking ? tr("Stop") : tr("Hear It")
    }
    chips.onChange = { [weak self] in self?.choose() }
    chips.onShowAll = { [weak self] in self?.onShowAll?() }
    let head = Box(.horizontal, spacing: 8)
    head.addClass("speech-head")
    head.packStart(chips.widget, expand: true)
    head.packEnd(hear)
    widget.packStart(head)
    widget.packStart(scrolled, expand: true)
    widget.showAll()
    widget.hide()
    widget.ignoresShowAll = true
  }

  /// Shows what is heard of a run; `nil` shows nothing and listens no more.
  ///
  /// The moments are those of ``SpeechRows``.
  func begin(_ session: Session?, cleared: HeardMoment? = nil, paused: HeardMoment? = nil) {
    listening = nil
    rows = session.map { SpeechRows($0, filter, cleared: cleared, paused: paused) }
    language = session?.prototype.language
    columns = nil
    list.source = rows
    listening = session?.listen { [weak self] in self?.append($0) }
    widget.isVisible = session != nil
    showProgram()
    update()
  }

  private func append(_ said: [Utterance]) {
    guard let rows else { return }
    // It counts what was heard after the last input, which may be more now.
    let heading = rows.isPast ? nil : rows.outline.lastHeading
    guard rows.append(said) else { return onWait?() ?? () }
    guard !rows.isPast else { return }
    list.rowsAppended()
    if let heading { list.rowChanged(heading) }
    update()
  }

  /// Shows what was heard until a moment of the past, by the place of its row in the log; `nil` shows
  /// what is heard now.
  func showPast(_ place: Int?, milliseconds: Int?) {
    guard let rows, place != nil || rows.isPast else { return }
    rows.look(at: place, milliseconds: milliseconds)
    list.rowsReset()
    update()
  }

  /// Pauses the list, or lists what has waited.
  func setPaused(_ paused: Bool) {
    guard let rows else { return }
    if paused { return rows.pause() }
    rows.resume()
    list.rowsReset()
    update()
  }

  /// Lists only what is heard from now on.
  func clear() {
    guard let rows else { return }
    list.selectedRow = nil
    rows.clear()
    list.rowsReset()
    update()
  }

  private func update() {
    guard let outline = rows?.outline else { return }
    chips.update(hidden: outline.hiddenCount) { outline.count(of: $0) }
    onSelect?()
    fitColumns()
  }

  /// How much was heard; `nil` without a run.
  var summary: String? {
    (rows?.outline).map { outline in
      tr(
        "{heard} in {inputs}",
        [
          "heard": ntr("1 heard", "{n} heard", outline.said.count),
          "inputs": ntr("1 input", "{n} inputs", outline.inputCount),
        ])
    }
  }

  /// What is said of the selected line; `nil` where a heading is selected, or nothing.
  var detail: RowDetail? {
    guard let row = list.selectedRow, let outline = rows?.outline,
      let heard = HeardText(outline, row), let shown = rows?.row(at: row)
    else { return nil }
    return RowDetail(
      glyph: shown.glyph, glyphName: shown.glyphName, call: heard.title, isMethod: false,
      arguments: "", note: heard.note, lines: heard.lines, chain: OrderChain(), rules: [],
      state: nil, copy: outline.transcript(of: [row]))
  }

  /// The transcript of the selected line, or of the group of the selected heading.
  var copied: String? {
    guard let row = list.selectedRow, let outline = rows?.outline else { return nil }
    return outline.transcript(of: outline.rows(of: row))
  }

  /// Lists what a filter keeps.
  func filter(_ typed: Filter) {
    filter.filter = typed.isEmpty ? nil : typed
    listAgain()
  }

  /// Presses every chip.
  func showAll() {
    chips.showAll()
    choose()
  }

  /// Lists the kinds whose chips are pressed.
  private func choose() {
    filter.hiddenKinds = chips.hiddenKinds
    listAgain()
  }

  private func listAgain() {
    guard let rows else { return }
    list.selectedRow = nil
    rows.filter = filter
    list.rowsReset()
    update()
  }

  /// Puts a line about what was found under the list.
  func packFindings(_ line: Widget) { widget.packStart(line) }

  /// Uses other colours.
  func setLook(_ look: LogLook) {
    list.setLook(look)
    chips.setLook(look)
  }

  /// Whether there is a voice; the button says why not.
  private func showProgram() {
    let reason = Voice.lack
    hear.isSensitive = reason == nil
    hear.tooltip = reason ?? tr("Say the selected line, or all since the last input")
    hear.setAccessibleDescription(hear.tooltip ?? "")
  }

  private func speak() {
    guard let outline = rows?.outline, Voice.lack == nil,
      let words = list.selectedRow.flatMap({ outline.words(at: $0) }) ?? outline.lastWords
    else { return }
    voice.say(words, language: language)
  }

  private func fitColumns() {
    guard let rows else { return }
    var choice = ColumnChoice()
    for column in [ColumnChoice.Column.number, .delta, .target] { choice.toggle(column) }
    let times = rows.outline.said.last.map {
      LogTimeText.inColumn(milliseconds: $0.time.milliseconds).count
    }
    let new = LogColumns(
      room: list.allocation.width, digit: list.digitWidth,
      LogColumns.Characters(milliseconds: times ?? 0), choice)
    guard new != columns else { return }
    columns = new
    list.setTitles([.milliseconds: tr("ms"), .call: tr("What is heard")])
    list.setWidth(new.number, .number)
    list.setWidth(new.milliseconds, .milliseconds)
    list.setWidth(nil, .delta)
    list.setWidth(new.sign + new.signIndent, .glyph)
    list.setWidth(nil, .target)
    list.setWidth(LogColumns.margin, .returned)
  }
}
