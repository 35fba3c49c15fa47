public import DialogModel
public import DialogSimulator
import EventLog
import Texts

/// The rows of the list of screens, dialogs, tasks and scenarios of a document.
public struct ContentsRows {
  /// An item of the list.
  public enum Item: Hashable, Sendable {
    /// The map of the document.
    case flow
    /// A screen of the document.
    case screen(ScreenID)
    /// A dialog of the document.
    case dialog(DialogID)
    /// A task of the document.
    case task(TaskID)
    /// A notification of the document.
    case notification(NotificationID)
    /// Begins or ends recording a scenario.
    case record
    /// A scenario by its name.
    case scenario(String)
    /// Steps with a name, by their 0-based place.
    case sharedSteps(Int)
  }

  /// Whether what is done on the stage can be recorded as a scenario, or is.
  public enum Recording: Sendable {
    case offered, going

    /// What the row beside the scenarios does.
    public var title: String {
      switch self {
      case .offered: tr("Record…")
      case .going: tr("Stop Recording")
      }
    }
  }

  /// What a heading is over.
  public enum Group: String, CaseIterable, Sendable {
    case screens, dialogs, tasks, notifications, scenarios, steps

    /// The heading.
    public var title: String {
      switch self {
      case .screens: tr("Screens")
      case .dialogs: tr("Dialogs")
      case .tasks: tr("Tasks")
      case .notifications: tr("Notifications")
      case .scenarios: tr("Scenarios")
      case .steps: tr("Steps Used Again")
      }
    }

    /// What the “+” next to the heading does.
    public var adding: String {
      switch self {
      case .screens: tr("Add a screen")
      case .dialogs: tr("Add a dialog")
      case .tasks: tr("Add a task")
      case .notifications: tr("Add a notification")
      case .scenarios: tr("Add a scenario")
      case .steps: tr("Add steps that scenarios perform by name")
      }
    }
  }

  /// What the row of an item shows.
  public struct Face: Hashable, Sendable {
    /// The name of a themed icon.
    public let icon: String
    /// The title that people see in the prototype, else the id.
    public let title: String
    /// The id, which is shown dim; `nil` if it is the title.
    public let id: String?

    /// A row.
    public init(icon: String, title: String, id: String? = nil) {
      (self.icon, self.title, self.id) = (icon, title, id)
    }

    /// A row of something that has an id, and perhaps a title.
    init(_ icon: String, _ title: String?, id: String) {
      let title = OneLine.text(title ?? "")
      let hasTitle = title.contains { !$0.isWhitespace } && title != id
      self.init(icon: icon, title: hasTitle ? title : id, id: hasTitle ? id : nil)
    }
  }

  /// A row of the list.
  public enum ContentsRow: Hashable, Sendable {
    /// The title over the rows that follow.
    case heading(String)
    /// An item of the document.
    case item(Item, Face)
  }

  /// The rows from top to bottom; a group without items has no heading, unless the document is
  /// edited.
  public let rows: [ContentsRow]

