public import DialogModel
import Texts

/// A speed at which a prototype runs.
public struct Speed: Hashable, Sendable {
  /// Milliseconds of real time for one millisecond of simulated time.
  public let slowness: Int
  /// The text on its button.
  public let sign: String
  /// The name of the speed.
  public let name: String

  /// All speeds, the fastest first.
  public static var all: [Speed] {
    [
      Speed(slowness: 1, sign: "1×", name: tr("Full speed")),
      Speed(slowness: 4, sign: "¼×", name: tr("A quarter of the speed")),
      Speed(slowness: 10, sign: "⅒×", name: tr("A tenth of the speed")),
    ]
  }
}

/// The texts of the bar under the stage.
public enum StageBarText {
  /// A moment of simulated time.
  public static func time(_ now: SimulatedTime) -> String {
    tr("{seconds} s", ["seconds": now.seconds])
  }

  /// What the button that turns the device does, or which screen keeps it from that.
  public static func turning(heldBy screen: Screen?) -> String {
    guard let screen else { return tr("Turn the device upright or on its side") }
    return tr(
      "The device cannot be turned: “orientations” of the screen “{name}” has no other one",
      ["name": screen.id])
  }

  /// A number of hundredths, as a percentage.
  public static func percent(_ number: Int) -> String {
    tr("{number} %", ["number": String(number)])
  }

  /// A zoom in pixels per point, in whole hundredths.
  public static func percent(ofZoom zoom: Double) -> String {
    percent(Int((zoom * 100).rounded()))
  }
}
