import Gtk

extension Label {
  /// A label of the device, which looks the same at every zoom.
  convenience init(onStage text: String) {
    self.init(text)
    measuresExactly()
  }

  /// A label of the device that asks for no room, for a canvas.
  convenience init(placedOnStage text: String) {
    self.init(placed: text)
    measuresExactly()
  }

  /// A label of the device whose text changes often.
  convenience init(tickingOnStage text: String) {
    self.init(ticking: text)
    measuresExactly()
  }
}
