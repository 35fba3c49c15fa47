import DialogModel
import DialogSimulator
import EventLog
import Gtk
import PrototypeFile
import Session
import Texts
import Workbench

/// What breakpoints need of the rest of a window.
@MainActor
protocol BreaksHost: WindowHost {
  var opening: Opening { get }
  var sidebar: Sidebar { get }
  var editing: EditingController { get }
}

/// How a window sets breakpoints, continues from them, and logs values afterwards.
@MainActor
final class BreaksController {
  private unowned let host: any BreaksHost
  private var workbench: Workbench { host.workbench }
  private var session: Session? { host.session }
  private var sidebar: Sidebar { host.sidebar }

  init(_ host: any BreaksHost) { self.host = host }

  /// Adds the actions and connects the parts.
  func connect() {
    sidebar.onBreak = { [weak self] in self?.workbench.toggleBreak(at: $0) }
    sidebar.onStep = { [weak self] in self?.step($0) }
    sidebar.holdBar.takesAnswers = { [weak self] in
      self?.workbench.program?.answersItself != true
    }
    sidebar.onBreakAction = { [weak self] in
      self?.workbench.backToNow()
      return self?.workbench.performAtBreakpoint($0)
    }
    sidebar.onMadeBreakList = { [weak self] list in
      list.onArm = { [weak self] in self?.workbench.arm($0, $1) }
      list.onRemove = { [weak self] in self?.workbench.remove($0) }
      list.onRemoveAll = { [weak self] in self?.workbench.removeBreaks() }
    }
    sidebar.onMadeLogValue = { [weak self] button in
      button.template = { [weak self] in
        guard let self, let entry = sidebar.selectedEntry else { return "" }
        return workbench.logTemplate(at: entry)
      }
      button.onSet = { [weak self] in self?.logValue($0) }
    }
    sidebar.reasonLines = { [weak self] in self?.workbench.lines(of: $0) ?? [] }
    sidebar.empty.onLine = { [weak self] in self?.showText(atLine: $0) }
    sidebar.empty.onRow = { [weak self] place in
      guard let self else { return }
      sidebar.showAll()
      sidebar.select(entry: place)
      sidebar.list.grabFocus()
    }
    sidebar.why = { [weak self] in self?.workbench.why($0) }
    sidebar.detail.onLine = { [weak self] in self?.showText(atLine: $0) }
    sidebar.detail.onRow = { [weak self] place in
      self?.sidebar.select(entry: place)
      self?.workbench.look(at: place)
    }
    host.window.addAction("break-go-on") { [weak self] in self?.step(.on) }
    host.window.addAction("break-next-call") { [weak self] in
      guard let self else { return }
      if session?.state.hold?.isBreakpoint == true {
        step(.call)
      } else {
        workbench.breakAtNextCall()
        host.opening.notice.show(tr("The run stops before its next call."))
      }
    }
    host.window.addAction("break-here") { [weak self] in
      if let self, let entry = sidebar.selectedEntry { workbench.toggleBreak(at: entry) }
    }
    host.window.addAction("break-filter") { [weak self] in self?.breakAtFilter() }
    host.window.addAction("why-not") { [weak self] in
      guard let self else { return }
      sidebar.showAll()
      sidebar.head.filter = "call:"
      sidebar.head.field.entry.focusEnd()
      host.opening.notice.show(tr("Type a method: the list has its calls, or the reason for none."))
    }
    host.window.addAction("break-none") { [weak self] in self?.workbench.removeBreaks() }
  }

  /// Shows a 1-based line of the document in the text pane.
  private func showText(atLine line: Int) {
    host.editing.pane.show(.text)
    host.editing.text?.show(line: line)
  }

  /// Shows the breakpoints and the values that are logged.
  func show() {
    sidebar.show(workbench.breaks, names: session.map { Names($0.prototype) }) { [weak self] in
      self?.workbench.loggedValue(at: $0)
    } breach: { [weak self] in
      self?.workbench.breach(at: $0)
    }
  }

  private func step(_ step: BreakStep) {
    workbench.backToNow()
    workbench.resume(step)
  }

  private func breakAtFilter() {
    let words = sidebar.head.filter
    let filter = Filter(typed: words)
    if let problem = filter.problems.first { return host.opening.notice.show(problem.sentence) }
    if let problem = filter.problemAsBreakpoint { return host.opening.notice.show(problem) }
    guard let count = workbench.breakAt(words) else {
      host.opening.notice.show(tr("Type into the filter what the run is to stop at."))
      return sidebar.head.focusFilter()
    }
    host.opening.notice.show(
      count == 0
        ? tr("The run stops before each call that the filter fits.")
        : ntr("The run stops at one method.", "The run stops at {n} methods.", count))
  }

  private func logValue(_ text: String) -> String? {
    guard let entry = sidebar.selectedEntry else { return nil }
    do {
      try workbench.log(text, at: entry)
      return nil
    } catch {
      return error.message
    }
  }
}

extension MainWindow: BreaksHost {}
