import DialogModel
import Export
import Film
import Gtk
import PrototypeFile
import Stage
import StageGeometry
import Texts
import WindowWords

/// What can be chosen for a shared file; what a format does not have is hidden.
@MainActor
final class ExportOptionList {
  let widget = Box(.vertical, spacing: 8)
  /// Called after each choice.
  var onChanged: (@MainActor () -> Void)?

  private var setting = FilmSetting()
  /// The language of the texts; `nil` for the document's.
  private(set) var language: String?
  private var offered: [String] = []

  /// The device of a scenario; `nil` for the document's.
  private(set) var device: Prototype.Device?

  /// Whether one look is drawn, or both.
  private enum Looks { case flat, classic, both }

  private let looks = Segments<Looks>(tr("Look"))
  private let scales = Segments<Int>(tr("Scale"))
  private let speeds = Segments<Int>(tr("Speed"))
  private let papers = Segments<Paper>(tr("Paper"))
  private let beats = DropDown()
  private let grid = CheckButton(label: tr("Each language in each look"))
  /// What is said about the file.
  let words = ExportWordEntries()
  private let languages = DropDown()
  private let devices = DropDown()
  private let axes = ExportAxes()
  private var axisRows: [Widget] = []
  private var comparisons: [CheckButton] = []
  @Scheduled private var pause: Source?
  private let checks: [(option: ExportOption, box: CheckButton)]
  private var rows: [(option: ExportOption, row: Widget)] = []
  private var (languageRow, deviceRow): (Widget?, Widget?)

  init(_ look: Look) {
    setting.shot.look = look
    checks = [
      (.look, CheckButton(label: tr("Dark"))),
      (.frame, CheckButton(label: tr("Device frame"))),
      (.marks, CheckButton(label: tr("Tap rings and keys"))),
      (.captions, CheckButton(label: tr("Captions"))),
      (.longestWait, CheckButton(label: tr("Shorten waits to 1 s"))),
      (.notes, CheckButton(label: tr("The presenter’s notes"))),
      (.calls, CheckButton(label: tr("Calls"))),
      (.ground, CheckButton(label: tr("Transparent ground"))),
    ]
    widget.addClass("share-options")
    widget.setSizeRequest(width: 256)
    addWords()
    fill()
    let values = [look.isDark, true, true, true, false, false, true, false]
    for ((option, box), value) in zip(checks, values) {
      box.isActive = value
      box.onToggled { [weak self, weak box] in
        if let self, let box { set(option, box.isActive) }
      }
      add(box, option)
    }
    addComparisons()
  }

  private func addWords() {
    for (title, entry) in words.entries { add(row(title, entry), .words) }
    add(words.date, .words)
    words.onChanged = { [weak self] in
      guard let self else { return }
      setting.words = words.words
      // The preview follows when a word is written.
      pause?.remove()
      pause = MainLoop.timeout(milliseconds: 250) { [weak self] in
        self?.pause = nil
        self?.onChanged?()
        return false
      }
    }
  }

  private func addComparisons() {
    let title = Label(tr("Compared"))
    title.xalign = 0
    title.addClass("summary")
    add(title, .comparisons)
    for comparison in Comparison.allCases {
      let box = CheckButton(label: comparison.title)
      box.isActive = true
      box.onToggled { [weak self, weak box] in
        guard let self, let box else { return }
        if box.isActive {
          setting.varies.insert(comparison)
        } else {
          setting.varies.remove(comparison)
        }
        onChanged?()
      }
      add(box, .comparisons)
      comparisons.append(box)
    }
    grid.onToggled { [weak self] in
      guard let self else { return }
      setting.isGrid = grid.isActive
      for box in comparisons { box.isSensitive = !grid.isActive }
      onChanged?()
    }
    add(grid, .comparisons)
  }

  /// How the file is made: a grid has its own comparisons.
  var chosen: FilmSetting {
    var chosen = setting
    if chosen.isGrid { chosen.varies = [.languages, .looks] }
    return chosen
  }

