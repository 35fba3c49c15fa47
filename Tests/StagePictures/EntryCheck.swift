import DialogModel
import DialogSimulator
import Gtk
import Stage

/// Whether a text that is edited in place stays so while the stage is made anew.
@MainActor
enum EntryCheck {
  /// How often the stage is made anew.
  private static let times = 20

  static func run(_ report: (Bool, String) -> Void) async {
    let scene = Scene("entry", document: Documents.tenButtons)
    let simulator = scene.run()
    let (stage, window) = scene.stage(simulator)
    let editor = stage.beginEditing()
    editor.words = { _ in StagePartWords(tag: "", spoken: "") }
    await stage.frames(3)
    await rest()
    var (texts, early, late) = (0, 0, 0)
    for part in editor.parts {
      guard let entry = editor.edit(part, text: "", name: "") else { continue }
      texts += 1
      var ends = 0
      entry.onEnd = { _ in ends += 1 }
      for _ in 0..<times where ends == 0 {
        // Just after a frame the next layout is some milliseconds away, and idle work comes before it.
        await stage.frames(1)
        await rest()
        stage.showEdited(simulator)
        await rest()
      }
      early += ends
      editor.endEntry()
      late += ends
    }
    report(
      texts > 10 && early == 0,
      "of \(texts) texts in place, \(early) end while the stage is made anew")
    report(late == texts, "each ends once")
    window.destroy()
  }

  /// Lets what waits for nothing else be done.
  private static func rest() async {
    await withCheckedContinuation { continuation in
      MainLoop.idle {
        continuation.resume()
        return false
      }
    }
  }
}
