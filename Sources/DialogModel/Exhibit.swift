/// A part of a document that can be shown by itself, whatever a run shows.
public enum Exhibit: Hashable, Sendable {
  case screen(ScreenID)
  case dialog(DialogID)
  /// What a task shows while it runs.
  case loader(TaskID)

  /// What a row of the log about it is about.
  public var target: Target {
    switch self {
    case .screen(let screen): .screen(screen)
    case .dialog(let dialog): .dialog(dialog)
    case .loader(let task): .task(task)
    }
  }
}

extension Prototype {
  /// Every part that can be shown by itself: screens, dialogs, then the loaders of tasks, each in
  /// the document's order.
  public var exhibits: [Exhibit] {
    screens.indices.map { .screen(ScreenID($0)) } + dialogs.indices.map { .dialog(DialogID($0)) }
      + tasks.indices.filter { tasks[$0].loader != .none }.map { .loader(TaskID($0)) }
  }
}
