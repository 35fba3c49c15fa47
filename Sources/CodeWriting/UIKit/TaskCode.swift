internal import DialogModel

/// Tasks: work beside the main thread, with an alert that waits for it.
struct TaskCode {
  let code: UIKitCode

  private func tasks(_ home: CodeHome) -> [Int] {
    code.prototype.tasks.indices.filter { code.homes.home(of: TaskID($0)) == home }
  }

  private func hasLoader(_ task: PrototypeTask) -> Bool { task.loader != .none }

  private func loader(_ index: Int) -> String { code.names.tasks[index] + "Loader" }

  /// Whether a loader of a class has a button.
  func hasCancellable(_ home: CodeHome) -> Bool {
    tasks(home).contains {
      code.prototype.tasks[$0].isCancellable && hasLoader(code.prototype.tasks[$0])
        && code.prototype.tasks[$0].hasDelegate
    }
  }

  /// Whether a loader is told of what becomes of it: in the document, one in place of another alert is
  /// that alert.
  private func hasDelegate(_ task: PrototypeTask) -> Bool {
    hasLoader(task) && task.hasDelegate && (task.isCancellable || task.loader == .separate)
  }

  /// Whether a class is the delegate of a loader.
  func hasDelegate(_ home: CodeHome) -> Bool {
    tasks(home).contains { hasDelegate(code.prototype.tasks[$0]) }
  }

  /// What the delegate of 2013 does where a loader's button is tapped.
  func cancelling(_ home: CodeHome) -> [CodeLine] {
    tasks(home).flatMap { index -> [CodeLine] in
      let task = code.prototype.tasks[index]
      guard task.isCancellable, hasLoader(task), task.hasDelegate else { return [] }
      let head = code.pick(
        "if (alertView == self.\(loader(index))) {", "if alertView === self.\(loader(index)) {")
      return
        ([CodeLine(head)]
        + code.call(CodeReference("self"), "cancel" + CodeNames.capital(code.names.tasks[index]))
        .indented()
        + [CodeLine("}")]).of(.task(task.id))
    }
  }

  /// Whether a task's alert comes after the one that asks, so that a method of its own shows it.
  private func isApart(_ task: PrototypeTask) -> Bool { !code.isToday && task.loader == .separate }

  /// Begins a task, and shows its alert unless that has to wait.
  func begun(_ id: TaskID, _ scope: CodeScope) -> [CodeLine] {
    let object = code.object(code.homes.home(of: id), scope)
    let run = code.call(object, "run" + CodeNames.capital(code.taskProperty(id)))
    let isApart = code.prototype[id].map { self.isApart($0) } ?? false
    return isApart && !scope.hasLoadersLater ? run + shown(id, scope) : run
  }

  private func shown(_ id: TaskID, _ scope: CodeScope) -> [CodeLine] {
    code.call(
      code.object(code.homes.home(of: id), scope),
      "show" + CodeNames.capital(code.taskProperty(id)) + "Loader")
  }

  /// Shows the alerts of tasks that have waited until a dialog has left.
  func shown(after dialog: Dialog, _ scope: CodeScope) -> [CodeLine] {
    let actions =
      dialog.givenButtons.flatMap(\.then)
      + [Moment.clicked, .willDismiss].flatMap { moment in
        dialog.kind.selector(for: moment).flatMap { dialog.delegate.does[$0] } ?? []
      }
    return code.prototype.tasks.indices.filter { place in
      isApart(code.prototype.tasks[place])
        && actions.contains { $0.begins(TaskID(place)) }
    }.flatMap { shown(TaskID($0), scope) }
  }

  func add(_ home: CodeHome, to type: inout CodeClass) {
    for index in tasks(home) { add(index, home, to: &type) }
  }

