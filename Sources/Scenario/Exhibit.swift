public import DialogModel
public import DialogSimulator

extension Exhibit {
  /// How long a job has run when its loader is shown, in milliseconds, of how many.
  private static let (shown, whole) = (40_000, 100_000)

  /// Performs a document until it shows the part and nothing moves.
  ///
  /// A person who does not look on answers nothing, so questions for one are answered with YES,
  /// and texts whose places have no value yet have one that they can have.
  ///
  /// - Throws: why it can't be shown.
  public func run(in document: Prototype) throws(PictureMoment.Failure) -> Simulator {
    var prototype = document.answeringItself.fillingPlaces
    switch self {
    case .screen(let screen):
      prototype.start = .screen(screen)
      prototype.letScreensAppear()
      return try PictureMoment(.start).run(in: prototype)
    case .dialog(let dialog):
      if let opener = prototype.opener(of: dialog) { prototype.start = .screen(opener) }
      return try PictureMoment(.dialog(prototype.name(of: dialog))).run(in: prototype)
    case .loader(let task):
      guard let described = prototype[task] else {
        throw .notShown(prototype.name(of: target), reason: nil)
      }
      prototype.tasks = prototype.tasks.enumerated().map { place, other in
        place == task.index ? other.lasting(milliseconds: Exhibit.whole) : other
      }
      return try Exhibit.shown(task, described, in: prototype)
    }
  }

  private static func shown(
    _ task: TaskID, _ described: PrototypeTask, in prototype: Prototype
  ) throws(PictureMoment.Failure) -> Simulator {
    if let host = prototype.host(of: task), case .inPlace = described.loader {
      var hosting = prototype
      // A button that can't be tapped runs nothing.
      for place in hosting.dialogs.indices { hosting.dialogs[place].delegate.returns = [:] }
      if let opener = hosting.opener(of: host.dialog) { hosting.start = .screen(opener) }
      if var simulator = try? PictureMoment(.dialog(hosting.name(of: host.dialog)))
        .run(in: hosting)
      {
        simulator.perform(
          .tapButton(host.dialog, index: host.button), at: simulator.state.now)
        simulator.advance(to: simulator.state.now.after(milliseconds: shown))
        if isShown(task, simulator) { return simulator }
      }
    }
    var bare = prototype
    if case .dialog = bare.start, !bare.screens.isEmpty { bare.start = .screen(ScreenID(0)) }
    bare.letScreensAppear()
    var simulator = try PictureMoment(.start).run(in: bare)
    simulator.perform(.perform(.run(task)), at: simulator.state.now)
    simulator.advance(to: simulator.state.now.after(milliseconds: shown))
    guard isShown(task, simulator) else {
      throw .notShown(prototype.name(of: .task(task)), reason: nil)
    }
    return simulator
  }

  private static func isShown(_ task: TaskID, _ simulator: Simulator) -> Bool {
    simulator.state.showings.contains { $0.loader?.task == task && !$0.isLeaving }
  }
}

extension PrototypeTask {
  /// The task with time that passes in place of what it does.
  fileprivate func lasting(milliseconds: Int) -> PrototypeTask {
    var (task, showsProgress) = (self, false)
    if case .simulated(_, let shows, _) = work { showsProgress = shows }
    task.work = .simulated(
      milliseconds: milliseconds, showsProgress: showsProgress, outcome: .success)
    return task
  }
}

extension Prototype {
  /// The button that runs a task in its alert.
  fileprivate func host(of task: TaskID) -> (dialog: DialogID, button: Int)? {
    for (place, dialog) in dialogs.enumerated() where dialog.alert != nil {
      let buttons = ButtonIndices(dialog, firstOtherIndex: choices.firstOtherIndex).buttons
      let button = buttons.firstIndex { $0.then.unconditional.contains(.run(task)) }
      if let button { return (DialogID(place), button) }
    }
    return nil
  }

  /// Lets screens appear without anything that their code shows then.
  fileprivate mutating func letScreensAppear() {
    for place in screens.indices { screens[place].controller?.methods.does = [:] }
    application?.delegate.does = [:]
  }
}
