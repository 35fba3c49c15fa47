import DialogModel
import Gtk
import Session
import Texts
import WindowWords
import Workbench

/// One command: its words and the files that are watched, to be read, and the button that allows
/// it.
///
/// The button is enabled when the end of the command has been seen.
@MainActor
final class CommandCard {
  /// A command as a person sees it.
  struct Content: Equatable {
    let command: CommandPermissions.Command
    /// The name of its task.
    let name: String
    let words: [String]

    init(_ command: CommandPermissions.Command, _ task: PrototypeTask) {
      self.command = command
      name = OneLine.text(task.id)
      words = task.command ?? []
    }

    /// Whether a text that was read is also that of another content.
    func hasText(of other: Content) -> Bool {
      command.task == other.command.task && name == other.name && words == other.words
    }
  }

  let widget = Box(.vertical, spacing: CommandCard.spacing)
  /// The row with the name, for further buttons.
  let head = Box(.horizontal, spacing: 8)
  var onAllow: (@MainActor (TaskID, Bool) -> Void)?
  /// Called when a file has been found to be another one than the person would allow.
  var onOutdated: (@MainActor () -> Void)?

  /// The space between the parts, in pixels.
  private static let spacing = 6

  private let name = Label()
  private let allow = Gtk.Button(label: "")
  private let view = TextView()
  private let scrolled = ScrolledWindow()
  /// What is below the text; it scrolls in a low window.
  private let foot = ScrolledWindow()
  private let below = Box(.vertical, spacing: 6)
  private let files = WatchedFileButtons()
  private let (change, state) = (Label(), Label())
  private var content: Content?
  /// The files that the person can look at, and what is to be said of their change.
  private var (listed, notice): ([WatchedFiles.File], String?) = ([], nil)
  /// The height that the card may have, in pixels; 0 before it is known.
  private var mostHeight = 0
  /// Whether the files of this command have been read since it is shown.
  private var isListed = false
  /// The text in the view, and the columns for which its words are broken.
  private var (text, columns) = (ReadableText(""), 0)
  /// How often the text of a file or of the command has been chosen.
  private var chosen = 0
  /// The commands whose end the person has seen.
  private var read: [Content] = []

  init() {
    name.addClass("heading")
    name.setEllipsize(.end)
    allow.setFocusOnClick(false)
    allow.onClicked { [weak self] in self?.decide() }
    head.packStart(name, expand: true)
    head.packEnd(allow)
    buildView()
    files.onChosen = { [weak self] in self?.showText(of: $0) }
    for label in [name, change, state] { label.xalign = 0 }
    for label in [change, state] { label.setWraps(true) }
    state.addClass("caption")
    change.addClass("heading")
    change.ignoresShowAll = true
    widget.accessibleRole = .grouping
    for part in [change, files.widget, state] as [Widget] { below.packStart(part) }
    foot.add(below)
    foot.setPolicy(horizontal: .never, vertical: .automatic)
    foot.setOverlayScrolling(false)
    for part in [head, scrolled, foot] as [Widget] { widget.packStart(part) }
  }

