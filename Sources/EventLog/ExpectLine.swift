public import DialogModel
public import DialogSimulator

/// Calls as the `expect` of a scenario lists them: as `trace` prints them, without their time.
public struct ExpectLine: Sendable {
  private let names: Names

  /// Lines about a prototype.
  public init(_ prototype: Prototype) {
    names = Names(prototype)
  }

  /// The line of a call, or of one that would crash; `nil` for every other row, which no expectation
  /// ever lists.
  public func line(_ row: Row) -> String? {
    if case .console(.crash) = row.content {
      return "\(names.name(of: row.target)) \(DelegateChange.crashText)"
    }
    guard case .call(let selector, let argument, let returned) = row.content else { return nil }
    return "\(names.name(of: row.target)) \(TextLine.call(selector, argument, returned))"
  }
}
