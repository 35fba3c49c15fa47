import Testing
import UIKitRehearsal

/// Controllers, bars and windows as sources of iOS 2 to 6 spell them.
@MainActor
struct ScreenSpellingTests {
  /// A controller that is made as UIKit's are.
  final class Noted: UIViewController {
    var life: [String] = []
    convenience init() { self.init(nibName: nil, bundle: nil) }
    convenience init(_ title: String) {
      self.init()
      self.title = title
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Any?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    override func viewDidAppear(_ animated: Bool) { life.append("did \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { life.append("gone") }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      life.append("laid out")
    }
  }

  @Test func aControllerIsMadeWithoutAFile() {
    let noted = Noted()
    _ = Rehearsal(noted)
    #expect(noted.life == ["did false"])
    #expect(UIViewController().title == nil)
  }

  // MARK: Completions

  /// A controller that notes what is presented over it.
  final class Watching: UIViewController {
    var told: [String] = []
    var done: (() -> Void)?
    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      told.append("present")
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      told.append("dismiss")
      super.dismiss(animated: flag, completion: completion)
    }
  }

  @Test func aStoredBlockIsPerformedAtTheEnd() throws {
    let root = Watching()
    let run = Rehearsal(root)
    root.done = { root.told.append("up") }
    run.perform { root.present(Noted("Shown"), animated: true, completion: root.done) }
    run.settle()
    root.done = { root.told.append("down") }
    run.perform { root.dismiss(animated: true, completion: root.done) }
    run.settle()
    #expect(root.told == ["present", "up", "dismiss", "down"])
    root.done = nil
    run.perform { root.present(Noted("Shown"), animated: true, completion: root.done) }
    run.settle()
    #expect(root.told == ["present", "up", "dismiss", "down", "present"])
    _ = try run.document()
  }

  @Test func aPickerTakesAStoredHandler() throws {
    var ends: [String] = []
    let handler: UIActivityViewController.CompletionHandler = { type, completed in
      ends.append("\(type == .copyToPasteboard) \(completed)")
    }
    let root = UIViewController()
    let run = Rehearsal(root)
    run.perform {
      let picker = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
      picker.completionHandler = handler
      root.present(picker, animated: true, completion: nil)
    }
    run.tap("Copy")
    run.settle()
    #expect(ends == ["true true"])
    _ = try run.document()
  }

  // MARK: Stacks

  @Test func aStackGoesBackToItsRoot() throws {
    let screens = ["First", "Second", "Third"].map { Noted($0) }
    let stack = UINavigationController(rootViewController: screens[0])
    let run = Rehearsal(stack)
    for screen in screens.dropFirst() {
      run.perform { stack.pushViewController(screen, animated: true) }
      run.settle()
    }
    #expect(stack.viewControllers.firstIndex(of: screens[1]) == 1)
    #expect(
      run.perform { stack.popToRootViewController(animated: true) } == [screens[1], screens[2]])
    run.settle()
    #expect(stack.viewControllers == [screens[0]])
    #expect(screens[0].life.last == "did true")
    #expect(run.perform { stack.popToRootViewController(animated: true) } == [])
    _ = try run.document()
  }

  @Test func aStackIsFilledBeforeItShows() throws {
    let (first, second) = (Noted("First"), Noted("Second"))
    let stack = UINavigationController()
    #expect(stack.topViewController == nil)
    #expect(stack.popToRootViewController(animated: false) == nil)
    stack.pushViewController(Noted("Other"), animated: false)
    stack.viewControllers = [first, second]
    #expect(first.navigationController == stack)
    let run = Rehearsal(stack)
    #expect(second.life == ["did false"])
    #expect(first.life == [])
    #expect(run.perform { stack.popViewController(animated: true) } == second)
    run.settle()
    #expect(first.life == ["did true"])
    #expect(second.life == ["did false", "gone"])
    _ = try run.document()
  }

  @Test func aStackThatShowsIsChanged() throws {
    let screens = ["First", "Second", "Third"].map { Noted($0) }
    let stack = UINavigationController(rootViewController: screens[0])
    let run = Rehearsal(stack)
    run.perform { stack.setViewControllers([screens[0], screens[1]], animated: true) }
    run.settle()
    #expect(screens[1].life == ["did true"])
    run.goBack()
    run.settle()
    #expect(stack.viewControllers == [screens[0]])
    run.perform { stack.viewControllers = [screens[1], screens[2]] }
    run.settle()
    #expect(screens[2].life == ["did false"])
    #expect(stack.topViewController == screens[2])
    run.perform { stack.viewControllers = [screens[1]] }
    run.settle()
    #expect(screens[1].life.suffix(2) == ["gone", "did false"])
    _ = try run.document()
  }

