package import PrototypeFile

/// What the parts of a document are called after some changes.
public struct RenameMap: Hashable, Sendable {
  private let shifts: [AddressShift]

  /// The names after changes, in the order in which they were made; without any, nothing is known.
  public init(_ shifts: [AddressShift] = []) { self.shifts = shifts.filter { !$0.isEmpty } }

  /// The name of a part of a section after the changes; the same where it was not renamed.
  package func name(of old: String, in section: DocumentKey) -> String {
    let path = PartAddress.entry(old, of: section)
    return shifts.reduce(path) { $0.shifted(by: $1) }.name(in: section) ?? old
  }
}
