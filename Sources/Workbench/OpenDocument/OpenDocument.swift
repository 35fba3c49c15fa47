import PrototypeEditing
public import PrototypeFile
import Session
import TextFitting
import Texts

/// A document that is open, with what was changed in it: one for all windows on it.
///
/// Each window has a run, a mode and a selection of its own.
@MainActor
public final class OpenDocument {
  /// The path of the file; `nil` for a text that is in none.
  public private(set) var file: String?
  /// The place of the document, in a few words; `nil` if none is open.
  public private(set) var name: String?
  /// The folder of the files that the document names.
  private(set) var folder: DocumentFolder

  /// What is shown.
  private(set) var content = DocumentContent(nil)
  /// The last version without errors.
  private(set) var lastGood: Revision?
  /// What the file has, as far as it was read or written here; `nil` where nothing was changed yet.
  ///
  /// While the document is being written, the file may have what is written already.
  var disk: Revision?
  /// What another program has written over what was not saved.
  public internal(set) var conflict: Revision?

  /// What has been changed.
  public internal(set) var history = EditHistory()
  /// When the last change was made, for those that belong together.
  var lastChange = ContinuousClock.now
  /// How many changes at the end of the history were not saved and are made again; 0 after the next
  /// change.
  public internal(set) var recoveredSteps = 0
  /// The text that is being typed.
  var typed: TypedText?
  /// The steps of scenarios that the last change has taken along, or left.
  var followed: FollowedSteps?

  /// Whether the file has what was changed.
  public internal(set) var saveState = SaveState.saved
  /// Whether changes are saved by themselves.
  public internal(set) var savesAsYouGo: Bool
  /// How often the document was saved here.
  var saves = 0
  /// The saving that goes on.
  var writing: Writing?
  /// Why the journal can't be written, if it can't.
  public internal(set) var journalProblem: String?
  let journal = JournalKeeper()
  /// Saves a while after the last change.
  let saving = Debounce(milliseconds: 300)
  /// What is written into the journal, in order.
  let journalQueue = WriteQueue()
  /// What is written into the file; a slow disk does not hold the journal up.
  let queue = WriteQueue()

  /// The font of the stages, as in the settings of a desktop; without it texts are not measured.
  public static var font: String?
  /// What measures the texts now; it ends with the next change.
  var measuring: ExploringRound?
  /// What was measured of the texts, and the font.
  var measured: (font: String?, memory: FitMemory) = (nil, FitMemory())

  /// The warnings of the version that was checked last, in its order.
  ///
  /// They are looked for in the background, so they come a little later than the version.
  public internal(set) var warnings: [Finding] = []
  /// What is only worth a thought in that version, in its order; looked for with the warnings.
  public internal(set) var notes: [Finding] = []
  /// The version that the warnings are about; `nil` before they are looked for.
  public internal(set) var checked: Revision?
  let checking: Analysis
  /// Finds out what follows from a version, for all windows.
  let analyses = AnalysisQueue()

  private var observers: [Observer] = []

  private struct Observer {
    weak var observer: (any DocumentObserver)?
  }

  /// The document of a request, which has not been read.
  init(_ request: DocumentRequest, savesAsYouGo: Bool) {
    (file, name, folder) = (request.file, request.name, request.documentFolder)
    self.savesAsYouGo = savesAsYouGo
    checking = Analysis(in: analyses)
  }

  // MARK: What it has

  /// The version that is shown; of a session file that of the document that it has.
  ///
  /// It is `nil` if it could not be read.
  public var revision: Revision? { content.revision }
  /// The text of ``revision``.
  public var bytes: [UInt8]? { revision?.text }
  /// Whether the file is that of a session: it is performed again, and not changed.
  public var isRecording: Bool { content.recorded != nil }
  /// Whether the shown version has no errors.
  var isGood: Bool { revision != nil && revision == lastGood }
  /// Whether the document has what the file has not, or not yet for certain.
  var hasUnsavedChanges: Bool {
    guard let disk, let revision else { return false }
    return isWriting || !revision.hasSameText(as: disk)
  }

  /// What the document's text alone does not say.
  var environment: DocumentEnvironment { DocumentReader(in: folder).environment }

  /// The document with another text.
  func makeRevision(_ text: [UInt8]) -> Revision { Revision(text, in: environment) }

  /// The editor of the text as it is now.
  ///
  /// - Throws: why the text can't be changed other than as text.
  func editor() throws(EditRefusal) -> DocumentEditor {
    guard let revision else { throw EditRefusal(tr("the document can’t be read")) }
    return try revision.editor()
  }

  // MARK: Who shows it

  /// The windows on it that are left.
  var windows: [any DocumentObserver] { observers.compactMap(\.observer) }

  /// Lets a window follow the document.
  func add(_ observer: any DocumentObserver) {
    remove(observer)
    observers.append(Observer(observer: observer))
  }

  /// Lets a window go.
  func remove(_ observer: any DocumentObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Tells the windows of an event.
  ///
  /// - Parameter origin: who knows it already.
  func tell(_ event: DocumentEvent, without origin: (any DocumentObserver)? = nil) {
    for window in windows where window !== origin { window.follow(event) }
  }

  /// Has what is being typed in all windows handed on.
  func handOnTyping() {
    for window in windows { window.handOnTyping() }
  }

  // MARK: Versions

  /// Has another content from now on; nothing is told.
  ///
  /// - Returns: the change, of which everything else is to be told.
  func replace(with content: DocumentContent, _ edit: EditChange?) -> DocumentChange {
    var change = DocumentChange(from: revision, lastGood: lastGood, to: content, edit: edit)
    self.content = content
    if let revision, revision.prototype != nil { lastGood = revision }
    change.hadWarnings = !warnings.isEmpty
    if isGood || edit != nil { check() } else { endChecks() }
    return change
  }

  /// Has another text, and tells it once everything agrees with it.
  func change(
    to revision: Revision, _ edit: EditChange, _ movements: PartMovements = .none,
    showing place: EditPlace? = nil, by origin: (any DocumentObserver)? = nil,
    journal line: JournalLine?
  ) {
    var change = replace(with: DocumentContent(revision), edit)
    (change.movements, change.place, change.origin) = (movements, place, origin)
    if let line { keepInJournal(line) }
    let isOtherState = decideSaving()
    tell(.changed(change))
    if isOtherState { tell(.saving) }
  }

  /// Whether a path is one of the file's: a link, too, is a path of what it leads to.
  public func isIn(_ path: String?) -> Bool {
    guard let file, let path else { return false }
    return (DocumentFolder.real(file) ?? file) == (DocumentFolder.real(path) ?? path)
  }

  /// Is in another file from now on.
  func move(to file: String) {
    self.file = file
    name = FileName.lastText(of: file)
    folder = DocumentFolder(of: file)
    if let old = revision {
      // Other files are beside it.
      let new = makeRevision(old.text)
      if lastGood == old { lastGood = new }
      content.revision = new
    }
    (disk, conflict) = (revision, nil)
    saving.cancel()
    let journal = journal
    journalQueue.add { journal.forget() }
    tell(.moved)
  }

  /// Forgets what could be undone, because the text is another one.
  func forgetHistory() {
    history = EditHistory()
    let journal = journal
    journalQueue.add { journal.forget() }
    tell(.history)
  }
}
