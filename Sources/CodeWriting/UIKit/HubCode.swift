internal import DialogModel

/// The application's delegate: it holds the view controllers, the flags and the notifications.
struct HubCode {
  let code: UIKitCode

  private var scope: CodeScope { CodeScope(.application) }

  /// The screens, or the one class of a document without any.
  private var screens: [Int] {
    code.prototype.screens.isEmpty ? [0] : Array(code.prototype.screens.indices)
  }

  func type() -> CodeClass {
    var type = CodeClass("AppDelegate", code.pick("UIResponder", "UIResponder"))
    type.add("UIApplicationDelegate")
    type.properties.append(CodeProperty("strong) UIWindow *window", "var window: UIWindow?"))
    for index in screens {
      let name = code.className(.screen(index))
      let part =
        code.prototype.screens.indices.contains(index)
        ? CodePart.screen(code.prototype.screens[index].id) : nil
      type.properties.append(
        CodeProperty(
          "strong) \(name) *\(code.property(index))", "let \(code.property(index)) = \(name)()",
          part))
    }
    for (index, flag) in code.prototype.flags.enumerated() {
      type.properties.append(
        CodeProperty(
          "assign) BOOL \(code.names.flags[index])",
          "var \(code.names.flags[index]) = \(flag.isSet)",
          .flag(flag.id)))
    }
    type.properties.append(
      CodeProperty("copy) NSString *launchNotification", "var launchNotification: String?"))
    shared(&type)
    launch(&type)
    for index in screens where code.prototype.screens.indices.contains(index) { show(index, &type) }
    NotificationCode(code: code).add(to: &type)
    heard(&type)
    containers(&type)
    return type
  }

  private func shared(_ type: inout CodeClass) {
    if code.isObjectiveC {
      type.methods.append(
        CodeMethod(
          "+ (AppDelegate *)shared", "",
          [CodeLine("return (AppDelegate *)[UIApplication sharedApplication].delegate;")],
          isPublic: true))
    } else {
      type.methods.append(
        CodeMethod(
          "", "static var shared: AppDelegate",
          [
            CodeLine(
              "guard let shared = UIApplication.shared.delegate as? AppDelegate else { preconditionFailure() }"
            ), CodeLine("return shared"),
          ]))
    }
  }

  private var root: Int {
    if case .screen(let id) = code.prototype.start { id.index } else { 0 }
  }

  private var isNavigation: Bool {
    code.prototype.navigation != .none || code.prototype.navigationController != nil
      || code.hasBars
      || code.prototype.everyAction.contains {
        switch $0 {
        case .navigate(_, .push, _), .navigate(_, .pop, _), .goBack: true
        default: false
        }
      }
  }

  private func launch(_ type: inout CodeClass) {
    let selector = Selector.applicationDidFinishLaunchingWithOptions
    guard let signature = CodeSignature(selector) else { return }
    var lines = OutsideNote.lines(
      code.prototype.application?.delegate, "the application’s delegate")
    if code.isObjectiveC {
      for index in screens {
        lines.append(
          CodeLine(
            "self.\(code.property(index)) = [[\(code.className(.screen(index))) alloc] init];"))
      }
      for (index, flag) in code.prototype.flags.enumerated() where flag.isSet {
        lines.append(CodeLine("self.\(code.names.flags[index]) = YES;", .flag(flag.id)))
      }
    }
    lines += code.say(
      "self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds]",
      "let window = UIWindow(frame: UIScreen.main.bounds)")
    if !code.isObjectiveC { lines.append(CodeLine("self.window = window")) }
    lines += shown(code.property(root), in: "window")
    lines += code.say("[self.window makeKeyAndVisible]", "window.makeKeyAndVisible()")
    lines += launched()
    let delegate = code.prototype.application?.delegate ?? Delegate()
    var start: [CodeLine] = []
    if case .dialog(let id) = code.prototype.start {
      start = code.statements([.present(id)], scope)
    }
    lines += told(selector, delegate, scope, before: start)
    if lines.last?.text.hasPrefix("return") != true {
      lines += code.say("return YES", "return true")
    }
    type.methods.append(CodeMethod(signature.objectiveC, "func " + signature.swift, lines))
  }

  /// Makes a screen the first one of the window, with the bars of a navigation controller where the
  /// document has them.
  private func shown(_ screen: String, in window: String) -> [CodeLine] {
    guard isNavigation else {
      return code.say(
        "self.window.rootViewController = self.\(screen)",
        "\(window).rootViewController = \(screen)")
    }
    var lines = code.say(
      "UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:self.\(screen)]",
      "let navigation = UINavigationController(rootViewController: \(screen))")
    if code.prototype.navigationController?.isNil == false {
      lines += code.say("navigation.delegate = self", "navigation.delegate = self")
    }
    return lines
      + code.say(
        "self.window.rootViewController = navigation", "\(window).rootViewController = navigation")
  }

