import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// A part that can be selected, with the widgets that draw it.
@MainActor
struct DrawnStagePart {
  let part: StagePart
  let widget: Widget
  /// The label that draws its text, if it is drawn as a label.
  var label: Label?
  /// The pane that cuts it off.
  var clip: Widget?
  /// The radius of its corners, in points.
  var corner = 0.0
}

extension ScreenView {
  /// Its parts, from the lowest to the topmost.
  var drawnParts: [DrawnStagePart] {
    var parts: [DrawnStagePart] = []
    switch holder {
    case .screen(let id):
      parts.append(DrawnStagePart(part: StagePart(.screen(id)), widget: canvas))
    case .activity(let id) where id.index < 0: return []
    case .dialog, .activity: break
    }
    parts += cellParts
    for bar in shownBars {
      if let title = bar.titleLabel, let owner {
        parts.append(DrawnStagePart(part: StagePart(owner, .title), widget: title, label: title))
      }
      for (id, item) in bar.madeItems {
        parts.append(
          DrawnStagePart(
            part: StagePart(.control(id)), widget: item.view.button, label: item.view.label,
            clip: bar.canvas, corner: 4))
      }
    }
    return parts
  }

  private var owner: StagePart.Subject? {
    switch holder {
    case .screen(let id): .screen(id)
    case .dialog(let id): .dialog(id)
    case .activity(let id): .activity(id)
    }
  }
}

extension ScreenCell {
  /// Its parts, the whole first.
  func drawnParts(in pane: Widget) -> [DrawnStagePart] {
    let subject = StagePart.Subject.control(content.id)
    if content.continues { return [] }
    if content.isFooter {
      return [
        DrawnStagePart(
          part: StagePart(.control(content.id), .footer), widget: counted, label: label, clip: pane)
      ]
    }
    var parts = [
      DrawnStagePart(
        part: StagePart(subject), widget: field?.canvas ?? counted,
        label: label ?? faceTitle ?? button?.label ?? field?.placeholder, clip: pane)
    ]
    for (text, label) in faceTexts {
      parts.append(
        DrawnStagePart(part: StagePart(subject, text), widget: label, label: label, clip: pane))
    }
    for (index, segment) in (segments?.views ?? []).enumerated() {
      parts.append(
        DrawnStagePart(
          part: StagePart(.segment(content.id, index: index)), widget: segment.button,
          label: segment.label, clip: pane))
    }
    return parts
  }
}

extension Stage {
  /// The parts that are drawn, from the lowest to the topmost.
  var drawnStageParts: [DrawnStagePart] {
    guard simulator?.state.showsApplication == true else { return [] }
    return (screenView?.drawnParts ?? []) + layers.flatMap(\.drawnParts)
  }

  /// Where a widget is drawn on the stage's ground, in pixels; `nil` where nothing of it is seen.
  func place(of widget: Widget, within clip: Widget?) -> Rectangle? {
    guard widget.isMapped, let corner = widget.translate(x: 0, y: 0, to: canvas) else { return nil }
    let size = widget.allocation
    var (left, top) = (corner.x, corner.y)
    var (right, bottom) = (left + size.width, top + size.height)
    if let clip, let edge = clip.translate(x: 0, y: 0, to: canvas) {
      let room = clip.allocation
      (left, top) = (max(left, edge.x), max(top, edge.y))
      (right, bottom) = (min(right, edge.x + room.width), min(bottom, edge.y + room.height))
    }
    guard right - left > 1, bottom - top > 1 else { return nil }
    return Rectangle(
      x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
  }
}
