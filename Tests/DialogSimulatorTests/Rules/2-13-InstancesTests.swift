import DialogModel
import Testing

@testable import DialogSimulator

/// How many instances of an alert can be up.
@Suite struct InstancesTests {
  @Test func moreThanSixtyFourAreRefused() {
    var run = Run(alert("A", others: ["OK"]))
    for _ in 0..<SizeLimit.instances + 2 { run.perform(.presentNew(id("A"))) }
    run.settle()
    #expect(run.simulator.state.showings.count == SizeLimit.instances)
    let refused = run.rows.filter { row in
      if case .refused(.presentNew, .tooManyUp) = row.content {
        row.rules.contains(.s13)
      } else {
        false
      }
    }
    #expect(refused.count == 2)
    run.dismiss("A")
    run.settle()
    run.perform(.presentNew(id("A")))
    #expect(run.simulator.state.showings.last?.dialog == DialogID(0, instance: SizeLimit.instances))
  }

  /// A changed document shows each of them again, under its number.
  @Test func theyComeAgainAfterAReload() {
    var run = Run(alert("A", others: ["OK"]), showing: "A")
    run.perform(.presentNew(id("A")))
    run.settle()
    run.perform(.dismiss(DialogID(0, instance: DialogID.first), buttonIndex: nil, animated: false))
    run.perform(.presentNew(id("A")))
    run.settle()
    let dialogs = run.simulator.state.showings.map(\.dialog)
    #expect(dialogs == [DialogID(0, instance: 2), DialogID(0)])
    var again = Run(alert("A", others: ["OK"]), launched: false)
    again.perform(
      .reload(Reload(document: "x", continuation: .resumes(Reload.Place(dialogs: dialogs)))))
    again.settle()
    #expect(again.simulator.state.showings.map(\.dialog) == dialogs)
  }

  /// An answer that was given before for the id alone is for whichever instance asks.
  @Test(arguments: [(1, true), (DialogID.first, false), (2, true), (3, false)])
  func answersAreForInstances(asked: Int, isTaken: Bool) {
    var run = Run(alert("A", others: ["OK"], returns: [.shouldEnable: .ask]))
    run.perform(.answer(.shouldEnable, true, target: nil))
    run.present("A")
    run.settle()
    let target = Target.dialog(DialogID(0, instance: asked))
    run.perform(.answer(.shouldEnable, true, target: target))
    run.perform(.presentNew(id("A")))
    #expect((run.simulator.state.hold == nil) == isTaken)
  }
}
