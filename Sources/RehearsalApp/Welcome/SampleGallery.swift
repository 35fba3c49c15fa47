import Gtk
import Texts
import WindowWords

/// The samples of the welcome page: cards in groups, and a search.
@MainActor
final class SampleGallery {
  let widget = Box(.vertical)
  /// Called with the path of the sample that is chosen.
  var onOpen: (@MainActor (String) -> Void)?

  private let search = SearchEntry()
  private let groups = Box(.vertical, spacing: 20)
  private let nothing = Label()
  private var parts: [SampleGroup: (box: Box, grid: FlowBox)] = [:]
  private var cards: [SampleCard] = []
  private var unread = Sample.paths
  private var isReading = false
  private var undrawn: ArraySlice<SampleCard> = []
  private var isDrawing = false

  init() {
    let heading = Label(tr("Samples"))
    heading.xalign = 0
    heading.addClass("section")
    heading.accessibleRole = .heading
    search.accessibleName = tr("Search samples")
    search.placeholder = tr("Search samples")
    search.setWidth(characters: 8, natural: 24)
    search.onChanged { [weak self] in self?.show(foundBy: $0) }
    search.onStop { [weak self] in self?.search.text = "" }
    let head = Box(.horizontal, spacing: 12)
    head.addClass("gallery-head")
    head.packStart(heading, expand: true)
    head.packEnd(search)
    groups.setMargins(top: 0, bottom: 20, start: 20, end: 20)
    for group in SampleGroup.allCases { addPart(group) }
    nothing.addClass("summary")
    nothing.xalign = 0
    nothing.ignoresShowAll = true
    groups.packStart(nothing)
    let scrolled = ScrolledWindow()
    scrolled.add(groups)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.addClass("samples")
    scrolled.canFocus = false
    widget.packStart(head)
    widget.packStart(scrolled, expand: true)
    widget.connect("map", after: true) { [weak self] in self?.drawNext() }
  }

  private func addPart(_ group: SampleGroup) {
    let title = Label(group.title)
    title.xalign = 0
    title.addClass("group")
    title.accessibleRole = .heading
    let grid = FlowBox(spacing: 16, atMost: 5)
    grid.align(.fill, .start)
    grid.accessibleRole = .list
    grid.accessibleName = group.title
    let box = Box(.vertical, spacing: 8)
    box.packStart(title)
    box.packStart(grid)
    for part in [title, grid] as [Widget] { part.show() }
    // A group is shown with its first card.
    box.ignoresShowAll = true
    groups.packStart(box)
    parts[group] = (box, grid)
  }

  /// Moves the keyboard's focus into the search.
  func find() { search.grabFocus() }

  private func show(foundBy query: String) {
    var found: Set<SampleGroup> = []
    for card in cards {
      let isFound = card.isFound(by: query)
      if isFound { found.insert(card.sample.group) }
      parts[card.sample.group]?.grid.setVisible(isFound, card.button)
    }
    for (group, part) in parts { part.box.isVisible = found.contains(group) }
    // What is in sight is drawn first.
    let (seen, hidden) = (
      undrawn.filter { $0.isFound(by: query) }, undrawn.filter { !$0.isFound(by: query) }
    )
    undrawn = (seen + hidden)[...]
    nothing.isVisible = found.isEmpty && !cards.isEmpty
    if nothing.isVisible {
      nothing.text = tr("No sample has “{words}” in it.", ["words": OneLine.text(query)])
      nothing.announce(nothing.text)
    }
  }

  // MARK: Reading and drawing

  /// Reads the samples and draws their pictures one after another, so that the page is shown at
  /// once.
  func fill() {
    guard !isReading else { return }
    isReading = true
    MainLoop.idle { [weak self] in self?.readNext() ?? false }
  }

  /// Discards the samples and their pictures, because they are not visible any more.
  func empty() {
    guard isReading else { return }
    isReading = false
    cards = []
    undrawn = []
    for part in parts.values {
      part.grid.destroyChildren()
      part.box.isVisible = false
    }
    search.text = ""
    unread = Sample.paths
  }

  private func readNext() -> Bool {
    guard isReading else { return false }
    guard !unread.isEmpty else {
      widget.isVisible = !cards.isEmpty
      undrawn = inOrder
      drawNext()
      return false
    }
    if let sample = Sample(unread.removeFirst()), let part = parts[sample.group] {
      let card = SampleCard(sample) { [weak self] in self?.onOpen?($0) }
      cards.append(card)
      part.grid.add(card.button)
      part.grid.showAll()
      let isFound = card.isFound(by: search.text)
      part.grid.setVisible(isFound, card.button)
      if isFound { part.box.isVisible = true }
    }
    return true
  }

  /// The cards as they are on the page.
  private var inOrder: ArraySlice<SampleCard> {
    let groups = SampleGroup.allCases.map { group in cards.filter { $0.sample.group == group } }
    return groups.flatMap(\.self)[...]
  }

  /// Draws all pictures again, for example after a change of the desktop's colours.
  func redraw() {
    guard isReading && unread.isEmpty else { return }
    undrawn = inOrder
    drawNext()
  }

  /// Draws the next picture, as long as the page is visible.
  private func drawNext() {
    guard !isDrawing, widget.isMapped, let card = undrawn.popFirst() else { return }
    isDrawing = true
    card.drawPicture { [weak self] in
      self?.isDrawing = false
      self?.drawNext()
    }
  }
}
