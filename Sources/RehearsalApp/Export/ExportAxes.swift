import DialogModel
import Gtk
import Texts
import WindowWords

/// The choices of the size of texts, the direction and the contrast for a shared file.
@MainActor
final class ExportAxes {
  /// What is chosen; `nil` where the document or the person at its stage decides.
  private(set) var chosen: StageAxes?
  /// Called after each choice.
  var onChanged: (@MainActor () -> Void)?

  /// The control of each axis with its title.
  let controls: [(title: String, list: DropDown)]

  init() {
    controls = StageAxes.Axis.allCases.map { axis in
      let list = DropDown()
      list.append(tr("As Written"), id: "")
      for (word, title) in AxesText.choices(of: axis) where word != AxesText.unset {
        list.append(title, id: word)
      }
      list.selected = ""
      list.accessibleName = AxesText.title(of: axis)
      return (AxesText.title(of: axis), list)
    }
    for (_, list) in controls {
      list.onChosen { [weak self] _ in self?.choose() }
    }
  }

  private func choose() {
    let words = controls.map { $0.list.selected ?? "" }
    let axes = StageAxes(
      textSize: StageAxes.TextSize(rawValue: words[0]),
      direction: StageAxes.Direction(rawValue: words[1]),
      contrast: StageAxes.Contrast(rawValue: words[2]))
    chosen = axes == StageAxes() ? nil : axes
    onChanged?()
  }
}
