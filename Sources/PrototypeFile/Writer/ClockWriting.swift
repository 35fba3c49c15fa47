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
    case .wallClock(let clock): return .word(text(of: clock))
    case .instant(let instant):
      guard let clock = WallClock(inUTC: instant) else { throw notWritable("start") }
      return .word(text(of: clock) + "Z")
    }
  }

  private func text(of clock: WallClock) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: count - text.count) + text
    }
    let day = "\(digits(clock.year, 4))-\(digits(clock.month, 2))-\(digits(clock.day, 2))"
    let time = [clock.hour, clock.minute, clock.second].map { digits($0, 2) }
    let fraction = clock.millisecond == 0 ? "" : "." + digits(clock.millisecond, 3)
    return "\(day)T\(time.joined(separator: ":"))\(fraction)"
  }

  func timeZone(_ name: String) throws(NotWritable) -> Written {
    guard TextForm.isTimeZone(name) else { throw notWritable("timeZone") }
    return .text(name)
  }
}
