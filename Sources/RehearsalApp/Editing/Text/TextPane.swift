import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import Workbench

/// The text of the document.
@MainActor
final class TextPane: RightPane.Content {
  let widget: Widget
  let head = PaneHead()
  /// Opens the document in the editor of the preferences.
  var onOpenInEditor: (@MainActor (EditorPlace) -> Void)?

  let workbench: Workbench
  let editor = SourceEditor()
  let scrolled = ScrolledWindow()
  let foot = TextFoot()
  private let word = Label()
  private let wordRow = Box(.horizontal)

  /// The document that the editor shows, without what was typed since.
  var shown: [UInt8] = []
  /// The places of `shown`; `nil` until they are needed.
  var knownPlaces: ScalarPlaces?
  /// What was typed since.
  var typed: TypedChange?
  /// What hands on to the workbench what was typed.
  @Scheduled var handingOn: Source?
  /// How much processor time the workbench took for the last change.
  var cost = Duration.zero
  /// Whether the workbench is given a change, or a selection, of this pane.
  var isOurs = false
  /// Whether the text is shown as soon as the editor has its size.
  private var waitsForSize = false
  /// The 1-based line that is to be shown when the text is.
  var wantedLine: Int?
  /// The file, or else the name, of the document that is shown.
  private(set) var source: String?

  @Scheduled var coloring: Source?
  /// The lines that have their colours, and the text that they are of.
  var colored: Range<Int>?
  lazy var light = TextLight(editor)
  lazy var problems = TextProblems(editor)
  lazy var bubble = TextProblemBubble(editor)
  lazy var completion = TextCompletion(editor)
  /// What a chosen word takes the place of.
  var replaced = 0..<0
  /// The names of the document when it could be read last.
  var knownNames = DocumentNames()
  let search: TextSearch
  /// The errors of the document as it is now.
  var errors: [Finding] = []
  /// What says the first of them.
  @Scheduled var announcing: Source?
  /// The widths that wrapped lines are moved by.
  var hangs: Set<Int> = []
  /// The part that was selected here.
  var chosen: PartAddress?
  /// Whether the next problem, or the one before, is gone to once the problems are known.
  var awaitedProblem: Bool?
  @Scheduled var choosing: Source?

  init(_ workbench: Workbench) {
    LaterSheet.load()
    self.workbench = workbench
    search = TextSearch(editor)
    let whole = Box(.vertical)
    whole.addClass("log")
    whole.addClass("source")
    head.widget.addClass("log-head")
    wordRow.addClass("source-word")
    word.xalign = 0
    word.setWraps(true)
    wordRow.packStart(word, expand: true)
    scrolled.add(editor)
    scrolled.setPolicy(horizontal: .external, vertical: .automatic)
    whole.packStart(head.widget)
    whole.packStart(wordRow)
    whole.packStart(search.widget)
    whole.packStart(scrolled, expand: true)
    whole.packStart(foot.widget)
    widget = whole
    addButtons()
    widget.showAll()
    wordRow.hide()
    setUp()
  }

  private func addButtons() {
    let face = Box(.horizontal, spacing: 6)
    face.packStart(Image(icon: "text-x-generic-symbolic"))
    face.packStart(Label(tr("Open in Editor")))
    let open = Gtk.Button()
    open.add(face)
    open.accessibleName = tr("Open in Editor")
    open.tooltip = tr("Open the document in your own editor, at this line")
    open.onClicked { [weak self] in self?.openInEditor() }
    head.tools.packEnd(open)
    let find = Gtk.Button(icon: "edit-find-symbolic")
    find.accessibleName = tr("Search in the text")
    find.tooltip = tr("Search in the text (Ctrl+F)")
    find.onClicked { [weak self] in self?.toggleSearch() }
    head.tools.packEnd(find)
  }

  private func setUp() {
    editor.accessibleName = tr("Text of the document")
    editor.setSpacing(left: 6, top: 4, bottom: 4, lines: 1)
    editor.fitting = { [weak self] in self?.fitted($0, at: $1) }
    editor.onChange = { [weak self] in self?.take($0) }
    editor.onMove = { [weak self] in self?.moved(hasTyped: $0) }
    editor.onFocusOut { [weak self] in self?.handOn() }
    editor.onAllocate { [weak self] _ in self?.placed() }
    // At once: GTK keeps the pixels of lines just out of sight, and would not draw them again.
    // Not before the first layout, which would then be one of all lines.
    scrolled.onScrolled { [weak self] in
      guard let self else { return }
      if colored == nil { colorSoon() } else { color() }
    }
    editor.onTooltip { [weak self] in self?.tooltip(at: $0) }
    editor.onMarkClicked { [weak self] in _ = self?.explainProblem(at: $0) }
    foot.problems.onClicked { [weak self] in self?.goToProblem(forward: true) }
    search.onReplace = { [weak self] in self?.replace($0, by: $1) }
    search.onShown = { [weak self] in
      self?.showCaret()
      // What is searched for is still being typed.
      self?.chooseSoon(after: .milliseconds(300), isSearching: true)
    }
    completion.onChosen = { [weak self] in self?.write($0) }
    editor.onFocusOut { [weak self] in self?.completion.close() }
    editor.onButtonPress { [weak self] _ in
      self?.completion.close()
      return false
    }
    bubble.onLeave = { [weak self] item in
      self?.problems.leave(item)
      self?.countProblems()
    }
  }

