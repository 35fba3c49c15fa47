import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.12 The application's own calls")
struct ApplicationTests {
  @Test("2.12: its delegate may lack methods, or be nil")
  func without() {
    var run = Run(
      application: hearing(without: [.applicationDidBecomeActive, .applicationDidEnterBackground]))
    run.home(at: 10)
    run.launchApp(at: 20)
    #expect(
      run.calls == """
        application:didFinishLaunchingWithOptions:→true → applicationWillResignActive:
        applicationWillEnterForeground:
        """)
    let none = Run(
      application: hearing(.none, does: [.applicationDidBecomeActive: [log("never")]]))
    #expect(none.story == "> launch")
  }
}
