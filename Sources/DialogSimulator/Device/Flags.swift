import DialogModel

extension Rules {
  /// S11: a flag is set.
  static let flagSet = Rule.s11
}

extension Device {
  /// Whether a flag would be set after a change.
  func isSet(_ flag: FlagID, after change: FlagChange) -> Bool {
    switch change {
    case .becomes(let value): value
    case .toggles: !flags.contains(flag)
    }
  }

  /// Gives a flag a value.
  mutating func set(_ flag: FlagID, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}