  private func buildView() {
    view.addClass("command")
    view.setTextMargins(horizontal: 8, vertical: 6)
    view.onKeyPress { [weak self] press in
      guard let self, press.name == "End" || press.name == "Home" else { return false }
      view.scroll(toEnd: press.name == "End")
      return true
    }
    view.onCopy { Clipboard.setText(ReadableText.joined($0)) }
    view.onAllocate { [weak self] _ in
      // Done later, because a layout is in progress.
      MainLoop.idle {
        self?.fit()
        return false
      }
    }
    view.onDrawn { [weak self] in
      if $0 { self?.noteEnd() }
    }
    scrolled.add(view)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setOverlayScrolling(false)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: CommandCard.mostOfText)
    scrolled.setHasFrame(true)
  }

  /// The greatest height of the text, and the least that it gets in a low window, in pixels.
  private static let (mostOfText, leastOfText) = (96, 44)

  /// Limits the height, in pixels, as far as a few lines need less.
  func setHeight(atMost most: Int) {
    mostHeight = most
    let rest = most - head.preferredSize.height - 2 * CommandCard.spacing
    // A label that wraps asks its scrolled window for more height than it takes.
    let below = below.preferredSize(forWidth: foot.allocation.width).height
    let text = min(CommandCard.mostOfText, max(CommandCard.leastOfText, rest - below))
    scrolled.setMaximumContent(height: text - 2)
    let used = min(text, scrolled.preferredSize.height)
    foot.setSizeRequest(height: max(CommandCard.leastOfText / 2, min(below, rest - used)))
  }

  /// Shows a command; what was read of the same command before has not to be read again.
  func show(_ new: Content) {
    let old = content
    content = new
    name.text = new.name
    widget.accessibleName = tr("Command of {name}", ["name": new.name])
    let isOther = old?.hasText(of: new) != true
    if isOther { notice = nil }
    // While files are read again, those from before stay.
    if let watched = new.command.watched?.files ?? (isOther ? [] : nil) {
      list(watched, isOther: isOther || !isListed)
      isListed = new.command.watched != nil
    }
    if new.command.way == .runs { notice = nil }
    showPermission()
  }

  /// Lists files, and says whether one has changed since the person could look at it.
  private func list(_ watched: [WatchedFiles.File], isOther: Bool) {
    let changed = isOther ? nil : WatchedFiles.changed(from: listed, to: watched)
    if isOther || changed != nil {
      files.show(watched)
      showText(of: nil)
    } else {
      files.update(watched)
    }
    listed = watched
    if let changed { tellChange(of: changed) }
  }

  private func tellChange(of file: WatchedFiles.File) {
    let text = CommandCard.changeText(file)
    notice = text
    widget.announce(text)
  }

  private nonisolated static func changeText(_ file: WatchedFiles.File) -> String {
    tr("“{file}” has changed; look again.", ["file": FileName.text(file.word)])
  }

  /// Forgets what was read.
  func forget() {
    content = nil
    (listed, notice, isListed) = ([], nil, false)
    read = []
  }

  /// Shows the text of a file; `nil` for the command.
  private func showText(of file: WatchedFiles.File?) {
    guard let content else { return }
    chosen += 1
    guard let file else {
      view.accessibleName = tr("Command of {name}", ["name": content.name])
      return show(CommandText.text(content.words), of: chosen)
    }
    view.accessibleName = tr("Text of {file}", ["file": FileName.text(file.word)])
    // Outside the main thread: the file can be on a network.
    let work: @Sendable () -> WatchedFiles.File.Beginning = {
      file.beginning(atMost: WatchedFileText.most)
    }
    let isRead = Errand.run(work) { [weak self, choice = chosen] in
      self?.show($0, of: file, choice)
    }
    if !isRead { show(ReadableText(tr("The file is being read.")), of: chosen) }
  }

  private func show(
    _ beginning: WatchedFiles.File.Beginning, of file: WatchedFiles.File, _ choice: Int
  ) {
    guard choice == chosen else { return }
    switch beginning {
    case .bytes(let bytes):
      show(WatchedFileText.text(bytes, size: file.size), of: choice)
      notice = nil
      showPermission()
    case .unreadable: show(ReadableText(tr("The file can’t be read.")), of: choice)
    case .changed:
      show(ReadableText(CommandCard.changeText(file)), of: choice)
      // Done later, because this can be called by a button of the list that is made anew.
      MainLoop.idle { [weak self] in
        self?.onOutdated?()
        return false
      }
    }
  }

  /// Shows the text of a choice, unless there has been another one since.
  private func show(_ new: ReadableText, of choice: Int) {
    guard choice == chosen else { return }
    text = new
    view.setAccessibleDescription(text.explanation)
    view.tooltip = text.explanation.isEmpty ? nil : text.explanation
    columns = view.columns
    show(text.fitting(columns: columns))
  }

  private func show(_ fitting: ReadableText) {
    view.text = fitting.text
    view.mute(fitting.escapes)
  }

  /// Breaks the words again where the width of the view has changed.
  private func fit() {
    guard view.columns != columns else { return }
    columns = view.columns
    let new = text.fitting(columns: columns)
    if new.text != view.text { show(new) }
  }

  // MARK: Permission

  private var hasRead: Bool {
    guard let content else { return false }
    return read.contains { $0.hasText(of: content) }
  }

  private func noteEnd() {
    guard let content, !files.isFileShown, !hasRead else { return }
    // Done later, because the window is being drawn.
    MainLoop.idle { [weak self] in
      guard let self else { return false }
      if !hasRead { read.append(content) }
      showPermission()
      return false
    }
  }

  private func showPermission() {
    guard let content else { return }
    change.text = notice ?? ""
    change.isVisible = notice != nil
    // What is said here needs one line or several.
    defer { if mostHeight > 0 { setHeight(atMost: mostHeight) } }
    allow.isVisible = content.command.canBeAllowed
    let sentence = CommandCard.sentence(content.command)
    guard content.command.canBeAllowed else { return state.text = sentence }
    let isAllowed = content.command.way == .runs
    allow.label = isAllowed ? tr("No Longer Allow") : tr("Allow")
    var missing: String?
    if !isAllowed, content.command.watched == nil {
      missing = tr("The files of the command are still being read.")
    } else if !isAllowed, !hasRead {
      missing = tr("Scroll to the end of the command to allow it.")
    }
    allow.isSensitive = missing == nil
    allow.tooltip =
      isAllowed
      ? tr("Simulate this command from now on")
      : tr("Let this command run as it is here, with its files as they are now")
    allow.setAccessibleDescription(missing ?? allow.tooltip ?? "")
    state.text = [missing, sentence].compactMap(\.self).joined(separator: " ")
  }

  private func decide() {
    guard let command = content?.command else { return }
    onAllow?(command.task, command.way != .runs)
  }

  private static func sentence(_ command: CommandPermissions.Command) -> String {
    let folder = ["folder": FileName.text(command.folder)] as KeyValuePairs
    return switch command.way {
    case .runs: tr("It runs in {folder} when the task is run.", folder)
    case .simulated where !command.canBeAllowed: tr("Save the document as a file to let it run.")
    case .simulated where command.watched?.files.isEmpty == true:
      tr(
        "It would run in {folder}. A change of the command asks again; it names no file, so no file is watched.",
        folder)
    case .simulated:
      tr("It would run in {folder}. A change of the command or of these files asks again.", folder)
    case .recorded: tr("It does not run: a recording beside the document is played.")
    }
  }
}
