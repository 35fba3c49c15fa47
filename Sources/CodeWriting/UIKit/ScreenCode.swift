internal import DialogModel

/// The class of a screen, or of a view that is presented.
struct ScreenCode {
  let code: UIKitCode

  static func part(_ control: ControlID, _ prototype: Prototype) -> CodePart {
    let id = prototype.control(control).id
    switch control.holder {
    case .screen(let screen): return .control(id, of: prototype.name(of: screen))
    case .dialog(let dialog): return .control(id, of: prototype.name(of: dialog))
    case .activity(let activity): return .dialog(prototype.name(of: activity.dialog))
    }
  }

  /// The class of a home, with the dialogs and tasks that belong to it.
  func type(_ home: CodeHome) -> CodeClass {
    let part = part(home)
    var type = CodeClass(code.className(home), "UIViewController", part)
    if case .activity = home {
      type.properties.append(
        CodeProperty("weak) UIActivity *activity", "weak var activity: UIActivity?", part))
    }
    let holders = code.prototype.holders.filter { code.home($0) == home }
    for holder in holders { outlets(holder, &type) }
    if !code.hasHub, case .screen = home {
      for (index, flag) in code.prototype.flags.enumerated() {
        let name = code.names.flags[index]
        type.properties.append(
          CodeProperty("assign) BOOL \(name)", "var \(name) = \(flag.isSet)", .flag(flag.id)))
      }
    }
    let fields = FieldCode(code: code)
    life(home, fields, &type)
    for holder in holders { controls(holder, home, &type) }
    let dialogs = code.prototype.dialogs.indices.filter {
      code.homes.home(of: DialogID($0)) == home
    }
    for index in dialogs {
      if code.isToday {
        TodayCode(code: code).add(index, to: &type)
      } else {
        DialogCode(code: code).add(index, to: &type)
      }
      PopoverCode(code: code).add(index, to: &type)
      PickerCode(code: code).add(index, to: &type)
    }
    TaskCode(code: code).add(home, to: &type)
    if code.isToday {
      PopoverCode(code: code).addDelegate(home, to: &type)
    } else {
      DelegateCode(code: code).add(home, to: &type)
      end(dialogs, &type)
    }
    fields.add(home, to: &type)
    return type
  }

  private func part(_ home: CodeHome) -> CodePart? {
    switch home {
    case .screen(let index):
      code.prototype.screens.indices.contains(index)
        ? .screen(code.prototype.screens[index].id) : nil
    case .view(let index): .dialog(code.prototype.dialogs[index].id)
    case .activity(let id): .dialog(code.prototype.name(of: id.dialog))
    case .application: nil
    }
  }

  private func outlets(_ holder: ControlID.Holder, _ type: inout CodeClass) {
    for (index, control) in code.prototype.controls(of: holder).enumerated() {
      let id = ControlID(holder, index: index)
      guard code.homes.outlets.contains(id) else { continue }
      let name = UIKitCode.className(control.kind)
      type.properties.append(
        CodeProperty(
          "strong) IBOutlet \(name) *\(code.outlet(id))", "let \(code.outlet(id)) = \(name)()",
          ScreenCode.part(id, code.prototype)))
    }
  }

  private func controls(_ holder: ControlID.Holder, _ home: CodeHome, _ type: inout CodeClass) {
    for (index, control) in code.prototype.controls(of: holder).enumerated() {
      guard !control.then.isEmpty || control.details.isOutside else { continue }
      let id = ControlID(holder, index: index)
      let name = code.names.control(id)
      let note = control.details.isOutside ? OutsideNote.lines("What a tap does") : []
      let body = note + code.statements(control.then, CodeScope(home))
      type.methods.append(
        CodeMethod(
          "(IBAction)\(name):(id)sender", "func \(name)()", body,
          ScreenCode.part(id, code.prototype)))
    }
  }

