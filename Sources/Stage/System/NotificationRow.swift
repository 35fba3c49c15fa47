import Gtk
import StageGeometry
import Texts

/// A notification in a list of the system: its icon, the application's name, the text and how old it
/// is.
///
/// By the pointer it is opened with a drag or a tap, as its list wants; by a key or by assistive
/// technology it is a button.
@MainActor
final class NotificationRow {
  let button = Button()
  /// Takes the pointer where the row is dragged; hidden where it is tapped.
  let veil = EventBox(above: true)
  private let column = Canvas()
  private let icon: AppIcon?
  private let name = Label(onStage: "")
  private let text = Label(onStage: "")
  private let age = Label(onStage: "")
  private let hint = Label(onStage: "")
  private(set) var entry: SystemScene.Entry

  /// - Parameters:
  ///   - face: the icon; `nil` for a list under a heading with the application's name.
  init(
    _ entry: SystemScene.Entry, name title: String, face: AppFace?,
    open: @escaping @MainActor (Int) -> Void
  ) {
    self.entry = entry
    icon = face.map { AppIcon($0) }
    name.text = title
    name.addClass("name")
    text.addClass("text")
    age.addClass("age")
    hint.addClass("hint")
    text.setWraps(true)
    for label in [name, text, hint] {
      label.setEllipsize(.end)
      label.xalign = 0
    }
    text.yalign = 0
    age.xalign = 1
    if let icon { column.add(icon.widget) }
    let labels = [name, text, age, hint]
    for label in labels { column.add(label) }
    for part in (labels as [Widget]) + [icon?.widget].compactMap({ $0 }) {
      column.setConcealed(true, part)
    }
    for part in [name, hint] where icon == nil { part.ignoresShowAll = true }
    button.add(column)
    button.addClass("notification")
    button.setFocusOnClick(false)
    for part in [button, veil] as [Widget] { part.passesScrolling() }
    button.onClicked { [weak self] in
      if let self { open(self.entry.id) }
    }
    update(entry, hint: nil)
  }

  /// Shows the texts of a notification, with a hint at what to do with it.
  func update(_ entry: SystemScene.Entry, hint: String?) {
    self.entry = entry
    text.text = entry.body
    age.text = entry.age
    self.hint.text = hint ?? ""
    self.hint.isVisible = hint != nil
    let said = [icon == nil ? nil : name.text, entry.body, entry.age].compactMap { $0 }
    button.accessibleName = said.filter { !$0.isEmpty }.listed()
    if let hint { button.setAccessibleDescription(hint) }
  }

  /// What a row is laid out by.
  struct Metrics {
    var width: Double
    /// The length of the icon's edges.
    var icon: Double
    /// Before the icon, or before the text where there is none; and after the text.
    var inset: Double
    /// Whether the age follows the name; else it is at the end of the row.
    var agesFollowNames: Bool
    /// The most lines of the text.
    var lines: Int
    var least: Double
  }

  private func textPlace(_ metrics: Metrics) -> (x: Double, width: Double) {
    let x = icon == nil ? metrics.inset : metrics.inset + metrics.icon + 12
    return (x, metrics.width - x - metrics.inset)
  }

  private func nameHeight(_ room: SystemRoom) -> Double {
    Double(name.textSize.height) / room.zoom
  }

  private func ageWidth(_ room: SystemRoom) -> Double {
    (Double(age.textWidth) / room.zoom).rounded(.up) + 4
  }

  /// The height of the row, in points.
  func height(_ metrics: Metrics, _ room: SystemRoom) -> Double {
    let width = bodyWidth(metrics, room)
    var height = room.height(of: text, width: width, lines: metrics.lines)
    if icon != nil { height += nameHeight(room) + 1 }
    if hint.isVisible { height += Double(hint.textSize.height) / room.zoom + 2 }
    return max(metrics.least, (height + (icon == nil ? 14 : 18)).rounded(.up))
  }

  private func bodyWidth(_ metrics: Metrics, _ room: SystemRoom) -> Double {
    let width = textPlace(metrics).width
    return icon == nil ? max(40, width - ageWidth(room) - 8) : width
  }

  /// Places the parts of the row in its height, in points.
  func layOut(_ metrics: Metrics, height: Double, _ room: SystemRoom) {
    column.zoom = room.zoom
    let (x, width) = textPlace(metrics)
    let (ageWidth, bodyWidth) = (ageWidth(room), bodyWidth(metrics, room))
    let bodyHeight = room.height(of: text, width: bodyWidth, lines: metrics.lines)
    text.setLines(metrics.lines)
    guard let icon else {
      let y = (height - bodyHeight) / 2
      column.setRectangle(Rectangle(x: x, y: y, width: bodyWidth, height: bodyHeight), of: text)
      column.setRectangle(
        Rectangle(
          x: metrics.width - metrics.inset - ageWidth, y: 0, width: ageWidth, height: height),
        of: age)
      return
    }
    let nameHeight = nameHeight(room)
    let hintHeight = hint.isVisible ? Double(hint.textSize.height) / room.zoom + 2 : 0
    let block = nameHeight + 1 + bodyHeight + hintHeight
    let top = ((height - block) / 2).rounded()
    let iconTop = metrics.agesFollowNames ? top + 1 : max(top, (height - metrics.icon) / 2)
    let edge = Rectangle(
      x: metrics.inset, y: min(iconTop, 16), width: metrics.icon, height: metrics.icon)
    icon.layOut(edge, on: column, room)
    let most = max(20, width - ageWidth - 6)
    let nameWidth = min(most, (Double(name.textWidth) / room.zoom).rounded(.up) + 2)
    column.setRectangle(
      Rectangle(
        x: x, y: top, width: metrics.agesFollowNames ? nameWidth : most, height: nameHeight),
      of: name)
    age.xalign = metrics.agesFollowNames ? 0 : 1
    column.setRectangle(
      Rectangle(
        x: metrics.agesFollowNames ? x + nameWidth + 5 : metrics.width - metrics.inset - ageWidth,
        y: top, width: ageWidth, height: nameHeight), of: age)
    column.setRectangle(
      Rectangle(x: x, y: top + nameHeight + 1, width: width, height: bodyHeight), of: text)
    column.setRectangle(
      Rectangle(x: x, y: top + block - hintHeight, width: width, height: hintHeight), of: hint)
  }
}
