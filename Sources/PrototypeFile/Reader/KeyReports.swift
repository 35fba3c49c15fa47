internal import Texts

/// Reports on the rules between keys, by their names: one of each is enough for all tables.
extension Reader {
  /// Reports that a key is missing from a map.
  mutating func reportMissing(_ key: String, of shape: Shape, at start: Mark) {
    problems.report(
      .shape, start, tr("“{key}” is missing here", ["key": key]), sample(of: shape, at: key))
  }

  /// Reports that one of some keys is missing.
  ///
  /// - Parameter shape: the shape of the first one's value.
  mutating func reportMissing(_ keys: [String], of shape: Shape, at start: Mark) {
    let names = Phrases.either(keys.map(Phrases.quoted))
    problems.report(
      .shape, start, tr("{keys} is missing here", ["keys": names]), sample(of: shape, at: keys[0]))
  }

  /// Reports a key that excludes another one before it.
  mutating func reportSecond(
    _ second: String, after first: String, at mark: Mark, hint: String?
  ) {
    problems.error(
      .shape, mark,
      tr("“{second}” is not allowed beside “{first}”", ["second": second, "first": first]),
      hint: hint)
  }

  /// Reports a key without any of those next to which alone it is allowed.
  mutating func reportLonely(_ key: String, owners: [String], at mark: Mark) {
    problems.error(
      .shape, mark,
      tr(
        "“{key}” is allowed only beside {owners}",
        ["key": key, "owners": Phrases.either(owners.map(Phrases.quoted))]))
  }
}
