import Glibc
import Gtk
import Texts

/// The page of a window without a document: templates, recent documents and samples.
@MainActor
final class WelcomePage {
  let widget = Box(.horizontal)

  var onOpen: (@MainActor ([String]) -> Void)?
  var onChoose: (@MainActor () -> Void)?
  var onBegin: (@MainActor (Starter) -> Void)?

  private let recent: RecentDocuments
  private let recentRows = Box(.vertical)
  private let recentPart = Box(.vertical, spacing: 4)

  /// How many recent documents are above the templates; the menu has them all.
  private static let mostRecent = 4
  private let gallery = SampleGallery()

  init(recent: RecentDocuments) {
    self.recent = recent
    widget.addClass("welcome")
    widget.accessibleRole = .panel
    widget.accessibleName = tr("Welcome")
    let start = ScrolledWindow()
    start.add(makeStart())
    start.setPolicy(horizontal: .never, vertical: .automatic)
    start.canFocus = false
    start.addClass("start")
    widget.packStart(start)
    widget.packStart(gallery.widget, expand: true)
    gallery.onOpen = { [weak self] in self?.onOpen?([$0]) }
    showRecent()
    widget.showAll()
    recentPart.isVisible = !recent.files.isEmpty
  }

  /// Reads the samples and draws their pictures, so that the page is shown at once.
  func fill() { gallery.fill() }

  /// Discards the samples, because they are not visible any more.
  func empty() { gallery.empty() }

  /// Draws all pictures again, for example after a change of the desktop's colours.
  func redraw() { gallery.redraw() }

  /// Moves the keyboard's focus into the search among the samples.
  func find() { gallery.find() }

  // MARK: The left side

  private func makeStart() -> Widget {
    let column = Box(.vertical, spacing: 20)
    column.setMargins(20)
    column.setSizeRequest(width: 260)
    let heading = Label(tr("Welcome to Rehearsal"))
    heading.addClass("heading")
    heading.accessibleRole = .heading
    let text = Label(
      tr("Lay out dialogs and the flow between them, tap through it, and see each delegate call."))
    text.addClass("summary")
    for label in [heading, text] {
      label.xalign = 0
      label.setWraps(true)
      label.setWidth(atMost: 26)
    }
    let open = Button(label: tr("Open a Prototype…"))
    open.onClicked { [weak self] in self?.onChoose?() }
    let top = Box(.vertical, spacing: 8)
    let first = Box(.horizontal, spacing: 12)
    if IconTheme.hasIcon(RehearsalApp.id) {
      first.packStart(Image(icon: RehearsalApp.id, pixelSize: 48))
    }
    first.packStart(heading, expand: true)
    top.packStart(first)
    top.packStart(text)
    top.packStart(open, padding: 4)
    column.packStart(top)
    recentPart.packStart(sectionTitle(tr("Recent")))
    recentPart.packStart(recentRows)
    recentPart.ignoresShowAll = false
    column.packStart(recentPart)
    let new = Box(.vertical, spacing: 4)
    new.packStart(sectionTitle(tr("New")))
    for starter in [Starter.empty] + Starter.all {
      let button = row(
        Image(icon: starter.icon), title: starter.title, text: starter.summary)
      button.accessibleName = tr("New: {title}", ["title": starter.title])
      button.onClicked { [weak self] in self?.onBegin?(starter) }
      new.packStart(button)
    }
    column.packStart(new)
    return column
  }

  /// Lists the recent documents; files that do not exist any more cannot be chosen.
  func showRecent() {
    recentRows.destroyChildren()
    let files = recent.files
    let home = getenv("HOME").map { String(fileBytes: $0) }
    for file in files.prefix(WelcomePage.mostRecent) {
      let name = FileName.lastText(of: file.path)
      let folder = RecentDocuments.folder(file.path, home: home)
      let title = RecentStills.title(of: file.path)
      let button = row(
        face(of: file.path), title: title ?? name,
        text: !file.exists
          ? tr("There is no such file any more") : title == nil ? folder : "\(folder)/\(name)")
      button.tooltip = FileName.text(file.path)
      button.isSensitive = file.exists
      button.onClicked { [weak self] in self?.onOpen?([file.path]) }
      recentRows.packStart(button)
    }
    recentRows.showAll()
    recentPart.isVisible = !files.isEmpty
  }

  private func sectionTitle(_ text: String) -> Label {
    let label = Label(text)
    label.xalign = 0
    label.addClass("section")
    label.accessibleRole = .heading
    return label
  }

  /// The picture of a recent document, or an icon.
  private func face(of path: String) -> Widget {
    guard let picture = RecentStills.picture(of: path) else {
      return Image(icon: "text-x-generic-symbolic")
    }
    let size = RecentStills.size
    let area = DrawingArea(takesInput: false)
    area.setSizeRequest(width: size.width, height: size.height)
    area.onDraw { [weak area] painter, room in
      let factor = min(
        Double(size.width) / Double(picture.size.width),
        Double(size.height) / Double(picture.size.height))
      let (width, height) = (
        Double(picture.size.width) * factor, Double(picture.size.height) * factor
      )
      let (x, y) = ((Double(room.width) - width) / 2, (Double(room.height) - height) / 2)
      painter.draw(picture, x: x, y: y, width: width, height: height)
      painter.setColor(area?.themeColor("chrome_border") ?? Color(white: 0.5))
      painter.rectangle(x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1)
      painter.stroke(width: 1)
    }
    return area
  }

  private func row(_ picture: Widget, title: String, text: String) -> Button {
    let name = Label(title)
    name.addClass("title")
    let summary = Label(text)
    summary.addClass("summary")
    for label in [name, summary] {
      label.xalign = 0
      label.setEllipsize(.end)
      label.setWidth(atMost: 24)
    }
    summary.setEllipsize(.middle)
    let words = Box(.vertical)
    words.packStart(name)
    words.packStart(summary)
    let face = Box(.horizontal, spacing: 12)
    face.packStart(picture)
    face.packStart(words, expand: true)
    let button = Button()
    button.add(face)
    button.addClass("row")
    button.hasRelief = false
    button.accessibleName = title
    button.setAccessibleDescription(text)
    return button
  }
}
