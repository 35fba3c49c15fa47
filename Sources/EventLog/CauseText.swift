public import DialogModel
public import DialogSimulator
import Texts

/// What a row comes from, in words.
public struct CauseText: Sendable {
  private let prototype: Prototype
  private let words: RowWords

  /// The words for a prototype.
  public init(_ prototype: Prototype) {
    self.prototype = prototype
    words = RowWords(names: Names(prototype))
  }

  /// An action that was performed, and inside which call.
  public func text(_ deed: Causes.Deed) -> String {
    let what =
      switch deed.action {
      case .present(let dialog), .presentNew(let dialog), .presentView(let dialog, _, _):
        tr("“{name}” was presented", ["name": name(.dialog(dialog))])
      case .dismiss(let dialog, _, _), .dismissView(let dialog, _, _):
        tr("“{name}” was dismissed", ["name": name(.dialog(dialog))])
      default: tr("“{action}” was performed", ["action": words.words(deed.action)])
      }
    guard let inside = deed.inside else { return what }
    return tr(
      "{what} inside {call} of “{target}”",
      ["what": what, "call": inside.selector.shortName, "target": name(inside.target)])
  }

  /// An input that was given, as in a document.
  public func text(_ input: Row) -> String {
    tr("of “{input}”", ["input": words.words(input.content)?.text ?? ""])
  }

  private func name(_ target: Target) -> String { words.names.name(of: target) }
}
