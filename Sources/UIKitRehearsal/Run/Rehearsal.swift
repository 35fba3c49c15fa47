internal import DialogModel
internal import DialogSimulator
internal import EventLog
internal import Learning

/// A run of a program's dialogs, without a screen and in virtual time.
///
/// It performs the program's delegates in UIKit's order of calls, and what they do is what happens
/// next. A test taps and types, and compares what was called.
@MainActor
public final class Rehearsal {
  /// The application of the run.
  public private(set) lazy var application = UIApplication(self)
  /// Whether calls of view controllers that do nothing are part of ``calls`` too, as `viewWillAppear:`;
  /// those of the launch only if it began so.
  public var listsLifeCycle: Bool

  var simulator: Simulator
  /// The inputs since the launch, with their moments.
  var inputs: [(time: SimulatedTime, input: Input)] = []
  /// The rows that can no longer change.
  var log: [Row] = []
  /// What is known of the program.
  var cast = Cast()
  /// What the code has done in each deed.
  var learned = Learned()
  /// The deeds that are being done, the innermost last.
  var doing: [Doing] = []
  /// What a person has done, as the steps of a scenario.
  var steps: [ScenarioStep] = []
  /// Set where a method ends that a delegate does not have.
  var isLacking = false
  /// The delegate that was called last, by its type and protocol.
  var watched: (type: String, role: String)?
  var tally = DelegateTally()
  var found: [Finding] = []
  /// The window that shows the run; `nil` without one.
  var window: WindowLink?
  /// What runs on injected clocks.
  let ticker = Ticker()
  let root: UIViewController
  /// What runs at the launch.
  private var launched: Prototype
  private let applicationDelegate: (any UIApplicationDelegate)?
  /// Dialogs and screens that the code brings in.
  var staging: Staging { Staging(run: self) }
  /// What follows from the rows of the run.
  var following: Following { Following(run: self) }

  /// The controller whose view loads now, with what its code asks for meanwhile.
  static var loading: UIViewController?
  private static weak var latest: Rehearsal?

  /// The run that the code performed now belongs to; outside any, the one that was begun last.
  public static var current: Rehearsal? { Here.run ?? latest }

  /// Launches a program whose first screen is the view of a controller.
  ///
  /// - Parameters:
  ///   - root: the controller of the first screen, or a navigation controller with it.
  ///   - delegate: the delegate of the application, which the run keeps; `nil` for none.
  ///   - device: the device that is rehearsed.
  ///   - era: whose rules count.
  ///   - language: the code of the language that a document of the run names; `nil` for none.
  ///   - goneDelegate: what a call to a delegate does that was deallocated.
  ///   - listsLifeCycle: whether calls of view controllers that do nothing are listed too.
  public convenience init(
    _ root: UIViewController, delegate: (any UIApplicationDelegate)? = nil,
    device: Device = .phone, era: Era = .ios6, language: String? = nil,
    goneDelegate: GoneDelegate = .crashes, listsLifeCycle: Bool = false
  ) {
    self.init(
      notLaunched: root, delegate,
      Settings(device: device, era: era, language: language, goneDelegate: goneDelegate),
      listsLifeCycle: listsLifeCycle)
    if let link = WindowLink.given {
      WindowRun(run: self, link: link).follow(showing: launched)
    } else {
      perform(.launch)
    }
  }

  /// The same before the launch.
  private init(
    notLaunched root: UIViewController, _ delegate: (any UIApplicationDelegate)?,
    _ settings: Settings, listsLifeCycle: Bool
  ) {
    (self.root, self.listsLifeCycle) = (root, listsLifeCycle)
    applicationDelegate = delegate
    var prototype = settings.prototype
    launched = prototype
    simulator = Simulator(prototype)
    Rehearsal.latest = self
    application.delegate = delegate
    let first = (root as? UINavigationController)?.topViewController ?? root
    Here.$run.withValue(self) { first.loadViewIfNeeded() }
    prototype.title = first.title ?? root.title
    if let navigation = root as? UINavigationController {
      prototype.navigation = .push
      if navigation.delegate != nil {
        var outside = Delegate()
        outside.isOutside = true
        prototype.navigationController = outside
      }
    }
    if delegate != nil {
      var application = Prototype.Application()
      application.delegate.isOutside = true
      prototype.application = application
    }
    prototype.screens = [cast.screen(of: first, as: ScreenID(0), in: self)]
    prototype.start = .screen(ScreenID(0))
    cast.seatBars(of: root, in: self)
    simulator = Simulator(prototype)
    simulator.perform(.configure(.program(.attached)), at: .zero)
    launched = prototype
  }

