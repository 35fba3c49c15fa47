import Explorer
import Gtk
import Scenario
import Texts
import Workbench

/// The map in place of the stage: the drawing, what is over it, and the bar below it.
@MainActor
final class FlowPage {
  let widget = Box(.vertical)
  let view = FlowView()
  /// Called when a person wants the stage back.
  var onClosed: (@MainActor () -> Void)?
  /// Called when a person wants the map as a file.
  var onExport: (@MainActor () -> Void)?

  /// Called when a person wants scenarios for what none covers.
  var onCover: (@MainActor () -> Void)?

  private let covered = ToggleButton(label: "")
  private let cover = Button(label: tr("Cover"))
  private let state = Label()
  private let hint = Label()
  private let percent = Label(ticking: "")
  private let search = SearchEntry()
  private let legend = DrawingArea(takesInput: false)
  private var colors = FlowColors.light
  /// What the way does that is pointed at.
  let preview = FlowPreview()
  private var found: ExploredMap?

  init() {
    LaterSheet.load()
    widget.addClass("flow")
    widget.accessibleRole = .panel
    widget.accessibleName = tr("Flow")
    let ground = Overlay()
    ground.add(view.area)
    covered.addClass("flow-chip")
    covered.setFocusOnClick(false)
    covered.tooltip = tr("Fade what scenarios cover, so that the rest stands out")
    covered.onToggled { [weak self] in
      if let self { view.fadesCovered = covered.isActive }
    }
    cover.addClass("flow-chip")
    cover.tooltip = tr("Write few short scenarios for what none covers; one undo takes them back")
    cover.setFocusOnClick(false)
    cover.onClicked { [weak self] in self?.onCover?() }
    let chips = Box(.horizontal, spacing: 6)
    chips.align(.start, .start)
    chips.setMargins(12)
    chips.packStart(covered)
    chips.packStart(cover)
    ground.addOverlay(chips)
    state.addClass("flow-state")
    state.align(.center, .start)
    state.setMargins(16)
    ground.addOverlay(state, passesClicks: true)
    search.placeholder = tr("Find a place")
    search.align(.end, .start)
    search.setMargins(12)
    search.ignoresShowAll = true
    search.onEdited { [weak self] in self?.view.find($0, next: false) }
    search.onActivate { [weak self] in
      if let self { view.find(search.text, next: true) }
    }
    search.onStop { [weak self] in self?.endSearch() }
    ground.addOverlay(search)
    let widest =
      FlowPage.legendWords.map { DrawnText($0, size: 11, in: legend).size.width }.max() ?? 0
    legend.setSizeRequest(width: max(122, 54 + Int(widest.rounded(.up))), height: 106)
    legend.align(.start, .end)
    legend.setMargins(12)
    legend.accessibleRole = .image
    legend.accessibleName = tr(
      "Green: covered by scenarios. Thick: this run. Dashed: in no scenario. Numbers: findings.")
    legend.onDraw { [weak self] painter, size in self?.drawLegend(painter, size) }
    ground.addOverlay(legend, passesClicks: true)
    ground.addOverlay(preview.widget, passesClicks: true)
    widget.packStart(ground, expand: true)
    widget.packStart(makeBar())
    view.onChanged = { [weak self] in self?.showView() }
    view.area.onAllocate { [weak self] size in
      MainLoop.idle {
        self?.legend.isVisible = size.width >= 440 && size.height >= 420
        return false
      }
    }
    widget.showAll()
    search.hide()
    showView()
  }

  private func makeBar() -> Widget {
    let stage = Button(label: tr("Stage"))
    stage.tooltip = tr("Back to the stage (Ctrl+Shift+F)")
    stage.onClicked { [weak self] in self?.onClosed?() }
    hint.addClass("dim")
    // A bar is as high as its buttons, which is enough for two lines.
    hint.setWraps(true)
    hint.setLines(2)
    hint.setEllipsize(.end)
    hint.xalign = 0
    let smaller = button("zoom-out-symbolic", tr("Smaller"), "−") { [weak self] in
      if let view = self?.view { view.setZoom(view.zoom / 1.2) }
    }
    let larger = button("zoom-in-symbolic", tr("Larger"), "+") { [weak self] in
      if let view = self?.view { view.setZoom(view.zoom * 1.2) }
    }
    let fit = Button(label: tr("Fit", context: "zoom"))
    fit.tooltip = tr("Show the whole map (0)")
    fit.setFocusOnClick(false)
    fit.onClicked { [weak self] in self?.view.fit() }
    let export = Button(icon: "document-save-as-symbolic")
    export.accessibleName = tr("Export the map")
    export.tooltip = tr("Save the map as PNG, SVG, PDF, DOT or Mermaid")
    export.setFocusOnClick(false)
    export.onClicked { [weak self] in self?.onExport?() }
    let bar = Box(.horizontal, spacing: 6)
    bar.addClass("flow-bar")
    bar.packStart(stage)
    bar.packStart(hint, expand: true)
    for part in [export, fit, larger, percent, smaller] as [Widget] { bar.packEnd(part) }
    percent.setWidth(characters: 5)
    return bar
  }

