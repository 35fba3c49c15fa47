/// A value in separate storage, so that its holder is small; the value is copied when it is changed
/// and another holder shares it.
struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: @unchecked Sendable {
    // A box is changed only while it has one holder, so no other thread can see it then.
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    // Not `get`: what is read is not copied first.
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  static func == (left: Boxed, right: Boxed) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
