import DialogModel
import PrototypeFile

extension DocumentWriter {
  func scenario(
    _ script: ScenarioScript, sharing shared: inout SharedWriting
  ) throws(NotWritable) -> Written {
    var entries = entry("language", text(script.language))
    entries += entry("device", word(script.device))
    entries += entry("era", word(script.era))
    if let start = script.start { entries += entry("start", try name(of: start)) }
    entries += entry("textSize", word(script.axes.textSize))
    entries += entry("direction", word(script.axes.direction))
    entries += entry("contrast", word(script.axes.contrast))
    entries += entry("pace", script.pace.map(pace))
    entries += entry("notes", text(script.notes))
    entries += entry("minutes", script.minutes.map { .number($0) })
    var steps: [Written] = []
    var rest = script.steps[...]
    while let first = rest.first {
      let part = rest.prefix { $0.shared?.name == first.shared?.name }
      rest = rest.dropFirst(part.count)
      var written: [Written] = []
      for step in part { written.append(try self.step(step)) }
      guard let name = first.shared?.name else {
        steps += written
        continue
      }
      steps.append(.map(entry("perform", .text(shared.name(of: written, near: name))), .block))
    }
    entries += try entry("steps", .list(steps, .block))
    return .map(entries + (entry("expect", try expect(script.expect))), .block)
  }

  /// Writes the expected calls as a block, or as a list if a block cannot show all characters.
  private func expect(_ lines: [String]?) throws(NotWritable) -> Written? {
    guard let lines else { return nil }
    for line in lines {
      guard line.first?.isWhitespace == false, line.last?.isWhitespace == false,
        !line.contains(where: \.isNewline)
      else { throw notWritable(line) }
    }
    return lines.allSatisfy(Quoting.isBlockLine)
      ? .lines(lines) : .list(lines.map { .text($0) }, .block)
  }

  private func step(_ step: ScenarioStep) throws(NotWritable) -> Written {
    var entries = try entries(of: step.kind) + entry("now", yes(step.isNow))
    if step.timeout != ScenarioStep.defaultTimeout {
      entries += entry("timeout", .seconds(milliseconds: step.timeout))
    }
    entries += entry("say", text(step.say)) + entry("notes", text(step.notes))
    return .map(entries, .block)
  }

  private func pace(_ pace: ScenarioPace) -> Written {
    switch pace {
    case .steady(let milliseconds): .seconds(milliseconds: milliseconds)
    case .human: .word("human")
    }
  }

  func entries(of kind: ScenarioStep.Kind) throws(NotWritable) -> [Written.Entry] {
    switch kind {
    case .tapOn(let target, let dialog): try tap(target, dialog)
    case .wait(let milliseconds): entry("wait", .seconds(milliseconds: milliseconds))
    case .waitFor(let text): try entry("waitFor", pattern(text))
    case .waitForAnimationToEnd: entry("waitForAnimationToEnd", .boolean(true))
    case .present(let dialog): try entry("present", name(of: dialog))
    case .dismiss(let dialog, let index, let animated):
      try entry("dismiss", dismissal(dialog, index, animated))
    case .systemCancel(let dialog): try entry("systemCancel", name(ofShown: dialog))
    case .inputText(let text): entry("inputText", .text(text))
    case .pasteText(let text): entry("pasteText", .text(text))
    case .eraseText(let count): entry("eraseText", .number(count))
    case .pressKey(let key): entry("pressKey", .word(key.rawValue))
    case .launchApp: entry("launchApp", .boolean(true))
    case .killApp: entry("killApp", .boolean(true))
    case .answer(let selector, let answer, let target):
      try entry(
        "answer",
        .map(
          [Written.Entry(key: selector.name, value: .boolean(answer))]
            + entry("target", name(of: target)), .inline))
    case .perform(let action): try entry("do", self.action(action))
    case .assertVisible(let text): try entry("assertVisible", pattern(text))
    case .assertNotVisible(let text): try entry("assertNotVisible", pattern(text))
    case .assertEnabled(let text): try entry("assertEnabled", pattern(text))
    case .assertDisabled(let text): try entry("assertDisabled", pattern(text))
    case .assertFlags(let flags): try entry("assertFlag", .map(parts.flags(flags), .inline))
    case .assertScheduled(let ids): try entry("assertScheduled", names(of: ids))
    case .assertSpoken(let text): try entry("assertSpoken", pattern(text))
    case .assertBadge(let number): entry("assertBadge", .number(number))
    case .removeFromCenter(let id): try entry("removeFromCenter", name(of: id))
    case .switcher(let opens): entry("switcher", .boolean(opens))
    case .settings(let change): entry("settings", .map(self.entries(of: change), .inline))
    case .assertProperty(let dialog, let properties):
      try entry("assertProperty", self.properties(properties, name(ofShown: dialog)))
    case .goBack: entry("goBack", .boolean(true))
    case .memoryWarning: entry("memoryWarning", .boolean(true))
    case .interrupt(let appears): entry("interrupt", .boolean(appears))
    case .rotate(let orientation): entry("rotate", .word(orientation.rawValue))
    case .openNotification(let id): try entry("openNotification", name(of: id))
    case .closeNotification(let id): try entry("closeNotification", name(of: id))
    case .fireNotification(let id): try entry("fireNotification", name(of: id))
    case .endTask(let task, let succeeds):
      entry(
        "endTask",
        .map(
          [
            Written.Entry(key: "task", value: .text(prototype.name(of: task))),
            Written.Entry(key: "with", value: .word(succeeds ? "success" : "failure")),
          ], .inline))
    case .endActivity(let completed):
      entry(
        "endActivity",
        .map([Written.Entry(key: "completed", value: .boolean(completed))], .inline))
    case .pullDown(let isDown): entry("pullDown", .boolean(isDown))
    case .openApp: entry("openApp", .word(ScenarioStep.OtherApp.other.rawValue))
    case .slide: entry("slide", .boolean(true))
    case .setClock(let moment): try entry("setClock", self.moment(moment))
    case .setTimeZone(let zone): try entry("setTimeZone", timeZone(zone))
    }
  }

