public import DialogModel
import DialogSimulator
public import PrototypeFile
import Session

/// What the edited stage shows, and what is selected.
public struct EditPlace: Hashable, Sendable {
  /// The selected part; `nil` for none.
  public var selection: PartAddress?
  /// The screen, in the document as it is at that time.
  public var screen: ScreenID?
  /// The dialogs that are up, from the lowest to the topmost.
  public var dialogs: [DialogID]
}

extension Workbench {
  /// What the edited stage shows now; `nil` in play.
  var editPlace: EditPlace? {
    guard let shown = edited?.shown else { return nil }
    let place = shown.place(in: shown.prototype)
    return EditPlace(
      selection: editing.selection, screen: place.screen, dialogs: place.dialogs)
  }

  /// Goes back to what was shown, in the document as it was then.
  func goBack(to place: EditPlace?) {
    guard let edited, let shown = edited.shown, let place, let prototype, isCurrent else { return }
    let changed = prepared(prototype, scenario)
    var standing = shown.place(in: changed, renamed: edited.names)
    guard place.dialogs.allSatisfy({ prototype.dialogs.indices.contains($0.index) }),
      place.screen.map({ prototype.screens.indices.contains($0.index) }) ?? true
    else { return }
    editing.selection = place.selection
    if standing.screen == place.screen,
      standing.dialogs.map(\.index) == place.dialogs.map(\.index)
    {
      return
    }
    (standing.screen, standing.dialogs) = (place.screen ?? standing.screen, place.dialogs)
    self.edited?.task = nil
    self.edited?.shown = shown.standing(in: changed, at: standing)
  }
}
