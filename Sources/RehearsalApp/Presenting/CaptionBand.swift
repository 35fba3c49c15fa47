import Gtk

/// What a scenario says to the audience, in a band under the stage.
///
/// The band has its room as long as the scenario plays or is presented, so that the device does not
/// move; without words the ground of the stage is seen there.
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

  /// Whether it keeps its room without words, too.
  var keepsRoom = false {
    didSet {
      // A caption that is read goes first.
      if keepsRoom != oldValue { if keepsRoom || timer != nil { follow() } else { show(nil) } }
    }
  }

  /// Shows a caption at once; without one, the caption before goes when it could be read.
  ///
  /// - Parameter wasRead: whether it could be read already.
  func show(_ text: String?, wasRead: Bool = false) {
    timer?.remove()
    timer = nil
    if let text {
      label.text = text
      shown = .now
      follow()
      widget.announce(text)
      return
    }
    let (seconds, attoseconds) = shown.duration(to: .now).components
    let passed = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    guard !wasRead, !label.text.isEmpty, passed < CaptionBand.reading else { return clear() }
    timer = MainLoop.timeout(milliseconds: CaptionBand.reading - passed) { [weak self] in
      self?.timer = nil
      self?.clear()
      return false
    }
  }

  /// Goes at once, with its room.
  func hide() {
    keepsRoom = false
    show(nil, wasRead: true)
  }

  private func clear() {
    label.text = ""
    follow()
  }

  private func follow() {
    widget.setClass("empty", label.text.isEmpty)
    widget.isVisible = keepsRoom || !label.text.isEmpty
  }
}