  /// What the view controller hears, and its view when it is loaded.
  private func life(_ home: CodeHome, _ fields: FieldCode, _ type: inout CodeClass) {
    let controller = controller(home)
    for selector in Selector.allCases where selector.owner == .viewController {
      guard let signature = CodeSignature(selector) else { continue }
      if code.isToday, !ScreenCode.isToday(selector) {
        guard let actions = controller?.methods.does[selector], !actions.isEmpty else { continue }
        type.properties.append(
          CodeProperty(
            "", "// \(selector.name) has no successor that is called at this moment.", part(home)))
        continue
      }
      if selector == .supportedInterfaceOrientations {
        orientations(home, signature, &type)
        continue
      }
      var body: [CodeLine] = []
      if selector == .viewDidLoad { body += loaded(home, fields) }
      if let methods = controller?.methods, methods.responds(to: selector) {
        body += DelegateCode(code: code).told(name(home), selector, methods, CodeScope(home))
      }
      guard !body.isEmpty else { continue }
      if selector.returnsBool, body.last?.text.hasPrefix("return") != true {
        body += code.say("return YES", "return true")
      }
      let above = signature.above.map { [CodeLine(code.pick($0.objectiveC, $0.swift))] } ?? []
      let head =
        selector == .shouldAutorotate
        ? "override var shouldAutorotate: Bool" : "override func " + signature.swift
      type.methods.append(CodeMethod(signature.objectiveC, head, above + body))
    }
  }

  private func name(_ home: CodeHome) -> String {
    switch home {
    case .screen(let index): code.prototype.name(of: ScreenID(index))
    case .view(let index): code.prototype.dialogs[index].id
    case .activity, .application: "application"
    }
  }

  /// Whether UIKit of today still calls a method of view controllers.
  private static func isToday(_ selector: Selector) -> Bool {
    switch selector {
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .supportedInterfaceOrientations, .didReceiveMemoryWarning:
      true
    default: false
    }
  }

  private func controller(_ home: CodeHome) -> ViewController? {
    switch home {
    case .screen(let index):
      code.prototype.screens.indices.contains(index)
        ? code.prototype.screens[index].controller : nil
    case .view(let index): code.prototype.dialogs[index].controller
    case .activity, .application: nil
    }
  }

  private func loaded(_ home: CodeHome, _ fields: FieldCode) -> [CodeLine] {
    var lines = OutsideNote.lines(controller(home)?.methods, "this view controller")
    let title: String?
    switch home {
    case .screen(let index):
      title =
        code.prototype.screens.indices.contains(index) ? code.prototype.screens[index].title : nil
    case .view(let index):
      title =
        code.prototype.dialogs[index].presentedView?.title
        ?? code.prototype.dialogs[index].popover?.view.title
    case .activity(let id):
      if case .shows(let view) = code.prototype.activity(id)?.behaviour {
        title = view.title
      } else {
        title = nil
      }
    case .application: title = nil
    }
    if let title {
      lines += code.set(
        CodeReference("self"), "title",
        code.texts.localized(Template(title), "\(name(home)): title", CodeScope(home)))
    }
    for (index, flag) in code.prototype.flags.enumerated()
    where !code.hasHub && flag.isSet && code.isObjectiveC {
      lines.append(CodeLine("self.\(code.names.flags[index]) = YES;", .flag(flag.id)))
    }
    for owned in fields.fields(of: home) {
      guard case .control = owned.id else { continue }
      lines += fields.configured(owned.id, owned.field, as: owned.name, CodeScope(home)).of(
        owned.part)
    }
    return lines
  }

  private func orientations(_ home: CodeHome, _ signature: CodeSignature, _ type: inout CodeClass) {
    let wanted: Set<Orientation>
    switch home {
    case .screen(let index):
      wanted =
        controller(home)?.supportedOrientations
        ?? code.prototype.orientations(of: .screen(ScreenID(index)))
    case .view(let index):
      wanted =
        controller(home)?.supportedOrientations
        ?? code.prototype.orientations(of: .dialog(DialogID(index)))
    case .activity, .application: return
    }
    guard wanted.count == 1, let only = wanted.first else { return }
    let mask = CodeNames.capital(only.rawValue)
    type.methods.append(
      CodeMethod(
        signature.objectiveC,
        "override var supportedInterfaceOrientations: UIInterfaceOrientationMask",
        code.say("return UIInterfaceOrientationMask\(mask)", ".\(only.rawValue)")))
  }

  /// What 2013 asks of a delegate before it is freed.
  private func end(_ dialogs: [Int], _ type: inout CodeClass) {
    let kept = dialogs.filter { index in
      let dialog = code.prototype.dialogs[index]
      return !dialog.delegate.isNil
        && (dialog.alert != nil || dialog.actionSheet != nil || dialog.popover != nil)
    }
    guard !kept.isEmpty, code.isObjectiveC else { return }
    let lines =
      code.comment("They do not retain their delegate, and would message a freed object.")
      + kept.map {
        CodeLine(
          "_\(code.property(DialogID($0))).delegate = nil;", .dialog(code.prototype.dialogs[$0].id))
      }
    type.methods.append(CodeMethod("(void)dealloc", "deinit", lines))
  }
}
