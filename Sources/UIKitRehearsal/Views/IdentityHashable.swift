/// An object that is equal only to itself, as most of `NSObject`’s subclasses are.
///
/// It lets code compare views and alerts with `==`, find them in arrays, and use them as keys.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  /// Whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
