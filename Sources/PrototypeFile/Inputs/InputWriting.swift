public import DialogModel

extension PrototypeDocument {
  /// Returns an input in words, with the names of the document.
  ///
  /// - Throws: ``NotWritable`` for an input about something that the document does not have.
  public static func words(
    of input: Input, in prototype: Prototype
  ) throws(NotWritable) -> NamedInput {
    if case .unread(let named) = input { return named }
    let entries = try Writer(prototype: prototype).input(input)
    return NamedInput(words: Written.line(of: entries))
  }
}

extension Writer {
  fileprivate func input(_ input: Input) throws(NotWritable) -> [Written.Entry] {
    switch input {
    case .launch: flag(.launch)
    case .goOn: flag(.goOn)
    case .configure(let change): try configure(change)
    case .reload(let reload): try entry(.reload, self.reload(reload))
    case .tapButton(let dialog, let index):
      try tap(.button, .number(index), dialog)
    case .tapOutside: entry(.tapOn, .map([part(InputKey.Tap.outside, .boolean(true))], .inline))
    case .tapBack: entry(.tapOn, .map([part(InputKey.Tap.back, .boolean(true))], .inline))
    case .memoryWarning: flag(.memoryWarning)
    case .tapControl(let control), .tapField(.control(let control)): try tap(control)
    case .tapSegment(let control, let index):
      try tap(control, part(InputKey.Tap.segment, .number(index)))
    case .tapField(.alert(let dialog, let index)): try tap(.field, .number(index), dialog)
    case .cancelLoader(let dialog): try tap(.loader, .boolean(true), dialog)
    case .cancelPicker(let dialog): try tap(.cancel, .boolean(true), dialog)
    case .chooseActivity(let dialog, let choice):
      try tap(.activity, .text(name(of: choice, in: dialog)), dialog)
    case .edit(let edit): self.edit(edit)
    case .moveText(let range, let place):
      entry(.moveText, .map(self.range(range) + [part(InputKey.Part.to, .number(place))], .inline))
    case .undo: flag(.undo)
    case .redo: flag(.redo)
    case .pressReturn: press(.return)
    case .pressTab: press(.tab)
    case .pressClear(let field): try entry(.clear, name(of: field))
    case .perform(let action): try entry(.perform, self.action(action))
    case .systemCancel(let dialog): try entry(.systemCancel, name(ofAny: dialog))
    case .home: press(.home)
    case .power: press(.power)
    case .interrupt(let appears): entry(.interrupt, .boolean(appears))
    case .launchApp: flag(.launchApp)
    case .killApp: flag(.killApp)
    case .openApp: entry(.openApp, .word(ScenarioStep.OtherApp.other.rawValue))
    case .switcher(let opens): entry(.switcher, .boolean(opens))
    case .pullDown(let isDown): entry(.pullDown, .boolean(isDown))
    case .slide: flag(.slide)
    case .openNotification(let id, let number):
      try entry(.openNotification, notification(id, number))
    case .closeNotification(let id, let number):
      try entry(.closeNotification, notification(id, number))
    case .removeFromCenter(let id, let number):
      try entry(.removeFromCenter, notification(id, number))
    case .fireNotification(let id, let number):
      try entry(.fireNotification, notification(id, number))
    case .removeNotification(let id, let number):
      try entry(.removeNotification, notification(id, number))
    case .setNotificationSettings(let settings):
      entry(.notificationSettings, .map(notificationSettings(settings), .inline))
    case .setClock(let moment): try entry(.setClock, self.moment(moment))
    case .setTimeZone(let zone): try entry(.setTimeZone, timeZone(zone))
    case .rotate(let orientation): entry(.rotate, .word(orientation.rawValue))
    case .answer(let selector, let answer, let target):
      try self.answer(selector, answer, target)
    case .endActivity(let number, let completed):
      entry(
        .endActivity,
        .map(
          [
            part(InputKey.Part.picker, .number(number)),
            part(InputKey.Part.completed, .boolean(completed)),
          ], .inline))
    case .steer(let task, let steering):
      try entry(
        .task, .map([Written.Entry(key: id(of: task), value: word(steering))], .inline))
    case .report(let report, let job): entry(.report, .map(self.report(report, job), .inline))
    case .outside(let word): try entry(.outside, .map(self.word(word), .inline))
    // Its words are those of a document, which are written above this module.
    case .define, .redefine: throw notWritable("define")
    // Such an input already has its words.
    case .unread: []
    }
  }

  // MARK: - Taps

  private func tap(
    _ kind: InputKey.Tap, _ value: Written, _ dialog: DialogID
  ) throws(NotWritable) -> [Written.Entry] {
    try entry(
      .tapOn, .map([part(kind, value), part(InputKey.Tap.dialog, name(ofAny: dialog))], .inline))
  }

  private func tap(
    _ control: ControlID, _ more: Written.Entry? = nil
  ) throws(NotWritable) -> [Written.Entry] {
    let entries = try names(of: control) + [more].compactMap { $0 }
    return entry(.tapOn, .map(entries, .inline))
  }

