import DialogModel

/// A log of an application that ran elsewhere: lines of `NSLog`, of the unified log, of JSON or of a
/// program's own, some of which name a method of a delegate.
public struct AppLog: Sendable {
  /// The lines that name a known method, in their order.
  public let calls: [LoggedCall]
  /// The number of lines.
  public let lines: Int
  /// The 1-based numbers of the lines that look like calls and were not read: of methods that the
  /// tables do not have, or of which it is unclear whose they are.
  public let unread: [Int]

  /// Longer lines are read up to here, in bytes.
  private static let longest = 16_384

  /// Reads a log; lines without a known method are passed over.
  public init(_ text: String) {
    var (found, unread, number) = ([LogLine](), [Int](), 0)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let line = LogLine(Array(line.utf8.prefix(AppLog.longest)), number)
      if line.methods.isEmpty {
        if line.isCall { unread.append(number) }
      } else {
        found.append(line)
      }
    }
    let known = SharedNames(found)
    var calls: [LoggedCall] = []
    for line in found {
      if let method = known.method(of: line) {
        calls.append(line.call(method))
      } else {
        unread.append(line.number)
      }
    }
    (self.calls, lines, self.unread) = (calls, number, unread.sorted())
  }
}

/// Tells which method a spelling means that an alert and a sheet share, as `willPresent(_:)`.
private struct SharedNames {
  /// Who is certainly called so.
  private var owners: [String: Set<Selector.Owner>] = [:]
  private var all: Set<Selector.Owner> = []

  init(_ lines: [LogLine]) {
    for line in lines where line.methods.count == 1 {
      let call = line.call(line.methods[0])
      all.insert(call.selector.owner)
      owners[call.object, default: []].insert(call.selector.owner)
    }
  }

  /// The method; `nil` where it can be either.
  func method(of line: LogLine) -> Selector? {
    if line.methods.count == 1 { return line.methods[0] }
    if let method = line.methods.first(where: { line.isAbout($0.owner) }) { return method }
    let own = line.methods.filter { owners[line.call($0).object]?.contains($0.owner) == true }
    if own.count == 1 { return own[0] }
    let here = line.methods.filter { all.contains($0.owner) }
    return here.count == 1 ? here[0] : nil
  }
}
