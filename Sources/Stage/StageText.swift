import DialogModel
import DialogSimulator
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

extension Stage {
  /// Reports the texts that the alerts cannot show in full, once each time an alert comes in.
  ///
  /// The report is made later, because a layout is in progress and another may follow in the same
  /// frame.
  func reportTruncationsSoon() {
    MainLoop.idle { [weak self] in
      self?.reportTruncations()
      return false
    }
  }

  private func reportTruncations() {
    for view in layers {
      for text in view.truncated where view.reported.insert(text).inserted {
        onInput?(.truncated(view.dialog, text))
      }
    }
  }
}
