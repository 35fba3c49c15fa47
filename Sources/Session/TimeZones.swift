internal import CGLib
internal import DialogModel
public import DialogSimulator

/// The time zones of this computer, as GLib reads them from the tz database.
public enum TimeZones {
  // Zones are kept: reading one takes longer than all that a run asks of it.
  private static let zones = Guarded<[String: TimeZone?]>([:])

  /// The zones for runs.
  public static let offsets = ZoneOffsets { name, instant in zone(name)?.offset(at: instant) }

  /// Whether a zone is known.
  public static func knows(_ name: String) -> Bool { zone(name) != nil }

  private static func zone(_ name: String) -> TimeZone? {
    zones.withLock { known in
      if let known = known[name] { return known }
      let made = TimeZone(name)
      known[name] = made
      return made
    }
  }
}

/// A time zone of GLib.
private final class TimeZone: @unchecked Sendable {
  // GTimeZone is immutable and documented as safe to use from several threads at once; the only
  // field is a constant.
  private let zone: OpaquePointer

  /// The zone of this name; `nil` if the tz database does not have it.
  init?(_ name: String) {
    guard let zone = g_time_zone_new_identifier(name) else { return nil }
    self.zone = zone
  }

  deinit { g_time_zone_unref(zone) }

  /// How many seconds its clocks are ahead of UTC.
  func offset(at instant: Instant) -> Int {
    // Whole seconds, rounded down.
    let (seconds, rest) = instant.milliseconds.quotientAndRemainder(dividingBy: 1000)
    let interval = g_time_zone_find_interval(
      zone, G_TIME_TYPE_UNIVERSAL, gint64(rest < 0 ? seconds - 1 : seconds))
    return Int(g_time_zone_get_offset(zone, interval))
  }
}

extension TimeZones {
  /// The version of the tz database of this computer, such as `2024b`; `nil` if it does not say.
  public static var version: String? {
    let file = "/usr/share/zoneinfo/tzdata.zi"
    // The first line is “# version 2024b”.
    guard let bytes = try? FileReader.read(file, limit: 64),
      let line = bytes.split(separator: 0x0A).first
    else { return nil }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    return words.count == 3 && words[1] == "version" ? String(words[2]) : nil
  }
}