  /// A control and what holds it.
  func names(of control: ControlID) throws(NotWritable) -> [Written.Entry] {
    guard holds(control.holder) else { throw notWritable("control") }
    let controls = prototype.controls(of: control.holder)
    guard controls.indices.contains(control.index) else { throw notWritable("control") }
    return try [
      part(InputKey.Tap.control, .text(controls[control.index].id)),
      part(InputKey.Tap.within, name(of: control.holder)),
    ]
  }

  private func name(of holder: ControlID.Holder) throws(NotWritable) -> Written {
    switch holder {
    case .screen(let screen): try name(of: screen)
    case .dialog(let dialog): try name(ofAny: dialog)
    case .activity(let activity): .text(prototype.name(of: .activity(activity)))
    }
  }

  private func name(of choice: ActivityChoice, in dialog: DialogID) throws(NotWritable) -> String {
    guard let picker = prototype[dialog]?.activityPicker else { throw notWritable("activity") }
    return picker.name(of: choice)
  }

  /// A dialog of the document, or the alert that only shows a task.
  private func name(ofAny dialog: DialogID) throws(NotWritable) -> Written {
    let task = dialog.index - (prototype.firstLoader ?? prototype.dialogs.count)
    guard prototype.tasks.indices.contains(task) else { return try name(ofShown: dialog) }
    return .text(InputKey.loaderPrefix + (try id(of: TaskID(task))))
  }

  func id(of task: TaskID) throws(NotWritable) -> String {
    guard prototype.tasks.indices.contains(task.index) else { throw notWritable("task") }
    return prototype.name(of: task)
  }

  // MARK: - Decisions outside the document

  private func configure(_ change: ConfigurationChange) throws(NotWritable) -> [Written.Entry] {
    switch change {
    case .commandMode(let task, let mode):
      try entry(
        .commandMode, .map([Written.Entry(key: id(of: task), value: self.mode(mode))], .inline))
    case .liveBuiltIns(let activities):
      entry(
        .liveBuiltIns,
        .list(
          BuiltInActivity.allCases.filter(activities.contains).map { .word($0.rawValue) }, .inline))
    case .breakpoints(let breakpoints):
      entry(.breakpoints, .list(try self.breakpoints(breakpoints), .inline))
    case .secretAnswers(let answers):
      entry(.secretAnswers, .list(answers.map { .boolean($0) }, .inline))
    case .program(let mode): entry(.program, .word(mode.rawValue))
    case .nothing: entry(.truncated, .map([], .inline))
    }
  }

  private func word(_ word: ProgramWord) throws(NotWritable) -> [Written.Entry] {
    switch word {
    case .act(let action): return [part(InputKey.Word.act, try self.action(action))]
    case .returned(let answer):
      return [part(InputKey.Word.returned, answer.map { .boolean($0) } ?? .word("null"))]
    case .missing: return [part(InputKey.Word.missing, .boolean(true))]
    case .blocked(let milliseconds): return [part(InputKey.Word.blocked, .number(milliseconds))]
    case .ended: return [part(InputKey.Word.ended, .boolean(true))]
    }
  }

  private func mode(_ mode: CommandMode) -> Written {
    switch mode {
    case .simulated: return .word(InputKey.Mode.simulated.rawValue)
    case .runs: return .word(InputKey.Mode.runs.rawValue)
    case .recorded(let recording):
      let lines = recording.lines.map { line in
        Written.list(
          [.number(line.milliseconds), .boolean(line.isError), .text(line.text)], .inline)
      }
      var entries = [
        part(InputKey.Mode.milliseconds, .number(recording.milliseconds)),
        part(InputKey.Mode.lines, .list(lines, .inline)),
      ]
      if let error = recording.error { entries.append(part(InputKey.Mode.error, .text(error))) }
      return .map(entries, .inline)
    }
  }

  private func breakpoints(_ breakpoints: [Breakpoint]) throws(NotWritable) -> [Written] {
    var written: [Written] = []
    for breakpoint in breakpoints { written.append(try self.breakpoint(breakpoint)) }
    return written
  }

  private func breakpoint(_ breakpoint: Breakpoint) throws(NotWritable) -> Written {
    switch breakpoint {
    case .next: return .word(InputKey.Part.next.rawValue)
    case .filter(let words): return .map([part(InputKey.Part.filter, .text(words))], .inline)
    case .call(let selector, nil): return .text(selector.name)
    case .call(let selector, let target?):
      return .map([Written.Entry(key: selector.name, value: try name(ofAny: target))], .inline)
    }
  }

  private func name(ofAny target: Target) throws(NotWritable) -> Written {
    switch target {
    case .application: .text("application")
    case .dialog(let dialog): try name(ofAny: dialog)
    case .field(let field): try name(of: field)
    case .activity: .text(prototype.name(of: target))
    case .screen(let screen): try name(of: screen)
    case .navigation, .tabs: .text(prototype.name(of: target))
    case .task: throw notWritable("target")
    }
  }

