import PrototypeEditing
import PrototypeFile
import Session

/// What a change does to the addresses and the names of parts, in both directions.
struct PartShift: Hashable, Sendable {
  private let shift: AddressShift
  /// The names that the change has replaced.
  private let names: [String: String]

  init(_ edit: DocumentEdit, _ renames: [PartRename]) {
    shift = AddressShift(edit)
    names = Dictionary(renames.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether neither an address nor a name changes.
  var isEmpty: Bool { shift.isEmpty && names.isEmpty }

  /// What the change does to addresses, or what taking it back does.
  func shift(isUndo: Bool) -> AddressShift { isUndo ? shift.inverse : shift }

  /// Where a part is after the change, or was before it where the change is taken back.
  func path(of path: PartAddress, isUndo: Bool) -> PartAddress {
    path.shifted(by: shift(isUndo: isUndo))
  }

  /// The new names of the parts that were renamed by the change, or after it is taken back.
  func names(isUndo: Bool) -> [(old: String, new: String)] {
    names.map { isUndo ? (old: $0.value, new: $0.key) : (old: $0.key, new: $0.value) }
  }
}
