import Gtk
import Session
import Stage
import Texts

/// Lays a picture over the stage, to compare the prototype with what it shall look like.
@MainActor
final class ReferenceController {
  /// The bar with the slider; visible while there is a picture.
  let bar = Box(.horizontal, spacing: 8)
  /// Called with a message and a hint if a picture cannot be read.
  var onProblem: (@MainActor (String, String) -> Void)?

  private let window: ApplicationWindow
  private let stage: Stage
  private let name = Label()
  /// Made with the first picture, as what else is in the bar.
  private lazy var slider = makeSlider()
  private var action: SimpleAction?

  init(_ window: ApplicationWindow, _ stage: Stage) {
    self.window = window
    self.stage = stage
    bar.ignoresShowAll = true
  }

  private func makeSlider() -> Slider {
    let slider = Slider(0...1, step: 0.05)
    slider.accessibleName = tr("How much of the reference picture is seen")
    slider.tooltip = slider.accessibleName
    slider.value = 0.5
    slider.onChanged { [weak stage] in stage?.referenceOpacity = $0 }
    fill(with: slider)
    return slider
  }

  private func fill(with slider: Slider) {
    name.setEllipsize(.middle)
    name.setWidth(characters: 8, atMost: 24)
    let close = Button(icon: "window-close-symbolic")
    close.accessibleName = tr("Remove the reference picture")
    close.tooltip = close.accessibleName
    close.hasRelief = false
    close.onClicked { [weak self] in self?.remove() }
    bar.addClass("stage-bar")
    bar.packStart(name)
    bar.packStart(slider, expand: true)
    bar.packEnd(close)
    for part in [name, slider, close] as [Widget] { part.showAll() }
  }

  /// Adds the action.
  func connect() {
    action = window.addAction("reference-picture") { [weak self] in self?.choose() }
  }

  /// Whether there is a stage.
  var isEnabled = true {
    didSet {
      action?.isEnabled = isEnabled
      if !isEnabled { remove() }
    }
  }

  private func remove() {
    stage.reference = nil
    bar.hide()
  }

  private func choose() {
    let chooser = FileChooser(
      .open, title: tr("Reference Picture"), parent: window,
      filters: [
        FileChooser.Filter(
          name: tr("Pictures"), patterns: ["*.png", "*.jpg", "*.jpeg", "*.webp", "*.gif", "*.svg"])
      ])
    chooser.show { [weak self] path in
      if let path { self?.read(path) }
    }
  }

  private func read(_ path: String) {
    let file = FileName.last(of: path)
    PictureReading.read([file], in: DocumentFolder(of: path)) { [weak self] outcomes in
      guard let self, let outcome = outcomes.first else { return }
      switch outcome {
      case .unchanged: break
      case .picture(let decoded, _):
        stage.reference = Picture(decoded)
        stage.referenceOpacity = slider.value
        name.text = FileName.lastText(of: path)
        bar.show()
      case .failed(let reason, _):
        onProblem?(
          tr(
            "{file} can’t be read: {reason}",
            ["file": FileName.text(path), "reason": reason]),
          tr("Choose another picture."))
      }
    }
  }
}
