package import DialogModel
internal import PrototypeFile
internal import Texts

/// What there is to say about a word of a document.
package struct HoverNote: Hashable, Sendable {
  /// What the word is.
  package enum Subject: Hashable, Sendable {
    /// A key of the format: what it takes, and its description.
    case key(takes: String, note: String)
    /// A method, and the protocol that declares it.
    case selector(Selector, owner: String)
  }

  /// The 0-based bytes of the word.
  package let range: Range<Int>
  /// The word itself.
  package let word: String
  package let subject: Subject

  /// What there is to say about the word at a byte of a document, which need not be well-formed.
  package init?(_ bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    guard var range = HoverNote.word(bytes, offset) else { return nil }
    let name = String(decoding: bytes[range], as: UTF8.self)
    if let selector = Selector(name: name) ?? Selector(name: name + ":") {
      (self.range, word) = (range, selector.name)
      subject = .selector(selector, owner: selector.owner.protocolName)
      return
    }
    while range.count > 1, bytes[range.upperBound - 1] == UInt8(ascii: ":") {
      range = range.lowerBound..<range.upperBound - 1
    }
    let key = String(decoding: bytes[range], as: UTF8.self)
    let place = TypedPlace(bytes, at: range.lowerBound)
    guard place.position == .key || place.position == .item,
      case .object(let table)? = place.shape?.holder, let found = table.note(of: key)
    else { return nil }
    (self.range, word) = (range, key)
    subject = .key(takes: found.shape.plainReference, note: found.text)
  }

  /// The word around a byte, with the colons of a method.
  private static func word(_ bytes: [UInt8], _ offset: Int) -> Range<Int>? {
    func isPart(_ place: Int) -> Bool {
      guard bytes.indices.contains(place) else { return false }
      let byte = bytes[place]
      return byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    var (start, end) = (offset, offset)
    while isPart(start - 1) { start -= 1 }
    while isPart(end) { end += 1 }
    return start < end ? start..<end : nil
  }
}
