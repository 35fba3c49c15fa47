import DialogModel
import Gtk
import Stage

/// What is drawn in a place of a sheet, or why nothing is.
@MainActor
struct SheetDrawing {
  var picture: Picture?
  var shapes: Stage.Shapes?
  var reason: String?

  /// A cell as pixels.
  static func pixels(
    of cell: SheetPlan.Cell, in document: Prototype, scale: Int,
    part: StageShot.Part = .screen, _ pictures: PictureSource
  ) async -> SheetDrawing {
    let moment = cell.variant.moment(
      of: cell.exhibit, in: document, scale: scale, part: part)
    guard let simulator = moment.simulator else { return SheetDrawing(reason: moment.reason) }
    return SheetDrawing(
      picture: await withCheckedContinuation { continuation in
        Stage.draw(moment.shot, of: simulator, pictures: pictures) {
          continuation.resume(returning: $0)
        }
      })
  }

  /// Draws a cell as shapes and letters, which are there only until `use` returns.
  static func shapes(
    of cell: SheetPlan.Cell, in document: Prototype, part: StageShot.Part = .screen,
    _ pictures: PictureSource, _ use: @escaping @MainActor (SheetDrawing) -> Void
  ) async {
    let moment = cell.variant.moment(of: cell.exhibit, in: document, scale: 1, part: part)
    guard let simulator = moment.simulator else {
      return use(SheetDrawing(reason: moment.reason))
    }
    await withCheckedContinuation { continuation in
      Stage.drawShapes(moment.shot, of: simulator, pictures: pictures) {
        use(SheetDrawing(shapes: $0))
        continuation.resume()
      }
    }
  }

  /// Draws it with an edge; lengths are units of the sheet.
  func paint(_ painter: Painter, x: Double, y: Double, width: Double, height: Double) {
    if let picture {
      painter.draw(picture, x: x, y: y, width: width, height: height)
    } else if let shapes {
      painter.saved { painter in
        // A pixel of what is around the screen would be seen at its edge.
        let inset = 0.35
        painter.rectangle(
          x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset)
        painter.clip()
        painter.translate(x: x, y: y)
        painter.scale(width / shapes.width)
        shapes.draw(painter)
      }
    } else {
      painter.setColor(SheetColors.empty)
      painter.rectangle(x: x, y: y, width: width, height: height)
      painter.fill()
      let inset = min(16, width / 12)
      SheetLabel(
        text: reason ?? "", x: x + inset, y: y + inset, width: width - 2 * inset,
        font: width < 200 ? .pagePlain : .plain, lines: 12
      ).draw(painter)
    }
    painter.setColor(SheetColors.edge)
    painter.rectangle(x: x, y: y, width: width, height: height)
    painter.stroke(width: 0.75)
  }
}
