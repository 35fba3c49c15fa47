public import DialogModel
import DialogSimulator
public import EventLog
public import PrototypeFile

/// Where a document says what led to a row.
public enum CausePlace {
  /// The 1-based line of an action that was performed; `nil` if it is not found.
  public static func line(
    of deed: Causes.Deed, _ prototype: Prototype, in root: YAMLNode
  ) -> Int? {
    Why.place(of: deed, prototype).flatMap { place in
      let holder = place.inside.flatMap { root["dialogs"]?[$0] } ?? root["screens"]
      return holder?.line(ofAction: place.key, about: place.name)
    }
  }

  /// The 1-based line of what an input was given to; `nil` if it is about nothing of the document.
  public static func line(of input: Input, _ prototype: Prototype, in root: YAMLNode) -> Int? {
    switch input {
    case .tapControl(let control), .tapSegment(let control, _):
      guard case .screen(let screen) = control.holder else { return nil }
      let described = root["screens"]?[prototype.name(of: .screen(screen))]
      let controls = described?["controls"]?.list ?? []
      return controls.indices.contains(control.index) ? controls[control.index].start.line : nil
    case .tapButton(let dialog, let index):
      return root.line(ofButton: index, of: dialog, prototype)
    default: return nil
    }
  }
}
