import DialogModel
import DialogSimulator
import PrototypeEditing
public import PrototypeFile
import Texts

/// Something that is inserted whole, with sensible words.
public enum Insertion: String, CaseIterable, Sendable {
  case question, confirmation, destructive, checkedField
  case login, sheet, share, popover, presentedView, formSheet, task, notification, screen, scenario
  case steps

  /// What it is called.
  public var title: String {
    switch self {
    case .question: tr("Question")
    case .confirmation: tr("Confirmation")
    case .destructive: tr("Something destructive")
    case .checkedField: tr("Text field with a check")
    case .login: tr("Login")
    case .sheet: tr("Sheet")
    case .share: tr("Share", context: "kind of dialog")
    case .popover: tr("Popover")
    case .presentedView: tr("Presented view")
    case .formSheet: tr("Form sheet")
    case .task: tr("Task")
    case .notification: tr("Notice")
    case .screen: tr("Screen")
    case .scenario: tr("Scenario")
    case .steps: tr("Steps used again")
    }
  }

  /// What inserting it is called.
  var titleOfNew: String {
    switch self {
    case .question: tr("New question")
    case .confirmation: tr("New confirmation")
    case .destructive: tr("New something destructive")
    case .checkedField: tr("New text field with a check")
    case .login: tr("New login")
    case .sheet: tr("New sheet")
    case .share: tr("New share")
    case .popover: tr("New popover")
    case .presentedView: tr("New presented view")
    case .formSheet: tr("New form sheet")
    case .task: tr("New task")
    case .notification: tr("New notice")
    case .screen: tr("New screen")
    case .scenario: tr("New scenario")
    case .steps: tr("New steps used again")
    }
  }

  private static let scheme = "rehearsal-insert:"

  /// What is dragged from its tile.
  public var address: String { Insertion.scheme + rawValue }

  /// What a dragged address is of.
  public init?(address: String) {
    guard address.hasPrefix(Insertion.scheme) else { return nil }
    self.init(rawValue: String(address.dropFirst(Insertion.scheme.count)))
  }

  /// Those that are dialogs.
  public static let dialogs = allCases.filter { $0.place == .dialogs }

  /// Whether it is drawn on the stage.
  public var isOnStage: Bool { [.dialogs, .screens, .tasks].contains(place) }

  /// The key of the document that it comes into.
  var place: DocumentKey {
    switch self {
    case .task: .tasks
    case .notification: .notifications
    case .screen: .screens
    case .scenario: .scenarios
    case .steps: .steps
    default: .dialogs
    }
  }

  /// The key of the action that shows it.
  private var verb: String {
    switch self {
    case .task: "run"
    case .notification: "schedule"
    case .screen: "goTo"
    default: "present"
    }
  }

  /// The id that it gets, if nothing has it.
  var id: String {
    switch self {
    case .question: "question"
    case .confirmation: "done"
    case .destructive: "delete"
    case .checkedField: "new-folder"
    case .login: "sign-in"
    case .sheet: "choose"
    case .share: "share"
    case .popover: "options"
    case .presentedView: "new-item"
    case .formSheet: "details"
    case .task: "loading"
    case .notification: "reminder"
    case .screen: "screen"
    case .scenario: "scenario"
    case .steps: "steps"
    }
  }

  /// The title that it has at first; `nil` for none.
  var givenTitle: String? {
    let root = YAMLDocument(Array((text(id) + "\n").utf8)).root
    let places = [root] + (root?.entries ?? []).map(\.value)
    return places.lazy.compactMap { $0?["title"]?.text ?? $0?["body"]?.text }.first
  }

  /// The title of a button that shows it.
  private var opener: String {
    switch self {
    case .question: tr("Ask")
    case .confirmation: tr("Save")
    case .destructive: tr("Delete")
    case .checkedField: tr("New Folder")
    case .login: tr("Sign In")
    case .sheet: tr("Choose")
    case .share: tr("Share")
    case .popover: tr("Options")
    case .presentedView: tr("New Item")
    case .formSheet: tr("Details")
    case .task: tr("Load")
    case .notification: tr("Remind Me")
    case .screen: tr("More")
    case .scenario, .steps: tr("Play")
    }
  }

