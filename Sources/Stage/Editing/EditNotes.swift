import Gtk
import StageGeometry

// What is said next to the parts of the edited stage.

extension StageEditor {
  /// Shows the keys of the entry under its container.
  ///
  /// - Parameter words: the keys in Pango markup, and in words.
  public func showKeys(_ words: (markup: String, spoken: String)) {
    entry?.keys = words
    entry?.onRefusal = { [weak self] in self?.placeNotes() }
    entry?.show(refusal: nil)
    placeNotes()
  }

  /// Places the keys of the entry, and the reason why a button is off.
  func placeNotes() {
    placeKeys()
    placeRemark()
  }

  private func placeKeys() {
    let outer = entry.flatMap { entry in
      if case .dialog = holder(of: entry.part)?.subject {
        box(of: holder(of: entry.part))
      } else {
        box(of: entry.part)
      }
    }
    keys.isVisible = outer != nil && entry?.keys != nil
    guard let entry, let outer, let words = entry.keys else { return }
    keys.setClass("refused", entry.refusal != nil)
    if let refusal = entry.refusal { keys.text = refusal } else { keys.setMarkup(words.markup) }
    place(keys, under: outer.place)
  }

  private func placeRemark() {
    let found = entry == nil ? off?() : nil
    let box = found.flatMap { self.box(of: $0.part) }
    remark.isVisible = box != nil
    guard let found, let box else { return }
    remark.text = found.reason
    place(remark, under: box.place)
  }

  /// Places a label in the middle below a part, or above it where there is no room.
  private func place(_ label: Label, under place: Rectangle) {
    let zoom = stage.zoom.value
    let wanted = label.preferredSize
    let (width, height) = (Double(wanted.width) / zoom, Double(wanted.height) / zoom)
    let most = (Double(stage.size.width) / zoom, Double(stage.size.height) / zoom)
    let middle = place.x + place.width / 2
    let below = place.y + place.height + 10
    canvas.setRectangle(
      Rectangle(
        x: min(max(2, middle - width / 2), max(2, most.0 - width - 2)),
        y: below + height <= most.1 ? below : max(2, place.y - height - 10), width: width,
        height: height),
      of: label)
  }
}
