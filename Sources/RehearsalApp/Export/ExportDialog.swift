import DialogModel
import DialogSimulator
import Export
import Film
import Gtk
import Session
import Stage
import Texts
import Workbench

/// The dialog that makes a film, a page or a storyboard of a scenario or of the present run.
@MainActor
final class ExportDialog {
  let window = Window()
  /// Called when the dialog has gone.
  var onClosed: (@MainActor () -> Void)?

  let workbench: Workbench
  let formats = ExportFormatList()
  let options: ExportOptionList
  let preview = ExportPreview()
  let code: ExportCode
  let foot = ExportFooter()
  let copy = Button()
  let save = Button(label: tr("Save…"))
  let each = Button(label: tr("Save Each…"))
  private let header = HeaderBar()
  private let cancel = Button(label: tr("Close"))
  private let top: ExportHeader
  /// What is shared.
  var subject: ExportSubject { top.subject }
  let pictures: PictureSource
  private(set) var source: FilmSource.Source?
  private var sizing: Task<Void, Never>?
  /// What the sizes are found out of, and those that are known.
  private var sized: [ExportSize] = []
  @Scheduled private var wait: Source?
  /// The work on a file, while there is some.
  var writing: Task<Void, Never>?

  /// How long nothing must change before sizes are found out, in milliseconds.
  private static let rest = 250

  /// - Parameters:
  ///   - first: what is shared at first.
  ///   - pictures: the pictures that the document names.
  init(
    _ workbench: Workbench, _ offer: ExportOffer, first: ExportSubject, look: Look,
    over parent: Window, pictures: PictureSource
  ) {
    (self.workbench, self.pictures) = (workbench, pictures)
    top = ExportHeader(offer, first: first)
    options = ExportOptionList(look)
    code = ExportCode(workbench)
    LaterSheet.load()
    window.title = tr("Share")
    window.setDefaultSize(Size(width: 840, height: 544))
    window.setTransient(for: parent, modal: true)
    window.setCenteredOnParent()
    fillHeader()
    window.add(content())
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
    each.tooltip = tr("Write each picture into a file of its own, in a folder")
    each.ignoresShowAll = true
    header.packStart(cancel)
    header.packEnd(save)
    header.packEnd(each)
    header.packEnd(copy)
    window.setTitlebar(header)
  }

  private func content() -> Widget {
    let left = ScrolledWindow()
    left.setPolicy(horizontal: .never, vertical: .automatic)
    left.add(formats.widget)
    let right = ScrolledWindow()
    right.setPolicy(horizontal: .never, vertical: .automatic)
    let choices = Box(.vertical)
    choices.packStart(options.widget, expand: true)
    choices.packStart(code.options, expand: true)
    right.add(choices)
    let columns = Box(.horizontal)
    columns.packStart(left)
    columns.packStart(preview.widget, expand: true)
    columns.packStart(code.preview, expand: true)
    columns.packStart(right)
    let whole = Box(.vertical)
    whole.addClass("share")
    whole.packStart(top.widget)
    whole.packStart(columns, expand: true)
    whole.packStart(foot.widget)
    whole.showAll()
    return whole
  }

  private func connect() {
    cancel.onClicked { [weak self] in self?.close() }
    save.onClicked { [weak self] in self?.chooseFile() }
    each.onClicked { [weak self] in self?.chooseFolder() }
    copy.onClicked { [weak self] in self?.copyFile() }
    top.onChosen = { [weak self] _ in self?.begin() }
    formats.onChosen = { [weak self] _ in self?.begin() }
    options.onChanged = { [weak self] in self?.begin() }
    code.onWritten = { [weak self] in
      guard let self else { return }
      formats.showCode(code.size)
      allowWriting()
    }
    foot.onCancel = { [weak self] in self?.writing?.cancel() }
    window.onKeyPress { [weak self] press in self?.pressed(press) ?? false }
    window.connect("destroy") { [weak self] in self?.end() }
  }

  /// Chooses a format.
  func choose(_ format: ExportFormat) {
    formats.select(format)
    formats.onChosen?(format)
  }

  /// Performs what is shared anew, and shows it.
  private func begin() {
    formats.show(subject.exported)
    options.show(
      ExportProduct(formats.selected, subject.exported), of: subject,
      languages: workbench.prototype?.strings.keys.sorted() ?? [])
    header.subtitle = tr(
      "{subject} of {document}",
      [
        "subject": subject.title,
        "document": workbench.prototype?.title ?? workbench.document.name ?? "",
      ])
    do {
      let source = try FilmSource.source(
        of: subject, in: workbench, language: options.language, device: options.device,
        setting: options.chosen)
      self.source = source
      let writer = writer(of: formats.selected)
      if formats.isCode {
        preview.stop()
      } else if let refusal = writer?.refusal(of: formats.selected) {
        preview.show(problem: refusal.message)
      } else if let pages = writer?.pages(formats.selected) {
        preview.show(pages)
      } else {
        preview.show(FilmStudio(source.run, setting(of: formats.selected), pictures: pictures))
      }
      top.particulars.text = source.particulars(of: subject)
    } catch {
      source = nil
      top.particulars.text = ""
      preview.show(problem: error.message)
    }
    showCode()
    allowWriting()
    findSizes()
  }

