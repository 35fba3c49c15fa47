public import DialogModel
internal import Texts

/// Reads inputs in words against one version of a document.
public struct InputReader {
  let names: NamesOfDocument
  let prototype: Prototype

  /// Makes a reader of inputs for a prototype.
  ///
  /// - Parameter prototype: a document that has loaded, as it was read.
  public init(_ prototype: Prototype) {
    self.prototype = prototype
    names = NamesOfDocument(prototype)
  }

  /// Returns the input that the words describe.
  ///
  /// - Throws: ``Finding`` if the words describe no input, or name something that the document does
  ///   not have; the place of the problem is in the words.
  public func input(_ named: NamedInput) throws(Finding) -> Input {
    let document = YAMLDocument(Array(named.words.utf8))
    if let problem = document.problems.first { throw problem }
    var reader = Reader(names: names, .bare, problems: [])
    reader.surroundings = .input
    let input = document.root.flatMap { read($0, &reader) }
    if let problem = reader.problems.all.first { throw problem }
    guard let input else {
      throw Finding(
        .shape, at: Mark(line: 1, column: 1),
        tr("these words say no input: {words}", ["words": named.words]))
    }
    return input
  }

  /// The number in the words of an input that is out of its bounds, whatever the document has; `nil`
  /// where there is none.
  public func numberOutOfBounds(in named: NamedInput) -> Finding? {
    let document = YAMLDocument(Array(named.words.utf8))
    guard document.problems.isEmpty, let root = document.root else { return nil }
    var reader = Reader(names: names, .bare, problems: [])
    reader.surroundings = .input
    _ = read(root, &reader)
    return reader.problems.outOfBounds
  }
}

extension Surroundings {
  /// The surroundings of an action that comes from outside: it may refer to anything.
  fileprivate static let input = Surroundings(
    fieldCount: 2, ownField: 0, hasReplacement: true, hasError: true, hasPercent: true,
    hasActivity: true, hasNotification: true)
}

extension InputReader {
  private func read(_ node: YAMLNode, _ reader: inout Reader) -> Input? {
    guard let entries = node.entries, entries.count == 1,
      let key = InputKey(rawValue: entries[0].name)
    else { return nil }
    let value = entries[0].value
    switch key {
    case .launch: return .launch
    case .goOn: return .goOn
    case .commandMode: return mode(value, &reader)
    case .liveBuiltIns:
      let names = value.items.compactMap(\.text)
      return .configure(.liveBuiltIns(Set(names.compactMap { BuiltInActivity(rawValue: $0) })))
    case .breakpoints:
      let breakpoints = value.items.map { breakpoint($0, &reader) }
      return breakpoints.contains(nil)
        ? nil : .configure(.breakpoints(breakpoints.compactMap { $0 }))
    case .secretAnswers:
      let answers = value.items.map(\.boolean)
      return answers.contains(nil)
        ? nil : .configure(.secretAnswers(answers.compactMap { $0 }))
    case .reload: return reload(value, &reader)
    case .tapOn: return tap(value, &reader)
    case .inputText: return value.text.map { .edit(.type($0)) }
    case .pasteText: return value.text.map { .edit(.paste($0)) }
    case .eraseText: return .edit(.delete())
    case .pressKey: return self.key(value)
    case .systemCancel: return dialog(value, &reader).map { .systemCancel($0) }
    case .interrupt: return value.boolean.map { .interrupt($0) }
    case .launchApp: return .launchApp
    case .killApp: return .killApp
    case .openApp: return .openApp
    case .switcher: return value.boolean.map { .switcher($0) }
    case .pullDown: return value.boolean.map { .pullDown($0) }
    case .slide: return .slide
    case .openNotification, .closeNotification, .removeFromCenter, .fireNotification,
      .removeNotification:
      return notification(key, value, &reader)
    case .notificationSettings:
      return .setNotificationSettings(NotificationReader.settings(value, &reader))
    case .setClock: return ClockReader.moment(value, &reader).map { .setClock($0) }
    case .setTimeZone: return ClockReader.zone(value, &reader).map { .setTimeZone($0) }
    case .memoryWarning: return .memoryWarning
    case .rotate: return value.text.flatMap { Orientation(rawValue: $0) }.map { .rotate($0) }
    case .answer: return answer(value, &reader)
    case .perform: return ActionReader.action(value, &reader).map { .perform($0) }
    case .edit: return edit(value, &reader)
    case .moveText:
      guard let range = range(value, &reader), let place = number(.to, in: value, &reader) else {
        return nil
      }
      return .moveText(range, to: place)
    case .undo: return .undo
    case .redo: return .redo
    case .clear: return reader.field(named: value).map { .pressClear($0) }
    case .report: return report(value, &reader)
    case .task: return steering(value, &reader)
    case .endActivity:
      guard let number = number(.picker, in: value, &reader),
        let completed = value[InputKey.Part.completed.rawValue]?.boolean
      else { return nil }
      return .endActivity(number, completed: completed)
    case .program: return value.text.flatMap(ProgramMode.init).map { .configure(.program($0)) }
    case .outside: return word(value, &reader).map { .outside($0) }
    case .define, .redefine: return definition(value, &reader)
    // What is cut follows from the document and its place; earlier versions recorded it.
    case .truncated: return .configure(.nothing)
    }
  }

