import Texts

extension Exploration {
  /// The bounds that were reached, in words, each once.
  public var boundWords: [String] { Set(bounds.map(\.words)).sorted() }
}

extension ExploreBound {
  /// The bound as it is named beside the number of states.
  public var words: String {
    switch self {
    case .states(let count): tr("bound: {n} states", ["n": String(count)])
    case .moves(let count): tr("bound: ways of {n} moves", ["n": String(count)])
    case .dialogs(let count): tr("bound: {n} dialogs at once", ["n": String(count)])
    case .texts(let count): tr("bound: {n} texts for a field", ["n": String(count)])
    case .seconds(let count): tr("bound: {n} seconds", ["n": String(count)])
    case .cancelled: tr("bound: it was stopped")
    }
  }
}