  private func fill() {
    for (look, title) in [
      (Looks.flat, tr("Flat")), (.classic, tr("Classic")), (.both, tr("Both")),
    ] {
      looks.add(look, ToggleButton(label: title), name: title, tooltip: "")
    }
    for scale in 1...3 {
      let title = tr("{n}×", ["n": String(scale)])
      scales.add(
        scale, ToggleButton(label: title), name: title,
        tooltip: ntr("One pixel a point", "{n} pixels a point", scale))
    }
    for (percent, title) in [(100, "1×"), (50, "½×"), (25, "¼×")] {
      speeds.add(
        percent, ToggleButton(label: title), name: title,
        tooltip: tr("{n} % of the speed", ["n": String(percent)]))
    }
    for (paper, title) in [(Paper.a4, tr("A4")), (.letter, tr("Letter"))] {
      papers.add(paper, ToggleButton(label: title), name: title, tooltip: "")
    }
    for count in [1, 2, 4, 6] { beats.append(String(count), id: String(count)) }
    beats.selected = "1"
    beats.accessibleName = tr("Beats on a page")
    beats.onChosen { [weak self] id in
      self?.setting.beatsPerPage = Int(id) ?? 1
      self?.onChanged?()
    }
    looks.select(setting.shot.look.theme == .flat ? .flat : .classic)
    scales.select(1)
    speeds.select(100)
    papers.select(.a4)
    looks.onChosen = { [weak self] in
      guard let self else { return }
      setting.hasBothLooks = $0 == .both
      setting.shot.look = Look(
        $0 == .classic ? .classic : .flat, dark: setting.shot.look.isDark)
      onChanged?()
    }
    scales.onChosen = { [weak self] in
      self?.setting.shot.scale = $0
      self?.onChanged?()
    }
    speeds.onChosen = { [weak self] in
      self?.setting.speed = Double($0) / 100
      self?.onChanged?()
    }
    papers.onChosen = { [weak self] in
      self?.setting.paper = $0
      self?.onChanged?()
    }
    languages.accessibleName = tr("Language")
    languages.onChosen { [weak self] id in
      self?.language = id.isEmpty ? nil : id
      self?.onChanged?()
    }
    add(row(tr("Look"), looks.widget), .look)
    add(row(tr("Scale"), scales.widget), .scale)
    add(row(tr("Speed"), speeds.widget), .speed)
    add(row(tr("Paper"), papers.widget), .paper)
    add(row(tr("Beats on a page"), beats), .beats)
    languageRow = hidden(row(tr("Language"), languages))
    fillStage()
  }

  /// The device, the size of texts, the direction and the contrast.
  private func fillStage() {
    devices.append(tr("As Written"), id: "")
    devices.append(tr("Phone"), id: Prototype.Device.phone.rawValue)
    devices.append(tr("Tablet"), id: Prototype.Device.tablet.rawValue)
    devices.selected = ""
    devices.accessibleName = tr("Device")
    devices.onChosen { [weak self] id in
      self?.device = Prototype.Device(rawValue: id)
      self?.onChanged?()
    }
    deviceRow = hidden(row(tr("Device"), devices))
    axisRows = axes.controls.map { hidden(row($0.title, $0.list)) }
    axes.onChanged = { [weak self] in
      guard let self else { return }
      setting.shot.axes = axes.chosen
      onChanged?()
    }
  }

  /// A row that is shown where something can be chosen in it.
  private func hidden(_ row: Widget) -> Widget {
    row.showAll()
    row.isVisible = false
    row.ignoresShowAll = true
    widget.packStart(row)
    return row
  }

  private func row(_ title: String, _ control: Widget) -> Widget {
    let row = Box(.horizontal, spacing: 8)
    let label = Label(title)
    label.xalign = 0
    row.packStart(label, expand: true)
    row.packEnd(control)
    return row
  }

  private func add(_ row: Widget, _ option: ExportOption) {
    widget.packStart(row)
    rows.append((option, row))
  }

  private func set(_ option: ExportOption, _ isOn: Bool) {
    switch option {
    case .look: setting.shot.look = Look(setting.shot.look.theme, dark: isOn)
    case .frame: setting.shot.part = isOn ? .device : .screen
    case .marks: setting.marks = isOn
    case .captions: setting.captions = isOn
    case .longestWait: setting.longestWait = isOn ? 1_000 : 5_000
    case .notes: setting.notes = isOn
    case .calls: setting.calls = isOn
    case .ground: setting.isTransparent = isOn
    case .scale, .speed, .rate, .paper, .comparisons, .words, .beats: break
    }
    onChanged?()
  }

  /// Shows what can be chosen for a subject in a format.
  ///
  /// - Parameter languages: the codes of the languages in which the document's texts are.
  func show(_ product: ExportProduct, of subject: ExportSubject, languages codes: [String]) {
    for (option, row) in rows {
      row.isVisible = product.options.contains(option)
    }
    let crosses = product.options.contains(.comparisons) && !codes.isEmpty
    grid.isVisible = crosses
    if !crosses, grid.isActive { grid.isActive = false }
    looks.setVisible(.both, subject.exported == .run)
    if subject.exported != .run, setting.hasBothLooks {
      setting.hasBothLooks = false
      looks.select(.flat)
    }
    let performsAnew = subject.scenario != nil
    deviceRow?.isVisible = performsAnew
    for row in axisRows { row.isVisible = subject.exported != .dialogs }
    device = performsAnew ? devices.selected.flatMap { Prototype.Device(rawValue: $0) } : nil
    offer(performsAnew || [.dialogs, .ways].contains(subject) ? codes : [])
  }

  /// Offers the languages of a document, where its texts can be in another one.
  private func offer(_ codes: [String]) {
    languageRow?.isVisible = !codes.isEmpty
    guard offered != codes else { return }
    offered = codes
    languages.removeAll()
    languages.append(tr("As Written"), id: "")
    for code in codes { languages.append(LanguageNames.name(of: code), id: code) }
    language = language.flatMap { codes.contains($0) ? $0 : nil }
    languages.selected = language ?? ""
  }
}