  /// What is written, with an id; a line a key, as YAML.
  ///
  /// There is nothing in it that another title would make wrong, and that had to be deleted then.
  private func text(_ id: String) -> String {
    func quoted(_ text: String) -> String { JSONText(text) }
    switch self {
    case .question:
      return """
        alert:
          title: \(quoted(tr("Are you sure?")))
          cancelButton: \(quoted(tr("Cancel")))
          otherButtons:
            - title: \(quoted(tr("OK")))
        """
    case .confirmation:
      return """
        alert:
          title: \(quoted(tr("Saved")))
          cancelButton: \(quoted(tr("OK")))
        """
    case .destructive:
      return """
        alert:
          title: \(quoted(tr("Delete this note?")))
          cancelButton: \(quoted(tr("Cancel")))
          otherButtons:
            - title: \(quoted(tr("Delete")))
        """
    case .checkedField:
      return """
        alert:
          title: \(quoted(tr("New Folder")))
          style: plainText
          cancelButton: \(quoted(tr("Cancel")))
          otherButtons:
            - title: \(quoted(tr("Save")))
          textFields:
            - placeholder: \(quoted(tr("Name")))
        delegate:
          returns:
            "alertViewShouldEnableFirstOtherButton:":
              when: {field: 0, minLength: 1}
        """
    case .login:
      return """
        alert:
          title: \(quoted(tr("Sign In")))
          style: loginAndPassword
          cancelButton: \(quoted(tr("Cancel")))
          otherButtons:
            - title: \(quoted(tr("Sign In")))
          textFields:
            - keyboard: emailAddress
              returnKey: next
            - returnKey: done
        delegate:
          returns:
            "alertViewShouldEnableFirstOtherButton:":
              when: {all: [{field: 0, minLength: 1}, {field: 1, minLength: 1}]}
        """
    case .sheet:
      return """
        actionSheet:
          title: \(quoted(tr("What to do?")))
          destructiveButton: \(quoted(tr("Delete")))
          otherButtons: [\(quoted(tr("Copy"))), \(quoted(tr("Move")))]
          cancelButton: \(quoted(tr("Cancel")))
          from: rootView
        """
    case .share:
      return """
        activityPicker:
          items:
            - {text: \(quoted(tr("A text to share")))}
        """
    case .popover:
      return """
        popover:
          title: \(quoted(tr("Options")))
          controls:
            - row: \(quoted(tr("First")))
            - row: \(quoted(tr("Second")))
        """
    case .presentedView:
      return """
        presentedView:
          title: \(quoted(tr("New Item")))
          controls:
            - barButton: \(quoted(tr("Cancel")))
              then: [{dismiss: \(id)}]
            - barButton: \(quoted(tr("Done")))
              then: [{dismiss: \(id)}]
            - textField: \(quoted(tr("Name")))
        """
    case .formSheet:
      return """
        formSheet:
          title: \(quoted(tr("Details")))
          controls:
            - barButton: \(quoted(tr("Done")))
              then: [{dismiss: \(id)}]
            - row: \(quoted(tr("Name")))
        """
    case .task:
      return """
        title: \(quoted(tr("Loading…")))
        simulate: {seconds: 3}
        """
    case .notification:
      return """
        body: \(quoted(tr("Time for a break.")))
        after: 10
        """
    case .screen:
      return """
        title: \(quoted(tr("Screen")))
        """
    case .scenario:
      return """
        steps:
          - waitForAnimationToEnd: true
        expect: []
        """
    case .steps:
      return """
        - waitForAnimationToEnd: true
        """
    }
  }

