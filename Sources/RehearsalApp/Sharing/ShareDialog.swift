import DialogModel
import DialogSimulator
import Film
import Gtk
import Session
import Stage
import Texts
import Workbench

/// The dialog that makes a film, a page or a storyboard of a scenario or of the present run.
@MainActor
final class ShareDialog {
  let window = Window()
  /// Called when the dialog has gone.
  var onClosed: (@MainActor () -> Void)?

  let workbench: Workbench
  let formats = ShareFormats()
  let options: ShareOptions
  let preview = SharePreview()
  let foot = ShareFoot()
  let copy = Button()
  let save = Button(label: tr("Save…"))
  private let header = HeaderBar()
  private let cancel = Button(label: tr("Close"))
  private let particulars = Label()
  private let subjects: Segments<Int>
  /// What is shared, where there is much to choose from.
  private let menu = DropDown()
  private let choices: [ShareSubject]
  private static let mostInARow = 4
  private(set) var subject: ShareSubject
  private let pictures: @MainActor (String) -> Picture?
  private(set) var source: FilmSource.Source?
  private var sizing: Task<Void, Never>?
  private var wait: Source?
  /// The work on a file, while there is some.
  var writing: Task<Void, Never>?

  /// How long nothing must change before sizes are found out, in milliseconds.
  private static let rest = 250

  /// - Parameters:
  ///   - choices: what can be shared, at least one.
  ///   - first: the place of what is shared at first.
  ///   - pictures: the pictures that the document names.
  init(
    _ workbench: Workbench, _ choices: [ShareSubject], first: Int, look: Look, over parent: Window,
    pictures: @escaping @MainActor (String) -> Picture?
  ) {
    (self.workbench, self.choices, self.pictures) = (workbench, choices, pictures)
    subject = choices[first]
    options = ShareOptions(look)
    subjects = Segments(tr("What is shared"))
    LaterSheet.load()
    window.title = tr("Share")
    window.setDefaultSize(Size(width: 840, height: 544))
    window.setTransient(for: parent, modal: true)
    window.setCenteredOnParent()
    fillHeader()
    window.add(content(first))
    connect()
    header.showAll()
    begin()
  }

  private func fillHeader() {
    header.title = tr("Share")
    let face = Box(.horizontal, spacing: 6)
    face.packStart(Image(icon: "edit-copy-symbolic"))
    face.packStart(Label(tr("Copy")))
    copy.add(face)
    copy.accessibleName = tr("Copy")
    copy.tooltip = tr("Put the file on the clipboard (Ctrl+C)")
    save.addClass("suggested-action")
    save.tooltip = tr("Choose where the file is written (Ctrl+S)")
    header.packStart(cancel)
    header.packEnd(save)
    header.packEnd(copy)
    window.setTitlebar(header)
  }

  private func content(_ first: Int) -> Widget {
    let top = Box(.horizontal, spacing: 12)
    top.addClass("share-top")
    for (place, choice) in choices.enumerated() {
      if choices.count > ShareDialog.mostInARow {
        menu.append(choice.title, id: String(place))
      } else {
        let button = ToggleButton(label: choice.title)
        subjects.add(place, button, name: choice.title, tooltip: choice.title)
      }
    }
    subjects.select(first)
    menu.selected = String(first)
    menu.accessibleName = tr("What is shared")
    particulars.addClass("summary")
    particulars.setEllipsize(.end)
    let chooser: Widget = choices.count > ShareDialog.mostInARow ? menu : subjects.widget
    chooser.align(.start, .center)
    top.packStart(chooser)
    top.packEnd(particulars)
    let left = ScrolledWindow()
    left.setPolicy(horizontal: .never, vertical: .automatic)
    left.add(formats.widget)
    let right = ScrolledWindow()
    right.setPolicy(horizontal: .never, vertical: .automatic)
    right.add(options.widget)
    let columns = Box(.horizontal)
    columns.packStart(left)
    columns.packStart(preview.widget, expand: true)
    columns.packStart(right)
    let whole = Box(.vertical)
    whole.addClass("share")
    whole.packStart(top)
    whole.packStart(columns, expand: true)
    whole.packStart(foot.widget)
    whole.showAll()
    return whole
  }