  // MARK: - Taps

  private func tap(_ node: YAMLNode, _ reader: inout Reader) -> Input? {
    func part(_ key: InputKey.Tap) -> YAMLNode? { node[key.rawValue] }
    if part(.outside) != nil { return .tapOutside }
    if part(.back) != nil { return .tapBack }
    let segment = number(.segment, in: node, &reader)
    if let control = part(.control) {
      guard let holder = part(.within).flatMap({ holder($0, &reader) }), let name = control.name
      else { return nil }
      guard let id = names.controls[name].first(where: { $0.holder == holder }) else {
        reader.problems.error(
          .reference, control.start, tr("there is no control “{name}”", ["name": name]))
        return nil
      }
      return segment.map { .tapSegment(id, index: $0) } ?? .tapControl(id)
    }
    let (button, field) = (number(.button, in: node, &reader), number(.field, in: node, &reader))
    guard let dialog = part(.dialog).flatMap({ dialog($0, &reader)?.exact }) else { return nil }
    if part(.loader) != nil { return .cancelLoader(dialog) }
    if part(.cancel) != nil { return .cancelPicker(dialog) }
    if let button { return .tapButton(dialog, index: button) }
    if let field { return .tapField(.alert(dialog, index: field)) }
    guard let name = part(.activity)?.text, let picker = prototype[dialog]?.activityPicker
    else { return nil }
    if let index = picker.activities.firstIndex(where: { $0.type == name }) {
      return .chooseActivity(dialog, .custom(index))
    }
    return BuiltInActivity(rawValue: name).map { .chooseActivity(dialog, .builtIn($0)) }
  }

  func holder(_ node: YAMLNode, _ reader: inout Reader) -> ControlID.Holder? {
    guard let name = node.name else { return nil }
    if let screen = names.screens[name] { return .screen(ScreenID(screen)) }
    if let activity = names.activities[name] { return .activity(activity) }
    return reader.dialog(named: node).map { .dialog($0) }
  }

  /// A dialog of the document, or the alert that only shows a task.
  private func dialog(_ node: YAMLNode, _ reader: inout Reader) -> DialogID? {
    guard let name = node.name, name.hasPrefix(InputKey.loaderPrefix) else {
      return reader.shownDialog(named: node)
    }
    let id = String(name.dropFirst(InputKey.loaderPrefix.count))
    guard let task = names.tasks[id] else {
      reader.problems.error(.reference, node.start, tr("there is no task “{name}”", ["name": id]))
      return nil
    }
    return DialogID((prototype.firstLoader ?? names.dialogs.all.count) + task)
  }

  // MARK: - Keys

  private func key(_ node: YAMLNode) -> Input? {
    switch node.text.flatMap({ ScenarioStep.Key(rawValue: $0) }) {
    case .return: .pressReturn
    case .tab: .pressTab
    case .home: .home
    case .power: .power
    case .clear, nil: nil
    }
  }

  private func edit(_ node: YAMLNode, _ reader: inout Reader) -> Input? {
    let range = range(node, &reader)
    if let text = node[InputKey.Edit.typed.rawValue]?.text {
      return .edit(.type(text, over: range))
    }
    if let text = node[InputKey.Edit.pasted.rawValue]?.text {
      return .edit(.paste(text, over: range))
    }
    return node[InputKey.Edit.deleted.rawValue] == nil ? nil : .edit(.delete(range))
  }

  private func range(_ node: YAMLNode, _ reader: inout Reader) -> TextRange? {
    guard let location = number(.location, in: node, &reader),
      let length = number(.length, in: node, &reader)
    else {
      return nil
    }
    return TextRange(location, length)
  }

  private func answer(_ node: YAMLNode, _ reader: inout Reader) -> Input? {
    let target = node[InputKey.Part.target.rawValue]
    let question = node.entries?.first { $0.name != InputKey.Part.target.rawValue }
    guard let question, let selector = Selector(name: question.name),
      let answer = question.value.boolean
    else { return nil }
    guard let target else { return .answer(selector, answer, target: nil) }
    return self.target(target, of: selector, &reader).map { .answer(selector, answer, target: $0) }
  }

