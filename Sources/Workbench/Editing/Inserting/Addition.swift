import DialogModel
public import PrototypeEditing
public import PrototypeFile
import Texts

/// A part that can be added to a screen or a dialog, with sensible words.
public enum Addition: String, CaseIterable, Sendable {
  case alertButton, alertField, sheetButton, activity
  case row, section, button, label, textField, `switch`, segmented
  case leftBarButton, rightBarButton, toolbarButton, tab

  /// What adding it is called.
  public var title: String {
    switch self {
    case .alertButton, .sheetButton: tr("Add a button")
    case .alertField, .textField: tr("Add a text field")
    case .activity: tr("Add an activity")
    case .row: tr("Add a row")
    case .section: tr("Add a section")
    case .button: tr("Add a push button")
    case .label: tr("Add a label")
    case .switch: tr("Add a switch")
    case .segmented: tr("Add a segmented control")
    case .leftBarButton: tr("Add a button at the left of the bar")
    case .rightBarButton: tr("Add a button at the right of the bar")
    case .toolbarButton: tr("Add a button to the toolbar")
    case .tab: tr("Add a tab")
    }
  }

  /// The key that says what the new control is; `nil` for what is no control.
  private var key: String? {
    switch self {
    case .alertButton, .sheetButton, .alertField, .activity, .section: nil
    case .leftBarButton, .rightBarButton: "barButton"
    case .row, .button, .label, .textField, .switch, .segmented, .toolbarButton, .tab: rawValue
    }
  }

  private var words: String {
    switch self {
    case .row: tr("Row")
    case .label: tr("Label")
    case .textField: tr("Text")
    case .switch: tr("Switch")
    case .segmented: tr("Period")
    case .leftBarButton: tr("Edit")
    case .rightBarButton: tr("Add")
    case .toolbarButton: tr("Action")
    case .tab: tr("Tab", context: "of a tab bar")
    default: tr("Button")
    }
  }

  /// The control that is written.
  private var control: YAMLNode {
    switch self {
    case .section:
      let row = YAMLNode.map([("row", .text(tr("Row")))])
      return .map([
        ("section", .map([("header", .text(tr("Section"))), ("controls", .list(of: [row]))]))
      ])
    case .segmented:
      return .map([
        ("segmented", .text(words)),
        ("titles", .list(of: [.text(tr("Day")), .text(tr("Week"))])),
      ])
    default: return .map([(key ?? "button", .text(words))])
    }
  }

  /// What is selected of the new control: a section is drawn as its header.
  private func part(_ path: PartAddress) -> PartAddress {
    self == .section ? path.sectionHeader : path
  }

  /// What can be added to the screen or the dialog that has a part.
  public static func all(near path: PartAddress?, in editor: DocumentEditor?) -> [Addition] {
    guard let editor, let holder = editor.holder(of: path) else { return [] }
    switch holder.kind {
    case .alert:
      let style = editor.value(at: holder.path / AlertKey.style)?.text ?? "default"
      let hasBoth = style == "loginAndPassword"
      return hasBoth ? [.alertButton] : [.alertButton, .alertField]
    case .actionSheet: return [.sheetButton]
    case .activityPicker: return [.activity]
    default:
      var all: [Addition] = [.row, .section, .button, .label, .textField, .switch, .segmented]
      let bars = editor.keys(inControlsOf: holder.path).filter { $0 == "barButton" }.count
      // The only button is at the right; of several the first is at the left.
      if bars == 1 { all.append(.leftBarButton) } else { all.append(.rightBarButton) }
      let keys = editor.keys(inControlsOf: holder.path)
      if !keys.contains("tab") { all.append(.toolbarButton) }
      if holder.kind == nil, !keys.contains("toolbarButton") { all.append(.tab) }
      return all
    }
  }

