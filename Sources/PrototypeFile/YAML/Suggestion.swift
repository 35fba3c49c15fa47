/// What would correct a problem, for a program that does it.
///
/// Values are YAML in flow form and on one line, so that they can replace a part of any document;
/// keys are names, without quotes.
public enum Suggestion: Hashable, Sendable {
  /// The key at the problem's place gets this name; its value stays.
  case key(String)
  /// The value at the problem's place is replaced by this YAML.
  case value(String)
  /// The key at the problem's place gets this name, and its value is replaced by this YAML.
  case entry(key: String, value: String)
}