  private func add(_ index: Int, _ home: CodeHome, to type: inout CodeClass) {
    let task = code.prototype.tasks[index]
    let part = CodePart.task(task.id)
    let name = code.names.tasks[index]
    let capital = CodeNames.capital(name)
    let scope = CodeScope(home)
    let ended = code.say("self.\(name)IsRunning = NO", "\(name)IsRunning = false")
    type.properties.append(
      CodeProperty("assign) NSInteger \(name)Run", "var \(name)Run = 0", part))
    type.properties.append(
      CodeProperty("assign) BOOL \(name)IsRunning", "var \(name)IsRunning = false", part))
    if hasLoader(task) {
      let kind = code.isToday ? "UIAlertController" : "UIAlertView"
      type.properties.append(
        CodeProperty("strong) \(kind) *\(loader(index))", "var \(loader(index)): \(kind)?", part))
    }
    type.methods.append(
      CodeMethod(
        "(void)run\(capital)", "func run\(capital)()", run(index, task, scope), part, isPublic: true
      ))
    if isApart(task) {
      let guarded = code.pick(
        "if (!self.\(name)IsRunning || self.\(loader(index)).visible) return;",
        "guard \(name)IsRunning, \(loader(index))?.isVisible != true else { return }")
      type.methods.append(
        CodeMethod(
          "(void)show\(capital)Loader", "func show\(capital)Loader()",
          [CodeLine(guarded)] + show(index, task, scope), part, isPublic: true))
    }
    type.methods.append(
      CodeMethod(
        "(void)\(name)Done", "func \(name)Done()",
        ended + end(index, task, scope) + code.statements(task.whenDone, scope), part))
    var failed = scope
    failed.error = "error"
    type.methods.append(
      CodeMethod(
        "(void)\(name)Failed:(NSString *)error", "func \(name)Failed(_ error: String)",
        ended + end(index, task, scope) + code.statements(task.whenFailed, failed), part))
    let stop =
      [
        CodeLine(
          code.pick(
            "if (!self.\(name)IsRunning) return;", "guard \(name)IsRunning else { return }"))
      ] + ended + code.say("self.\(name)Run += 1", "\(name)Run += 1")
    type.methods.append(
      CodeMethod(
        "(void)cancel\(capital)", "func cancel\(capital)()",
        stop + end(index, task, scope) + code.statements(task.whenCancelled, scope), part,
        isPublic: true))
    progress(index, task, scope, part).map { type.methods.append($0) }
  }

  /// Shows the loader and begins the work.
  private func run(_ index: Int, _ task: PrototypeTask, _ scope: CodeScope) -> [CodeLine] {
    let name = code.names.tasks[index]
    var lines: [CodeLine] = []
    if task.loader == .inPlace {
      lines += code.comment(
        "The alert that asks leaves when its method returns, so the loader is one of its own.")
    }
    if hasLoader(task), !isApart(task) { lines += show(index, task, scope) }
    let milliseconds: Int
    let isDone: Bool
    switch task.work {
    case .simulated(let duration, _, let outcome):
      (milliseconds, isDone) = (duration, outcome == .success)
      lines += code.comment(
        "Put the work here, beside the main thread; this only waits for as long.")
    case .command(let words):
      (milliseconds, isDone) = (0, true)
      lines += code.comment(
        "Put the work here, beside the main thread. The document runs: \(words.joined(separator: " "))"
      )
    }
    lines += code.say("NSInteger run = ++self.\(name)Run", "\(name)Run += 1")
    if !code.isObjectiveC { lines.append(CodeLine("let run = \(name)Run")) }
    lines += code.say("self.\(name)IsRunning = YES", "\(name)IsRunning = true")
    return lines
      + code.later(milliseconds, scope) { inside in
        code.isObjectiveC
          ? [
            CodeLine("if (run != \(inside.me).\(name)Run) return;  // Cancelled."),
            CodeLine(
              isDone ? "[\(inside.me) \(name)Done];" : "[\(inside.me) \(name)Failed:@\"failed\"];"),
          ]
          : [
            CodeLine("guard run == self.\(name)Run else { return }  // Cancelled."),
            CodeLine(isDone ? "self.\(name)Done()" : "self.\(name)Failed(\"failed\")"),
          ]
      }
  }