  @Test func whatIsPresentedIsVisible() {
    let (root, shown) = (Noted("Root"), Noted("Shown"))
    let stack = UINavigationController(rootViewController: root)
    let run = Rehearsal(stack)
    #expect(stack.visibleViewController == root)
    run.perform { root.present(shown, animated: false) }
    run.settle()
    #expect(stack.visibleViewController == shown)
    #expect(stack.topViewController == root)
  }

  @Test func barsOfAStackAreHidden() {
    let stack = UINavigationController(rootViewController: Noted())
    stack.setNavigationBarHidden(true, animated: false)
    stack.setToolbarHidden(false, animated: true)
    #expect(stack.isNavigationBarHidden)
    #expect(!stack.isToolbarHidden)
  }

  // MARK: Bars

  @Test func barButtonsNeedNoTarget() throws {
    final class Barred: UIViewController {
      var told: [String] = []
      override func viewDidLoad() {
        title = "Barred"
        navigationItem.backBarButtonItem = UIBarButtonItem(
          title: "Back", style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          image: UIImage(named: "share"), style: .plain, target: self, action: Barred.sent)
        toolbarItems = [
          UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: Barred.any),
          UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
          UIBarButtonItem(image: UIImage(named: "add"), style: .plain, target: nil, action: nil),
          UIBarButtonItem(title: "Idle", style: .bordered, target: self, action: nil),
        ]
      }
      func sent(_ sender: UIBarButtonItem) { told.append(sender.image?.name ?? "") }
      func any(_ sender: Any) { told.append("any") }
    }
    let root = Barred()
    let run = Rehearsal(UINavigationController(rootViewController: root))
    for text in ["share", "Trash", "add", "Idle"] { run.tap(text) }
    #expect(root.told == ["share", "any"])
    #expect(run.findings == [])
    let text = try run.document()
    for line in ["space", "icon: share", "icon: add"] { #expect(text.contains(line)) }
  }

  // MARK: Windows

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  final class Bare: UIApplicationDelegate {}

  @Test func theWindowOfTheDelegateIsInFront() throws {
    let delegate = Delegate()
    let (root, shown) = (Noted("Root"), Noted("Shown"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    delegate.window = window
    let run = Rehearsal(root, delegate: delegate)
    #expect(run.application.keyWindow == window)
    #expect(run.application.delegate?.window == window)
    #expect(window.isKeyWindow)
    run.perform {
      UIApplication.shared.keyWindow?.rootViewController?.present(shown, animated: false)
    }
    run.settle()
    #expect(shown.view.window == window)
    let other = UIWindow(frame: 7)
    run.perform { other.makeKeyAndVisible() }
    #expect(run.application.windows == [window, other])
    #expect(run.application.keyWindow == other)
    run.perform { window.makeKeyAndVisible() }
    #expect(run.application.windows == [other, window])
  }

  @Test func aRunHasAWindowOfItsOwn() {
    let (root, next) = (Noted("Root"), Noted("Next"))
    let stack = UINavigationController(rootViewController: root)
    let bare = Bare()
    let run = Rehearsal(stack, delegate: bare)
    #expect(bare.window == nil)
    let window = run.application.keyWindow
    #expect(window?.rootViewController == stack)
    #expect(window?.window == window)
    let label = UILabel()
    #expect(label.window == nil)
    root.view.subviews.first?.removeFromSuperview()
    #expect(root.view.window == window)
    #expect(stack.view.window == window)
    #expect(next.view.window == nil)
    run.perform { stack.pushViewController(next, animated: true) }
    run.settle()
    #expect(root.view.window == nil)
    #expect(next.view.window == window)
  }

  // MARK: The device

  @Test(arguments: [
    (Rehearsal.Device.phone, Rehearsal.Era.ios6, "iPhone", "6.1"), (.tablet, .ios3, "iPad", "3.1"),
  ])
  func codeAsksForTheSystem(
    _ device: Rehearsal.Device, _ era: Rehearsal.Era, _ model: String, _ version: String
  ) {
    let run = Rehearsal(Noted(), device: device, era: era)
    let seen = run.perform {
      [UIDevice.current.model, UIDevice.current.name, UIDevice.current.systemVersion]
    }
    #expect(seen == [model, model, version])
    #expect(run.perform { UI_USER_INTERFACE_IDIOM() } == (device == .tablet ? .pad : .phone))
  }

  @Test(arguments: [
    (UIInterfaceOrientationMask.allButUpsideDown, true), (.portraitUpsideDown, false),
    (.landscapeLeft, true), (.landscapeRight, true), (.portrait, false),
  ])
  func theDeviceTurnsAsTheMaskSays(_ mask: UIInterfaceOrientationMask, _ turns: Bool) {
    final class Masked: UIViewController {
      var mask = UIInterfaceOrientationMask.all
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let root = Masked()
    root.mask = mask
    let run = Rehearsal(root)
    run.rotate(.landscape)
    run.settle()
    #expect(run.rows(all: true).contains { $0.contains("rotation landscape") } == turns)
  }
}
