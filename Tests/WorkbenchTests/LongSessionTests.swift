import AddressLiterals
import Glibc
import PrototypeEditing
import PrototypeFile
import Session
import TestTools
import Testing

@testable import Workbench

/// One long session of editing at random, in all ways that there are: parts, text, also such that
/// can't be read, pasted entries, changes by other programs, and restarts.
@MainActor
@Suite struct LongSessionTests {
  /// How many steps a session has.
  nonisolated private static let steps = getenv("REHEARSAL_NIGHTLY") == nil ? 600 : 10_000
  /// Another one each night; that of a failure is its argument.
  nonisolated private static let seeds: [UInt64] =
    getenv("REHEARSAL_NIGHTLY") == nil ? [1] : [UInt64(time(nil))]
  /// A longer document is made shorter again, in bytes.
  private static let longest = 6_000

  /// What is written anywhere in the text; most of it breaks it.
  private static let pieces = [
    "a", "x: ", "- ", "\n", "  ", "\n\n", "# note\n", "]", "{", "\"", "é", "\t", "title: T\n", ": ",
  ]

  /// The session: the window, and the text before each change that can be undone or made again.
  private struct Run {
    let bench: Bench
    var workbench: Workbench
    var numbers: SeededNumbers
    var before: [[UInt8]] = []
    var after: [[UInt8]] = []
    /// How often each kind of step has done something.
    var counts: [Kind: Int] = [:]
  }

  private enum Kind: CaseIterable {
    case part, text, paste, undo, redo, save, outside, restart, changedWhileClosed
  }

