internal import DialogModel

extension Writer {
  func clock() throws(NotWritable) -> [Written.Entry] {
    let (clock, usual) = (prototype.clock, DeviceClock())
    var entries: [Written.Entry] = []
    if clock.start != usual.start { entries += entry(ClockKey.start, try moment(clock.start)) }
    if clock.timeZone != usual.timeZone {
      entries += entry(ClockKey.timeZone, try timeZone(clock.timeZone))
    }
    return entries
  }

  /// Writes a moment in ISO 8601; an instant as what clocks in UTC show.
  func moment(_ moment: WrittenMoment) throws(NotWritable) -> Written {
    switch moment {
    case .wallClock(let clock): return .word(clock.text)
    case .instant(let instant):
      guard let clock = WallClock(inUTC: instant) else { throw notWritable("start") }
      return .word(clock.text + "Z")
    }
  }

  func timeZone(_ name: String) throws(NotWritable) -> Written {
    guard TextForm.isTimeZone(name) else { throw notWritable("timeZone") }
    return .text(name)
  }
}
