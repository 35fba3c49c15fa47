import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords

/// What a tap does: nothing, one of what the document has, or more, of which each has a row.
@MainActor
final class ActionControl: OutlineShowing {
  private let list = DropDown()
  let outline: OutlineControl
  private let room = Box(.vertical, spacing: 4)
  private let under = Box(.vertical)
  private let strip: ThumbnailStrip
  private let first: DocumentEditor
  private let miniatures: Miniatures
  /// The document as it is now, with what was added since.
  private var names: DocumentEditor { miniatures.editor ?? first }
  private var shown = ""
  /// Whether a person has asked for the rows.
  private var isOpen = false
  private var property: PropertySheet.Property?
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?
  var widget: Widget { room }
  /// Called for an action that shows a new alert.
  var onNewAlert: (@MainActor () -> Void)?

  private static let (other, alert) = ("other", "new-alert")

  var named: Widget { list }

  var below: Widget? { under }

  init(_ editor: DocumentEditor, _ miniatures: Miniatures) {
    first = editor
    self.miniatures = miniatures
    strip = ThumbnailStrip(tr("What is shown"), miniatures)
    list.setNarrow()
    outline = OutlineControl(editor, miniatures)
    outline.widget.ignoresShowAll = true
    outline.list.ignoresShowAll = true
    room.packStart(list)
    under.packStart(strip.widget)
    under.packStart(outline.list)
    outline.widget.setMargins(top: 2, start: PropertyRow.labelWidth(isNarrow: true))
    under.packStart(outline.widget)
    list.onChosen { [weak self] in self?.choose($0) }
    strip.onChosen = { [weak self] in self?.choose($0) }
  }

  private func choices(_ names: DocumentEditor) -> [(title: String, flow: String)] {
    let ids = names.ids
    func all(
      _ ids: [String], _ map: DocumentKey, _ key: String, _ title: (String) -> String
    ) -> [(String, String)] {
      ids.map { (title(names.called(.entry($0, of: map))), "[{\(key): \($0)}]") }
    }
    return [(tr("Nothing"), "")]
      + all(ids.dialogs, .dialogs, "present") { tr("Show “{name}”", ["name": $0]) }
      + all(ids.screens, .screens, "goTo") { tr("Go to “{name}”", ["name": $0]) }
      + all(ids.tasks, .tasks, "run") { tr("Run “{name}”", ["name": $0]) }
      + all(ids.notifications, .notifications, "schedule") {
        tr("Schedule “{name}”", ["name": $0])
      }
      + [(tr("Go back"), "[{goBack: true}]")]
  }

  func showPictures() { strip.draw() }

  /// What can be chosen by its picture.
  private var pictures: [ThumbnailStrip.Choice] {
    let editor = names
    let ids = editor.ids
    func choice(_ name: String, _ key: String, _ map: DocumentKey) -> ThumbnailStrip.Choice {
      let (isDialog, title) = (map == .dialogs, editor.called(.entry(name, of: map)))
      return ThumbnailStrip.Choice(
        id: "[{\(key): \(name)}]", name: title,
        words: isDialog
          ? tr("Show “{name}”", ["name": title]) : tr("Go to “{name}”", ["name": title]),
        subject: Miniatures.Subject(name: name, isDialog: isDialog),
        part: isDialog ? editor.partOfPicture(of: name) : 0)
    }
    let screens = ids.screens.map { choice($0, "goTo", .screens) }
    let dialogs = ids.dialogs.map { choice($0, "present", .dialogs) }
    let tasks = ids.tasks.map {
      let title = editor.called(.entry($0, of: .tasks))
      return ThumbnailStrip.Choice(
        id: "[{run: \($0)}]", name: title, words: tr("Run “{name}”", ["name": title]),
        subject: nil, icon: "emblem-synchronizing-symbolic")
    }
    let new = ThumbnailStrip.Choice(
      id: ActionControl.alert, name: tr("New…"), words: tr("New alert…"), subject: nil)
    return screens + dialogs + tasks + [new]
  }

  private func choose(_ id: String) {
    switch id {
    case ActionControl.alert: onNewAlert?()
    case ActionControl.other:
      isOpen = true
      if let property { show(property) }
      outline.widget.focusInside()
    case "":
      isOpen = false
      onEntered?(nil, false)
    default:
      isOpen = false
      if let value = try? DocumentEditor.value(ofFlow: id) { onEntered?(value, false) }
    }
  }

  func show(_ property: PropertySheet.Property) {
    self.property = property
    shown = property.value ?? ""
    list.removeAll()
    let choices = choices(names)
    for choice in choices { list.append(choice.title, id: choice.flow) }
    list.append(tr("New alert…"), id: ActionControl.alert)
    list.append(tr("More…"), id: ActionControl.other)
    let isKnown = !isOpen && choices.contains { $0.flow == shown }
    list.selected = isKnown ? shown : ActionControl.other
    for part in [outline.widget, outline.list] { part.isVisible = !isKnown }
    strip.widget.isVisible = isKnown && !shown.isEmpty
    if strip.widget.isVisible { strip.show(pictures, chosen: shown) }
    if !isKnown { outline.show(property) }
  }
}