  /// The changes that add it to the screen or the dialog that has a part, and what they add; `nil` if
  /// it can't be added there.
  ///
  /// What goes among the rows comes after the selected one.
  public func edits(
    near path: PartAddress?, in editor: DocumentEditor
  ) -> (edits: [DocumentEdit], path: PartAddress)? {
    guard Addition.all(near: path, in: editor).contains(self), let holder = editor.holder(of: path)
    else { return nil }
    switch self {
    case .alertButton, .sheetButton:
      let list = holder.path / ActionSheetKey.otherButtons
      return ([.insert(path: list / .end, .text(words))], list / editor.count(at: list))
    case .alertField:
      let style = holder.path / AlertKey.style
      let isFirst = (editor.value(at: style)?.text ?? "default") == "default"
      return (
        [.set(path: style, .plain(isFirst ? "plainText" : "loginAndPassword"))],
        holder.path / AlertKey.textFields / (isFirst ? 0 : 1)
      )
    case .activity:
      let list = holder.path / ActivityPickerKey.activities
      let count = editor.count(at: list)
      let taken = Set(
        (0..<count).map { editor.value(at: list / $0 / ActivityKey.type)?.text ?? "" })
      let type = "activity".free(besides: taken)
      let activity = YAMLNode.map([
        ("type", .text(type)), ("title", .text(tr("Activity"))),
        ("icon", .plain("star")),
      ])
      return ([.insert(path: list / .end, activity)], list / count)
    case .leftBarButton:
      let list = holder.path / PresentedViewKey.controls
      let keys = editor.keys(inControlsOf: holder.path)
      let index = keys.firstIndex(of: "barButton") ?? keys.count
      return ([.insert(path: list / index, control)], list / index)
    default:
      let list = holder.path / PresentedViewKey.controls
      let isInBar = [.rightBarButton, .toolbarButton, .tab].contains(self)
      guard !isInBar, let place = editor.placeAfter(path, in: list, isSection: self == .section)
      else {
        return ([.insert(path: list / .end, control)], part(list / editor.count(at: list)))
      }
      let new = place.list / place.index
      let isLast = place.index == editor.count(at: place.list)
      return ([.insert(path: isLast ? place.list / .end : new, control)], part(new))
    }
  }
}

extension DocumentEditor {
  /// The dialog or the screen that has a part, and its kind: those of `alert` in a dialog; a screen
  /// is of no kind.
  func holder(of path: PartAddress?) -> (kind: DialogKey?, path: PartAddress)? {
    guard let holder = path.flatMap({ part(at: $0)?.holder }), let own = address(of: holder) else {
      return nil
    }
    guard case .dialog = holder else { return (nil, own) }
    return kind(ofDialogAt: own).map { ($0, own / $0) }
  }

  /// How many items a list has.
  func count(at path: PartAddress) -> Int {
    var count = 0
    while value(at: path / count) != nil { count += 1 }
    return count
  }

  /// What the controls of a screen or a view are, in their order; sections are one.
  func keys(inControlsOf holder: PartAddress) -> [String] {
    let list = holder / PresentedViewKey.controls
    return (0..<count(at: list)).map { index in
      value(at: list / index)?.entries?.first?.key.text ?? ""
    }
  }

  /// The place after the selected one among the rows of a list, or of a section in it.
  fileprivate func placeAfter(
    _ path: PartAddress?, in list: PartAddress, isSection: Bool
  ) -> (list: PartAddress, index: Int)? {
    guard let path, let own = path.item(of: list), let first = own.index else { return nil }
    let keys = value(at: own)?.entries?.map { $0.key.text ?? "" } ?? []
    if keys.contains(where: { ["barButton", "toolbarButton", "tab"].contains($0) }) { return nil }
    if !isSection, keys.contains("section") {
      let inside = own / ControlKey.section / SectionKey.controls
      let count = count(at: inside)
      if let index = path.item(of: inside)?.index { return (inside, index + 1) }
      if count > 0 { return (inside, count) }
    }
    return (list, first + 1)
  }
}