  /// Shows the code of the subject, or takes it away.
  private func showCode() {
    let isCode = formats.isCode
    for widget in [preview.widget, options.widget] { widget.isVisible = !isCode }
    for widget in [code.preview, code.options] { widget.isVisible = isCode }
    if isCode { code.show(of: subject, source) }
  }

  /// Whether a file of the format that is chosen can be made.
  var canWrite: Bool {
    if formats.isCode { return code.size != nil }
    guard writing == nil, let writer = writer(of: formats.selected) else { return false }
    return writer.refusal(of: formats.selected) == nil
  }

  /// Enables the buttons that make a file where they can.
  func allowWriting() {
    let canWrite = canWrite
    for button in [copy, save, each] { button.isSensitive = canWrite }
    each.isVisible = subject == .dialogs && !formats.isCode
  }

  /// How a format shows the run: what is not chosen for it is as usual.
  func setting(of format: ExportFormat) -> FilmSetting {
    var setting = options.chosen
    let usual = FilmSetting()
    let offered = ExportProduct(format, subject.exported).options
    if !offered.contains(.scale) { setting.shot.scale = usual.shot.scale }
    if !offered.contains(.captions) { setting.captions = false }
    if !offered.contains(.speed) { setting.speed = usual.speed }
    if !offered.contains(.paper) { setting.paper = usual.paper }
    if !offered.contains(.notes) { setting.notes = usual.notes }
    if !offered.contains(.calls) { setting.calls = usual.calls }
    if !offered.contains(.comparisons) {
      (setting.varies, setting.isGrid) = (usual.varies, usual.isGrid)
    }
    if !offered.contains(.words) { setting.words = usual.words }
    if !offered.contains(.ground) { setting.isTransparent = usual.isTransparent }
    if !offered.contains(.beats) { setting.beatsPerPage = usual.beatsPerPage }
    return setting
  }

  /// What writes the files of a format now; `nil` without a run.
  func writer(of format: ExportFormat) -> ExportWriter? {
    guard let source else { return nil }
    return ExportWriter(
      source, setting(of: format), scenario: subject.scenario,
      document: workbench.document.name ?? "", pictures: pictures)
  }

  /// Finds out the sizes that are not known; those of before stand as long as nothing changes them.
  private func findSizes() {
    // That would draw every state again with each choice.
    if subject == .ways {
      sizing?.cancel()
      sizing = nil
      return formats.possible.forEach { formats.show(nil, of: $0) }
    }
    let wanted = formats.possible.compactMap { format in
      source.map { ExportSize(format, self, of: $0) }
    }
    for size in wanted {
      if let known = sized.first(where: { $0.isAlike(size) && $0.isKnown }) {
        formats.show(known.bytes, of: size.format)
      } else {
        formats.forgetSize(of: size.format)
      }
    }
    // What is being found out continues where only another format is chosen.
    let isSame = wanted.allSatisfy { size in sized.contains { $0.isAlike(size) } }
    if isSame, wait != nil || sizing != nil { return }
    for size in wanted where !sized.contains(where: { $0.isAlike(size) }) { sized.append(size) }
    sizing?.cancel()
    sizing = nil
    wait?.remove()
    wait = MainLoop.timeout(milliseconds: ExportDialog.rest) { [weak self] in
      self?.wait = nil
      self?.sizing = Task { [weak self] in await self?.estimate(wanted) }
      return false
    }
  }

  private func estimate(_ wanted: [ExportSize]) async {
    var left = wanted.filter { size in
      sized.first { $0.isAlike(size) }.map { !$0.isKnown } ?? false
    }
    while let next = left.first {
      // Films of the same pictures are measured together.
      let group = left.filter { $0.format == next.format || $0.isOfSamePictures(as: next) }
      left.removeAll { size in group.contains { $0.format == size.format } }
      let sizes = try? await writer(of: next.format)?.estimates(group.map(\.format))
      guard !Task.isCancelled else { return }
      for size in group {
        let bytes = sizes?[size.format]
        if let place = sized.firstIndex(where: { $0.isAlike(size) }) {
          (sized[place].bytes, sized[place].isKnown) = (bytes, true)
        }
        formats.show(bytes, of: size.format)
      }
    }
    sizing = nil
  }

  private func pressed(_ press: KeyPress) -> Bool {
    if press.name == "Escape" {
      if let writing { writing.cancel() } else { close() }
      return true
    }
    guard press.modifiers == [.control] else { return false }
    let isText = formats.isCode && code.hasSelection
    if press.character == "c",
      isText || top.isEditing(in: window) || options.words.isEditing(in: window)
    {
      return false
    }
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
