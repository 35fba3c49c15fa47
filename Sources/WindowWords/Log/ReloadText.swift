public import DialogModel
public import EventLog
import Texts

/// The text of the log about a document that was read again.
public enum ReloadText {
  /// The bold line: the name of the file, and the dialogs that are still showing.
  public static func heading(_ reload: Reload, _ names: Names) -> String {
    let file = reload.document
    switch reload.continuation {
    case .plays(let scenario):
      return tr(
        "reloaded {file}; “{name}” plays again from its beginning",
        ["file": file, "name": scenario])
    case .resumes(let place):
      let kept = place.dialogs.map { names.name(of: .dialog($0)) }.listed()
      let lost = place.lost.listed()
      return switch (kept.isEmpty, lost.isEmpty) {
      case (true, true): tr("reloaded {file}", ["file": file])
      case (false, true): tr("reloaded {file}, kept {kept}", ["file": file, "kept": kept])
      case (true, false):
        tr("reloaded {file}: it has no {lost} any more", ["file": file, "lost": lost])
      case (false, false):
        tr(
          "reloaded {file}, kept {kept}: it has no {lost} any more",
          ["file": file, "kept": kept, "lost": lost])
      }
    }
  }
}
