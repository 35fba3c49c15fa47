import CGtk

extension Button {
  /// Tells one click from two in a quick row.
  ///
  /// A click of the pointer waits a moment for a second one, if a second one means something; a key
  /// or assistive technology never waits.
  ///
  /// - Parameters:
  ///   - waits: whether two clicks mean something else than one now.
  ///   - once: called for one click.
  ///   - twice: called for two clicks.
  public func onClicks(
    waits: @escaping @MainActor () -> Bool, once: @escaping @MainActor () -> Void,
    twice: @escaping @MainActor () -> Void
  ) {
    let clicks = Clicks()
    onButtonPress { press in
      if press.button == 1 { clicks.count = press.clicks }
      return false
    }
    onClicked {
      let count = clicks.count
      clicks.count = 0
      clicks.pending?.remove()
      let wasPending = clicks.pending != nil
      clicks.pending = nil
      if count >= 2, wasPending { return twice() }
      guard count == 1, waits() else { return once() }
      clicks.pending = MainLoop.once(after: .milliseconds(Clicks.patience)) {
        clicks.pending = nil
        once()
      }
    }
  }
}

@MainActor private final class Clicks {
  /// How long a click waits for a second one, in milliseconds.
  static let patience = 250
  /// The number of the pointer's last press in a quick series; 0 for a click without a press.
  var count = 0
  @Scheduled var pending: Source?
}
