import Gtk
import Texts

/// The row below the code: what the texts are kept in, and what the letters of the notes mean.
@MainActor
final class CodeFoot {
  let widget = Box(.horizontal, spacing: 8)
  var onTexts: (@MainActor () -> Void)?

  private let link = Gtk.Button()
  private let texts = Label()
  private let grades = Label(tr("A documented, B reported"))
  private var width = 0

  init() {
    widget.addClass("log-foot")
    widget.addClass("code-grades")
    link.hasRelief = false
    link.addClass("link")
    texts.xalign = 0
    texts.setWraps(true)
    link.add(texts)
    link.tooltip = tr("Show the texts of all languages")
    link.onClicked { [weak self] in self?.onTexts?() }
    link.align(.start, .center)
    grades.xalign = 1
    grades.setWraps(true)
    widget.packStart(link)
    widget.packEnd(grades)
    for part in [link, grades, widget] as [Widget] { part.ignoresShowAll = true }
    texts.show()
  }

  /// Shows what there is to say.
  ///
  /// - Parameters:
  ///   - languages: how many languages the texts are in; `nil` says nothing of them.
  ///   - hasGrades: whether notes are shown.
  func show(languages: Int?, hasGrades: Bool) {
    if let languages {
      texts.text = ntr(
        "{file}, one language", "{file}, {n} languages", languages,
        ["file": "Localizable.xcstrings"])
      link.accessibleName = texts.text
    }
    link.isVisible = languages != nil
    grades.isVisible = hasGrades
    widget.isVisible = languages != nil || hasGrades
    fit(width)
  }

  /// Uses one row where there is room for both, and else two.
  func fit(_ width: Int) {
    self.width = width
    let needed = texts.textWidth + grades.textWidth + 48
    let isOne = !link.isVisible || !grades.isVisible || width == 0 || needed <= width
    widget.setOrientation(isOne ? .horizontal : .vertical)
    grades.xalign = isOne ? 1 : 0
  }
}
