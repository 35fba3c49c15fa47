import Gtk
import Session
import Texts
import WindowWords

extension LogExport {
  /// Asks for a file and writes the log to it; `failed` gets the error message.
  @MainActor func save(
    _ format: Format, parent: Window, failed: @escaping @MainActor (String) -> Void
  ) {
    let filter = FileChooser.Filter(name: format.title, patterns: ["*.\(format.ending)"])
    let chooser = FileChooser(
      .save(name: "calls.\(format.ending)"), title: tr("Export Calls"), parent: parent,
      filters: [filter])
    let text = contents(format)
    chooser.show { path in
      guard let path else { return }
      do throws(FileProblem) {
        try FileWriter.write(Array(text.utf8), to: path)
      } catch {
        failed(
          tr(
            "{file} can’t be written: {reason}",
            ["file": FileName.text(path), "reason": error.message]))
      }
    }
  }
}
