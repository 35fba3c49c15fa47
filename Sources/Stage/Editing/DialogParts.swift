import DialogModel
import Gtk

// The parts of dialogs that can be selected.

extension LayerView {
  /// Its parts, from the lowest to the topmost.
  var drawnParts: [DrawnStagePart] {
    switch self {
    case let view as AlertView: view.alertParts
    case let view as SheetView: view.sheetParts
    case let view as PickerView: view.pickerParts
    case let view as PopoverView:
      [DrawnStagePart(part: StagePart(.dialog(dialog)), widget: view.viewCanvas, corner: 6)]
        + (screenView?.drawnParts ?? [])
    default:
      [
        DrawnStagePart(
          part: StagePart(.dialog(dialog)), widget: screenView?.canvas ?? canvas, corner: 4)
      ] + (screenView?.drawnParts ?? [])
    }
  }
}

extension AlertView {
  fileprivate var alertParts: [DrawnStagePart] {
    var parts = [
      DrawnStagePart(part: StagePart(.dialog(dialog)), widget: canvas, corner: cornerRadius)
    ]
    let labels = textLabels
    for (text, label) in [(StagePart.Text.title, labels.title), (.message, labels.message)] {
      guard let label else { continue }
      parts.append(
        DrawnStagePart(
          part: StagePart(.dialog(dialog), text), widget: label, label: label, clip: textRoom))
    }
    for field in fields {
      parts.append(
        DrawnStagePart(
          part: StagePart(.field(field.id)), widget: field.canvas, label: field.placeholder,
          clip: canvas))
    }
    for (index, button) in shownButtons {
      parts.append(
        DrawnStagePart(
          part: StagePart(.button(dialog, index: index)), widget: button.button,
          label: button.label, clip: buttonRoom, corner: 4))
    }
    return parts
  }
}

extension SheetView {
  fileprivate var sheetParts: [DrawnStagePart] {
    var parts = [DrawnStagePart(part: StagePart(.dialog(dialog)), widget: panelCanvas, corner: 8)]
    if let title = titleLabel {
      parts.append(
        DrawnStagePart(part: StagePart(.dialog(dialog), .title), widget: title, label: title))
    }
    for (index, button) in shownButtons {
      parts.append(
        DrawnStagePart(
          part: StagePart(.button(dialog, index: index)), widget: button.button,
          label: button.label, corner: 6))
    }
    return parts
  }
}

extension PickerView {
  fileprivate var pickerParts: [DrawnStagePart] {
    var parts = [DrawnStagePart(part: StagePart(.dialog(dialog)), widget: panelCanvas, corner: 8)]
    for tile in tiles {
      guard case .custom(let index) = tile.choice else { continue }
      parts.append(
        DrawnStagePart(
          part: StagePart(.activity(ActivityID(dialog, index: index))), widget: tile.button,
          label: tile.label, clip: panelCanvas, corner: 6))
    }
    return parts + (screenView?.drawnParts ?? [])
  }
}
