import DialogModel
import DialogSimulator
import PrototypeFile
import Texts

/// The first thing that a program says otherwise than before, when it is started again.
public struct ProgramDifference: Hashable, Sendable {
  /// What it says, in a few words.
  private enum Said: Hashable, Sendable {
    case presents(String)
    case other(String)
  }

  /// The method or the tap that it performs; `nil` outside any call.
  private let place: String?
  private let now: Said?
  private let before: Said?

  /// A difference at a place of a run.
  ///
  /// - Parameters:
  ///   - now: what it says; `nil` for nothing.
  ///   - before: what it said; `nil` for nothing.
  init(in simulator: Simulator, now: Input?, before: PerformedInput?) {
    let prototype = simulator.prototype
    let call = simulator.outsideCall
    if let control = call?.control {
      place = tr("the tap on “{name}”", ["name": prototype.control(control).id])
    } else {
      place = call?.selector.map {
        "\(prototype.name(of: call?.target ?? .application)) \($0.name)"
      }
    }
    func said(_ input: Input) -> Said {
      switch input {
      case .outside(.act(.present(let dialog))), .perform(.present(let dialog)):
        .presents(prototype.name(of: dialog))
      case .define(let part), .redefine(let part, _): .other("define: \(part.id)")
      default: .other((try? PrototypeDocument.words(of: input, in: prototype).words) ?? "…")
      }
    }
    self.now = now.map(said)
    self.before = before.map { $0.input.map(said) ?? .other("{input: …}") }
  }

  /// The difference as a sentence.
  ///
  /// - Parameter name: that of the program.
  public func sentence(_ name: String) -> String {
    let place = place ?? name
    switch (now, before) {
    case (.presents(let now)?, .presents(let before)?):
      return tr(
        "{place} – now presents “{now}”, presented “{before}” before",
        ["place": place, "now": now, "before": before])
    case (let now?, let before?):
      return tr(
        "{place} – now says {now}, said {before} before",
        ["place": place, "now": words(now), "before": words(before)])
    case (let now?, nil):
      return tr("{place} – now also says {now}", ["place": place, "now": words(now)])
    case (nil, let before?):
      return tr(
        "{place} – now says nothing, said {before} before",
        ["place": place, "before": words(before)])
    case (nil, nil): return place
    }
  }

  private func words(_ said: Said) -> String {
    switch said {
    case .presents(let name): "{present: \(name)}"
    case .other(let words): words
    }
  }
}
