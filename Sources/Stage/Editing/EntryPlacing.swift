import Gtk
import StageGeometry

// How a text is edited where it is drawn.

extension StageEditor {
  /// Edits a text where it is drawn; `nil` if it is not drawn.
  ///
  /// The keyboard is in the entry at once, also where what is drawn is not laid out yet.
  @discardableResult
  public func edit(_ part: StagePart, text: String, name: String) -> InPlaceEntry? {
    endEntry()
    guard drawnPart(part)?.label != nil else { return nil }
    let new = InPlaceEntry(part, text, name: name)
    entry = new
    new.onKey = { [weak self, weak new] end in
      if let self, entry === new { endEntry(end) }
    }
    new.onChanged = { [weak self, weak new] in
      if let self, entry === new { placeEntry() }
    }
    new.view.onFocusOut { [weak self, weak new] in
      // A window that loses the keyboard, or a menu over it, leaves the entry in place.
      MainLoop.idle {
        if let self, let new, self.entry === new, !new.view.isFocus { self.endEntry() }
        return false
      }
    }
    let place = box(of: part)?.place ?? Rectangle(x: 0, y: 0, width: 1, height: 1)
    canvas.add(new.widget, at: place)
    entryPlace = nil
    placeEntry()
    showSelection()
    showAdditions()
    forgetAwaited()
    new.view.grabFocus()
    return new
  }

  /// Ends the entry.
  public func endEntry(_ end: InPlaceEntry.End = .left) {
    guard let entry else { return }
    self.entry = nil
    entry.onLeave?()
    placeNotes()
    drawnPart(entry.part)?.label?.opacity = 1
    canvas.remove(entry.widget)
    updateSoon()
    entry.onEnd?(end)
  }

  /// Goes on with the entry at what its part has become.
  public func moveEntry(to part: StagePart) {
    guard let entry, entry.part != part else { return }
    drawnPart(entry.part)?.label?.opacity = 1
    entry.part = part
    entryPlace = nil
    placeEntry()
  }

  /// What draws a part now, laid out or not; `nil` if nothing does.
  private func drawnPart(_ part: StagePart) -> DrawnStagePart? {
    stage.drawnStageParts.first { $0.part == part }
  }

  /// Places the entry over its text, which is hidden below it; what is not drawn at the moment, or
  /// not laid out, leaves the entry where it is.
  func placeEntry() {
    guard let entry, let drawn = drawnPart(entry.part), let label = drawn.label else { return }
    label.opacity = 0
    let found = stage.place(of: label, within: nil) ?? stage.place(of: drawn.widget, within: nil)
    if found != nil { entry.follow(label) }
    guard let pixels = found ?? entryPlace else { return }
    entryPlace = pixels
    let zoom = stage.zoom.value
    let room = room(of: drawn, pixels, zoom)
    // As wide as the room of the text, so that what is typed has place before it wraps. It is
    // measured with the label: the entry does not have its type before it is drawn.
    let text = entry.text
    let wanted = Double(label.textWidth(of: text) + InPlaceEntry.caret)
    let width = min(room.width, max(pixels.width, wanted)).rounded(.down)
    // All of it is in sight: a text view that is too low scrolls its first line away. Its letters are
    // wider than the label's and its lines a pixel higher, as both begin at whole pixels.
    let inside = max(1, Int(width) - InPlaceEntry.caret)
    let line = Double(label.textHeight(of: " ", forWidth: inside))
    let lines = max(line, Double(label.textHeight(of: text, forWidth: inside)))
    let height = lines + (lines / max(1, line)).rounded()
    let slack = pixels.width - width
    let x =
      switch label.drawnType?.justification {
      case .left where drawn.part.text != nil: pixels.x
      case .right: pixels.x + slack
      default: pixels.x + slack / 2
      }
    let y = pixels.y + (pixels.height - height) / 2
    let border = Double(InPlaceEntry.border)
    let bottom = Double(stage.size.height) - height - border
    canvas.setRectangle(
      Rectangle(
        x: (max(room.x, min(x, room.maxX - width)) - border) / zoom,
        y: (max(border, min(y, bottom)) - border) / zoom, width: (width + 2 * border) / zoom,
        height: (height + 2 * border) / zoom),
      of: entry.widget)
  }

  /// Where a text can be, in pixels; only its left edge and its width count.
  ///
  /// - Parameter pixels: where it is drawn.
  private func room(of drawn: DrawnStagePart, _ pixels: Rectangle, _ zoom: Double) -> Rectangle {
    func inside(_ part: StagePart, by inset: Double) -> Rectangle? {
      box(of: part).map { box in
        Rectangle(
          x: box.place.x * zoom + inset, y: 0, width: max(1, box.place.width * zoom - 2 * inset),
          height: 0)
      }
    }
    let part = drawn.part
    if part.text == nil { return inside(part, by: Double(InPlaceEntry.border)) ?? pixels }
    // A bar has buttons next to its title.
    let isOfBar = if case .screen = part.subject { true } else { false }
    if !isOfBar, let outer = inside(StagePart(part.subject), by: 16 * zoom) { return outer }
    let more = 40 * zoom
    return Rectangle(x: pixels.x - more, y: 0, width: pixels.width + 2 * more, height: 0)
  }
}