  // MARK: - Keys

  private func edit(_ edit: TextEdit) -> [Written.Entry] {
    switch edit.kind {
    case .typed where edit.range == nil && edit.text.count == 1:
      return entry(.inputText, .text(edit.text))
    case .pasted where edit.range == nil: return entry(.pasteText, .text(edit.text))
    case .deleted where edit.range == nil: return entry(.eraseText, .number(1))
    default: break
    }
    let key: InputKey.Edit =
      switch edit.kind {
      case .typed: .typed
      case .pasted: .pasted
      case .deleted: .deleted
      }
    return entry(
      .edit, .map([part(key, .text(edit.text))] + (edit.range.map(range) ?? []), .inline))
  }

  private func range(_ range: TextRange) -> [Written.Entry] {
    [
      part(InputKey.Edit.location, .number(range.location)),
      part(InputKey.Edit.length, .number(range.length)),
    ]
  }

  private func press(_ key: ScenarioStep.Key) -> [Written.Entry] {
    entry(.pressKey, .word(key.rawValue))
  }

  private func answer(
    _ selector: Selector, _ answer: Bool, _ target: Target?
  ) throws(NotWritable) -> [Written.Entry] {
    var entries = [Written.Entry(key: selector.name, value: .boolean(answer))]
    if let target { entries.append(part(InputKey.Part.target, try name(ofAny: target))) }
    return entry(.answer, .map(entries, .inline))
  }

  // MARK: - Jobs and reports

  private func word(_ steering: JobSteering) -> Written {
    switch steering {
    case .succeed: .word(InputKey.Steering.done.rawValue)
    case .fail: .word(InputKey.Steering.failed.rawValue)
    case .hang: .word(InputKey.Steering.hangs.rawValue)
    }
  }

  private func report(_ report: JobReport, _ job: Int) -> [Written.Entry] {
    var entries = [part(InputKey.Report.job, .number(job))]
    if let percent = report.percent {
      entries.append(part(InputKey.Report.percent, .number(percent)))
    }
    if let message = report.message {
      entries.append(part(InputKey.Report.message, .text(message)))
    }
    if !report.lines.isEmpty {
      entries.append(part(InputKey.Report.lines, .list(report.lines.map { .text($0) }, .inline)))
    }
    if report.dropped != 0 {
      entries.append(part(InputKey.Report.dropped, .number(report.dropped)))
    }
    switch report.end {
    case nil: break
    case .done: entries.append(part(InputKey.Report.end, .word(InputKey.Report.done.rawValue)))
    case .cancelled:
      entries.append(part(InputKey.Report.end, .word(InputKey.Report.cancelled.rawValue)))
    case .failed(nil):
      entries.append(part(InputKey.Report.end, .word(InputKey.Report.failed.rawValue)))
    case .failed(let why?):
      entries.append(
        part(InputKey.Report.end, .map([part(InputKey.Report.failed, .text(why))], .inline)))
    }
    return entries
  }

  private func reload(_ reload: Reload) throws(NotWritable) -> Written {
    var entries = [part(InputKey.Reload.document, .text(reload.document))]
    switch reload.continuation {
    case .plays(let scenario): entries.append(part(InputKey.Reload.plays, .text(scenario)))
    case .resumes(let place):
      if let screen = place.screen {
        entries.append(part(InputKey.Reload.screen, try name(of: screen)))
      }
      if !place.dialogs.isEmpty {
        var names: [Written] = []
        for dialog in place.dialogs { names.append(try name(ofAny: dialog)) }
        entries.append(part(InputKey.Reload.dialogs, .list(names, .inline)))
      }
      if !place.lost.isEmpty {
        entries.append(part(InputKey.Reload.lost, .list(place.lost.map { .text($0) }, .inline)))
      }
      var texts: [Written.Entry] = []
      for (field, text) in place.texts {
        texts.append(Written.Entry(key: prototype.name(of: field), value: .text(text)))
      }
      if !texts.isEmpty {
        texts.sort { $0.key < $1.key }
        entries.append(part(InputKey.Reload.texts, .map(texts, .inline)))
      }
      let values = try values(place)
      if !values.isEmpty {
        entries.append(part(InputKey.Reload.values, .list(values, .inline)))
      }
      let flags = try self.flags(place.flags)
      if !flags.isEmpty { entries.append(part(InputKey.Reload.flags, .map(flags, .inline))) }
    }
    return .map(entries, .inline)
  }

  // MARK: - Entries

  private func entry(_ key: InputKey, _ value: Written) -> [Written.Entry] {
    [Written.Entry(key: key.rawValue, value: value)]
  }

  private func flag(_ key: InputKey) -> [Written.Entry] { entry(key, .boolean(true)) }

  func part(_ key: some RawRepresentable<String>, _ value: Written) -> Written.Entry {
    Written.Entry(key: key.rawValue, value: value)
  }
}