  /// Reads the target whose method is meant.
  private func target(_ node: YAMLNode, of selector: Selector, _ reader: inout Reader) -> Target? {
    if selector.owner == .application { return .application }
    guard let name = node.name else { return nil }
    if name.hasPrefix(InputKey.loaderPrefix) {
      return dialog(node, &reader).map { .dialog($0) }
    }
    return reader.target(node)
  }

  // MARK: - Decisions outside the document

  private func mode(_ node: YAMLNode, _ reader: inout Reader) -> Input? {
    guard let entry = node.entries?.first else { return nil }
    let mode: CommandMode?
    switch entry.value.text.flatMap({ InputKey.Mode(rawValue: $0) }) {
    case .simulated: mode = .simulated
    case .runs: mode = .runs
    default: mode = recording(entry.value, &reader).map { .recorded($0) }
    }
    guard let mode, let task = reader.task(named: entry.key) else { return nil }
    return .configure(.commandMode(task, mode))
  }

  private func recording(_ node: YAMLNode, _ reader: inout Reader) -> TaskRecording? {
    guard let end = number(.milliseconds, in: node, &reader) else { return nil }
    var recording = TaskRecording(
      milliseconds: end, error: node[InputKey.Mode.error.rawValue]?.text)
    for line in node[InputKey.Mode.lines.rawValue]?.list ?? [] {
      guard let parts = line.list, parts.count == 3,
        let time = number(parts[0], .milliseconds, &reader),
        let isError = parts[1].boolean, let text = parts[2].text
      else { return nil }
      recording.lines.append(.init(milliseconds: time, isError: isError, text: text))
    }
    return recording
  }

  private func breakpoint(_ node: YAMLNode, _ reader: inout Reader) -> Breakpoint? {
    if node.text == InputKey.Part.next.rawValue { return .next }
    if let selector = node.text.flatMap({ Selector(name: $0) }) {
      return .call(selector, target: nil)
    }
    if let words = node[InputKey.Part.filter.rawValue]?.text { return .filter(words) }
    guard let entry = node.entries?.first, let selector = Selector(name: entry.name),
      let target = target(entry.value, of: selector, &reader)
    else { return nil }
    return .call(selector, target: target)
  }

  // MARK: - Jobs and reports

  private func steering(_ node: YAMLNode, _ reader: inout Reader) -> Input? {
    guard let entry = node.entries?.first, let task = reader.task(named: entry.key) else {
      return nil
    }
    switch entry.value.text.flatMap({ InputKey.Steering(rawValue: $0) }) {
    case .done: return .steer(task, .succeed)
    case .failed: return .steer(task, .fail)
    case .hangs: return .steer(task, .hang)
    case nil: return nil
    }
  }

  private func report(_ node: YAMLNode, _ reader: inout Reader) -> Input? {
    func part(_ key: InputKey.Report) -> YAMLNode? { node[key.rawValue] }
    guard let job = number(.job, in: node, &reader) else { return nil }
    var report = JobReport()
    report.percent = number(.percent, in: node, &reader)
    report.message = part(.message)?.text
    report.lines = part(.lines)?.items.compactMap(\.text) ?? []
    report.dropped = number(.dropped, in: node, &reader) ?? 0
    if let end = part(.end) {
      switch end.text.flatMap({ InputKey.Report(rawValue: $0) }) {
      case .done: report.end = .done
      case .cancelled: report.end = .cancelled
      case .failed: report.end = .failed(nil)
      default: report.end = end[InputKey.Report.failed.rawValue]?.text.map { .failed($0) }
      }
    }
    return .report(report, job: job)
  }

  private func reload(_ node: YAMLNode, _ reader: inout Reader) -> Input? {
    func part(_ key: InputKey.Reload) -> YAMLNode? { node[key.rawValue] }
    guard let document = part(.document)?.text else { return nil }
    if let scenario = part(.plays)?.text {
      return .reload(Reload(document: document, continuation: .plays(scenario)))
    }
    var place = Reload.Place()
    place.screen = part(.screen).flatMap { reader.screen(named: $0) }
    place.dialogs = (part(.dialogs)?.items ?? []).compactMap { dialog($0, &reader) }
    place.lost = (part(.lost)?.items ?? []).compactMap(\.text)
    for entry in part(.texts)?.entries ?? [] {
      if let field = reader.field(named: entry.key) { place.texts[field] = entry.value.text }
    }
    for entry in part(.values)?.items ?? [] {
      if let (control, value) = value(entry, &reader) { place.values[control] = value }
    }
    for entry in part(.flags)?.entries ?? [] {
      if let flag = reader.flag(named: entry.key) { place.flags[flag] = entry.value.boolean }
    }
    return .reload(Reload(document: document, continuation: .resumes(place)))
  }
}
