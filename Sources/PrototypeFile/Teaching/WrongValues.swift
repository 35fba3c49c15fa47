internal import Texts

/// What a value of a wrong shape is answered with: what was probably meant, else an example.
extension Reader {
  mutating func advice(on node: YAMLNode, _ shape: Shape, at key: String?) -> Advice {
    if let text = node.text {
      if let word = TriedValues.meaning(of: text, shape) {
        return replacing(with: FlowText.word(word, shape), at: key)
      }
      if let word = problems.nearestName(text, among: shape.words) {
        return Advice(
          hint: Phrases.didYouMean(word), suggestion: .value(FlowText.word(word, shape)))
      }
    }
    if let method = methodWithoutQuotes(node, shape) {
      return Advice(
        hint: tr("put “{text}” in quotes", ["text": method]),
        suggestion: .value("\"\(method)\""))
    }
    let meant = Meant(names: names)
    if let value = meant.value(node, shape) {
      return replacing(with: value, at: key)
    }
    return shape.expectedShowsExample ? Advice() : sample(of: shape, at: key)
  }

  /// An example of what would be right.
  func sample(of shape: Shape, at key: String?) -> Advice {
    let value = Sample(names: names).value(shape)
    return Advice(hint: Phrases.line(Reader.line(key, value), isOwn: false))
  }

  private func replacing(with value: String, at key: String?) -> Advice {
    Advice(
      hint: Phrases.line(Reader.line(key, value), isOwn: true), suggestion: .value(value))
  }

  private static func line(_ key: String?, _ value: String) -> String {
    guard let key, key.utf8.count <= 40 else { return value }
    return FlowText.entry(key, value)
  }

  /// A method whose colon YAML reads as that of a key.
  private func methodWithoutQuotes(_ node: YAMLNode, _ shape: Shape) -> String? {
    guard case .selector = shape.item, let entry = node.entries?.first, entry.value.isEmpty else {
      return nil
    }
    return entry.name + ":"
  }
}