  private func launched() -> [CodeLine] {
    guard !code.prototype.notifications.isEmpty else { return [] }
    if code.isToday {
      return [
        CodeLine("UNUserNotificationCenter.current().delegate = self"),
        CodeLine("UNUserNotificationCenter.current()"),
        CodeLine("  .requestAuthorization(options: [.alert, .sound, .badge]) { _, _ in }"),
      ]
    }
    return code.isObjectiveC
      ? [
        CodeLine(
          "UILocalNotification *notification = [launchOptions objectForKey:UIApplicationLaunchOptionsLocalNotificationKey];"
        ),
        CodeLine(
          "self.launchNotification = [notification.userInfo objectForKey:@\"notification\"];"),
      ]
      : [
        CodeLine("let notification = launchOptions?[.localNotification] as? UILocalNotification"),
        CodeLine("launchNotification = notification?.userInfo?[\"notification\"] as? String"),
      ]
  }

  /// What a method of the application's delegate does; its calls are told where the document has one.
  private func told(
    _ selector: Selector, _ delegate: Delegate, _ scope: CodeScope, before: [CodeLine] = []
  ) -> [CodeLine] {
    let methods = DelegateCode(code: code)
    return code.prototype.application == nil
      ? before + methods.answered(selector, delegate, scope)
      : methods.told("application", selector, delegate, scope, before: before)
  }

  private func show(_ index: Int, _ type: inout CodeClass) {
    let isWanted = code.prototype.everyAction.contains {
      switch $0 {
      case .goTo(let id): id.index == index && code.prototype.navigation == .none
      case .navigate(let id, .none, _): id.index == index
      default: false
      }
    }
    guard isWanted else { return }
    let name = "show" + CodeNames.capital(code.names.screens[index])
    type.methods.append(
      CodeMethod(
        "(void)\(name)", "func \(name)()",
        shown(code.property(index), in: "window?"),
        .screen(code.prototype.screens[index].id), isPublic: true))
  }

  /// The methods of the application's delegate that do something.
  private func heard(_ type: inout CodeClass) {
    let delegate = code.prototype.application?.delegate ?? Delegate()
    for selector in Selector.allCases where selector.owner == .application {
      guard selector != .applicationDidFinishLaunchingWithOptions,
        let signature = CodeSignature(selector),
        delegate.responds(to: selector)
      else { continue }
      var own = scope
      if selector == .applicationDidReceiveLocalNotification {
        if code.isToday {
          received(delegate, &type)
          continue
        }
        own.notification = "notification"
      }
      let body = told(selector, delegate, own)
      guard !body.isEmpty else { continue }
      type.methods.append(CodeMethod(signature.objectiveC, "func " + signature.swift, body))
    }
  }

  /// Both methods of today's centre: it comes in front, or somebody taps on it.
  private func received(_ delegate: Delegate, _ type: inout CodeClass) {
    guard !code.prototype.notifications.isEmpty else { return }
    type.add("UNUserNotificationCenterDelegate")
    var own = scope
    own.notification = "notification"
    let body = code.statements(delegate.does[.applicationDidReceiveLocalNotification] ?? [], own)
    type.methods.append(
      CodeMethod(
        "",
        "func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions",
        [
          CodeLine("// In front: nothing is shown, as in 2013."),
          CodeLine("received(ReceivedNotification(notification))"), CodeLine("return []"),
        ]))
    type.methods.append(
      CodeMethod(
        "",
        "func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async",
        [
          CodeLine("// Tapped on in the background, or what the application was launched by."),
          CodeLine("received(ReceivedNotification(response.notification))"),
        ]))
    type.methods.append(
      CodeMethod(
        "", "func received(_ notification: ReceivedNotification)", body))
  }

  /// What the containers tell their delegates.
  private func containers(_ type: inout CodeClass) {
    for (owner, delegate, name) in [
      (
        Selector.Owner.navigationController, code.prototype.navigationController,
        "UINavigationControllerDelegate"
      ),
      (.tabBarController, code.prototype.tabBarController, "UITabBarControllerDelegate"),
    ] {
      guard let delegate, !delegate.isNil else { continue }
      type.add(name)
      for selector in Selector.allCases
      where selector.owner == owner && delegate.responds(to: selector) {
        guard let signature = CodeSignature(selector) else { continue }
        var body = DelegateCode(code: code).told(
          owner == .tabBarController ? "tabs" : "navigation", selector, delegate, scope)
        guard !body.isEmpty else { continue }
        if selector.returnsBool, body.last?.text.hasPrefix("return") != true {
          body += code.say("return YES", "return true")
        }
        type.methods.append(CodeMethod(signature.objectiveC, "func " + signature.swift, body))
      }
    }
  }
}
