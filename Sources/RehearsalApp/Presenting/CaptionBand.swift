import Gtk

/// What a scenario says to the audience, in a band under the stage.
///
/// The band has its room as long as the scenario plays, so that the device moves only once; without words
/// the ground of the stage is seen there.
@MainActor
final class CaptionBand {
  let widget = Box(.horizontal)

  private let label = Label()
  @Scheduled private var timer: Source?
  private var shown = ContinuousClock.now

  /// The time that people need to read a caption, if no other one follows, in milliseconds.
  private static let reading = 2_500

  init() {
    label.setWraps(true)
    label.setJustification(.center)
    label.align(.center, .center)
    widget.addClass("caption-band")
    widget.align(.fill, .end)
    widget.packStart(label, expand: true)
    label.show()
    widget.ignoresShowAll = true
    widget.setClass("empty", true)
  }

  /// The height that it has now, in pixels.
  var height: Int { widget.isVisible ? widget.allocation.height : 0 }

  /// Takes its room for a scenario.
  func begin() {
    stopTimer()
    widget.show()
  }

  /// Shows a caption at once; without one, the caption before goes when it could be read.
  func show(_ text: String?) {
    stopTimer()
    guard let text else { return later { $0.clear() } }
    label.text = text
    shown = .now
    widget.setClass("empty", false)
    widget.show()
    widget.announce(text)
  }

  /// Goes when the last caption could be read.
  func end() {
    stopTimer()
    later { $0.hide() }
  }

  /// Goes at once.
  func hide() {
    stopTimer()
    clear()
    widget.hide()
  }

  private func clear() {
    label.text = ""
    widget.setClass("empty", true)
  }

  private func later(_ body: @escaping @MainActor (CaptionBand) -> Void) {
    let (seconds, attoseconds) = shown.duration(to: .now).components
    let passed = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    guard !label.text.isEmpty, passed < CaptionBand.reading else { return body(self) }
    timer = MainLoop.timeout(milliseconds: CaptionBand.reading - passed) { [weak self] in
      if let self {
        timer = nil
        body(self)
      }
      return false
    }
  }

  private func stopTimer() {
    timer?.remove()
    timer = nil
  }
}
