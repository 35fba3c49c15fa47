import DialogSimulator
import PrototypeEditing
public import PrototypeFile
import Session

// Ids that the program made up follow the first title of their part.

extension EditingState {
  /// How many words and characters of a title become an id.
  private static let most = (words: 5, characters: 40)

  /// Remembers that the id of a part is made up, until the part gets a title.
  public func noteMadeUp(_ path: PartAddress) { madeUp.insert(path) }

  /// Notes that a part with such an id gets a title; what had got one before is named.
  func note(_ edits: [DocumentEdit], in workbench: Workbench) {
    let titled = edits.last.flatMap { edit -> PartAddress? in
      guard case .set(let path, _) = edit, let own = path.titled else { return nil }
      // The document may have been closed since the part was inserted.
      if !madeUp.contains(own), let editor = try? workbench.editor(), isMadeUp(own, in: editor) {
        noteMadeUp(own)
      }
      return madeUp.contains(own) ? own : nil
    }
    if titled != self.titled { settleNames(in: workbench) }
    self.titled = titled
  }

  /// Names a part after its first title, once the whole title is written: with everything that refers
  /// to it, and as a part of the same change.
  public func settleNames(in workbench: Workbench) {
    guard let own = titled else { return }
    titled = nil
    guard workbench.isCurrent, let editor = try? workbench.editor(),
      let title = editor.title(of: own)
    else { return }
    let words = Identifier.made(from: title).split(separator: "-").prefix(EditingState.most.words)
    let wanted = String(words.joined(separator: "-").prefix(EditingState.most.characters))
    guard !wanted.isEmpty else { return }
    let ids = editor.ids
    let taken = Set(ids.screens + ids.dialogs + ids.tasks + ids.notifications).subtracting([
      own.last
    ])
    let name = wanted.free(besides: taken)
    guard name != own.last else {
      // It has the name that it would get, and keeps it with another title.
      madeUp.remove(own)
      return
    }
    workbench.settleExpected()
    try? workbench.document.rename(own, to: name, by: workbench)
  }
}

extension EditingState {
  /// Selects the screen of a new document: its title is the first thing that one writes, and its id is
  /// made up.
  func selectFirstScreen(in workbench: Workbench) {
    guard let screen = workbench.session?.simulator.state.screen,
      let path = (try? workbench.editor())?.address(of: .screen(screen))
    else { return }
    noteMadeUp(path)
    workbench.select(path)
  }

  /// Whether the program made the id of a part up, as far as the document shows it: the title is still
  /// that of the palette, or of what was duplicated.
  private func isMadeUp(_ path: PartAddress, in editor: DocumentEditor) -> Bool {
    guard let title = editor.title(of: path) else { return false }
    let (id, base) = (path.last, path.last.unnumbered)
    if id != base, editor.title(of: path.parent / .named(base)) == title { return true }
    if base == NewAlert.id, title == NewAlert.title { return true }
    guard
      let insertion = Insertion.allCases.first(where: {
        path == .entry(id, of: $0.place) && $0.id == base
      }), insertion.givenTitle == title
    else { return false }
    // A person could have called it by that title, too.
    return id != base || insertion == .screen || Identifier.made(from: title) != base
  }
}

extension String {
  /// A name without the number that made it another one: `alert` of `alert-2`.
  fileprivate var unnumbered: String {
    guard let dash = lastIndex(of: "-"), let number = Int(self[index(after: dash)...]), number > 1
    else { return self }
    return String(self[..<dash])
  }
}

extension PartAddress {
  /// The part of which this is the title; `nil` for anything else.
  fileprivate var titled: PartAddress? {
    guard let map = tokens.first.flatMap({ DocumentKey(rawValue: $0) }) else { return nil }
    let rest = tokens.dropFirst(2)
    let isTitle =
      switch map {
      case .screens, .tasks: Array(rest) == [ScreenKey.title.rawValue]
      case .notifications: Array(rest) == [NotificationKey.body.rawValue]
      case .dialogs: rest.count == 2 && rest.last == AlertKey.title.rawValue
      default: false
      }
    return isTitle ? PartAddress(Array(tokens.prefix(2))) : nil
  }
}