  private func button(
    _ icon: String, _ name: String, _ key: String, _ does: @escaping @MainActor () -> Void
  ) -> Button {
    let button = Button(icon: icon)
    button.accessibleName = name
    button.tooltip = tr("{name} ({key})", ["name": name, "key": key])
    button.setFocusOnClick(false)
    button.onClicked(does)
    return button
  }

  func setDark(_ dark: Bool) {
    colors = dark ? .dark : .light
    view.setDark(dark)
    legend.queueDraw()
  }

  // MARK: Content

  /// Shows what was found, and how far exploring has come.
  func show(_ exploring: MapExploring, isNew: Bool) {
    if isNew, let found = exploring.found {
      preview.show(nil, on: nil)
      self.found = found
      view.show(found)
    }
    if let count = exploring.count {
      state.text = tr("Trying every way: {n} states", ["n": String(count)])
    } else {
      state.text = exploring.found == nil && exploring.isBusy ? tr("Trying every way…") : ""
    }
    state.isVisible = !state.text.isEmpty
    guard let coverage = exploring.found?.coverage else {
      cover.hide()
      return covered.hide()
    }
    cover.isVisible = coverage.hasUncovered
    covered.label = tr(
      "{covered} of {count} ways covered",
      ["covered": String(coverage.covered), "count": String(coverage.ways.count)])
    covered.isVisible = true
  }

  /// Shows whether scenarios are being written.
  func setCovering(_ isCovering: Bool) { cover.isSensitive = !isCovering }

  private func showView() {
    percent.text = tr("{n} %", ["n": String(Int((view.zoom * 100).rounded()))])
    preview.show(view.pointed, on: found)
    hint.text =
      view.currentWords ?? tr("Click goes to a place; a button dragged to one makes a way")
  }

  // MARK: Search

  func beginSearch() {
    search.show()
    search.focusEnd()
  }

  /// Hides the search; false where there is none.
  @discardableResult
  func endSearch() -> Bool {
    guard search.isVisible else { return false }
    search.hide()
    view.area.grabFocus()
    return true
  }

  // MARK: Legend

  /// What the lines of the legend say, from its top.
  private static var legendWords: [String] {
    [
      tr("covered", context: "by a scenario"), tr("this run"), tr("no scenario"), tr("finding"),
    ]
  }

  private func drawLegend(_ painter: Painter, _ size: Size) {
    painter.roundedRectangle(
      x: 0.5, y: 0.5, width: Double(size.width) - 1, height: Double(size.height) - 1, radius: 6)
    painter.setColor(colors.card)
    painter.fillPreserving()
    painter.setColor(colors.dot)
    painter.stroke(width: 1)
    let words = FlowPage.legendWords
    let rows: [(String, Color, Double, Bool)] = [
      (words[0], colors.covered, 2, false), (words[1], colors.covered, 4, false),
      (words[2], colors.uncovered, 1.5, true),
    ]
    var y = 20.0
    func write(_ text: String) {
      let drawn = DrawnText(text, size: 11, width: Double(size.width) - 54, in: legend)
      painter.setColor(colors.text)
      drawn.draw(painter, middle: 44 + drawn.size.width / 2, y)
    }
    for (text, color, width, isDashed) in rows {
      painter.saved { painter in
        painter.setColor(color)
        if isDashed { painter.setDash([6, 4]) }
        painter.move(to: 10, y)
        painter.line(to: 36, y)
        painter.stroke(width: width)
      }
      write(text)
      y += 22
    }
    let number = DrawnText("1", size: 12, isBold: true, in: legend)
    for (x, isError) in [(16.0, true), (31.0, false)] {
      painter.saved { painter in
        painter.translate(x: x, y: y)
        painter.scale(0.65)
        FlowDrawing.badge(number, isError: isError, at: (0, 0), colors, painter)
      }
    }
    write(words[3])
  }
}
