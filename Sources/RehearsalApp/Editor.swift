import Glibc
import Gtk
import Session
import Texts
import Workbench

/// A place in a document, for an editor.
struct EditorPlace: Hashable {
  /// 1-based.
  let line: Int
  /// 1-based, in Unicode scalars.
  var column = 1
}

/// Opens files in the editor of the preferences, or else in that of the desktop.
@MainActor
enum Editor {
  /// Why an editor does not start.
  struct Problem: Error {
    let message: String
  }

  /// Opens a file, at a place if one is given and the editor can be told.
  static func open(_ path: String, at place: EditorPlace?) throws(Problem) {
    let preferences = Preferences.shared
    if preferences.editor.isEmpty { return try openInDesktopEditor(path, at: place) }
    let command: EditorCommand
    do throws(EditorCommand.Problem) {
      command = try EditorCommand(preferences.editor, inTerminal: preferences.editorNeedsTerminal)
    } catch {
      throw Problem(message: error.message)
    }
    try start(command, path, place)
  }

  private static func openInDesktopEditor(
    _ path: String, at place: EditorPlace?
  ) throws(Problem) {
    // The desktop's own way has no place for a line.
    if let program = TextEditor.executable, let known = KnownEditor.named(program),
      place != nil || known.needsTerminal
    {
      return try start(EditorCommand(program: program), path, place)
    }
    do throws(GLibError) {
      try Stranger.start { () throws(GLibError) in try TextEditor.open(path) }
    } catch {
      let reason = error.description
      throw Problem(
        message: reason.isEmpty
          ? tr(
            "The desktop names no text editor. The file is {path}", ["path": FileName.text(path)])
          : tr("The editor does not start: {reason}", ["reason": reason]))
    }
  }

  private static func start(
    _ command: EditorCommand, _ path: String, _ place: EditorPlace?
  ) throws(Problem) {
    var words = command.words(file: path, line: place?.line, column: place?.column ?? 1)
    if command.needsTerminal {
      guard
        let inTerminal = TerminalProgram.words(
          running: words, isWayland: getenv("WAYLAND_DISPLAY").map { $0.pointee != 0 } ?? false,
          program: { InstalledPrograms.path(of: $0).flatMap(DocumentFolder.real) })
      else {
        throw Problem(
          message: tr(
            "“{editor}” runs in a terminal, and none is installed.", ["editor": command.program]))
      }
      words = inTerminal
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    do throws(GLibError) {
      try Stranger.start { () throws(GLibError) in
        try TextEditor.start(words, in: folder.isEmpty ? "/" : folder)
      }
    } catch {
      throw Problem(
        message: tr("The editor does not start: {reason}", ["reason": error.description]))
    }
  }
}
