internal import DialogModel
internal import Texts

/// Activity pickers with their own activities and items.
struct PickerCode {
  let code: UIKitCode

  private func picker(_ index: Int) -> ActivityPicker? {
    code.prototype.dialogs[index].activityPicker
  }

  private func className(_ index: Int, _ activity: Int) -> String {
    CodeNames.capital(code.names.dialogs[index]) + "Activity\(activity + 1)"
  }

  private func itemClass(_ index: Int, _ item: Int) -> String {
    CodeNames.capital(code.names.dialogs[index]) + "Item\(item + 1)"
  }

  /// The property and the method that presents a picker.
  func add(_ index: Int, to type: inout CodeClass) {
    guard let picker = picker(index) else { return }
    let id = DialogID(index)
    let dialog = code.prototype.dialogs[index]
    let part = CodePart.dialog(dialog.id)
    let property = code.property(id)
    type.properties.append(
      CodeProperty(
        "strong) UIActivityViewController *\(property)",
        "var \(property): UIActivityViewController?", part))
    if !code.isToday {
      type.properties.append(
        CodeProperty(
          "strong) UIPopoverController *\(property)Popover",
          "var \(property)Popover: UIPopoverController?", part))
    }
    for (number, activity) in picker.activities.enumerated() {
      guard case .shows = activity.behaviour else { continue }
      let home = CodeHome.activity(ActivityID(id, index: number))
      let name = code.names.dialogs[index] + "Activity\(number + 1)View"
      type.properties.append(
        CodeProperty(
          "strong) \(code.className(home)) *\(name)", "var \(name): \(code.className(home))?", part)
      )
    }
    let name = "present" + CodeNames.capital(code.names.dialogs[index])
    type.methods.append(
      CodeMethod(
        "(void)\(name)", "func \(name)()", body(index, picker, dialog, id), part, isPublic: true))
  }

  private func body(_ index: Int, _ picker: ActivityPicker, _ dialog: Dialog, _ id: DialogID)
    -> [CodeLine]
  {
    var lines = OutsideNote.lines(dialog.delegate)
    let scope = CodeScope(code.homes.home(of: id))
    for (number, activity) in picker.activities.enumerated() {
      let name = "activity\(number + 1)"
      lines += code.say(
        "\(className(index, number)) *\(name) = [[\(className(index, number)) alloc] init]",
        "let \(name) = \(className(index, number))()")
      guard case .shows = activity.behaviour else { continue }
      let home = CodeHome.activity(ActivityID(id, index: number))
      let property = "self." + code.names.dialogs[index] + "Activity\(number + 1)View"
      lines += code.say(
        "\(code.className(home)) *\(name)View = [[\(code.className(home)) alloc] init]",
        "let \(name)View = \(code.className(home))()")
      lines += code.say("\(property) = \(name)View", "\(property) = \(name)View")
      lines += code.say("\(name).view = \(name)View", "\(name).view = \(name)View")
      lines += code.say("\(name)View.activity = \(name)", "\(name)View.activity = \(name)")
    }
    let items = picker.items.indices.map { item(index, $0, picker) }.joined(separator: ", ")
    let activities = picker.activities.indices.map { "activity\($0 + 1)" }.joined(separator: ", ")
    if code.isObjectiveC {
      lines += [
        CodeLine("UIActivityViewController *picker ="),
        CodeLine("    [[UIActivityViewController alloc] initWithActivityItems:@[\(items)]"),
        CodeLine(
          "                                      applicationActivities:\(activities.isEmpty ? "nil" : "@[\(activities)]")];"
        ),
      ]
    } else {
      lines += [
        CodeLine("let picker = UIActivityViewController("),
        CodeLine("  activityItems: [\(items)] as [Any],"),
        CodeLine("  applicationActivities: \(activities.isEmpty ? "nil" : "[\(activities)]"))"),
      ]
    }
    if !picker.excluded.isEmpty {
      let names = picker.excluded.map { code.pick($0.constant, "." + $0.rawValue) }.joined(
        separator: ", ")
      lines += code.say(
        "picker.excludedActivityTypes = @[\(names)]", "picker.excludedActivityTypes = [\(names)]")
    }
    lines += handler(dialog, id)
    lines += code.say("self.\(code.property(id)) = picker", "self.\(code.property(id)) = picker")
    return lines + present(picker.source, id, "picker", delegate: !dialog.delegate.isNil, scope)
  }

  private func item(_ index: Int, _ place: Int, _ picker: ActivityPicker) -> String {
    if let texts = picker.textsFor[place], !texts.isEmpty {
      let name = itemClass(index, place)
      return code.pick(
        "[[\(name) alloc] initWithPlaceholderItem:\(value(picker.items[place]))]",
        "\(name)(placeholderItem: \(value(picker.items[place])))")
    }
    return value(picker.items[place])
  }

