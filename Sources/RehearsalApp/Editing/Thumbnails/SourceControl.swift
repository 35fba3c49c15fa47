import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// What a dialog comes out of, chosen from a list or by small pictures of the stage.
@MainActor
final class SourceControl: PropertyControl {
  private let list = DropDown()
  private let strip: ThumbnailStrip
  private let miniatures: Miniatures
  private var shown: [String] = []
  var widget: Widget { list }
  var below: Widget? { strip.widget }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  /// No more are drawn.
  private static let most = 12

  init(_ miniatures: Miniatures) {
    self.miniatures = miniatures
    strip = ThumbnailStrip(tr("Places that it can come out of"), miniatures)
    list.setNarrow()
    list.onChosen { [weak self] in self?.choose($0) }
    strip.onChosen = { [weak self] in self?.choose($0) }
  }

  private func choose(_ flow: String) {
    if flow.isEmpty { return onEntered?(nil, false) ?? () }
    if let value = try? DocumentEditor.value(ofFlow: flow) { onEntered?(value, false) }
  }

  func show(_ property: PropertySheet.Property) {
    guard case .source(var sources) = property.kind else { return }
    let value = property.value ?? ""
    if !value.isEmpty, !sources.contains(value) { sources.append(value) }
    if sources != shown {
      shown = sources
      list.removeAll()
      list.append(tr("Default"), id: "")
      for source in sources { list.append(SourceControl.title(source), id: source) }
    }
    list.selected = value
    strip.show(choices(sources, property.path), chosen: value)
    strip.widget.isVisible = true
  }

  func showPictures() { strip.draw() }

  private func choices(_ sources: [String], _ path: PartAddress) -> [ThumbnailStrip.Choice] {
    guard let dialog = path.name(in: .dialogs) else { return [] }
    return sources.prefix(SourceControl.most).compactMap { source in
      guard let value = try? DocumentEditor.value(ofFlow: source) else { return nil }
      let title = SourceControl.title(source)
      return ThumbnailStrip.Choice(
        id: source, name: title, words: tr("Out of {place}", ["place": title]),
        subject: Miniatures.Subject(
          name: dialog, isDialog: true, edit: .set(path: path, value)),
        part: source.has("barButton") ? 0.5 : 1)
    }
  }

  /// What a place is called: the word of the format, or the id of the control.
  private static func title(_ source: String) -> String {
    guard let node = try? DocumentEditor.value(ofFlow: source), let entry = node.entries?.first
    else { return source }
    return entry.value.text ?? source
  }
}
