import DialogModel
import Scenario
import Texts
import WindowWords
import Workbench

// How a window shows what its scenarios did.

extension MainWindow {
  /// Shows how the scenario goes or how it ended.
  func showProgress() {
    contents.mark(ScenarioMarks(workbench))
    guard let progress = workbench.progress else { return }
    if case .differs(let verdict) = progress.status { sidebar.mark(verdict.marks) }
    // One after the other would flicker by; the list has them all, and at the end their sum.
    guard !workbench.isPlayingAll else { return }
    if progress.status != .playing { showChange() }
    switch progress.status {
    case .playing, .empty, .played, .passed, .stopped, .crashed: break
    case .differs(let verdict): show(verdict, of: progress.name)
    case .failed(let failure):
      presenting.tell(
        tr(
          "“{name}” can’t go on at line {line}.",
          ["name": progress.name, "line": String(failure.line)]))
      errors.show(
        tr(
          "Scenario “{name}” failed at line {line}",
          ["name": progress.name, "line": String(failure.line)]),
        hint: failure.message,
        details: failure.showing.map { (message: $0, line: nil) }, isFile: file != nil,
        offering: opener(of: failure.line))
    }
  }

  /// Says what the last change of the document did to the calls; an audience is not told.
  private func showChange() {
    guard let change = workbench.change, !presenting.isOn else { return }
    // A question keeps its place under the pointer.
    if case .conflict = workbench.document.saveState { return }
    opening.notice.showBriefly(change.sentence, offering: tr("Compare")) { [weak self] in
      self?.comparison.compareRuns(with: .before(change.name))
    }
  }

  /// The button that opens the document at a line; `nil` for a document that is no file.
  private func opener(of line: Int) -> (title: String, perform: @MainActor () -> Void)? {
    guard let file else { return nil }
    return (
      tr("Open Line {line}", ["line": String(line)]),
      { [weak self] in self?.opening.edit(file, at: EditorPlace(line: line)) }
    )
  }

  private func show(_ verdict: Verdict, of name: String) {
    let explanation = verdict.explanation
    let lines = workbench.document.lines(ofExpectedCalls: explanation.places, of: name)
    let details = explanation.sentences.enumerated().map { number, sentence in
      (message: sentence, line: lines.indices.contains(number) ? lines[number] : nil)
    }
    var accept: (title: String, perform: @MainActor () -> Void)?
    if workbench.canAccept {
      accept = (tr("Accept"), { [weak self] in self?.workbench.accept() })
    }
    errors.show(
      ntr(
        "“{name}” failed: its calls differ from “expect” in one place",
        "“{name}” failed: its calls differ from “expect” in {n} places",
        verdict.count, ["name": name]),
      hint: accept == nil
        ? tr("The log marks them.")
        : tr("The log marks them. Correct the document, or accept the calls that were made."),
      details: details, isFile: file != nil, offering: accept)
  }
}

extension ScenarioMarks {
  /// The marks of the scenarios of a workbench's document.
  @MainActor
  init(_ workbench: Workbench) {
    var results = workbench.results
    if let progress = workbench.progress, progress.status == .playing {
      results[progress.name] = progress
    }
    self.init(
      results.mapValues(\.mark), stale: workbench.staleResults.mapValues(\.mark),
      all: workbench.prototype?.scenarios.map(\.name) ?? [])
  }
}

extension ScenarioProgress {
  fileprivate var mark: ScenarioMarks.Mark {
    switch status {
    case .playing: .playing
    case .empty: .empty
    case .played: .played
    case .passed: .passed
    case .differs(let verdict): .differs(verdict.count)
    case .failed: .failed
    case .stopped: .stopped
    case .crashed: .crashed
    }
  }
}