  /// The rows of a document.
  ///
  /// - Parameters:
  ///   - isEdited: whether something can be added to each group, also to one without items;
  ///     notifications, and steps that scenarios share, are listed then.
  ///   - recording: whether a scenario can be recorded; `nil` where none can.
  ///   - hasFlow: whether the map is the first row.
  public init(
    _ prototype: Prototype, isEdited: Bool = false, recording: Recording? = nil,
    hasFlow: Bool = false
  ) {
    let screens = prototype.screens.enumerated().map {
      ContentsRow.item(
        .screen(ScreenID($0.offset)),
        Face("rehearsal-screen-symbolic", $0.element.title, id: $0.element.id))
    }
    let dialogs = prototype.dialogs.enumerated().map {
      ContentsRow.item(
        .dialog(DialogID($0.offset)),
        Face(DialogText.icon(of: $0.element), $0.element.writtenTitle, id: $0.element.id))
    }
    let tasks = prototype.tasks.enumerated().map {
      ContentsRow.item(
        .task(TaskID($0.offset)),
        Face("rehearsal-loader-symbolic", $0.element.title?.sourceText, id: $0.element.id))
    }
    let notifications = prototype.notifications.enumerated().map {
      ContentsRow.item(
        .notification(NotificationID($0.offset)),
        Face("rehearsal-icon-bell-symbolic", $0.element.body, id: $0.element.id))
    }
    let scenarios = prototype.scenarios.map {
      ContentsRow.item(.scenario($0.name), Face("media-playback-start-symbolic", nil, id: $0.name))
    }
    let shared = prototype.sharedSteps.enumerated().map {
      ContentsRow.item(
        .sharedSteps($0.offset), Face("rehearsal-icon-list-symbolic", nil, id: $0.element.name))
    }
    let record = recording.map {
      ContentsRow.item(
        .record,
        Face(
          icon: $0 == .going ? "media-playback-stop-symbolic" : "media-record-symbolic",
          title: $0.title))
    }
    let groups: [(Group, [ContentsRow])] = [
      (.screens, screens), (.dialogs, dialogs), (.tasks, tasks),
      (.notifications, isEdited ? notifications : []),
      (.scenarios, [record].compactMap { $0 } + scenarios), (.steps, isEdited ? shared : []),
    ]
    let flow = ContentsRow.item(.flow, Face(icon: "rehearsal-flow-symbolic", title: tr("Flow")))
    rows =
      (hasFlow ? [flow] : [])
      + groups.flatMap { group, items in
        items.isEmpty && !isEdited ? [] : [.heading(group.title)] + items
      }
  }

  /// The word next to an item that is showing now or runs; `nil` for other items.
  public static func mark(_ item: Item, in state: State) -> String? {
    switch item {
    case .screen(let id):
      state.showsApplication && state.screen == id ? tr("shown") : nil
    case .dialog(let id):
      state.visibleShowings.contains { $0.dialog == id } ? tr("shown") : nil
    case .task(let id): state.job(of: id) == nil ? nil : tr("runs")
    case .scenario, .sharedSteps, .notification, .record, .flow: nil
    }
  }

  /// What an item is, and below that what a click on it does.
  ///
  /// - Parameter isEdited: whether a click selects.
  public static func tooltip(
    of item: Item, in prototype: Prototype, isEdited: Bool = false
  ) -> String {
    func does(_ words: String) -> String { isEdited ? tr("Click to edit it") : words }
    switch item {
    case .screen(let id):
      guard let screen = prototype[id] else { return "" }
      return lines(tr("Screen"), screen.id, screen.title, does(tr("Click to go there")))
    case .dialog(let id):
      guard let dialog = prototype[id] else { return "" }
      return lines(
        DialogText.kind(of: dialog), dialog.id, dialog.writtenTitle,
        does(tr("Click to present it")))
    case .task(let id):
      guard let task = prototype[id] else { return "" }
      return lines(tr("Task"), task.id, task.title?.sourceText, does(tr("Click to run it")))
    case .notification(let id):
      guard let notification = prototype[id] else { return "" }
      return lines(
        tr("Notification"), notification.id, notification.body,
        does(tr("Click to change it")))
    case .sharedSteps(let list):
      guard prototype.sharedSteps.indices.contains(list) else { return "" }
      return lines(
        tr("Steps used again"), prototype.sharedSteps[list].name, nil,
        does(tr("Click to change it")))
    case .flow:
      return tr("The map: every place, and the ways between them (Ctrl+Shift+F)")
    case .record:
      return tr("Write what you do on the stage down as a scenario (Ctrl+Alt+R)")
    case .scenario(let name):
      let text = lines(tr("Scenario"), name, nil, does(tr("Click to start again and play it")))
      let notes = prototype.scenario(named: name)?.notes ?? ""
      // What the presenter wrote, line by line; the stage never shows it.
      let written = notes.split(whereSeparator: \.isNewline).map { OneLine.text(String($0)) }
      return ([text] + written).joined(separator: "\n")
    }
  }

  private static func lines(_ kind: String, _ id: String, _ title: String?, _ does: String)
    -> String
  {
    let title = OneLine.text(title ?? "")
    let first =
      title.isEmpty
      ? tr("{kind} {id}", ["kind": kind, "id": OneLine.text(id)])
      : tr("{kind} {id}: “{title}”", ["kind": kind, "id": OneLine.text(id), "title": title])
    return "\(first)\n\(does)"
  }
}
