public import PrototypeFile

/// What a change of a document does to the addresses of the parts that stay.
///
/// A text alone does not say which of its parts is which of another text.
public struct AddressShift: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    /// An item of the list has another 0-based place.
    case moved(from: Int, to: Int)
    case inserted(Int)
    case removed(Int)
    /// The part has another last token.
    case renamed(from: String, to: String)
    /// No address changes.
    case nothing
  }

  private let kind: Kind
  /// What has the part.
  private let parent: PartAddress

  private init(_ kind: Kind, in parent: PartAddress) {
    (self.kind, self.parent) = (kind, parent)
  }

  /// What an edit does.
  public init(_ edit: DocumentEdit) {
    // Only a name of the document is a token of its part; a control keeps its index with another id.
    let path = edit.path
    let isName =
      path.tokens.count == 2 && DocumentKey(rawValue: path.tokens[0])?.hasNames == true
    let kind: Kind =
      switch (edit, isName ? nil : path.index) {
      case (.move(_, let place), let index?): .moved(from: index, to: place)
      case (.insert, let index?): .inserted(index)
      case (.remove, let index?): .removed(index)
      case (.rename(_, let name), _) where isName: .renamed(from: path.last, to: name)
      default: .nothing
      }
    self.init(kind, in: edit.path.parent)
  }

  /// Whether no address changes.
  public var isEmpty: Bool { kind == .nothing }

  /// What taking the change back does.
  public var inverse: AddressShift {
    let kind: Kind =
      switch kind {
      case .moved(let from, let to): .moved(from: to, to: from)
      case .inserted(let place): .removed(place)
      case .removed(let place): .inserted(place)
      case .renamed(let from, let to): .renamed(from: to, to: from)
      case .nothing: .nothing
      }
    return AddressShift(kind, in: parent)
  }

  /// What becomes of a part in the same container as the changed one; `nil` where it stays.
  private func shifted(_ part: PartAddress) -> PartAddress? {
    switch (kind, part.index) {
    case (.moved(let from, let to), let index?): parent / index.moved(from: from, to: to)
    case (.inserted(let place), let index?) where index >= place: parent / (index + 1)
    case (.removed(let place), let index?) where index > place: parent / (index - 1)
    case (.renamed(let from, let to), _) where part.last == from: parent / .named(to)
    default: nil
    }
  }

  fileprivate func shifted(inside address: PartAddress) -> PartAddress? {
    guard let part = address.part(of: parent) else { return nil }
    return shifted(part).flatMap { address.moved(from: part, to: $0) }
  }
}

extension PartAddress {
  /// Where the part is after a change; a part that has gone keeps its address.
  public func shifted(by shift: AddressShift) -> PartAddress {
    shift.shifted(inside: self) ?? self
  }
}

extension Int {
  /// The place of an item after another one, or itself, went from one place to another.
  fileprivate func moved(from old: Int, to new: Int) -> Int {
    if self == old { return new }
    if old < self, self <= new { return self - 1 }
    if new <= self, self < old { return self + 1 }
    return self
  }
}