  /// The changes that insert it, and what they add.
  ///
  /// - Parameters:
  ///   - path: the selected part; a button or a control without an action shows it then, a task once
  ///     it is done, and a scenario performs steps.
  ///   - screen: the screen that is shown, which gets a button for it where nothing else shows it.
  func edits(
    in editor: DocumentEditor, selected path: PartAddress?, on screen: PartAddress?
  ) -> (edits: [DocumentEdit], path: PartAddress)? {
    let ids = editor.ids
    let taken = Set(
      ids.screens + ids.dialogs + ids.tasks + ids.notifications + editor.keys(of: .scenarios)
        + editor.keys(of: .steps))
    let free = id.free(besides: taken)
    guard let value = YAMLDocument(Array((text(free) + "\n").utf8)).root,
      let action = try? DocumentEditor.value(ofFlow: "[{\(verb): \(free)}]")
    else { return nil }
    let own = PartAddress.entry(free, of: place)
    var edits: [DocumentEdit] = [.insert(path: own, value)]
    if self == .scenario {
      // Nothing on a screen plays it.
    } else if self == .steps {
      // The selected scenario performs them.
      if let path, let scenario = editor.part(at: path)?.scenario,
        let own = editor.address(of: .scenario(scenario))
      {
        let step = YAMLNode.map([("perform", .text(free))])
        edits.append(.insert(path: own / ScenarioKey.steps / .end, step))
      }
    } else if let path, let then = editor.freeAction(at: path) {
      edits.append(.set(path: then, action))
    } else if let screen, let unused = editor.onlyButton(ofScreen: screen) {
      if editor.value(at: unused / ControlKey.button)?.text == tr("Button") {
        edits.append(.set(path: unused / ControlKey.button, .text(opener)))
      }
      edits.append(.set(path: unused / ControlKey.then, action))
    } else if let screen {
      let button = YAMLNode.map([("button", .text(opener)), ("then", action)])
      edits.append(.insert(path: screen / ScreenKey.controls / .end, button))
    }
    return (edits, own)
  }

  // A text of YAML in double quotes would keep them, so only what needs them has them.
  private func JSONText(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0 == " " || $0 == "’" || $0 == "…" || $0 == "." || $0 == "?"
    }
    return isPlain ? text : "\"\(text)\""
  }
}

extension Insertion {
  /// What would show something that is inserted: the part at a path if a tap on it, or the end of the
  /// task, does nothing yet, else the screen that is shown, which gets a button.
  @MainActor public static func opener(
    at path: PartAddress?, in workbench: Workbench
  ) -> PartAddress? {
    guard let editor = try? workbench.editor() else { return nil }
    if let path, editor.freeAction(at: path) != nil { return path }
    return workbench.edited?.shown?.state.screen.flatMap { editor.address(of: .screen($0)) }
  }
}

extension ModelPart {
  /// The scenario that the part is, or is a step of.
  fileprivate var scenario: Int? {
    switch self {
    case .scenario(let scenario), .step(let scenario, _): scenario
    default: nil
    }
  }
}

extension DocumentEditor {
  /// The names in a map of the document, such as `scenarios`.
  func keys(of map: DocumentKey) -> [String] {
    (value(at: PartAddress.document / map)?.entries ?? []).compactMap(\.key.text)
  }

  /// The only control of a screen, if it is a button that does nothing yet.
  fileprivate func onlyButton(ofScreen screen: PartAddress) -> PartAddress? {
    let list = screen / ScreenKey.controls
    guard count(at: list) == 1, value(at: list / 0 / ControlKey.button) != nil,
      value(at: list / 0 / ControlKey.then) == nil
    else { return nil }
    return list / 0
  }

  /// The action that a tap on a part has, if it is a button or a control without one, or what a task
  /// does when it is done.
  fileprivate func freeAction(at path: PartAddress) -> PartAddress? {
    guard let part = part(at: path), let own = address(of: part) else { return nil }
    switch part {
    case .button:
      let action = own / ButtonKey.afterwards
      return value(at: own / ButtonKey.then) == nil && value(at: action) == nil ? action : nil
    case .control:
      // A tap on these does nothing.
      let taken: [ControlKey] = [.section, .label, .textField, .then]
      return taken.contains { value(at: own / $0) != nil } ? nil : own / ControlKey.then
    case .task:
      let done = own / TaskKey.whenDone
      return value(at: done) == nil ? done : nil
    default: return nil
    }
  }
}
