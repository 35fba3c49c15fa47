import CGtk
import CGtkBridge

/// Settings that are stored when the program ends, by the keys of a schema.
///
/// If the schema is not installed, they are kept in memory and lost at the end: GLib ends a program
/// that asks for a missing schema.
@MainActor public final class SettingsStore {
  /// A value of a setting; a choice is a string.
  public enum Value: Sendable, Hashable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
  }

  private let settings: Stored?
  private var memory: [String: Value] = [:]

  /// Whether values are stored when the program ends.
  public var isStored: Bool { settings != nil }

  /// Opens the settings of a schema.
  ///
  /// - Parameter folder: a folder of compiled schemas that is searched before the usual ones; nil
  ///   for none.
  public init(schema id: String, folder: String?) {
    let usual = g_settings_schema_source_get_default()
    let own = folder.flatMap { g_settings_schema_source_new_from_directory($0, usual, 0, nil) }
    defer { if let own { g_settings_schema_source_unref(own) } }
    guard let source = own ?? usual,
      let schema = g_settings_schema_source_lookup(source, id, 1)
    else {
      settings = nil
      return
    }
    defer { g_settings_schema_unref(schema) }
    settings = Stored(adopting: g_settings_new_full(schema, nil, nil))
  }

  /// The value of a key; `fallback` if no value of the same type is stored.
  public func value(_ key: String, or fallback: Value) -> Value {
    guard let settings, settings.has(key) else { return memory[key] ?? fallback }
    let stored = g_settings_get_value(settings.typed(), key)
    defer { g_variant_unref(stored) }
    return SettingsStore.read(stored, like: fallback) ?? fallback
  }

  /// Stores a value; a value that the schema does not allow is ignored.
  public func set(_ value: Value, for key: String) {
    guard let settings, settings.has(key) else {
      memory[key] = value
      return
    }
    let variant: OpaquePointer? =
      switch value {
      case .boolean(let value): g_variant_new_boolean(value ? 1 : 0)
      case .integer(let value): g_variant_new_int32(Int32(clamping: value))
      case .real(let value): g_variant_new_double(value)
      case .text(let value): g_variant_new_string(value)
      }
    g_variant_ref_sink(variant)
    defer { g_variant_unref(variant) }
    guard settings.allows(variant, for: key) else { return }
    g_settings_set_value(settings.typed(), key, variant)
  }

  /// Forgets the value of a key, which then has that of the schema, or the fallback of whoever asks.
  public func reset(_ key: String) {
    memory[key] = nil
    if let settings, settings.has(key) { g_settings_reset(settings.typed(), key) }
  }

  /// Writes pending changes, before the program ends.
  public func flush() { g_settings_sync() }

  private static func read(_ variant: OpaquePointer?, like wanted: Value) -> Value? {
    func isA(_ type: String) -> Bool { String(cString: g_variant_get_type_string(variant)) == type }
    switch wanted {
    case .boolean: return isA("b") ? .boolean(g_variant_get_boolean(variant) != 0) : nil
    case .integer: return isA("i") ? .integer(Int(g_variant_get_int32(variant))) : nil
    case .real: return isA("d") ? .real(g_variant_get_double(variant)) : nil
    case .text:
      return isA("s") ? .text(String(cString: g_variant_get_string(variant, nil))) : nil
    }
  }

  private final class Stored: Object {
    func has(_ key: String) -> Bool {
      withSchema { g_settings_schema_has_key($0, key) != 0 }
    }

    /// Whether the schema has this type and range for a key; otherwise GLib would end the program.
    func allows(_ variant: OpaquePointer?, for key: String) -> Bool {
      withSchema { schema in
        let described = g_settings_schema_get_key(schema, key)
        defer { g_settings_schema_key_unref(described) }
        let type = g_settings_schema_key_get_value_type(described)
        return g_variant_is_of_type(variant, type) != 0
          && g_settings_schema_key_range_check(described, variant) != 0
      }
    }

    private func withSchema(_ body: (OpaquePointer?) -> Bool) -> Bool {
      let schema = rehearsal_settings_schema(typed())
      defer { g_settings_schema_unref(schema) }
      return body(schema)
    }
  }
}
