public import DialogModel
import Texts

/// What the parts of a prototype are called for people who see what it shows, and not how it is
/// written.
public struct ClientName: Sendable {
  private let prototype: Prototype

  /// The names in a prototype.
  public init(_ prototype: Prototype) { self.prototype = prototype }

  /// The title of a dialog, a screen or a task, what a field is for, or else words made of the id.
  public func name(of target: Target) -> String {
    switch target {
    case .dialog(let id):
      return titled(prototype[id]?.title(ClientName.text), prototype.name(of: id))
    case .screen(let id): return titled(prototype[id]?.title, prototype.name(of: id))
    case .task(let id):
      return titled(
        (prototype[id]?.title).map { ClientName.text($0) }, prototype.name(of: target))
    case .field(let field): return name(of: field)
    case .activity(let id):
      return titled(prototype.activity(id)?.title, prototype.name(of: target))
    case .application: return titled(prototype.application?.name ?? prototype.title, tr("App"))
    case .navigation, .tabs: return Names(prototype).name(of: target)
    }
  }

  private func name(of field: FieldID) -> String {
    switch field {
    case .control(let id): return titled(prototype.control(id).text, prototype.name(of: field))
    case .alert(let dialog, let index):
      if let hint = prototype.textField(field)?.placeholder, !hint.isEmpty {
        return OneLine.beginning(hint)
      }
      return tr(
        "{dialog}, field {n}",
        ["dialog": name(of: .dialog(dialog)), "n": String(index + 1)])
    }
  }

  private func titled(_ title: String?, _ id: String) -> String {
    OneLine.title(title, besides: id) ?? OneLine.text(ClientName.words(ofID: id))
  }

  /// A text with `…` for what it fills in.
  private static func text(_ template: Template) -> String {
    template.pieces.map { if case .text(let text) = $0 { text } else { "…" } }.joined()
  }

  /// An id as words: `sign-out` is “Sign out”.
  public static func words(ofID id: String) -> String {
    let words = id.split { "-_".contains($0) }.joined(separator: " ")
    guard let first = words.first else { return id }
    return first.uppercased() + words.dropFirst()
  }
}
