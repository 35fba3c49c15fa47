extension ScenarioStep.Kind {
  /// The key of the step in a document; for a pressed key, the name of that key.
  public var word: String {
    switch self {
    case .tapOn: "tapOn"
    case .wait: "wait"
    case .waitFor: "waitFor"
    case .waitForAnimationToEnd: "waitForAnimationToEnd"
    case .present: "present"
    case .dismiss: "dismiss"
    case .systemCancel: "systemCancel"
    case .pressKey(let key): key.rawValue
    case .launchApp: "launchApp"
    case .killApp: "killApp"
    case .answer: "answer"
    case .perform: "do"
    case .inputText: "inputText"
    case .pasteText: "pasteText"
    case .eraseText: "eraseText"
    case .openNotification: "openNotification"
    case .closeNotification: "closeNotification"
    case .fireNotification: "fireNotification"
    case .endTask: "endTask"
    case .endActivity: "endActivity"
    case .interrupt: "interrupt"
    case .goBack: "goBack"
    case .memoryWarning: "memoryWarning"
    case .rotate: "rotate"
    case .pullDown: "pullDown"
    case .openApp: "openApp"
    case .slide: "slide"
    case .setClock: "setClock"
    case .setTimeZone: "setTimeZone"
    case .assertVisible: "assertVisible"
    case .assertNotVisible: "assertNotVisible"
    case .assertEnabled: "assertEnabled"
    case .assertDisabled: "assertDisabled"
    case .assertProperty: "assertProperty"
    case .assertFlags: "assertFlag"
    }
  }
}
