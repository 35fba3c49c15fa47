import DialogModel
import Film
import Gtk
import PrototypeFile
import Stage
import Texts
import WindowWords

/// What can be chosen for a shared file; what a format does not have is hidden.
@MainActor
final class ShareOptions {
  let widget = Box(.vertical, spacing: 8)
  /// Called after each choice.
  var onChanged: (@MainActor () -> Void)?

  private(set) var setting = FilmSetting()
  /// The language of the texts; `nil` for the document's.
  private(set) var language: String?

  private let looks = Segments<Look.Theme>(tr("Look"))
  private let scales = Segments<Int>(tr("Scale"))
  private let speeds = Segments<Int>(tr("Speed"))
  private let papers = Segments<Paper>(tr("Paper"))
  private let languages = DropDown()
  private let checks: [(option: ExportOption, box: CheckButton)]
  private var rows: [(option: ExportOption, row: Widget)] = []
  private var languageRow: Widget?

  init(_ look: Look) {
    setting.shot.look = look
    checks = [
      (.look, CheckButton(label: tr("Dark"))),
      (.frame, CheckButton(label: tr("Device frame"))),
      (.marks, CheckButton(label: tr("Tap rings and keys"))),
      (.captions, CheckButton(label: tr("Captions"))),
      (.longestWait, CheckButton(label: tr("Shorten waits to 1 s"))),
      (.notes, CheckButton(label: tr("The presenter’s notes"))),
    ]
    widget.addClass("share-options")
    widget.setSizeRequest(width: 256)
    fill()
    let values = [look.isDark, true, true, true, false, true]
    for ((option, box), value) in zip(checks, values) {
      box.isActive = value
      box.onToggled { [weak self, weak box] in
        if let self, let box { set(option, box.isActive) }
      }
      add(box, option)
    }
  }

  private func fill() {
    for (theme, title) in [(Look.Theme.flat, tr("Flat")), (.classic, tr("Classic"))] {
      looks.add(theme, ToggleButton(label: title), name: title, tooltip: title)
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
      papers.add(paper, ToggleButton(label: title), name: title, tooltip: title)
    }
    looks.select(setting.shot.look.theme)
    scales.select(1)
    speeds.select(100)
    papers.select(.a4)
    looks.onChosen = { [weak self] in
      guard let self else { return }
      setting.shot.look = Look($0, dark: setting.shot.look.isDark)
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
    let row = row(tr("Language"), languages)
    row.ignoresShowAll = true
    languageRow = row
    widget.packStart(row)
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
    case .scale, .speed, .rate, .paper, .comparisons: break
    }
    onChanged?()
  }

  /// Shows what a format has.
  func show(_ format: ExportFormat) {
    for (option, row) in rows { row.isVisible = format.options.contains(option) }
  }

  /// Offers the languages of a document, where its texts can be in another one.
  func offer(_ codes: [String]) {
    languages.removeAll()
    languages.append(tr("As Written"), id: "")
    for code in codes { languages.append(LanguageNames.name(of: code), id: code) }
    languages.selected = language.map { codes.contains($0) ? $0 : "" } ?? ""
    languageRow?.ignoresShowAll = false
    languageRow?.showAll()
    languageRow?.isVisible = !codes.isEmpty
  }
}
