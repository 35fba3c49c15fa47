import Testing
import UIKitRehearsal

/// What generated code and other programs use of a platform, besides dialogs.
@MainActor
struct PlatformTests {
  @Test(arguments: [(Rehearsal.Device.phone, UIUserInterfaceIdiom.phone), (.tablet, .pad)])
  func codeAsksWhichDeviceItIs(_ device: Rehearsal.Device, _ idiom: UIUserInterfaceIdiom) {
    var seen: UIUserInterfaceIdiom?
    let run = Rehearsal(
      Buttons(["Look": { seen = UIDevice.current.userInterfaceIdiom }]), device: device)
    run.tap("Look")
    #expect(seen == idiom)
  }

  @Test func anotherRootTakesThePlaceOfTheScreen() throws {
    let window = UIWindow()
    let second = Buttons(["Back": {}], title: "Second")
    let first = Buttons(["Go": { window.rootViewController = second }], title: "First")
    window.rootViewController = first
    let run = Rehearsal(first)
    run.tap("Go")
    run.settle()
    #expect(run.showing == ["Back"])
    #expect(try run.document().contains("goTo: second"))
  }

  /// A delegate that notes what it is told.
  final class Watcher: UINavigationControllerDelegate {
    var told: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      told.append("\(viewController.title ?? "") \(animated)")
    }
  }

  @Test func theDelegateOfANavigationControllerIsTold() throws {
    let (first, second) = (Buttons([:], title: "First"), Buttons([:], title: "Second"))
    let stack = UINavigationController(rootViewController: first)
    let watcher = Watcher()
    stack.delegate = watcher
    let run = Rehearsal(stack)
    run.perform { stack.pushViewController(second, animated: true) }
    run.settle()
    run.perform { _ = stack.popToViewController(first, animated: true) }
    run.settle()
    #expect(watcher.told == ["First false", "Second true", "First true"])
    #expect(stack.topViewController === first)
    #expect(run.calls.count == 3)
    #expect(try run.document().contains("navigationController:"))
  }

  @Test func scheduledNotificationsAreListedAndTakenBack() {
    func reminder() -> UILocalNotification {
      let reminder = UILocalNotification()
      reminder.alertBody = "Hot"
      reminder.fireDate = UIFireDate(timeIntervalSinceNow: 15)
      reminder.userInfo = ["list": ["a", 1] as [Any]]
      return reminder
    }
    let run = Rehearsal(Buttons([:]))
    run.perform {
      UIApplication.shared.scheduleLocalNotification(reminder())
      UIApplication.shared.scheduleLocalNotification(reminder())
    }
    #expect(run.application.scheduledLocalNotifications?.map(\.alertBody) == ["Hot", "Hot"])
    run.perform {
      for one in UIApplication.shared.scheduledLocalNotifications ?? [] {
        UIApplication.shared.cancelLocalNotification(one)
      }
    }
    #expect(run.application.scheduledLocalNotifications?.isEmpty == true)
  }

  @Test(arguments: [
    ("sign-out", "sign-out"), ("3-by-3", "3-by-3"), ("Über.uns", "Über.uns"), ("a b!", "a-b"),
  ])
  func aGivenNameStaysIfItCanBeAnID(_ given: String, _ name: String) {
    let listener = Listener()
    let run = Rehearsal(
      Buttons([
        "Show": {
          let alert = UIAlertView("Title", listener)
          alert.rehearsalID = given
          alert.show()
        }
      ]))
    run.tap("Show")
    run.settle()
    #expect(run.calls.first == "0.000  \(name)  willPresentAlertView:")
  }

  @Test(arguments: [("100 %", "100 %"), ("100 %%", "100 %"), ("%%%%d", "%%d"), ("", "")])
  func aDoubledPercentSignIsOne(_ format: String, _ line: String) {
    let run = Rehearsal(Buttons(["Log": { NSLog(format) }]))
    run.tap("Log")
    #expect(run.rows(all: true).contains { $0.contains("console: \"\(line)\"") })
  }

  @Test func aTapBesideAModalDialogIsATap() {
    let run = Rehearsal(Buttons(["Ask": { UIAlertView("Sure", nil).show() }]))
    run.tap("Ask")
    #expect(run.tapOutside())
    #expect(run.findings == [])
    #expect(run.rows(all: true).contains { $0.contains("tapOn outside (ignored: modal)") })
  }

  @Test func theLifeOfTheLaunchIsListedWhereItIsWanted() {
    let run = Rehearsal(Buttons([:], title: "Root"), listsLifeCycle: true)
    #expect(
      run.calls == [
        "0.000  root  viewDidLoad", "0.000  root  viewWillAppear: false",
        "0.000  root  viewDidAppear: false",
      ])
  }

  @Test func aTaskSleepsFromTheMomentOfItsTap() async {
    let run = Rehearsal(Buttons(["Ask": { UIAlertView("Sure", nil).show() }, "Wait": {}]))
    run.tap("Ask")
    run.tap("OK")
    run.tap("Wait")
    #expect(run.clock.now.elapsed == .milliseconds(Int(run.now * 1000)))
  }
}
