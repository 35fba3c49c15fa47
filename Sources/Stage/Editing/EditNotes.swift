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
    let outer = self.box(of: holder(of: found.part)) ?? box
    // A button must stay in sight: under the dialog, or over it, is room for the reason as well.
    for (place, gap) in [(box.place, 10.0), (outer.place, 10), (outer.place, 34)] {
      self.place(remark, under: place, gap: gap)
      if !coversButton(canvas.rectangle(of: remark)) { return }
    }
    self.place(remark, over: outer.place)
  }

  /// Whether a place, in points of the stage's ground, meets a button of a dialog, or one that adds.
  private func coversButton(_ place: Rectangle) -> Bool {
    let buttons = boxes.filter { if case .button = $0.part.subject { true } else { false } }
    let added = plusButtons.filter(\.isVisible).map { canvas.rectangle(of: $0) }
    return (buttons.map(\.place) + added).contains { $0.meets(place) }
  }

  /// Places a label in the middle below a part, or above it where there is no room.
  private func place(_ label: Label, under place: Rectangle, gap: Double = 10) {
    let size = size(of: label)
    let below = place.y + place.height + gap
    let isInside = below + size.height <= Double(stage.size.height) / stage.zoom.value
    set(label, size, at: place, y: isInside ? below : max(2, place.y - size.height - gap))
  }

  /// Places a label in the middle above a part and the tag with its name.
  private func place(_ label: Label, over place: Rectangle) {
    let size = size(of: label)
    set(label, size, at: place, y: max(2, place.y - size.height - 44))
  }

  private func size(of label: Label) -> (width: Double, height: Double) {
    let (wanted, zoom) = (label.preferredSize, stage.zoom.value)
    return (Double(wanted.width) / zoom, Double(wanted.height) / zoom)
  }

  private func set(
    _ label: Label, _ size: (width: Double, height: Double), at place: Rectangle, y: Double
  ) {
    let most = Double(stage.size.width) / stage.zoom.value
    let x = place.x + place.width / 2 - size.width / 2
    canvas.setRectangle(
      Rectangle(
        x: min(max(2, x), max(2, most - size.width - 2)), y: y, width: size.width,
        height: size.height),
      of: label)
  }
}