  private func value(_ item: ActivityItem) -> String {
    switch item {
    case .text(let text): code.literal(text)
    case .url(let text):
      code.pick(
        "[NSURL URLWithString:\(code.literal(text))] ?: @\"\"",
        "URL(string: \(code.literal(text))) as Any")
    case .image(let name):
      code.pick(
        "[UIImage imageNamed:\(code.literal(name))] ?: @\"\"",
        "UIImage(named: \(code.literal(name))) as Any")
    case .file(let name):
      code.pick(
        "[NSURL fileURLWithPath:\(code.literal(name))]",
        "URL(fileURLWithPath: \(code.literal(name)))")
    }
  }

  /// What is done at the end.
  private func handler(_ dialog: Dialog, _ id: DialogID) -> [CodeLine] {
    var scope = CodeScope(code.homes.home(of: id))
    scope.dialog = id
    let isProbe = code.form == .probe && dialog.delegate.responds(to: .completionHandler)
    let actions =
      dialog.delegate.responds(to: .completionHandler)
      ? dialog.delegate.does[.completionHandler] ?? [] : []
    if code.isObjectiveC {
      scope.me = "strongSelf"
      let row = isProbe ? ProbeCode.row(dialog.id, .completionHandler) : []
      let body = code.statements(actions, scope)
      if body.isEmpty, row.isEmpty { return [] }
      let name = code.className(scope.home)
      let strong =
        body.isEmpty
        ? [] : [CodeLine("\(name) *strongSelf = weakSelf;"), CodeLine("if (!strongSelf) return;")]
      return (body.isEmpty ? [] : [CodeLine("__weak \(name) *weakSelf = self;")])
        + [CodeLine("picker.completionHandler = ^(NSString *activityType, BOOL completed) {")]
        + (row + strong + body).indented() + [CodeLine("};")]
    }
    let body = code.statements(actions, scope)
    if body.isEmpty { return [] }
    let head =
      code.isToday
      ? "picker.completionWithItemsHandler = { [weak self] activityType, completed, _, _ in"
      : "picker.completionHandler = { [weak self] activityType, completed in"
    return [CodeLine(head), CodeLine("  guard let self else { return }")]
      + body.selfIsUsed().indented()
      + [CodeLine("}")]
  }

  /// Presents a picker: full on a phone, in a popover on a tablet.
  private func present(
    _ source: PresentationSource?, _ id: DialogID, _ variable: String, delegate: Bool,
    _ scope: CodeScope
  ) -> [CodeLine] {
    if code.isToday {
      return PopoverCode(code: code).anchored(source, id, variable, scope)
        + [CodeLine("present(\(variable), animated: true)")]
    }
    let property = "self.\(code.property(id))Popover"
    let popover =
      code.say(
        "UIPopoverController *popover = [[UIPopoverController alloc] initWithContentViewController:\(variable)]",
        "let popover = UIPopoverController(contentViewController: \(variable))")
      + (delegate ? code.say("popover.delegate = self", "popover.delegate = self") : [])
      + code.say("\(property) = popover", "\(property) = popover")
      + PopoverCode(code: code).show(source, id, scope)
      + code.say("popover.passthroughViews = nil", "popover.passthroughViews = nil")
    let phone = code.say(
      "[self presentViewController:\(variable) animated:YES completion:nil]",
      "present(\(variable), animated: true)")
    return SourceCode(code: code).byDevice(phone: phone, tablet: popover)
  }

  /// Classes of a picker: its own activities, and items that depend on the activity.
  func classes(_ index: Int) -> [CodeClass] {
    guard let picker = picker(index) else { return [] }
    let part = CodePart.dialog(code.prototype.dialogs[index].id)
    return picker.activities.indices.map { activity(index, $0, picker.activities[$0], part) }
      + picker.items.indices.compactMap { place in
        guard let texts = picker.textsFor[place], !texts.isEmpty else { return nil }
        return provider(index, place, texts, part)
      }
  }

