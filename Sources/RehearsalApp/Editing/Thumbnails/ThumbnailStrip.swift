import Gtk
import PrototypeFile
import Texts

/// Small pictures next to each other, of which one is chosen.
@MainActor
final class ThumbnailStrip {
  /// What can be chosen.
  struct Choice: Equatable {
    /// What the choice is written as.
    let id: String
    /// What is under the picture.
    let name: String
    /// What it does, for assistive technology.
    let words: String
    /// The picture; `nil` for one with an icon alone.
    let subject: Miniatures.Subject?
    var icon = "list-add-symbolic"
    /// Which part of a picture that is too high is shown: 0 is its top, 1 is its bottom.
    var part = 0.0
  }

  let widget = ScrolledWindow()
  var onChosen: (@MainActor (String) -> Void)?

  private let row: Box
  private let miniatures: Miniatures
  private var choices: [Choice] = []
  private var buttons: [ToggleButton] = []
  private var areas: [DrawingArea] = []
  private var isSelecting = false

  private static let size = Size(width: 64, height: 76)
  private static let radius = 6.0

  init(_ name: String, _ miniatures: Miniatures) {
    LaterSheet.load()
    self.miniatures = miniatures
    row = Box(group: name, spacing: 8)
    row.addClass("thumbnails")
    widget.add(row)
    widget.setPolicy(horizontal: .automatic, vertical: .never)
    widget.setOverlayScrolling(true)
    widget.ignoresShowAll = true
  }

  /// Shows the choices, and which of them holds.
  func show(_ choices: [Choice], chosen: String) {
    if choices != self.choices { make(choices) }
    isSelecting = true
    for (choice, button) in zip(choices, buttons) {
      button.isActive = choice.id == chosen
      button.setClass("chosen", choice.id == chosen)
    }
    isSelecting = false
    draw()
  }

  /// Draws the pictures that are there now.
  func draw() { for area in areas { area.queueDraw() } }

  private func make(_ choices: [Choice]) {
    self.choices = choices
    row.destroyChildren()
    (buttons, areas) = ([], [])
    for choice in choices {
      let face = Box(.vertical, spacing: 4)
      face.packStart(picture(of: choice))
      let name = Label(choice.name)
      name.setEllipsize(.end)
      name.setWidth(characters: 8, atMost: 8)
      face.packStart(name)
      let button = ToggleButton()
      button.hasRelief = false
      button.add(face)
      button.accessibleName = choice.words
      button.tooltip = choice.words
      button.setFocusOnClick(false)
      button.onToggled { [weak self] in self?.toggled(choice) }
      row.packMember(button, after: buttons)
      buttons.append(button)
    }
    row.showAll()
  }

  private func picture(of choice: Choice) -> Widget {
    guard let subject = choice.subject else {
      let icon = Image(icon: choice.icon, pixelSize: 24)
      icon.setSizeRequest(
        width: ThumbnailStrip.size.width, height: ThumbnailStrip.size.height)
      icon.addClass("thumbnail-icon")
      return icon
    }
    let area = DrawingArea(takesInput: false)
    area.setSizeRequest(width: ThumbnailStrip.size.width, height: ThumbnailStrip.size.height)
    area.align(.center, .center)
    area.addClass("thumbnail")
    area.onDraw { [weak self, weak area] painter, size in
      guard let self else { return }
      ThumbnailStrip.draw(
        miniatures.picture(of: subject), painter, size, part: choice.part,
        edge: area?.themeColor("chrome_border"))
    }
    areas.append(area)
    return area
  }

  private static func draw(
    _ picture: Picture?, _ painter: Painter, _ size: Size, part: Double, edge: Color?
  ) {
    guard let picture, picture.size.width > 0, picture.size.height > 0 else { return }
    let (width, height) = (Double(size.width), Double(size.height))
    let factor = max(
      width / Double(picture.size.width), height / Double(picture.size.height))
    let whole = Double(picture.size.height) * factor
    let top = (height - whole) * part
    painter.saved { painter in
      painter.roundedRectangle(x: 0, y: 0, width: width, height: height, radius: radius)
      painter.clip()
      painter.draw(
        picture, x: (width - Double(picture.size.width) * factor) / 2, y: top,
        width: Double(picture.size.width) * factor, height: whole)
    }
    guard let edge else { return }
    painter.setColor(edge)
    painter.roundedRectangle(
      x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: radius)
    painter.stroke(width: 1)
  }

  private func toggled(_ choice: Choice) {
    guard !isSelecting else { return }
    // What is chosen stays so until the document says something else.
    isSelecting = true
    for (each, button) in zip(choices, buttons) { button.isActive = each == choice }
    isSelecting = false
    onChosen?(choice.id)
  }
}
