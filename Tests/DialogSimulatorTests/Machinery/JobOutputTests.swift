import DialogModel
import DialogSimulator
import Testing

/// How much of what a command tells the log keeps.
@Suite("Jobs: the rows that a command's output makes")
struct JobOutputTests {
  /// A command that runs, seen on A.
  private func started() -> Run {
    var run = Run(
      confirmRunning("A"), tasks: [task(command: ["x"])], commandModes: [TaskID(0): .runs],
      showing: "A")
    run.tap("A", 1, at: 0)
    run.forget()
    return run
  }

  private func lines(_ count: Int) -> [String] { (1...count).map { "\($0)" } }

  @Test(
    "A report of five lines is kept; of more, the last line, and how many there were before it",
    arguments: [
      (1, 0, ["wrote 1"]), (5, 0, ["wrote 1", "wrote 2", "wrote 3", "wrote 4", "wrote 5"]),
      (6, 0, ["wrote 5 more", "wrote 6"]), (100, 0, ["wrote 99 more", "wrote 100"]),
      // Lines that the report itself has left out count too.
      (3, 2, ["wrote 2 more", "wrote 1", "wrote 2", "wrote 3"]),
      (3, 3, ["wrote 5 more", "wrote 3"]),
      (1, 1, ["wrote 1 more", "wrote 1"]), (5, 1000, ["wrote 1004 more", "wrote 5"]),
    ])
  func folded(_ count: Int, _ dropped: Int, _ rows: [String]) {
    var run = started()
    run.report(JobReport(lines: lines(count), dropped: dropped))
    #expect(run.tasksSoFar == rows.map { "[t0 \($0)]" })
  }

  @Test("500 rows of output, and no more; progress and the end are told all the same")
  func capped() {
    var run = started()
    for line in lines(600) { run.report(JobReport(lines: [line])) }
    #expect(run.tasksSoFar.count == 500)
    #expect(run.tasksSoFar.last == "[t0 wrote 500]")
    run.report(JobReport(percent: 50, message: "Half", lines: ["x"], end: .done))
    #expect(run.tasksSoFar.suffix(2) == ["[t0 50 %]", "[t0 done]"])
  }

  @Test("Messages, and rows that stand for others, are of the 500")
  func cappedOthers() {
    var run = started()
    for line in lines(166) {
      run.report(JobReport(message: line, lines: lines(6)))
    }
    #expect(run.tasksSoFar.count == 498)
    run.report(JobReport(message: "almost"))
    run.report(JobReport(lines: lines(6)))
    run.report(JobReport(message: "never", lines: ["never"]))
    #expect(run.tasksSoFar.suffix(2) == ["[t0 # almost]", "[t0 wrote 5 more]"])
    #expect(run.tasksSoFar.count == 500)
  }

  @Test("What has no room in the log is seen on the loader")
  func cappedLoader() {
    var run = started()
    for line in lines(501) { run.report(JobReport(message: line)) }
    #expect(run.showing("A")?.texts.message == "501")
  }

  @Test("The next run of the task has room for 500 again")
  func cappedAgain() {
    var run = started()
    for line in lines(501) { run.report(JobReport(lines: [line])) }
    run.report(JobReport(end: .done))
    run.settle()
    run.present("A")
    run.settle()
    run.tap("A", 1)
    run.forget()
    for line in lines(501) { run.report(JobReport(lines: [line]), job: 2) }
    #expect(run.tasksSoFar.count == 500)
  }

  @Test("The first report of progress makes a row, and each that reaches another tenth")
  func progress() {
    var run = started()
    for percent in [3, 3, 7, 9, 10, 19, 20, 29, 45, 47, 38, 39, 100, 100] {
      run.report(JobReport(percent: percent))
    }
    #expect(
      run.tasksSoFar
        == [3, 10, 20, 45, 38, 100].map { "[t0 \($0) %]" })
  }

  @Test("So does one that says 0")
  func progressFromZero() {
    var run = started()
    for percent in [0, 0, 1, 10] { run.report(JobReport(percent: percent)) }
    #expect(run.tasksSoFar == ["[t0 0 %]", "[t0 10 %]"])
  }

  @Test("A simulated job is at 0 from its beginning, so its first row is at 10")
  func simulatedProgress() {
    var run = Run(confirmRunning("A"), tasks: [task(1000, progress: true)], showing: "A")
    run.tap("A", 1)
    run.settle()
    #expect(
      run.tasksSoFar.filter { $0.hasSuffix("%]") } == (1...9).map { "[t0 \($0 * 10) %]" })
  }

  @Test("A message that is told again makes no row")
  func messages() {
    var run = started()
    for text in ["a", "a", "b", "a"] { run.report(JobReport(message: text)) }
    #expect(run.tasksSoFar == ["[t0 # a]", "[t0 # b]", "[t0 # a]"])
  }
}
