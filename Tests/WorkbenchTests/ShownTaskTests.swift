import AddressLiterals
import DialogModel
import DialogSimulator
import PrototypeFile
import Testing

@testable import Workbench

/// The loader of the selected task on the edited stage.
@MainActor @Suite struct ShownTaskTests {
  private static let document = """
    start: a
    screens: {a: {controls: [{button: Go, then: [{run: load}]}]}}
    dialogs: {ask: {alert: {title: Sure?, cancelButton: No}}}
    tasks:
      quick: {title: Quick, simulate: {seconds: 0}}
      load: {title: Loading, simulate: {seconds: 3}, whenDone: [{present: ask}]}
      hidden: {simulate: {seconds: 1}, loader: none}
    """

  private func titles(_ workbench: Workbench) -> [String] {
    (workbench.shownWhileEditing?.state.showings ?? []).map { $0.texts.title ?? "" }
  }

  @Test func aSelectedTaskShowsItsLoaderUntilAnotherPartIsSelected() throws {
    let bench = try Bench(Self.document)
    try bench.pass()
    let workbench = bench.workbench
    workbench.beginEditing()
    for (name, shown) in [("load", ["Loading"]), ("quick", ["Quick"]), ("hidden", [])] {
      workbench.select(.entry(name, of: .tasks))
      #expect(titles(workbench) == shown)
      #expect(workbench.selectsOnStage)
    }
    for other: PartAddress? in ["/screens/a", "/dialogs/ask", nil] {
      workbench.select("/tasks/load")
      #expect(titles(workbench).contains("Loading"))
      workbench.select(other)
      #expect(!titles(workbench).contains("Loading"))
    }
  }

  @Test(arguments: ["load", "quick", "hidden"])
  func theRestIsWhatAFreshReadingShows(_ task: String) throws {
    let bench = try Bench(Self.document)
    try bench.pass()
    let workbench = bench.workbench
    workbench.beginEditing()
    for part: PartAddress in ["/dialogs/ask", .entry(task, of: .tasks), "/screens/a"] {
      workbench.select(part)
      try EditSessionTests.compareStage(of: workbench, with: try #require(workbench.prototype))
    }
  }

  @Test func itFollowsWhatIsChanged() throws {
    let bench = try Bench(Self.document)
    try bench.pass()
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/tasks/load")
    try workbench.edit(.set(path: "/tasks/load/title", .text("Sending")))
    #expect(titles(workbench) == ["Sending"])
    try workbench.edit(.remove(path: "/tasks/quick"))
    #expect(titles(workbench) == ["Sending"])
    workbench.endEditing()
    #expect(try bench.up.isEmpty)
  }
}
