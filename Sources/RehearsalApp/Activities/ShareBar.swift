import DialogModel
import Gtk
import Texts

/// A bar over the stage of a document with an activity picker.
///
/// It says whether built-in activities are performed, offers to allow that, and explains for each
/// activity why it is offered or not.
@MainActor
final class ShareBar {
  let message: StageMessage
  /// Called when the person allows built-in activities to be performed, or withdraws that.
  var onAllow: (@MainActor (Bool) -> Void)?

  private let allow = Gtk.Button()
  private let allowWord = Label()
  private let scrolled = ScrolledWindow()
  private let rows = Box(.vertical, spacing: 2)
  private var isAllowed = false
  private var shown: ActivityPicker?

  init() {
    rows.addClass("commands")
    rows.accessibleRole = .panel
    rows.accessibleName = tr("Why is this not offered?")
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: 200)
    scrolled.add(rows)
    scrolled.setMargins(top: 4)
    message = StageMessage(
      tr("Sharing"), style: "trust", details: scrolled, closing: tr("Hide this message"))
    message.nameToggle(tr("Why Is This Not Offered?"), word: tr("Why Not Offered?"))
    allow.add(allowWord)
    allow.showAll()
    allow.onClicked { [weak self] in
      if let self { onAllow?(!isAllowed) }
    }
    message.pack(allow)
  }

  func hide() {
    message.hide()
    shown = nil
  }

  /// Shows whether the built-in activities of a picker are performed, and why each one is offered
  /// or not.
  func show(_ picker: ActivityPicker, isAllowed: Bool) {
    if shown != picker { fill(picker) }
    guard message.state == .absent || self.isAllowed != isAllowed || shown != picker else { return }
    shown = picker
    self.isAllowed = isAllowed
    let text =
      isAllowed
      ? tr("The system’s activities are performed.")
      : tr("The system’s activities are simulated.")
    allowWord.text = isAllowed ? tr("No Longer Allow") : tr("Allow")
    allow.accessibleName = isAllowed ? tr("No longer allow sharing") : tr("Allow sharing")
    allow.tooltip =
      isAllowed
      ? tr("Simulate the system’s activities from now on; nothing has left this computer")
      : tr(
        "Let the system’s activities copy, print, write and save, until the document changes or is closed"
      )
    message.show(text)
  }

  private func fill(_ picker: ActivityPicker) {
    rows.destroyChildren()
    for offer in picker.offers {
      let name = picker.title(of: offer.choice)
      let label = Label(
        tr("{name}: {reason}", ["name": name, "reason": ShareBar.sentence(offer.reason)]))
      label.xalign = 0
      label.setEllipsize(.end)
      label.tooltip = label.text
      label.addClass("reason")
      label.setClass("off", !offer.isOffered)
      rows.packStart(label)
    }
    rows.showAll()
  }

  /// The sentence that explains why an activity is offered or not.
  private static func sentence(_ reason: ActivityOffer.Reason) -> String {
    switch reason {
    case .takes(let kinds): tr("offered, for {kinds}", ["kinds": list(kinds)])
    case .excluded: tr("not offered, the document excludes it")
    case .takesOthers(let kinds) where kinds.isEmpty: tr("not offered, it takes nothing")
    case .takesOthers(let kinds):
      tr("not offered, it takes {kinds} and none is shared", ["kinds": list(kinds)])
    case .noItems: tr("not offered, nothing is shared")
    }
  }

  private static func list(_ kinds: [ActivityItem.Kind]) -> String {
    kinds.map(word).listed()
  }

  private static func word(_ kind: ActivityItem.Kind) -> String {
    switch kind {
    case .text: tr("texts")
    case .url: tr("addresses")
    case .image: tr("pictures")
    case .file: tr("files")
    }
  }
}