  private func toggleSearch() {
    if search.isOpen { search.close() } else { search.open() }
  }

  func takeFocus() -> Bool {
    editor.grabFocus()
    return true
  }

  private func openInEditor() {
    handOn()
    let place = editor.caret
    let line = editor.line(at: place)
    onOpenInEditor?(
      EditorPlace(line: line + 1, column: place - editor.start(ofLine: line) + 1))
  }

  // MARK: The document

  /// The places of the text that the workbench has.
  var places: ScalarPlaces {
    if let knownPlaces { return knownPlaces }
    let places = ScalarPlaces(shown)
    knownPlaces = places
    return places
  }

  /// Shows the text of another document, or the same one read again.
  func begin() {
    guard !isOurs else { return }
    let request = workbench.request
    guard source != nil, source == request.file ?? request.name, editor.isEditable,
      workbench.document.bytes != nil
    else { return showAll() }
    // If the change has been made in the window, it is told what was changed exactly.
    MainLoop.once(after: .zero) { [weak self] in self?.follow() }
  }

  /// The editor has got its size.
  private func placed() {
    colorSoon()
    guard waitsForSize, editor.allocation.height > 1 else { return }
    waitsForSize = false
    MainLoop.once(after: .zero) { [weak self] in self?.showAll() }
  }

  /// Shows the whole text anew.
  func showAll() {
    guard editor.allocation.height > 1 else {
      waitsForSize = true
      return
    }
    source = workbench.request.file ?? workbench.request.name
    shown = workbench.document.bytes ?? []
    (knownPlaces, typed, colored) = (nil, nil, nil)
    knownNames = DocumentNames()
    completion.close()
    light.end()
    let text = SourceText(shown)
    editor.setText(text.shown)
    editor.isEditable = text.refusal == nil && workbench.editRefusal == nil
    say(text.refusal ?? workbench.editRefusal)
    colorSoon()
    showCaret()
    problems.clear()
    showProblems()
    if let wanted = wantedLine { show(line: wanted) }
  }

  /// What is shown while the pointer rests on a place.
  private func tooltip(at place: Int) -> String? {
    if let item = problems.item(under: place) { return item.words }
    guard typed == nil, let note = HoverNote(shown, at: places.byte(at: place)) else { return nil }
    switch note.subject {
    case .key(let takes, let description): return "\(note.word) – \(takes)\n\n\(description)"
    case .selector(_, let owner): return "\(note.word) – \(owner)"
    }
  }

  /// Says why the text is not as it could be.
  private func say(_ sentence: String?) {
    let missing =
      SourceEditor.hasGutter
      ? nil
      : tr("Install libgtksourceview-4-0 to see line numbers and marks beside the text.")
    let text = sentence ?? missing
    word.text = text ?? ""
    wordRow.isVisible = text != nil
    if let sentence { editor.announce(sentence) }
  }
}

/// A document's bytes as a text that can be shown.
private struct SourceText {
  /// The text without its byte-order mark.
  let shown: String
  /// Why it can't be changed here; `nil` if it can.
  let refusal: String?

  /// A line is laid out as a whole; a longer one would hold up the window.
  private static let longestLine = 20_000

  init(_ bytes: [UInt8]) {
    let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    if SourceText.longestLine(of: text) > SourceText.longestLine {
      (shown, refusal) = ("", tr("A line of this document is too long to be shown here."))
    } else if let whole = String(validating: text, as: UTF8.self), !text.contains(0) {
      (shown, refusal) = (whole, nil)
    } else {
      shown = String(decoding: text.map { $0 == 0 ? 0x3F : $0 }, as: UTF8.self)
      refusal = tr("This is not a text in UTF-8, so it can’t be changed here.")
    }
  }

  private static func longestLine(of bytes: ArraySlice<UInt8>) -> Int {
    var longest = 0
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      longest = max(longest, end - start)
      start = end + 1
    }
    longest = max(longest, bytes.endIndex - start)
    return longest
  }
}