  /// The same for a program whose tasks and clocks go on in a window, too.
  ///
  /// Without a window it returns at once, as `Rehearsal(root)` does, and ``idle()`` lets tasks go on. In
  /// the window of `rehearsal run` it does not return, but the main actor is free between what a person
  /// does there. What a task does is done at the moment of what began it; who sleeps on ``clock`` goes
  /// on at exactly its moment; and what comes from outside the run, as the end of a `Task.sleep` or an
  /// answer of a server, happens when it comes.
  ///
  /// - Parameters:
  ///   - root: the controller of the first screen, or a navigation controller with it.
  ///   - delegate: the delegate of the application, which the run keeps; `nil` for none.
  ///   - device: the device that is rehearsed.
  ///   - era: whose rules count.
  ///   - language: the code of the language that a document of the run names; `nil` for none.
  ///   - goneDelegate: what a call to a delegate does that was deallocated.
  ///   - listsLifeCycle: whether calls of view controllers that do nothing are listed too.
  /// - Returns: the run; in a window, the process ends when that is closed.
  public static func showing(
    _ root: UIViewController, delegate: (any UIApplicationDelegate)? = nil,
    device: Device = .phone, era: Era = .ios6, language: String? = nil,
    goneDelegate: GoneDelegate = .crashes, listsLifeCycle: Bool = false
  ) async -> Rehearsal {
    let run = Rehearsal(
      notLaunched: root, delegate,
      Settings(device: device, era: era, language: language, goneDelegate: goneDelegate),
      listsLifeCycle: listsLifeCycle)
    if let link = WindowLink.given {
      await WindowRun(run: run, link: link).followWithTasks(showing: run.launched)
    } else {
      run.perform(.launch)
    }
    return run
  }

  /// The run that code asks for something, or `nil` and a line on the standard error where there is
  /// none.
  static func here(_ what: String) -> Rehearsal? {
    if let current { return current }
    StandardError.write("\(what): there is no Rehearsal; begin with Rehearsal(ROOT)\n")
    return nil
  }

  // MARK: Going on

  /// The virtual time since the launch, in seconds.
  public var now: Double { Double(simulator.state.now.milliseconds) / 1000 }

  /// Gives the run an input now, and performs the code that it calls.
  func perform(_ input: Input) {
    WindowRun.hold(self)
    let time = simulator.state.now
    ticker.move(to: time)
    inputs.append((time, input))
    say(input)
    serve(until: nil)
    window?.waitUntilDone()
  }

  /// Gives the run what the program makes or says; it is no input of a person's.
  func say(_ input: Input) {
    WindowRun.hold(self)
    window?.say(input, in: simulator.prototype)
    simulator.perform(input, at: simulator.state.now)
    switch input {
    case .define, .redefine, .endActivity, .outside(.blocked): window?.waitUntilDone()
    default: break
    }
  }

  /// Lets time pass until a moment, each moment of work by itself.
  func advance(to time: SimulatedTime) {
    if let window, window.turns != nil, simulator.openCalls == 0 {
      return WindowRun(run: self, link: window).stay(until: time)
    }
    while let due = simulator.wake, due <= time, simulator.state.stop == nil {
      simulator.advance(to: due)
      serve(until: nil)
    }
    simulator.advance(to: time)
    serve(until: nil)
    ticker.move(to: simulator.state.now)
  }

  /// Notes what was found, now.
  func find(_ kind: Finding.Kind, _ what: String) {
    let finding = Finding(kind: kind, time: now, message: kind.message(what))
    if found.last != finding { found.append(finding) }
  }
}
