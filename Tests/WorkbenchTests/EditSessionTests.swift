import DialogModel
import DialogSimulator
import Glibc
import PrototypeEditing
import PrototypeFile
import Session
import TestTools
import Testing

@testable import Workbench

/// Sessions of editing at random: the stage has what a fresh reading of the file has, and undone to
/// the start the bytes are the first ones.
@MainActor
@Suite struct EditSessionTests {
  nonisolated static let document = """
    title: Notes
    start: list

    # Where it begins.
    screens:
      list:
        title: Notes
        controls:
          - label: Two notes
          - row: First   # the older one
            then: [{present: delete}]
          - button: More
            then: [{present: ways}]

    dialogs:
      delete:
        alert:
          title: Delete?
          message: It is gone then.
          cancelButton: Cancel
          otherButtons:
            - title: Delete
              afterwards: [{present: gone}]
      gone:
        alert: {title: Gone, cancelButton: OK}
      ways:
        actionSheet: {otherButtons: [Copy, Move], cancelButton: Cancel, from: rootView}

    scenarios:
      away:
        steps:
          - tapOn: First
          - tapOn: Delete
    """

  /// Changes a part of the document by chance.
  static func change(
    _ workbench: Workbench, _ numbers: inout SeededNumbers
  ) throws(EditRefusal) {
    let editor = try workbench.editor()
    let path = editor.addresses.randomElement(using: &numbers) ?? .document
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0:
      if let insertion = Insertion.allCases.randomElement(using: &numbers) {
        try workbench.insert(insertion)
      }
    case 1: try workbench.edit(.remove(path: path))
    case 2: try workbench.edit(.move(path: path, to: Int.random(in: 0..<3, using: &numbers)))
    case 3:
      workbench.select(path)
      try workbench.duplicateSelection()
    case 4:
      try workbench.edit(
        .rename(path: path, to: "id-\(Int.random(in: 0..<5, using: &numbers))"))
    case 5: workbench.undo()
    case 6: workbench.redo()
    case 7: workbench.select(path)
    default:
      try workbench.edit(
        .set(path: path, .text("Text \(Int.random(in: 0..<99, using: &numbers)): #")),
        joins: Bool.random(using: &numbers))
    }
  }

  /// Compares the edited stage of a window with one that a fresh reading of its document gets at the
  /// same place.
  static func compareStage(
    of workbench: Workbench, with prototype: Prototype, _ place: String = ""
  ) throws {
    let shown = try #require(workbench.shownWhileEditing, "\(place)")
    let wanted = workbench.prepared(prototype, nil)
    // A run adds the loaders of tasks to the dialogs.
    let again = shown.standing(in: wanted, at: shown.place(in: wanted))
    #expect(shown.prototype == again.prototype, "\(place)")
    // That of the selected task is up besides: it is of the selection, and belongs to no place.
    let loaders = shown.state.showings.filter { shown.isLoaderOfItsOwn($0.dialog) }
    #expect(loaders.count <= (workbench.edited?.task == nil ? 0 : 1), "\(place)")
    let up = shown.state.showings.filter { !shown.isLoaderOfItsOwn($0.dialog) }
    #expect(up.map(\.texts) == again.state.showings.map(\.texts), "\(place)")
  }

  /// Others each night, 60 changes each; that of a failure is its argument.
  nonisolated private static let seeds: [UInt64] =
    getenv("REHEARSAL_NIGHTLY") == nil
    ? Array(1...12) : (0..<170).map { UInt64(time(nil)) &* 1000 &+ $0 }

  @Test(arguments: seeds)
  func theStageIsAFreshReadingOfTheFile(_ seed: UInt64) throws {
    let bench = try Bench(EditSessionTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    // Another window, which plays, and one that is edited too.
    let playing = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust")) { VirtualClock() }
    let edited = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust")) { VirtualClock() }
    for other in [playing, edited] { other.open(with: workbench) }
    edited.beginEditing()
    let first = try #require(workbench.document.bytes)
    var numbers = SeededNumbers(seed: seed)
    workbench.beginEditing()
    var done = 0
    for _ in 0..<60 {
      let window = Int.random(in: 0..<8, using: &numbers) == 0 ? edited : workbench
      if (try? EditSessionTests.change(window, &numbers)) != nil { done += 1 }
      if Int.random(in: 0..<10, using: &numbers) == 0 { #expect(playing.save()) }
      let bytes = try #require(workbench.document.bytes)
      let fresh = DocumentReader(of: bench.file).load(bytes)
      let prototype = try #require(fresh.prototype, "\(fresh.problems.map(\.message))")
      try EditSessionTests.compareStage(of: workbench, with: prototype)
      let wanted = workbench.prepared(prototype, nil)
      for other in [playing, edited] {
        #expect(other.document.bytes == bytes && other.prototype == workbench.prototype)
      }
      let second = try #require(edited.shownWhileEditing)
      #expect(
        second.prototype == second.standing(in: wanted, at: second.place(in: wanted)).prototype)
    }
    #expect(done > 5)
    let last = workbench.document.bytes
    while !workbench.document.history.undone.isEmpty { workbench.redo() }
    let end = workbench.document.bytes
    while !workbench.document.history.done.isEmpty { workbench.undo() }
    #expect(workbench.document.bytes == first)
    while !workbench.document.history.undone.isEmpty { workbench.redo() }
    #expect(workbench.document.bytes == end || workbench.document.bytes == last)
    #expect(workbench.save())
    #expect(try FileReader.read(bench.file) == workbench.document.bytes)
    workbench.endEditing()
  }
}