  private func connect() {
    cancel.onClicked { [weak self] in self?.close() }
    save.onClicked { [weak self] in self?.chooseFile() }
    copy.onClicked { [weak self] in self?.copyFile() }
    subjects.onChosen = { [weak self] in self?.share($0) }
    menu.onChosen { [weak self] in self?.share(Int($0) ?? 0) }
    formats.onChosen = { [weak self] format in
      self?.options.show(format)
      self?.begin()
    }
    options.onChanged = { [weak self] in self?.begin() }
    foot.onCancel = { [weak self] in self?.writing?.cancel() }
    window.onKeyPress { [weak self] press in self?.pressed(press) ?? false }
    window.connect("destroy") { [weak self] in self?.end() }
  }

  private func share(_ place: Int) {
    guard choices.indices.contains(place), subject != choices[place] else { return }
    subject = choices[place]
    begin()
  }

  /// Chooses a format.
  func choose(_ format: ExportFormat) {
    formats.select(format)
    formats.onChosen?(format)
  }

  /// Performs what is shared anew, and shows it.
  private func begin() {
    let languages = workbench.prototype?.strings.keys.sorted() ?? []
    options.offer(subject.scenario == nil ? [] : languages)
    options.show(formats.selected)
    header.subtitle = tr(
      "{subject} of {document}",
      [
        "subject": subject.title,
        "document": workbench.prototype?.title ?? workbench.document.name ?? "",
      ])
    do {
      let source = try FilmSource.source(
        of: subject, in: workbench, language: options.language,
        longestWait: options.setting.longestWait)
      self.source = source
      preview.show(FilmStudio(source.run, setting(of: formats.selected), pictures: pictures))
      particulars.text = source.particulars(of: subject)
    } catch {
      source = nil
      particulars.text = ""
      preview.show(problem: error.message)
    }
    copy.isSensitive = source != nil && writing == nil
    save.isSensitive = source != nil && writing == nil
    findSizes()
  }

  /// How a format shows the run: what is not chosen for it is as usual.
  func setting(of format: ExportFormat) -> FilmSetting {
    var setting = options.setting
    let usual = FilmSetting()
    if !format.options.contains(.scale) { setting.shot.scale = usual.shot.scale }
    if !format.options.contains(.captions) { setting.captions = false }
    if !format.options.contains(.speed) { setting.speed = usual.speed }
    return setting
  }

  /// What writes the files of a format now; `nil` without a run.
  func writer(of format: ExportFormat) -> ExportWriter? {
    guard let source else { return nil }
    return ExportWriter(
      source, setting(of: format), scenario: subject.scenario,
      document: workbench.document.name ?? "", pictures: pictures)
  }

  private func findSizes() {
    formats.forgetSizes()
    sizing?.cancel()
    wait?.remove()
    wait = MainLoop.timeout(milliseconds: ShareDialog.rest) { [weak self] in
      self?.wait = nil
      self?.sizing = Task { [weak self] in await self?.estimate() }
      return false
    }
  }

  private func estimate() async {
    for format in formats.possible {
      let bytes = try? await writer(of: format)?.estimate(format)
      guard !Task.isCancelled else { return }
      formats.show(bytes, of: format)
    }
  }

  private func pressed(_ press: KeyPress) -> Bool {
    if press.name == "Escape" {
      if let writing { writing.cancel() } else { close() }
      return true
    }
    guard press.modifiers == [.control] else { return false }
    switch press.character {
    case "s": chooseFile()
    case "c": copyFile()
    default: return false
    }
    return true
  }

  /// Shows the dialog.
  func present() {
    window.present()
    formats.focus()
  }

  private func close() { window.destroy() }

  private func end() {
    preview.stop()
    wait?.remove()
    sizing?.cancel()
    writing?.cancel()
    onClosed?()
  }
}

extension FilmSource.Source {
  /// How many inputs and calls it has, and how long it is.
  fileprivate func particulars(of subject: ShareSubject) -> String {
    let acts = run.script.acts.count
    var calls = run.rows.indices.count { run.rows.isCall(at: $0) }
    if case .calls(let range) = subject { calls = range.count }
    let tenths = run.script.length / 100
    return [
      ntr("one input", "{n} inputs", acts), ntr("one call", "{n} calls", calls),
      tr("{seconds} s", ["seconds": "\(tenths / 10).\(tenths % 10)"]),
    ].joined(separator: ", ")
  }
}
