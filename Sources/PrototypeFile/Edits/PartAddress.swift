/// The way from a document to a part of it, through the document's long form: lists are always
/// lists, and a button that is only a title has `title`.
///
/// As a text it is a JSON Pointer (RFC 6901). In the sources an address is made of the keys of the
/// format's tables, so that none is written down a second time.
public struct PartAddress: Hashable, Sendable {
  /// The keys, names and 0-based indices from the document to the part, without escapes.
  package let tokens: [String]

  /// An address of these keys, names and indices.
  package init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// The whole document.
  public static let document = PartAddress()
}

// MARK: - Parts of a part

/// A key of one of the format's tables.
package protocol PartKey: RawRepresentable<String> {}

extension PartAddress {
  /// A step to a part that is no key of the format.
  package struct AddressStep: Hashable, Sendable {
    fileprivate let token: String

    /// To what the document has given this name.
    package static func named(_ name: String) -> AddressStep { AddressStep(token: name) }

    /// To the place after the last item of a list.
    package static let end = AddressStep(token: "-")
  }

  /// The value of a key of a part.
  package static func / <Key: PartKey>(address: PartAddress, key: Key) -> PartAddress {
    PartAddress(address.tokens + [key.rawValue])
  }

  /// An item of a list, by its 0-based index.
  package static func / (address: PartAddress, index: Int) -> PartAddress {
    PartAddress(address.tokens + [String(index)])
  }

  /// What the document has named in a part, or the place after its last item.
  package static func / (address: PartAddress, step: AddressStep) -> PartAddress {
    PartAddress(address.tokens + [step.token])
  }

  /// What the document has named in one of its own maps, such as a screen or a scenario.
  package static func entry(_ name: String, of map: DocumentKey) -> PartAddress {
    PartAddress.document / map / .named(name)
  }
}

// MARK: - Parts around a part

extension PartAddress {
  /// Whether it is that of the whole document.
  public var isDocument: Bool { tokens.isEmpty }

  /// The part that has this one; the whole document for the document itself.
  package var parent: PartAddress { PartAddress(tokens.dropLast()) }

  /// The key, the name or the index of the part in its container; empty for the document.
  package var last: String { tokens.last ?? "" }

  /// The 0-based place of an item in its list; `nil` where the last token is no index.
  package var index: Int? { PartAddress.index(last) }

  private static func index(_ token: String) -> Int? {
    Int(token).flatMap { $0 >= 0 && String($0) == token ? $0 : nil }
  }

  /// Whether a part is in another one.
  package func isInside(_ other: PartAddress) -> Bool {
    tokens.count > other.tokens.count && other.contains(self)
  }

  /// Whether another part is this one, or in it.
  package func contains(_ other: PartAddress) -> Bool { other.tokens.starts(with: tokens) }

  /// The name of what the part is, or is in, in one of the document's own maps; `nil` where it is in
  /// none of that map.
  package func name(in map: DocumentKey) -> String? {
    tokens.count > 1 && tokens[0] == map.rawValue ? tokens[1] : nil
  }

  /// Whether the part is the value of a key.
  package func ends(in key: some PartKey) -> Bool { tokens.last == key.rawValue }

  /// The innermost value of a key that has this part; `nil` where none has.
  package func holder(at key: some PartKey) -> PartAddress? {
    // A screen or a dialog may have the name of a key.
    let name = tokens.first.flatMap { DocumentKey(rawValue: $0) }?.hasNames == true ? 1 : nil
    let place = tokens.indices.dropLast().last { $0 != name && tokens[$0] == key.rawValue }
    return place.map { PartAddress(Array(tokens[...$0])) }
  }

  /// The innermost item of a list that the part is, or is in; `nil` where it is in none.
  package var item: PartAddress? {
    tokens.lastIndex { PartAddress.index($0) != nil }.map { PartAddress(Array(tokens[...$0])) }
  }

  /// The part of another one that this is, or that has this; `nil` where it is not in the other one.
  package func part(of other: PartAddress) -> PartAddress? {
    isInside(other) ? PartAddress(Array(tokens[...other.tokens.count])) : nil
  }

  /// The item of a list that the part is, or is in; `nil` where it is not in the list.
  package func item(of list: PartAddress) -> PartAddress? {
    part(of: list).flatMap { $0.index == nil ? nil : $0 }
  }

  /// Where the part is after a part that has it went elsewhere; `nil` if that does not have it.
  package func moved(from old: PartAddress, to new: PartAddress) -> PartAddress? {
    guard old.contains(self) else { return nil }
    return PartAddress(new.tokens + tokens.dropFirst(old.tokens.count))
  }

  /// The header of the section at this address, which represents the section where it is drawn.
  package var sectionHeader: PartAddress { self / ControlKey.section / SectionKey.header }

  /// The section in place of its header.
  package var withoutHeader: PartAddress {
    let section = parent.parent
    return section.sectionHeader == self ? section : self
  }
}
