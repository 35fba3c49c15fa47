import CodeWriting
import DialogModel
import Texts

/// The code of a document in Swift's spellings of 2013, with what a nib and a person would add: the
/// controls of its views, the names of its parts, the methods that do nothing, and its scenarios.
struct RunnableCode {
  private let prototype: Prototype
  private let space: String
  private let lines: [CodeLine]

  /// - Parameter space: the name of the type around the code, so that several can stand in a module.
  init(_ prototype: Prototype, space: String) {
    (self.prototype, self.space) = (prototype, space)
    let writer = CodeWriter(prototype, document: "\(space).rehearsal.yaml")
    lines = writer.files(.swift2013).flatMap(\.lines).filter { !$0.text.hasPrefix("import ") }
  }

  /// The source of one file, without imports.
  var text: String {
    let code = classes.flatMap { finished($0) }
    let all =
      ["@MainActor", "enum \(space) {"] + code
      + ["  static let scenarios: [Played] = ["] + prototype.scenarios.flatMap(played) + ["  ]"]
      + ["  static let texts: [String: [String: String]] = \(texts)", "}"]
    return all.joined(separator: "\n")
  }

  /// The texts of each language, as a literal.
  private var texts: String {
    let languages = prototype.strings.keys.sorted().map { language in
      let entries = (prototype.strings[language] ?? [:]).sorted { $0.key < $1.key }.map {
        "\($0.key.debugDescription): \($0.value.sourceText.debugDescription)"
      }
      return "\(language.debugDescription): [\(entries.joined(separator: ", "))]"
    }
    return languages.isEmpty ? "[:]" : "[\(languages.joined(separator: ", "))]"
  }

  // MARK: Classes

