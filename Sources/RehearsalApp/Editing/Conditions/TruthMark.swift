import Gtk
import Texts

/// Whether something holds for the texts to try, as a sign and in words.
@MainActor
final class TruthMark {
  let widget = Box(.horizontal, spacing: 8)

  private let mark = Image(icon: "object-select-symbolic", pixelSize: 12)
  private let words = Label()

  init() {
    words.setEllipsize(.end)
    words.xalign = 0
    widget.addClass("condition-truth")
    widget.packStart(mark)
    widget.packStart(words, expand: true)
  }

  /// Shows whether it holds; `nil` where that is not known.
  ///
  /// - Parameter text: what the text is that it is about, if it is about one.
  func show(_ holds: Bool?, _ text: String? = nil) {
    mark.setIcon(holds == true ? "object-select-symbolic" : "window-close-symbolic")
    mark.opacity = holds == nil ? 0 : 1
    mark.setClass("good", holds == true)
    mark.setClass("bad", holds == false)
    let word = holds.map { $0 ? tr("holds") : tr("does not hold") }
    words.text = text ?? word ?? ""
    widget.accessibleName = [word, text].compactMap { $0 }.listed()
  }
}
