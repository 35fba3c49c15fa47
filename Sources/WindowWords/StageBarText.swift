public import DialogModel
import Texts

/// A speed at which a prototype runs.
public struct Speed: Hashable, Sendable {
  /// Milliseconds of the world for one of the prototype.
  public let slowness: Int
  /// As it is written on its button.
  public let sign: String
  /// As it is called.
  public let name: String

  /// The speeds there are, the fastest first.
  public static var all: [Speed] {
    [
      Speed(slowness: 1, sign: "1×", name: tr("Full speed")),
      Speed(slowness: 4, sign: "¼×", name: tr("A quarter of the speed")),
      Speed(slowness: 10, sign: "⅒×", name: tr("A tenth of the speed")),
    ]
  }
}

/// What the bar under the stage says.
public enum StageBarText {
  /// A moment of simulated time.
  public static func time(_ now: SimulatedTime) -> String {
    tr("{seconds} s", ["seconds": now.seconds])
  }

  /// So many hundredths.
  public static func percent(_ number: Int) -> String {
    tr("{number} %", ["number": String(number)])
  }

  /// A zoom in pixels per point, in whole hundredths.
  public static func percent(ofZoom zoom: Double) -> String {
    percent(Int((zoom * 100).rounded()))
  }
}