  /// The lines of each class, and those before, between and after them.
  private var classes: [[CodeLine]] {
    var blocks: [[CodeLine]] = [[]]
    for line in lines {
      if line.text.hasPrefix("final class ") { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    return blocks
  }

  private func finished(_ block: [CodeLine]) -> [String] {
    guard let head = block.first, head.text.hasPrefix("final class ") else {
      return block.map(\.text)
    }
    var result: [String] = []
    for line in block {
      result += names(before: line)
      result.append(line == head ? self.head(block) : line.text)
      result += heard(after: line, in: block)
      if line == head {
        if head.text.has("ViewController: UIViewController") { result += nib(block) }
        result += methods(missingIn: block)
      }
      if case .notification(let id)? = line.part, line.text.hasSuffix("= UILocalNotification()") {
        result.append("    notification.rehearsalID = \(id.debugDescription)")
      }
    }
    return result
  }

  /// What gives a dialog the name of the document.
  private func names(before line: CodeLine) -> [String] {
    let words = line.text.split(separator: " ")
    guard words.count == 3, words[0].hasPrefix("self."), words[1] == "=" else { return [] }
    let variable = words[2]
    guard ["alert", "sheet", "picker", "popover", "loader"].contains(String(variable)) else {
      return []
    }
    switch line.part {
    case .dialog(let id)?, .task(let id)?:
      return ["    \(variable).rehearsalID = \(id.debugDescription)"]
    default: return []
    }
  }

  /// The first line of a class, which is the delegate of all fields that have one.
  private func head(_ block: [CodeLine]) -> String {
    let head = block[0].text
    let isDelegate = hasFields(block) && !head.has("UITextFieldDelegate")
    return isDelegate ? head.dropLast(2) + ", UITextFieldDelegate {" : head
  }

  /// Whether fields of a class, or of its alerts, have a delegate.
  private func hasFields(_ block: [CodeLine]) -> Bool {
    controls(of: block).controls.contains { $0.textField?.delegate.isNil == false }
      || block.contains { line in
        line.text.has(".alertViewStyle =")
          && alert(line)?.shownFields.contains { !$0.delegate.isNil } == true
      }
  }

  private func alert(_ line: CodeLine) -> Alert? {
    guard case .dialog(let id)? = line.part else { return nil }
    return prototype.dialogs.first { $0.id == id }?.alert
  }

  /// The delegates and handlers that the code leaves out, because nothing happens in them.
  private func heard(after line: CodeLine, in block: [CodeLine]) -> [String] {
    if line.text.has(".alertViewStyle ="), let fields = alert(line)?.shownFields {
      return fields.enumerated().filter { !$0.element.delegate.isNil }.map {
        "    alert.textField(at: \($0.offset))?.delegate = self"
      }
    }
    guard line.text.hasPrefix("    self."), line.text.hasSuffix(" = picker"),
      !block.contains(where: { $0.part == line.part && $0.text.has("completionHandler") })
    else { return [] }
    return ["    picker.completionHandler = { _, _ in }"]
  }

  /// The methods of delegates that the document has and the code does without, because nothing
  /// happens in them.
  private func methods(missingIn block: [CodeLine]) -> [String] {
    let head = head(block)
    return Requirement.all.filter { head.has($0.role) }.flatMap { requirement -> [String] in
      let isThere = block.contains { $0.text.hasPrefix("  func \(requirement.head)") }
      let isWanted = delegates(of: requirement.role).contains {
        $0.responds(to: requirement.selector)
      }
      guard !isThere, isWanted else { return [] }
      let body = requirement.head.hasSuffix("-> Bool") ? "{ true }" : "{}"
      return ["  func \(requirement.head) \(body)"]
    }
  }

  private func delegates(of role: String) -> [Delegate] {
    switch role {
    case "UIAlertViewDelegate":
      prototype.dialogs.filter { $0.alert != nil }.map(\.delegate)
        + (prototype.tasks.isEmpty ? [] : [Delegate()])
    case "UIActionSheetDelegate":
      prototype.dialogs.filter { $0.actionSheet != nil }.map(\.delegate)
    case "UIPopoverControllerDelegate":
      prototype.dialogs.filter { $0.popover != nil }.map(\.delegate)
    case "UITextFieldDelegate":
      prototype.dialogs.flatMap { $0.alert?.textFields ?? [] }.map(\.delegate)
        + prototype.screens.flatMap(\.controls).compactMap { $0.textField?.delegate }
        + prototype.dialogs.flatMap(\.controls).compactMap { $0.textField?.delegate }
    case "UINavigationControllerDelegate": prototype.navigationController.map { [$0] } ?? []
    case "UIApplicationDelegate": prototype.application.map { [$0.delegate] } ?? []
    default: []
    }
  }

  // MARK: Views

  /// What a nib has of a view: its controls, with their outlets and actions.
  private func nib(_ block: [CodeLine]) -> [String] {
    let (controls, owner, name) = controls(of: block)
    var lines = ["  override func loadView() {", "    view = UIView()"]
    if let name { lines.append("    rehearsalID = \(name.debugDescription)") }
    lines += ["    navigationItem.rightBarButtonItems = []", "    toolbarItems = []"]
    var actions = heads(block)[...]
    for control in controls {
      let own = CodePart.control(control.id, of: owner)
      let outlet = block.first { $0.part == own && $0.text.hasPrefix("  let ") }
      var action = actions.first { $0.part == own }?.name
      // The methods of an activity's view belong to its picker, and come in the order of the controls.
      if action == nil, name == nil, block[0].part == .dialog(owner) {
        action = control.then.isEmpty ? nil : actions.popFirst()?.name
      }
      lines += added(control, outlet?.text.split(separator: " ").dropFirst().first, action)
    }
    return lines + ["  }"]
  }

  /// The controls of a class's view, whose they are, and the name of the screen or view that it is;
  /// an activity's view has none.
  private func controls(of block: [CodeLine]) -> (
    controls: [Control], owner: String, name: String?
  ) {
    switch block[0].part {
    case .screen(let id)?:
      return (prototype.screens.first { $0.id == id }?.controls ?? [], id, id)
    case .dialog(let id)?:
      guard let dialog = prototype.dialogs.first(where: { $0.id == id }) else {
        return ([], id, id)
      }
      return dialog.activityPicker == nil
        ? (dialog.controls, id, id) : (shown(by: dialog, block), id, nil)
    default: return ([], "", nil)
    }
  }

  /// The controls of an activity's view.
  private func shown(by dialog: Dialog, _ block: [CodeLine]) -> [Control] {
    let head = block[0].text
    for (place, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
      guard case .shows(let view) = activity.behaviour,
        head.has("Activity\(place + 1)ViewController")
      else { continue }
      return view.controls
    }
    return []
  }

  /// The methods of a class without arguments, which are those of controls among others.
  private func heads(_ block: [CodeLine]) -> [(part: CodePart?, name: String)] {
    block.compactMap { line in
      guard line.text.hasPrefix("  func ") else { return nil }
      let name = line.text.dropFirst(7).prefix { $0 != "(" }
      guard line.text.dropFirst(7 + name.count).hasPrefix("()") else { return nil }
      return (line.part, String(name))
    }
  }

  private func added(_ control: Control, _ outlet: Substring?, _ action: String?) -> [String] {
    let tap = "UIAction { [weak self] _ in self?.\(action ?? "nothing")() }"
    let text = "NSLocalizedString(\(control.text.debugDescription), comment: \"\")"
    func made(_ new: String) -> String {
      "    do { let control = \(outlet.map { "self.\($0)" } ?? new);"
        + " control.accessibilityIdentifier = \(control.id.debugDescription)"
    }
    func wired(_ event: String) -> String {
      action == nil ? "" : "; control.addAction(\(tap), for: .\(event))"
    }
    switch control.kind {
    case .button, .row:
      return [
        made("UIButton()") + "; control.setTitle(\(text), for: .normal)" + wired("touchUpInside")
          + "; view.addSubview(control) }"
      ]
    case .label:
      return [made("UILabel()") + "; control.text = \(text); view.addSubview(control) }"]
    case .textField(let field):
      let delegate = field.delegate.isNil ? "" : "; control.delegate = self"
      return [made("UITextField()") + delegate + "; view.addSubview(control) }"]
    case .switch(let isOn):
      return [
        made("UISwitch()") + "; control.isOn = \(isOn)" + wired("valueChanged")
          + "; view.addSubview(control) }"
      ]
    case .segmented(let titles, let selected):
      return [
        made("UISegmentedControl(items: \(titles))")
          + "; control.selectedSegmentIndex = \(selected)" + wired("valueChanged")
          + "; view.addSubview(control) }"
      ]
    case .barButton, .toolbarButton:
      let bar =
        control.kind == .barButton ? "navigationItem.rightBarButtonItems" : "toolbarItems"
      return [
        made("UIBarButtonItem()") + "; control.title = \(text)"
          + (action == nil ? "" : "; control.primaryAction = \(tap)")
          + "; \(bar)?.append(control) }"
      ]
    case .tab, .image, .section, .space: return []
    }
  }

  // MARK: Scenarios

  /// The class and the property of the first view controller.
  private var root: String {
    let hub = classes.first { $0.first?.text.hasPrefix("final class AppDelegate:") == true }
    var part: CodePart?
    if case .screen(let id) = prototype.start, prototype.screens.indices.contains(id.index) {
      part = .screen(prototype.screens[id.index].id)
    }
    guard let hub else {
      let name = classes.first { $0.first?.text.hasPrefix("final class ") == true }?[0].text
      let word = name?.split(separator: " ").dropFirst(2).first?.dropLast()
      let first = "\(word ?? "UIViewController")()"
      return hasBars ? "UINavigationController(rootViewController: \(first))" : first
    }
    let property = hub.first { $0.part == part && $0.text.hasSuffix("ViewController()") }
    let name = "hub.\(property?.text.split(separator: " ").dropFirst().first ?? "nothing")"
    let isStacked = hub.contains { $0.text.has("UINavigationController(rootViewController:") }
    guard isStacked else { return name }
    let hasDelegate = hub.contains { $0.text.has("navigation.delegate = self") }
    let more = hasDelegate ? ", delegate: hub" : ""
    return "UINavigationController(rootViewController: \(name)\(more))"
  }

  private var hasBars: Bool {
    prototype.screens.flatMap(\.controls).contains {
      $0.kind.bar == .navigationBar || $0.kind.bar == .toolbar
    }
  }

  private func played(_ script: ScenarioScript) -> [String] {
    let device = script.device ?? prototype.device
    let era = script.era ?? prototype.era
    let hasHub = root.has("hub.")
    let listsLifeCycle =
      prototype.screens.contains { $0.controller != nil }
      || prototype.dialogs.contains { $0.controller != nil }
    var lines = [
      "    Played(\(script.name.debugDescription)) {",
      "      \(hasHub ? "let hub = AppDelegate()" : "")",
      "      localized = texts[\((script.language ?? "").debugDescription)] ?? [:]",
      "      let root = \(root)",
      "      let run = Rehearsal(root, \(hasHub ? "delegate: hub, " : "")device: .\(device.rawValue), era: .\(era.rawValue), listsLifeCycle: \(listsLifeCycle))",
    ]
    for step in script.steps {
      lines += performed(step.kind).map { "      " + $0 }
      lines.append("      await run.idle(for: 0)")
    }
    return lines + ["      await run.finish()", "      return run", "    },"]
  }

  /// What the code of the first screen can do to one of its dialogs.
  private func dismissed(_ dialog: DialogID, _ index: Int?, _ animated: Bool) -> [String] {
    let part = CodePart.dialog(prototype.name(of: dialog))
    let line = lines.first { $0.part == part && names(before: $0).isEmpty == false }
    guard let property = line?.text.split(separator: " ").first?.dropFirst(5) else { return [] }
    return [
      "run.perform { if let view = root.\(property) { view.dismiss(withClickedButtonIndex: \(index.map { "\($0)" } ?? "view.cancelButtonIndex"), animated: \(animated)) } }"
    ]
  }

  /// A step in the library's words.
  private func performed(_ step: ScenarioStep.Kind) -> [String] {
    switch step {
    case .tapOn(.text(.whole(let text)), _) where text == prototype.application?.name:
      return ["run.launchApp()"]
    case .tapOn(.text(.whole(let text)), _):
      return ["await run.reach(\(text.debugDescription))", "run.tap(\(text.debugDescription))"]
    case .tapOn(.button(let index), _): return ["run.tap(buttonAt: \(index))"]
    case .tapOn(.field(let place), _): return ["run.tap(fieldAt: \(place))"]
    case .tapOn(.outside, _): return ["run.tapOutside()"]
    case .tapOn(.activity(let type), _):
      let title =
        prototype.dialogs.flatMap { $0.activityPicker?.activities ?? [] }
        .first { $0.type == type }?.title
      return ["run.tap(\((title ?? type.capitalizedFirst).debugDescription))"]
    case .wait(let milliseconds): return ["await run.idle(for: \(Double(milliseconds) / 1000))"]
    case .waitFor(let text): return ["await run.reach(\(text.sourceText.debugDescription))"]
    case .waitForAnimationToEnd: return ["run.settle()"]
    case .dismiss(let dialog, let index, let animated): return dismissed(dialog, index, animated)
    case .systemCancel: return ["run.systemCancel()"]
    case .pressKey(let key): return ["run.press(.\(key.rawValue))"]
    case .launchApp: return ["run.launchApp()"]
    case .killApp: return ["run.killApp()"]
    case .inputText(let text): return ["run.type(\(text.debugDescription))"]
    case .pasteText(let text): return ["run.paste(\(text.debugDescription))"]
    case .eraseText(let count): return ["run.erase(\(count))"]
    case .goBack: return ["run.goBack()"]
    case .memoryWarning: return ["run.memoryWarning()"]
    case .rotate(let orientation): return ["run.rotate(.\(orientation.rawValue))"]
    case .openNotification(let id):
      let body = prototype[id]?.body ?? ""
      return ["run.tap(\(body.debugDescription))"]
    case .assertVisible, .assertNotVisible, .assertEnabled, .assertDisabled, .assertProperty,
      .assertFlags, .assertScheduled, .assertBadge, .assertSpoken:
      return []
    default: return ["run.cannot(\("\(step)".prefix { $0 != "(" }.debugDescription))"]
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