  private func names(of notifications: [NotificationID]) throws(NotWritable) -> Written {
    var names: [Written] = []
    for id in notifications { names.append(try name(of: id)) }
    return .list(names, .inline)
  }

  private func properties(_ properties: DialogProperties, _ name: Written) -> Written {
    var entries = entry("dialog", name)
    for (key, number) in [
      ("numberOfButtons", properties.numberOfButtons),
      ("cancelButtonIndex", properties.cancelButtonIndex),
      ("firstOtherButtonIndex", properties.firstOtherButtonIndex),
      ("destructiveButtonIndex", properties.destructiveButtonIndex),
    ] as [(String, Int?)] {
      entries += entry(key, number.map { .number($0) })
    }
    return .map(
      entries + entry("visible", properties.isVisible.map { .boolean($0) }), .inline)
  }

  private func tap(
    _ target: ScenarioStep.TapTarget, _ dialog: DialogID?
  ) throws(NotWritable) -> [Written.Entry] {
    var inside: [Written.Entry]
    let name = try dialog.map { (id) throws(NotWritable) in try self.name(ofShown: id) }
    switch target {
    case .text(let text):
      return try entry("tapOn", pattern(text)) + entry("dialog", name)
    case .button(let index): inside = entry("button", .number(index))
    case .control(let control): inside = entry("control", .text(control.name))
    case .segment(let control, let index):
      inside = entry("control", .text(control.name)) + entry("segment", .number(index))
    case .outside: inside = entry("outside", .boolean(true))
    case .field(let index): inside = entry("field", .number(index))
    case .clear(let field): inside = try entry("clear", self.name(of: field))
    case .activity(let type): inside = entry("activity", .text(type))
    }
    inside += entry("dialog", name)
    return try entry("tapOn", .map(inside, .inline))
  }

  private func name(of target: Target?) throws(NotWritable) -> Written? {
    switch target {
    case nil: nil
    case .dialog(let dialog): try self.name(ofShown: dialog)
    case .field(let field): try self.name(of: field)
    case .screen(let screen): try self.name(of: screen)
    // The reader would resolve the name as the dialog, the text field or the screen of that name.
    case .application?, .navigation?, .tabs?:
      try self.name(ofDelegate: target)
    case .activity(let id)
    where holds(.activity(id))
      && prototype[id.dialog]?.activityPicker?.activities.indices
        .contains(id.index) == true:
      .text(prototype.name(of: .activity(id)))
    default: throw notWritable("target")
    }
  }

  private func name(ofDelegate target: Target?) throws(NotWritable) -> Written? {
    guard let name = target.map(prototype.name(of:)), prototype.dialog(named: name) == nil,
      prototype.screen(named: name) == nil, !hasField(name)
    else { throw notWritable("target") }
    return .text(name)
  }

  private func hasField(_ name: String) -> Bool {
    (prototype.screens.flatMap(\.controls) + prototype.dialogs.flatMap(\.controls)).contains {
      $0.textField != nil && $0.id == name
    }
  }

  private func pattern(_ pattern: TextPattern) throws(NotWritable) -> Written {
    let text = pattern.sourceText
    if case .whole(let whole) = pattern, whole.count > 2, whole.first == "/", whole.last == "/" {
      throw notWritable(text)
    }
    return .text(text)
  }
}
