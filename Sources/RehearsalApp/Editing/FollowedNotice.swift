import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import Workbench

// What a window says of the steps that follow a text.

extension EditingController {
  /// Says which steps have changed with a text, once the keys pause.
  func tellFollowedStepsSoon() {
    if let number = followedNotice { opening.notice.hide(number) }
    (followedTelling, followedNotice) = (nil, nil)
    opening.notice.whenFree(nil)
    guard workbench.followedSteps != nil else { return }
    followedTelling = MainLoop.once(after: .milliseconds(700)) { [weak self] in
      guard let self else { return }
      followedTelling = nil
      // It waits for what a person must do something about, as where nothing could be saved.
      opening.notice.whenFree { [weak self] in self?.tellFollowedSteps() }
    }
  }

  private func tellFollowedSteps() {
    // Nor does it take the place of the question whose change is kept; it comes after that.
    if case .conflict = workbench.document.saveState { return }
    guard let followed = workbench.followedSteps else { return }
    var sentences: [String] = []
    if !followed.changed.isEmpty {
      sentences.append(tr("Also changed: {parts}.", ["parts": parts(followed.changed)]))
    }
    if !followed.left.isEmpty {
      sentences.append(
        tr("Not changed, could be the same: {parts}.", ["parts": parts(followed.left)]))
    }
    let text = sentences.joined(separator: " ")
    let offer = followed.changed.isEmpty ? nil : tr("Leave the Steps")
    let leave: @MainActor () -> Void = { [weak self] in
      self?.tryEdit { () throws(EditRefusal) in try self?.workbench.leaveSteps() }
    }
    // What stays as it is may need a hand.
    if followed.left.isEmpty {
      opening.notice.showBriefly(text, offering: offer, leave)
    } else {
      opening.notice.show(text, isGrave: true, offering: offer, leave)
    }
    followedNotice = opening.notice.number
  }

  /// The first of some parts in words, and how many more there are.
  private func parts(_ uses: [OtherUse]) -> String {
    var notes: [String] = []
    for use in uses where !notes.contains(use.note) { notes.append(use.note) }
    let first = notes.prefix(notes.count > 3 ? 2 : 3).listed()
    let rest = notes.count - 2
    return notes.count > 3
      ? ntr("{parts} and {n} more", "{parts} and {n} more", rest, ["parts": first]) : first
  }
}
