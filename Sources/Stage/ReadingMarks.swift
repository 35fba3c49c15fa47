public import DialogModel
import Gtk
public import StageGeometry

/// The numbers of the order of reading, over the parts of the stage.
@MainActor
public final class ReadingMarks {
  private var labels: [(target: ReadingTarget, label: Label)] = []
  private var isDue = false
  /// The room between a number and the edge of what it is for, in points.
  private static let gap = 3.0
  private unowned let stage: Stage

  /// No numbers yet.
  public init(over stage: Stage) {
    self.stage = stage
    stage.readingMarks = self
  }

  /// Numbers these parts from 1, in the order in which they are read; none has a number where there
  /// are none.
  public func show(_ targets: [ReadingTarget]) {
    guard targets != labels.map(\.target) else { return placeSoon() }
    for (_, label) in labels { stage.canvas.remove(label) }
    labels = targets.enumerated().map { index, target in
      let label = Label(placed: String(index + 1))
      label.addClass("reading-number")
      label.ignoresShowAll = true
      stage.canvas.add(label)
      // A screen reader has this order already.
      stage.canvas.setConcealed(true, label)
      return (target, label)
    }
    placeSoon()
  }

  /// Places the numbers after the frame that lays the parts out.
  func placeSoon() {
    guard !isDue, !labels.isEmpty else { return }
    isDue = true
    MainLoop.idle { [weak self] in
      guard let self else { return false }
      isDue = false
      place()
      return false
    }
  }

  private func place() {
    let zoom = stage.zoom.value
    let drawn = stage.drawnStageParts
    for (target, label) in labels {
      guard let place = self.place(of: target, among: drawn) else {
        label.isVisible = false
        continue
      }
      label.isVisible = true
      let wanted = label.preferredSize
      let size = max(Double(max(wanted.width, wanted.height)), 20) / zoom
      // Before a text, so that it can still be read, and inside a button, whose title is in the middle.
      let isMirrored = stage.shownAxes.direction == .rtl
      let gap = place.isText ? -size - ReadingMarks.gap : ReadingMarks.gap
      let (left, right) = (place.area.x / zoom, (place.area.x + place.area.width) / zoom)
      stage.canvas.setRectangle(
        Rectangle(
          x: isMirrored ? right - gap - size : left + gap,
          y: (place.area.y + place.area.height / 2) / zoom - size / 2, width: size, height: size),
        of: label)
    }
  }

  /// Where something is drawn, in pixels of the ground, and whether it is a text alone; `nil` where
  /// nothing of it is seen.
  private func place(
    of target: ReadingTarget, among drawn: [DrawnStagePart]
  ) -> (area: Rectangle, isText: Bool)? {
    switch target {
    case .part(let part):
      guard let found = drawn.last(where: { $0.part == part }) else { return nil }
      let area = stage.place(of: found.label ?? found.widget, within: found.clip)
      return area.map { ($0, found.label != nil) }
    case .input(let input):
      let area = stage.target(of: input).flatMap { stage.place(of: $0, within: nil) }
      return area.map { ($0, false) }
    }
  }
}

/// What has a number: a part that is drawn, or what an input touches.
public enum ReadingTarget: Hashable, Sendable {
  case part(StagePart)
  case input(Input)
}