  private func show(_ index: Int, _ task: PrototypeTask, _ scope: CodeScope) -> [CodeLine] {
    let title = code.texts.localized(task.title, "\(task.id): title", scope)
    let message = code.texts.localized(task.message, "\(task.id): message", scope)
    let cancel =
      task.isCancellable
      ? code.texts.localized(task.cancelTitle, "\(task.id): cancel button", scope) : "nil"
    let property = "self.\(loader(index))"
    let name = CodeNames.capital(code.names.tasks[index])
    if code.isToday {
      var lines = [
        CodeLine("let loader = UIAlertController("),
        CodeLine("  title: \(title),"), CodeLine("  message: \(message), preferredStyle: .alert)"),
      ]
      if task.isCancellable {
        lines += [
          CodeLine(
            "loader.addAction(UIAlertAction(title: \(cancel), style: .cancel) { [weak self] _ in"),
          CodeLine("  self?.cancel\(name)()"), CodeLine("})"),
        ]
      }
      return lines + [
        CodeLine("\(property) = loader"), CodeLine("present(loader, animated: true)"),
      ]
    }
    let delegate = hasDelegate(task) ? "self" : "nil"
    if code.isObjectiveC {
      return [
        CodeLine(
          "UIAlertView *loader = [[UIAlertView alloc] initWithTitle:\(title) message:\(message) delegate:\(delegate) cancelButtonTitle:\(cancel) otherButtonTitles:nil];"
        ),
        CodeLine("\(property) = loader;"), CodeLine("[loader show];"),
      ]
    }
    return [
      CodeLine("let loader = UIAlertView("), CodeLine("  title: \(title),"),
      CodeLine("  message: \(message),"),
      CodeLine("  delegate: \(delegate), cancelButtonTitle: \(cancel))"),
      CodeLine("\(property) = loader"), CodeLine("loader.show()"),
    ]
  }

  private func end(_ index: Int, _ task: PrototypeTask, _ scope: CodeScope) -> [CodeLine] {
    guard hasLoader(task) else { return [] }
    let property = "self.\(loader(index))"
    if code.isToday { return [CodeLine("\(property)?.dismiss(animated: true)")] }
    return code.say(
      "[\(property) dismissWithClickedButtonIndex:-1 animated:YES]",
      "\(property)?.dismiss(withClickedButtonIndex: -1, animated: true)")
  }

  /// What the work calls while it goes on, where a text says how far it is.
  private func progress(
    _ index: Int, _ task: PrototypeTask, _ scope: CodeScope, _ part: CodePart
  ) -> CodeMethod? {
    func hasPlace(_ text: Template?) -> Bool { text?.pieces.contains(.percent) ?? false }
    guard hasLoader(task), hasPlace(task.title) || hasPlace(task.message) else { return nil }
    var own = scope
    own.percent = code.isObjectiveC ? "(long)percent" : "percent"
    let object = CodeReference("self.\(loader(index))", isOptional: true)
    var lines: [CodeLine] = []
    if hasPlace(task.title) {
      lines += code.set(object, "title", code.texts.localized(task.title, "\(task.id): title", own))
    }
    if hasPlace(task.message) {
      lines += code.set(
        object, "message", code.texts.localized(task.message, "\(task.id): message", own))
    }
    let name = code.names.tasks[index]
    return CodeMethod(
      "(void)\(name)Progressed:(NSInteger)percent", "func \(name)Progressed(_ percent: Int)", lines,
      part)
  }
}

extension Action {
  /// Whether it begins a task, also where that depends on something.
  fileprivate func begins(_ task: TaskID) -> Bool {
    switch self {
    case .run(task): true
    case .when(_, let actions, let others): (actions + others).contains { $0.begins(task) }
    default: false
    }
  }
}
