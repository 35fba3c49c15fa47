import DialogModel

/// What an exploration tries, and how far.
public struct ExploreOptions: Hashable, Sendable {
  /// What a person or the system may do besides taps and keys.
  public enum Extra: String, CaseIterable, Sendable {
    case home, rotate, power, interrupt, center
  }

  /// How many inputs may come while something moves, until it rests.
  public var interference = 1
  /// What is tried besides taps and keys.
  public var extras: Set<Extra> = [.home]
  /// How many calls may come without time passing before a run counts as endless.
  public var callsWithoutTime = 10_000
  /// How many states are found at most.
  public var mostStates = 1_000_000
  /// How long the longest way is at most, in moves.
  public var mostMoves = 1_000
  /// How many dialogs are up at once at most.
  public var mostDialogs = 6

  /// The options that hold where nothing is said.
  public init() {}
}

/// Why an exploration did not go on somewhere: what was found is all but for this.
public enum ExploreBound: Hashable, Sendable {
  /// So many states were found.
  case states(Int)
  /// A way had so many moves.
  case moves(Int)
  /// So many dialogs were up.
  case dialogs(Int)
  /// So many of the document's texts were typed into a field.
  case texts(Int)
  /// It took so many seconds.
  case seconds(Int)
  /// It was told to end before it was done.
  case cancelled
}

extension Prototype {
  /// What has to be tried for the promises of a document.
  var promisedExtras: Set<ExploreOptions.Extra> {
    Set(
      promises.compactMap { promise in
        switch promise.step {
        case .pressKey(.home)?, .launchApp?: .home
        case .pressKey(.power)?, .slide?: .power
        case .rotate?: .rotate
        case .interrupt?: .interrupt
        case .switcher?, .pullDown?: .center
        default: nil
        }
      })
  }
}
