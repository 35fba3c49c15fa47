import Gtk
import PrototypeFile
import Scenario
import Session
import Texts
import Workbench

/// The ways in which a person opens documents in a window.
@MainActor
final class Opening {
  /// Opens a document here, or brings the window that shows it to the front.
  var onOpen: (@MainActor (DocumentRequest) -> Void)?
  /// Opens a document in a separate window.
  var onOpenInOtherWindow: (@MainActor (DocumentRequest) -> Void)?

  /// Holds the log of another application against the rules; false if there is no document.
  var onOpenLog: (@MainActor (String) -> Bool)?

  let notice = Notice()
  private let window: Window

  init(_ window: Window) { self.window = window }

  static var filters: [FileChooser.Filter] {
    [
      FileChooser.Filter(
        name: tr("Prototypes"),
        patterns: ["*.rehearsal.yaml", "*.rehearsal.yml", "*.rehearsal.json"]),
      FileChooser.Filter(name: tr("Sessions"), patterns: ["*.session.jsonl"]),
      FileChooser.Filter(name: tr("All files"), patterns: ["*"]),
    ]
  }

  /// Asks for a file and opens it.
  func choose() {
    let chooser = FileChooser(
      .open, title: tr("Open a Prototype"), parent: window, filters: Self.filters)
    chooser.show { [weak self] path in
      if let path { self?.open([path]) }
    }
  }

  /// Opens the first file here and each other file in a separate window, and reports the files that
  /// are not documents.
  ///
  /// - Parameter isEdited: whether they open in Edit.
  func open(_ paths: [String], isEdited: Bool = false) {
    notice.hide()
    let paths = paths.filter { !$0.hasSuffix(".log") || onOpenLog?($0) != true }
    // Outside the main thread: a file can be large, or on a network.
    Errand.run({ paths.map { Opening.refusal(of: $0) } }) { [weak self] in
      self?.open(paths, refusing: $0, isEdited: isEdited)
    }
  }

  /// Opens files, without those that are refused for a reason.
  private func open(_ paths: [String], refusing reasons: [String?], isEdited: Bool) {
    var isFirst = true
    for (path, reason) in zip(paths, reasons) {
      if let reason {
        notice.show(reason)
        continue
      }
      var request = DocumentRequest(file: path)
      request.isEdited = isEdited
      if isFirst { onOpen?(request) } else { onOpenInOtherWindow?(request) }
      isFirst = false
    }
  }

  /// Opens a new document, which needs no name before it is wanted.
  func begin(_ starter: Starter) {
    let path: String
    do {
      path = try Drafts.make(starter.bytes())
    } catch {
      return notice.show(error.message)
    }
    open([path], isEdited: true)
    guard starter.isTemplate else { return }
    notice.show(
      tr("This draft is yours: change it here, or in an editor, and save it."),
      offering: tr("Open in Editor")
    ) { [weak self] in
      self?.notice.hide()
      self?.edit(path)
    }
  }

  /// Opens a file in the editor of the preferences, at a place if one is given.
  func edit(_ path: String, at place: EditorPlace? = nil) {
    do {
      try Editor.open(path, at: place)
    } catch {
      notice.show(error.message)
    }
  }

  /// Why a file cannot be a document; `nil` if it is a document or looks like one.
  nonisolated static func refusal(of path: String) -> String? {
    let name = FileName.lastText(of: path)
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path)
    } catch {
      return tr("{file} can’t be read: {reason}", ["file": name, "reason": error.message])
    }
    if RecordedSession.begins(bytes) { return nil }
    if name.has(".rehearsal.") || YAMLDocument(bytes).root?["rehearsal"] != nil {
      return nil
    }
    if name.has(".log") {
      return tr(
        "{file} is the log of an application: open a prototype first, then the log beside its calls.",
        ["file": name])
    }
    return tr(
      "{file} is no prototype: those are text files that begin with “rehearsal: 1”.",
      ["file": name])
  }
}
