import Testing
import UIKitRehearsal

/// Screens, and views over them.
@MainActor
struct ControllerTests {
  /// A controller that notes its life.
  final class Noted: UIViewController {
    var life: [String] = []
    override func viewWillAppear(_ animated: Bool) { life.append("will \(animated)") }
    override func viewDidAppear(_ animated: Bool) { life.append("did \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { life.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { life.append("gone") }
  }

  @Test func theLifeOfAScreenIsItsCalls() throws {
    let root = Noted()
    root.title = "Root"
    let run = Rehearsal(root)
    #expect(root.life == ["will false", "did false"])
    #expect(run.calls == [])
    _ = try run.document()
  }

  @Test func aPushedScreenComesAndGoesBack() throws {
    let (first, second) = (Noted(), Noted())
    (first.title, second.title) = ("First", "Second")
    let stack = UINavigationController(rootViewController: first)
    let run = Rehearsal(stack)
    run.perform { stack.pushViewController(second, animated: true) }
    run.settle()
    #expect(stack.topViewController === second)
    #expect(second.life == ["will true", "did true"])
    #expect(first.life.suffix(2) == ["will go", "gone"])
    run.goBack()
    run.settle()
    #expect(stack.topViewController === first)
    _ = try run.document()
    run.perform { stack.pushViewController(second, animated: false) }
    #expect(stack.popViewController(animated: true) === second)
    run.settle()
    #expect(second.life.last == "gone")
  }

  @Test func aPresentedViewHasItsCompletion() throws {
    let root = Buttons(["Open": {}], title: "Root")
    let shown = Buttons(["Close": {}], title: "Shown")
    var told: [String] = []
    let run = Rehearsal(root)
    run.perform { root.present(shown, animated: true) { told.append("up") } }
    run.settle()
    #expect(told == ["up"])
    #expect(root.presentedViewController === shown)
    run.perform { shown.dismiss(animated: true) { told.append("down") } }
    run.settle()
    #expect(told == ["up", "down"])
    #expect(root.presentedViewController == nil)
    _ = try run.document()
  }

  @Test func anAlertInsideACompletionIsThatOfADocument() throws {
    let listener = Listener()
    let shown = Buttons([:], title: "Shown")
    weak var root: Buttons?
    let buttons = Buttons(
      [
        "Open": {
          root?.present(shown, animated: true) { UIAlertView("Hello", listener).show() }
        }
      ], title: "Root")
    root = buttons
    let run = Rehearsal(buttons)
    run.tap("Open")
    run.settle()
    run.tap("OK")
    run.settle()
    #expect(run.calls.contains { $0.contains("hello  didPresentAlertView:") })
    _ = try run.document()
  }

  @Test func listedLifeIsPartOfTheCalls() throws {
    let root = Noted()
    root.title = "Root"
    let run = Rehearsal(root)
    run.listsLifeCycle = true
    run.press(.home)
    run.settle()
    run.memoryWarning()
    #expect(run.calls.contains { $0.contains("root  didReceiveMemoryWarning") })
  }

  @Test func theDeviceTurnsOnlyWhereItMay() {
    final class Fixed: UIViewController {
      override var shouldAutorotate: Bool { false }
    }
    let run = Rehearsal(Fixed())
    run.rotate(.landscape)
    run.settle()
    #expect(run.rows(all: true).contains { $0.contains("shouldAutorotate -> false") })
  }

  @Test func controlsSendTheirEvents() throws {
    final class Panel: UIViewController {
      let light = UISwitch()
      let size = UISegmentedControl(items: ["Small", "Large"])
      let name = UITextField()
      var told: [String] = []
      override func viewDidLoad() {
        title = "Panel"
        light.accessibilityIdentifier = "light"
        light.addTarget(self, action: Panel.turned, for: .valueChanged)
        size.addAction(UIAction { [weak self] _ in self?.told.append("size") }, for: .valueChanged)
        name.placeholder = "Name"
        name.addTarget(self, action: Panel.typed, for: .editingChanged)
        for control in [light, size, name] as [UIView] { view.addSubview(control) }
      }
      func turned(_ sender: UISwitch) { told.append("light \(sender.isOn)") }
      func typed() { told.append(name.text ?? "") }
    }
    let root = Panel()
    let run = Rehearsal(root)
    run.tap("light")
    run.tap("Large")
    run.tap("Name")
    run.type("ab")
    #expect(root.told == ["light true", "size", "a", "ab"])
    #expect(root.size.selectedSegmentIndex == 1)
    _ = try run.document()
  }

  @Test func aDisabledButtonTakesNoTap() throws {
    var taps = 0
    let root = Buttons(["Go": { taps += 1 }])
    let run = Rehearsal(root)
    let button = root.view.subviews.first as? UIButton
    button?.isEnabled = false
    run.tap("Go")
    #expect(taps == 0)
    button?.isEnabled = true
    run.tap("Go")
    #expect(taps == 1)
    _ = try run.document()
  }
}
