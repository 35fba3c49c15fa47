import Gtk
import Scenario
import Texts
import Workbench

/// What can happen in one version of a document and not in another, in sentences under headings.
@MainActor
final class VersionsPage {
  let widget = Box(.vertical)
  /// Called when a person closes the page.
  var onClosed: (@MainActor () -> Void)?

  private let title = Label()
  private let summary = Label()
  private let list = Box(.vertical, spacing: 4)

  /// How many sentences a section has at most; nobody reads more.
  private static let most = 200

  init() {
    list.addClass("versions-list")
    list.accessibleRole = .panel
    list.accessibleName = tr("What differs")
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.add(list)
    addBar()
    widget.packStart(scrolled, expand: true)
    widget.showAll()
  }

  private func addBar() {
    title.addClass("title")
    title.setEllipsize(.middle)
    widget.beginComparison(
      tr("Two versions"), [title], summary, tip: tr("Back to the one stage (Escape)")
    ) { [weak self] in self?.onClosed?() }
  }

  /// Begins to show a comparison.
  ///
  /// - Parameter name: what this version is compared with, in a few words.
  func begin(with name: String) {
    list.destroyChildren()
    title.text = tr("Compared with {version}", ["version": name])
    tell(tr("Trying every way of both versions…"))
  }

  /// Shows how a comparison has ended.
  func show(_ outcome: VersionComparing.Outcome) {
    list.destroyChildren()
    switch outcome {
    case .failed(let reason):
      tell(tr("Nothing can be compared."))
      list.packStart(sentence(tr("Nothing can be compared: {reason}.", ["reason": reason])))
    case .compared(let compared):
      tell(compared.summary)
      let changes = compared.difference.changes
      if changes.isEmpty, compared.renamings.isEmpty {
        list.packStart(sentence(compared.summary))
      }
      add(tr("Called Otherwise"), compared.renamings)
      for kind in ExploredDifference.Change.Kind.allCases {
        add(kind.heading, changes.filter { $0.kind == kind }.map(\.text))
      }
      add(tr("Not Everything Was Tried"), compared.difference.bounds)
    }
    list.showAll()
  }

  private func tell(_ text: String) {
    summary.text = text
    summary.announce(text)
  }

  private func add(_ heading: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    let label = Label(heading)
    label.addClass("heading")
    label.xalign = 0
    list.packStart(label)
    for text in texts.prefix(VersionsPage.most) { list.packStart(sentence(text)) }
    let rest = texts.count - VersionsPage.most
    if rest > 0 { list.packStart(sentence(ntr("and {n} more", "and {n} more", rest))) }
  }

  /// A sentence that the keyboard comes to, and that can be copied.
  private func sentence(_ text: String) -> Label {
    let label = Label(text)
    label.setWraps(true)
    label.isSelectable = true
    label.xalign = 0
    return label
  }
}

extension ExploredDifference.Change.Kind {
  /// What stands over the differences of the kind.
  fileprivate var heading: String {
    switch self {
    case .unreachable: tr("No Longer Reachable")
    case .reachable: tr("Newly Reachable")
    case .elsewhere: tr("Ends Elsewhere")
    case .calls: tr("Other Calls")
    case .gone: tr("Gone", context: "findings")
    case .new: tr("New", context: "findings")
    case .weakened: tr("Promised or Checked Less")
    }
  }
}
