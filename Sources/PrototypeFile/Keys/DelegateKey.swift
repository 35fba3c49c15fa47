/// The keys of a delegate.
enum DelegateKey: String, KeyTable {
  case without, only, returns, does

  var shape: Shape {
    switch self {
    case .without, .only: .selectors
    case .returns: .bySelector(AnswerKey.answer)
    case .does: .bySelector(.actions)
    }
  }
}

/// The keys of an answer that depends on something.
enum AnswerKey: String, KeyTable {
  case when

  /// What an asking method answers.
  static let answer = Shape.either(
    .boolean, .either(.word(["ask"]), .thing(AnswerKey.self)))

  var shape: Shape { .later }
}

/// The keys of the application; its delegate's are among them.
enum ApplicationKey: String, KeyTable {
  case name, without, only, returns, does
  case icon, inBackground

  var shape: Shape {
    switch self {
    case .name: .text
    case .without: DelegateKey.without.shape
    case .only: DelegateKey.only.shape
    case .returns: DelegateKey.returns.shape
    case .does: DelegateKey.does.shape
    case .icon, .inBackground: .later
    }
  }
}