  private func opened(_ bench: Bench) -> Workbench {
    let workbench = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000)
    {
      VirtualClock()
    }
    workbench.setSavesAsYouGo(false)
    workbench.open(DocumentRequest(file: bench.file))
    workbench.beginEditing()
    return workbench
  }

  @Test(arguments: seeds)
  func theStageIsTheFileAndAllThatIsKeptCanBeUndone(_ seed: UInt64) throws {
    let bench = try Bench(EditSessionTests.document)
    bench.workbench.close()
    var run = Run(
      bench: bench, workbench: opened(bench),
      numbers: SeededNumbers(seed: seed))
    for number in 0..<LongSessionTests.steps {
      try step(&run)
      try compare(run, "step \(number) of seed \(seed)")
    }
    for kind in Kind.allCases { #expect(run.counts[kind, default: 0] > 0, "\(kind)") }
    var (workbench, last) = (run.workbench, run.workbench.document.bytes)
    for _ in 0..<2 {
      for text in run.before.reversed() {
        workbench.undo()
        let isText = workbench.document.bytes == text
        #expect(isText)
      }
      #expect(workbench.document.history.done.isEmpty)
      for _ in run.before { workbench.redo() }
      let isLast = workbench.document.bytes == last
      #expect(isLast)
    }
    // Once more in another process.
    if workbench.document.conflict == nil { #expect(workbench.save()) }
    restart(&run)
    (workbench, last) = (run.workbench, run.workbench.document.bytes)
    for text in run.before.reversed() {
      workbench.undo()
      let isText = workbench.document.bytes == text
      #expect(isText)
    }
  }

  @Test func aNameThatTheNextStepGivesIsUndoneWithTheTitle() throws {
    let bench = try Bench(EditSessionTests.document)
    bench.workbench.close()
    var run = Run(bench: bench, workbench: opened(bench), numbers: SeededNumbers(seed: 0))
    for edit: DocumentEdit in [
      .set(path: "/dialogs/gone/alert/title", .text("One")),
      .insert(path: "/dialogs/alert", .map([("alert", .map([("title", .text("Title"))]))])),
      .set(path: "/dialogs/alert/alert/title", .text("Two")),
      .set(path: "/dialogs/gone/alert/title", .text("Three")),
    ] {
      let (text, history) = (run.workbench.document.bytes ?? [], run.workbench.document.history)
      try run.workbench.edit(edit)
      note(text, &run, since: history)
    }
    #expect(run.workbench.document.history.done.map(\.edits.count) == [1, 1, 2, 1])
    for _ in 0..<4 { undo(&run) }
    for _ in 0..<4 { redo(&run) }
  }

  // MARK: Steps

  private func step(_ run: inout Run) throws {
    let text = run.workbench.document.bytes ?? []
    let history = run.workbench.document.history
    let kind = kind(&run.numbers, isBroken: (try? run.workbench.editor()) == nil, text)
    switch kind {
    case .part: try? EditSessionTests.change(run.workbench, &run.numbers)
    case .text: write(run.workbench, &run.numbers)
    case .paste:
      let paths = (try? run.workbench.editor())?.addresses ?? []
      run.workbench.select(paths.randomElement(using: &run.numbers))
      let entry = run.workbench.copySelection() ?? "no entry"
      run.workbench.select(paths.randomElement(using: &run.numbers))
      try? run.workbench.paste(entry)
    case .undo: for _ in 0..<Int.random(in: 1...4, using: &run.numbers) { undo(&run) }
    case .redo: redo(&run)
    case .save: #expect(run.workbench.save())
    case .outside:
      #expect(run.workbench.save())
      try FileWriter.write(theirs(run.workbench, &run.numbers), to: run.bench.file)
      run.workbench.reload()
    case .restart: restart(&run)
    case .changedWhileClosed:
      // Else a part is named when the document is closed, which the file does not have.
      run.workbench.editing.settleNames(in: run.workbench)
      #expect(run.workbench.save())
      let theirs = try theirs(run.workbench, &run.numbers)
      run.workbench.close()
      try FileWriter.write(theirs, to: run.bench.file)
      restart(&run)
      let isTheirs = run.workbench.document.bytes == theirs
      #expect(isTheirs)
    }
    guard kind != .undo, kind != .redo else { return }
    if text != run.workbench.document.bytes ?? [] { run.counts[kind, default: 0] += 1 }
    if [.save, .restart].contains(kind) { run.counts[kind, default: 0] += 1 }
    note(text, &run, since: history)
  }

  /// Others are rarer than changes; a broken or a long text is brought back soon.
  private func kind(
    _ numbers: inout SeededNumbers, isBroken: Bool, _ text: [UInt8]
  ) -> Kind {
    if isBroken, Int.random(in: 0..<3, using: &numbers) > 0 { return .undo }
    if text.count > LongSessionTests.longest { return .undo }
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0: return .restart
    case 1: return .changedWhileClosed
    case 2, 3: return .outside
    case 4...8: return .save
    case 9...20: return .undo
    case 21...26: return .redo
    case 27...34: return .paste
    case 35...54: return .text
    default: return .part
    }
  }

  private func write(_ workbench: Workbench, _ numbers: inout SeededNumbers) {
    let count = workbench.document.bytes?.count ?? 0
    let start = Int.random(in: 0...count, using: &numbers)
    let end = min(count, start + Int.random(in: 0..<6, using: &numbers))
    let piece = LongSessionTests.pieces.randomElement(using: &numbers) ?? ""
    workbench.editText(
      [SourceEdit(start..<end, Array(piece.utf8))], named: "Text",
      joins: Bool.random(using: &numbers))
  }

  /// What another program makes of the text: another line at its end, or one line less.
  private func theirs(
    _ workbench: Workbench, _ numbers: inout SeededNumbers
  ) throws -> [UInt8] {
    let text = try #require(workbench.document.bytes)
    let line = "# theirs \(Int.random(in: 0..<1000, using: &numbers))\n"
    if Bool.random(using: &numbers), let end = text.firstIndex(of: 0x0A) {
      return Array(text[...end]) + Array(line.utf8) + text[(end + 1)...]
    }
    return text + Array(line.utf8)
  }

  private func undo(_ run: inout Run) {
    let text = run.workbench.document.bytes ?? []
    guard let wanted = run.before.popLast() else { return run.workbench.undo() }
    run.workbench.undo()
    let isWanted = run.workbench.document.bytes == wanted
    #expect(isWanted)
    run.after.append(text)
    run.counts[.undo, default: 0] += 1
  }

  private func redo(_ run: inout Run) {
    let text = run.workbench.document.bytes ?? []
    guard let wanted = run.after.popLast() else { return run.workbench.redo() }
    run.workbench.redo()
    let isWanted = run.workbench.document.bytes == wanted
    #expect(isWanted)
    run.before.append(text)
    run.counts[.redo, default: 0] += 1
  }

  /// What is left of a window that was killed, opened again.
  private func restart(_ run: inout Run) {
    let document = run.workbench.document
    run.workbench.close()
    // A part may be named only then.
    let text = document.bytes
    let isClosed = text == nil
    run.workbench = opened(run.bench)
    let isText = run.workbench.document.bytes == text
    #expect(isClosed || isText)
  }

  /// Follows what a step has done to the history.
  private func note(_ text: [UInt8], _ run: inout Run, since old: EditHistory) {
    let new = run.workbench.document.history
    defer { if new.undone.isEmpty { run.after = [] } }
    guard new.done != old.done else { return }
    if new.undone.count > old.undone.count {
      run.before.removeLast()
      return run.after.append(text)
    }
    if new.undone.count == old.undone.count - 1, new.done.last == old.undone.last {
      run.after.removeLast()
      return run.before.append(text)
    }
    if new.done.count > old.done.count {
      add(new.done[old.done.count...], since: old.done.last, text, of: new, to: &run)
    } else if new.done.first != old.done.first, old.done.count == EditHistory.limit {
      run.before.removeFirst()
      add(new.done.suffix(1), since: old.done.last, text, of: new, to: &run)
    }
  }

  /// Adds the text before each change that a step has added to those that can be undone.
  ///
  /// The text before the step is not always that before the first of them: where a title was written
  /// whose part has an id that was made up, the next step, whatever it does, names the part first. That
  /// goes on with the change of the title, and is undone with it.
  private func add(
    _ added: ArraySlice<EditHistory.Entry>, since last: EditHistory.Entry?, _ text: [UInt8],
    of new: EditHistory, to run: inout Run
  ) {
    var text = text
    func make(_ edits: [[SourceEdit]]) {
      let after = edits.applied(inTurnTo: text)
      #expect(after != nil)
      text = after ?? text
    }
    if let last {
      let edits = new.done[added.startIndex - 1].edits
      let goesOn = edits.starts(with: last.edits)
      #expect(goesOn)
      make(Array(edits.dropFirst(last.edits.count)))
    }
    for entry in added {
      run.before.append(text)
      make(entry.edits)
    }
    let isText = text == run.workbench.document.bytes
    #expect(isText)
  }

  // MARK: What must be so

  private func compare(_ run: Run, _ place: String) throws {
    let workbench = run.workbench
    let history = workbench.document.history
    try #require(history.done.count == run.before.count, "\(place)")
    try #require(history.undone.count == run.after.count, "\(place)")
    let bytes = try #require(workbench.document.bytes)
    let fresh = DocumentReader(of: run.bench.file).load(bytes)
    // The stage keeps what could be read last.
    guard let prototype = fresh.prototype else { return }
    try EditSessionTests.compareStage(of: workbench, with: prototype, place)
  }
}
