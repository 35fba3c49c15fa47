package import DialogModel

extension Writer {
  /// Writes a moment in ISO 8601; an instant as what clocks in UTC show.
  package func moment(_ moment: WrittenMoment) throws(NotWritable) -> Written {
    switch moment {
    case .wallClock(let clock): return .word(clock.text)
    case .instant(let instant):
      guard let clock = WallClock(inUTC: instant) else { throw notWritable("start") }
      return .word(clock.text + "Z")
    }
  }

  package func timeZone(_ name: String) throws(NotWritable) -> Written {
    guard TextForm.isTimeZone(name) else { throw notWritable("timeZone") }
    return .text(name)
  }

  package func notificationSettings(_ made: NotificationSettings) -> [Written.Entry] {
    let usual = NotificationSettings()
    func flag(
      _ key: NotificationSettingsKey, _ value: KeyPath<NotificationSettings, Bool>
    ) -> [Written.Entry] {
      let isSo = made[keyPath: value]
      return entry(key, isSo == usual[keyPath: value] ? nil : .boolean(isSo))
    }
    return entry(NotificationSettingsKey.style, word(made.style, unless: usual.style))
      + flag(.lockScreen, \.showsOnLockScreen) + flag(.center, \.isInCenter)
      + flag(.sounds, \.playsSounds)
  }

  /// Writes the passthrough views of a popover: a list, or the word `nil`.
  package func passthrough(_ controls: [ControlReference]?) -> Written {
    controls.map { .list($0.map { .text($0.name) }, .inline) } ?? .word("nil")
  }

  package func overlay(_ overlay: TextField.Overlay) -> Written {
    .map(
      entry(OverlayKey.left, text(overlay.left)) + entry(OverlayKey.right, text(overlay.right))
        + entry(OverlayKey.mode, word(overlay.mode, unless: .always)), .inline)
  }
}
