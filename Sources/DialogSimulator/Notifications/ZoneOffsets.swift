public import DialogModel

/// The time zones of the platform, which the simulator asks for nothing but offsets.
public struct ZoneOffsets: Sendable {
  /// How many seconds the clocks of a zone are ahead of UTC at an instant; `nil` if the zone is not
  /// known.
  let offset: @Sendable (_ zone: String, Instant) -> Int?

  /// Zones by a function.
  ///
  /// - Parameter offset: how many seconds the clocks of a zone are ahead of UTC at an instant; `nil`
  ///   if the zone is not known.
  public init(_ offset: @escaping @Sendable (_ zone: String, Instant) -> Int?) {
    self.offset = offset
  }

  /// Only UTC, which every machine has.
  public static let utc = ZoneOffsets { zone, _ in zone == "UTC" ? 0 : nil }

  /// What the clocks of a zone show at an instant; a zone that is not known counts as UTC.
  func wallClock(at instant: Instant, in zone: String) -> WallClock? {
    WallClock(inUTC: Instant(milliseconds: local(instant, in: zone)))
  }

  /// The instant when the clocks of a zone show this.
  func instant(of clock: WallClock, in zone: String) -> Instant {
    instant(ofLocal: clock.instant(minutesAheadOfUTC: 0).milliseconds, in: zone)
  }

  /// What the clocks show, in milliseconds since they showed the beginning of 1970.
  func local(_ instant: Instant, in zone: String) -> Int {
    instant.milliseconds + milliseconds(instant.milliseconds, zone)
  }

  /// The instant when the clocks of a zone show a local time.
  ///
  /// A time that the clocks skip is moved on by as much as they skip; of two equal times the first
  /// counts (``Rules/skippedOrRepeated``).
  ///
  /// - Parameter local: in milliseconds since the clocks showed the beginning of 1970.
  func instant(ofLocal local: Int, in zone: String) -> Instant {
    // No clock is further from UTC than this, and no zone changes its clocks twice within.
    let reach = 16 * 3_600_000
    let before = milliseconds(local - reach, zone)
    let after = milliseconds(local + reach, zone)
    // Before the change, the offset is the one before; so this is also the first of two instants.
    let first = local - before
    if before == after || milliseconds(first, zone) == before {
      return Instant(milliseconds: first)
    }
    let second = local - after
    if milliseconds(second, zone) == after { return Instant(milliseconds: second) }
    return Instant(milliseconds: first)
  }

  private func milliseconds(_ instant: Int, _ zone: String) -> Int {
    (offset(zone, Instant(milliseconds: instant)) ?? 0) * 1000
  }
}
