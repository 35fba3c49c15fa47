package import PrototypeFile

/// What has been typed since a text was read last: one part of it that others take the place of.
///
/// Several changes are joined to the smallest part that has them all.
package struct TypedChange: Hashable, Sendable {
  /// The part of the text before all changes, as 0-based scalars.
  package private(set) var old: Range<Int>
  /// The part of the text as it is now; it begins where `old` does.
  package private(set) var new: Range<Int>

  /// One change: scalars of the text are removed, and a number of others are there instead.
  package init(removed: Range<Int>, inserted: Int) {
    old = removed
    new = removed.lowerBound..<removed.lowerBound + inserted
  }

  /// Adds a change of the text as it is now.
  package mutating func add(removed: Range<Int>, inserted: Int) {
    let start = min(old.lowerBound, removed.lowerBound)
    let more = max(0, removed.upperBound - new.upperBound)
    old = start..<old.upperBound + more
    new = start..<max(new.upperBound, removed.upperBound) - removed.count + inserted
  }

  /// The change of the text that had the bytes before.
  ///
  /// - Parameter text: what the new part says.
  package func edit(of places: ScalarPlaces, in bytes: [UInt8], text: String) -> SourceEdit {
    let range = places.byte(at: old.lowerBound)..<places.byte(at: old.upperBound)
    return SourceEdit(range, Array(text.utf8)).trimmed(in: bytes)
  }
}
