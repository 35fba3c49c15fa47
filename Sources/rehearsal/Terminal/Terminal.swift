import Glibc

/// The properties of the output that a stream is written to.
struct Terminal: Hashable {
  /// Whether it is a terminal; else it is a file or a pipe, which tools may read line by line.
  var isTerminal = false
  /// Whether it shows colours.
  var isColoured = false
  /// How many columns it has.
  var columns = 80

  /// A file or a pipe.
  init() {}

  /// A stream of this process.
  init(_ descriptor: Int32) {
    self.init(
      isTerminal: isatty(descriptor) == 1, columns: Terminal.columns(descriptor),
      noColour: Terminal.variable("NO_COLOR"), kind: Terminal.variable("TERM"))
  }

  /// A stream, from what the environment says of it.
  ///
  /// - Parameters:
  ///   - noColour: `NO_COLOR`, which turns colours off unless it is empty.
  ///   - kind: `TERM`; a `dumb` terminal has no colours.
  init(isTerminal: Bool, columns: Int?, noColour: String?, kind: String?) {
    self.isTerminal = isTerminal
    isColoured = isTerminal && (noColour ?? "").isEmpty && kind != "dumb"
    if let columns, columns > 0 { self.columns = columns }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return variable("COLUMNS").flatMap { Int($0) }
    }
    return Int(size.ws_col)
  }
}