  private func activity(_ index: Int, _ number: Int, _ activity: Activity, _ part: CodePart)
    -> CodeClass
  {
    var type = CodeClass(className(index, number), "UIActivity", part)
    let isView = if case .shows = activity.behaviour { true } else { false }
    if isView {
      type.properties.append(
        CodeProperty("strong) UIViewController *view", "var view: UIViewController?", part))
    }
    func method(_ objectiveC: String, _ swift: String, _ body: [CodeLine]) {
      type.methods.append(CodeMethod(objectiveC, swift, body, part))
    }
    let word = code.literal(activity.type)
    method(
      "(NSString *)activityType", "override var activityType: UIActivity.ActivityType?",
      code.say("return \(word)", "UIActivity.ActivityType(rawValue: \(word))"))
    if let title = activity.title {
      let text = code.texts.localized(
        Template(title), "\(activity.type): title", CodeScope(.application))
      method(
        "(NSString *)activityTitle", "override var activityTitle: String?",
        code.say("return \(text)", text))
    }
    if let icon = activity.icon {
      let name = code.literal(icon)
      method(
        "(UIImage *)activityImage", "override var activityImage: UIImage?",
        code.say("return [UIImage imageNamed:\(name)]", "UIImage(named: \(name))"))
    }
    method(
      "(BOOL)canPerformWithActivityItems:(NSArray *)activityItems",
      "override func canPerform(withActivityItems activityItems: [Any]) -> Bool",
      canPerform(activity))
    switch activity.behaviour {
    case .inherited: type.part = part
    case .performs(let performance):
      method("(void)performActivity", "override func perform()", perform(performance, type.name))
    case .shows:
      method(
        "(UIViewController *)activityViewController",
        "override var activityViewController: UIViewController?",
        code.say("return self.view", "view"))
    }
    return type
  }

  private func canPerform(_ activity: Activity) -> [CodeLine] {
    let kinds = ActivityItem.Kind.allCases.filter(activity.accepts.contains)
    if kinds.count == ActivityItem.Kind.allCases.count {
      return code.say("return YES", "return true")
    }
    let tests = kinds.map { kind -> String in
      switch kind {
      case .text: code.pick("[item isKindOfClass:[NSString class]]", "item is String")
      case .image: code.pick("[item isKindOfClass:[UIImage class]]", "item is UIImage")
      case .url:
        code.pick(
          "([item isKindOfClass:[NSURL class]] && ![item isFileURL])",
          "(item as? URL)?.isFileURL == false")
      case .file:
        code.pick(
          "([item isKindOfClass:[NSURL class]] && [item isFileURL])",
          "(item as? URL)?.isFileURL == true")
      }
    }
    if tests.isEmpty { return code.say("return NO", "return false") }
    if code.isObjectiveC {
      return [
        CodeLine("for (id item in activityItems) {"),
        CodeLine("  if (\(tests.joined(separator: " || "))) return YES;"), CodeLine("}"),
        CodeLine("return NO;"),
      ]
    }
    return [CodeLine("activityItems.contains { item in \(tests.joined(separator: " || ")) }")]
  }

  private func perform(_ performance: Activity.Performance, _ name: String) -> [CodeLine] {
    guard case .finishes(let completed) = performance.completion else {
      return code.comment("It never says that it is done.")
    }
    func end(_ me: String) -> [CodeLine] {
      (0..<max(performance.times, 1)).flatMap { _ in
        code.say(
          "[\(me) activityDidFinish:\(code.bool(completed))]",
          "\(me).activityDidFinish(\(completed))")
      }
    }
    guard performance.milliseconds > 0 else { return end("self") }
    if code.isObjectiveC {
      return [
        CodeLine(
          "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, \(performance.milliseconds) * (int64_t)NSEC_PER_MSEC), dispatch_get_main_queue(), ^{"
        )
      ] + end("self").indented() + [CodeLine("});")]
    }
    return [
      CodeLine("Task { @MainActor in"),
      CodeLine("  try? await Task.sleep(for: .milliseconds(\(performance.milliseconds)))"),
    ] + end("self").indented() + [CodeLine("}")]
  }

  private func provider(_ index: Int, _ place: Int, _ texts: [String: String], _ part: CodePart)
    -> CodeClass
  {
    var type = CodeClass(itemClass(index, place), "UIActivityItemProvider", part)
    let cases = texts.keys.sorted().map { key -> CodeLine in
      let builtIn = BuiltInActivity(rawValue: key)
      let text = code.literal(texts[key] ?? "")
      if code.isObjectiveC {
        let name = builtIn?.constant ?? code.literal(key)
        return CodeLine("if ([self.activityType isEqualToString:\(name)]) return \(text);")
      }
      let name =
        builtIn.map { "." + $0.rawValue }
        ?? "UIActivity.ActivityType(rawValue: \(code.literal(key)))"
      return CodeLine("if activityType == \(name) { return \(text) }")
    }
    type.methods.append(
      CodeMethod(
        "(id)item", "override var item: Any",
        cases + code.say("return self.placeholderItem", "return placeholderItem ?? \"\""), part))
    return type
  }
}
