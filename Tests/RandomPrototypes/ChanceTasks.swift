package import DialogModel
package import DialogSimulator

// Tasks by chance, and what is done to them.

extension Chance {
  /// The prototype with two tasks, which buttons run and some callbacks cancel.
  ///
  /// - Parameter commands: whether one of them may be a command.
  package mutating func withTasks(_ prototype: Prototype, commands: Bool = false) -> Prototype {
    var prototype = prototype
    prototype.tasks = (0..<2).map { number in
      var work = PrototypeTask.Work.simulated(
        milliseconds: random.one(of: [0, 0, 1, 199, 200, 250, 600, 3000]),
        showsProgress: random.happens(30), outcome: random.happens(70) ? .success : .failure)
      if commands, random.happens(50) { work = .command(["true"]) }
      var task = PrototypeTask(id: "task-\(number)", work: work)
      task.title = random.happens(50) ? Template(pieces: [.text("At "), .percent]) : nil
      task.message = random.happens(20) ? Template("") : nil
      task.loader = random.one(of: PrototypeTask.Loader.allCases)
      task.hasDelegate = task.loader != .separate || random.happens(70)
      task.isCancellable = random.happens(60)
      task.whenDone = actions(0...2)
      task.whenFailed = actions(0...2)
      task.whenCancelled = actions(0...2)
      return task
    }
    for place in prototype.dialogs.indices {
      switch prototype.dialogs[place].kind {
      case .alert(var alert):
        addRuns(&alert.otherButtons)
        prototype.dialogs[place].kind = .alert(alert)
        if !prototype.dialogs[place].delegate.isNil, random.happens(20) {
          prototype.dialogs[place].delegate.does[.alertViewWillDismissWithButtonIndex, default: []]
            .append(random.happens(50) ? .run(TaskID(0)) : .cancelTask(TaskID(0)))
        }
      case .actionSheet(var sheet):
        addRuns(&sheet.otherButtons)
        prototype.dialogs[place].kind = .actionSheet(sheet)
      default: break
      }
    }
    return prototype
  }

  private mutating func addRuns(_ buttons: inout [Button]) {
    for button in buttons.indices where random.happens(70) {
      buttons[button].then.append(.run(TaskID(random.number(0...1))))
    }
  }

  /// An input, with what code and commands do about tasks among them.
  package mutating func inputWithTasks(_ simulator: Simulator) -> Input {
    if let job = simulator.state.jobs.first, job.work == .command, random.happens(30) {
      return .report(report(), job: random.happens(90) ? job.number : 1)
    }
    switch random.number(1...100) {
    case ...5: return .perform(.cancelTask(TaskID(random.number(0...1))))
    case ...7: return .steer(TaskID(random.number(0...1)), random.one(of: JobSteering.allCases))
    default: return input(simulator)
    }
  }

  private mutating func report() -> JobReport {
    var report = JobReport()
    if random.happens(50) { report.percent = random.number(0...100) }
    if random.happens(30) { report.message = random.one(of: ["", "Unpacking", "At 5 %"]) }
    if random.happens(40) {
      report.lines = (0..<random.number(1...8)).map { "line \($0)" }
      if random.happens(30) { report.dropped = random.number(1...9) }
    }
    if random.happens(25) {
      report.end = random.happens(60) ? .done : random.happens(50) ? .failed("no") : .cancelled
    }
    return report
  }
}
