import DialogModel
import Testing

@Suite("Names: selectors, rules, times, templates, controls")
struct NamesTests {
  @Test("1.2: the seven methods of UIAlertViewDelegate, as UIKit spells them")
  func alertSelectors() {
    #expect(
      Selector.allCases.filter { $0.owner == .alert }.map(\.name) == [
        "willPresentAlertView:", "alertViewShouldEnableFirstOtherButton:", "didPresentAlertView:",
        "alertView:clickedButtonAtIndex:", "alertView:willDismissWithButtonIndex:",
        "alertView:didDismissWithButtonIndex:", "alertViewCancel:",
      ])
  }

  @Test("The names of the tables' rows, which are written out, are those of the cases")
  func ruleNames() {
    #expect(Rule.allCases.map(\.name) == Rule.allCases.map { "\($0)".uppercased() })
    #expect(Rule.p1.name == "P1" && Rule.k11.name == "K11" && Rule.m5.name == "M5")
  }

  @Test("2.12: the application's methods, as UIKit spells them")
  func applicationSelectors() {
    #expect(
      Selector.allCases.filter { $0.owner == .application }.map(\.name) == [
        "application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:",
        "applicationWillResignActive:", "applicationDidEnterBackground:",
        "applicationWillEnterForeground:", "applicationWillTerminate:",
        "application:didReceiveLocalNotification:", "applicationDidReceiveMemoryWarning:",
      ])
  }

  @Test("A selector is found by its name; those that answer are the asking one and the launch")
  func selectorNames() {
    for selector in Selector.allCases { #expect(Selector(name: selector.name) == selector) }
    #expect(Selector(name: "willPresentAlertView") == nil)
    #expect(
      Selector.allCases.filter(\.returnsBool) == [
        .alertViewShouldEnableFirstOtherButton, .textFieldShouldBeginEditing,
        .textFieldShouldChangeCharacters, .textFieldShouldClear, .textFieldShouldReturn,
        .textFieldShouldEndEditing, .canPerformWithActivityItems,
        .popoverControllerShouldDismissPopover, .applicationDidFinishLaunchingWithOptions,
        .shouldAutorotate, .shouldAutorotateToInterfaceOrientation, .tabBarControllerShouldSelect,
      ])
  }

  @Test("A set of selectors holds what was put in and not taken out")
  func selectorSet() {
    var set = SelectorSet([.alertViewCancel, .didPresentAlertView])
    #expect(
      Selector.allCases.filter { set.contains($0) } == [.didPresentAlertView, .alertViewCancel])
    set.remove(.alertViewCancel)
    set.remove(.alertViewCancel)
    set.insert(.applicationWillTerminate)
    #expect(
      Selector.allCases.filter { set.contains($0) }
        == [.didPresentAlertView, .applicationWillTerminate])
    #expect(Selector.allCases.allSatisfy { SelectorSet.all.contains($0) })
    #expect(!Selector.allCases.contains { SelectorSet().contains($0) })
  }

  @Test("A delegate implements everything, nothing, all without some, or only some")
  func delegates() {
    #expect(Selector.allCases.allSatisfy { Delegate().responds(to: $0) })
    var none = Delegate()
    none.isNil = true
    #expect(!Selector.allCases.contains { none.responds(to: $0) })
    var some = Delegate()
    some.methods = SelectorSet([.alertViewCancel])
    #expect(Selector.allCases.filter { some.responds(to: $0) } == [.alertViewCancel])
  }

  @Test("Rules have the tables' names and order")
  func rules() {
    #expect(Rule.p1.name == "P1")
    #expect(Rule.k8.name == "K8")
    #expect(Set(Rule.allCases.map(\.name)).count == Rule.allCases.count)
    let inTables: [Rule] = [.p1, .p9, .d1, .d8, .g1, .g8, .c1, .c7, .k1, .k8, .l1, .l6, .s1]
    #expect(inTables == inTables.sorted())
    #expect(max(Rule.d1, .k4) == .k4)
  }

  @Test("A time is written in seconds with three decimals")
  func times() {
    func written(_ milliseconds: Int) -> String {
      SimulatedTime(milliseconds: milliseconds).seconds
    }
    #expect(written(0) == "0.000")
    #expect(written(7) == "0.007")
    #expect(written(250) == "0.250")
    #expect(written(61_040) == "61.040")
    #expect(written(-1) == "-0.001")
    #expect(written(3_155_760_000_000) == "3155760000.000")
    #expect(SimulatedTime(milliseconds: 300) < SimulatedTime.zero.after(milliseconds: 301))
  }

  @Test("LOOK: an alert takes 0.25 s to come in and 0.20 s to go out")
  func durations() {
    #expect(Durations.alertEntry == 250)
    #expect(Durations.alertExit == 200)
  }

  @Test("A template knows whether it is plain, and what the document had")
  func templates() {
    #expect(Template("").literal == "")
    #expect(Template("Plain").literal == "Plain")
    let filled = Template(pieces: [.text("Chose "), .buttonTitle, .text(" at "), .buttonIndex])
    #expect(filled.literal == nil)
    #expect(filled.sourceText == "Chose {buttonTitle} at {buttonIndex}")
  }

  @Test("A control's name stands for the one on the showing screen, else for all")
  func controls() {
    let first = ControlID(screen: ScreenID(0), index: 3)
    let second = ControlID(screen: ScreenID(1), index: 0)
    let reference = ControlReference(name: "go", candidates: [first, second])
    #expect(reference.resolved(on: ScreenID(0)) == [first])
    #expect(reference.resolved(on: ScreenID(1)) == [second])
    #expect(reference.resolved(on: ScreenID(2)) == [first, second])
    #expect(reference.resolved(on: nil) == [first, second])
  }

  @Test("A prototype finds what it holds by name, and names a row's target")
  func prototype() {
    var prototype = Prototype()
    prototype.screens = [Screen(id: "account", controls: [])]
    prototype.dialogs = [Dialog(id: "sign-out", alert: Alert())]
    prototype.scenarios = [ScenarioScript(name: "cancel", line: 3)]
    #expect(prototype.screen(named: "account") == ScreenID(0))
    #expect(prototype.dialog(named: "sign-out") == DialogID(0))
    #expect(prototype.dialog(named: "account") == nil)
    #expect(prototype.scenario(named: "cancel")?.line == 3)
    #expect(prototype.name(of: .application) == "application")
    #expect(prototype.name(of: .dialog(DialogID(0))) == "sign-out")
    #expect(prototype.name(of: .screen(ScreenID(0))) == "account")
  }
}
