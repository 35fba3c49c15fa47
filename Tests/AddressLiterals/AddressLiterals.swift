import PrototypeEditing
public import PrototypeFile

// Tests write addresses as texts.

extension PartAddress: ExpressibleByStringInterpolation {
  /// The address of a text, which must be one.
  public init(stringLiteral text: String) {
    guard let address = try? PartAddress(text: text) else {
      preconditionFailure("“\(text)” is no address")
    }
    self = address
  }

  /// The address of a part of a part.
  public static func + (address: PartAddress, rest: PartAddress) -> PartAddress {
    PartAddress(stringLiteral: address.text + rest.text)
  }
}
