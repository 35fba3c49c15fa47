import DialogModel
import DialogSimulator
import Gtk
import Serving
import Session
import Texts
import Workbench

/// What a person's own program needs of the rest of a window.
@MainActor
protocol ProgramHost: WindowHost {
  /// The messages over the stage.
  var messages: StageMessages { get }
  var errors: ErrorPanel { get }
  var opening: Opening { get }
  var header: WindowHeader { get }
  /// Shows a change of what runs.
  func take(_ change: WorkbenchChange)
}

/// How a window shows a program that performs the calls of its run: a bar says where it is, and what
/// has become of it.
@MainActor
final class ProgramController {
  private unowned let host: any ProgramHost
  private var workbench: Workbench { host.workbench }
  private let notice = Notice(tr("Program"))
  private let findingNotice = Notice(tr("Finding"))
  /// How many of the findings of the program have been shown.
  private var shownFindings = 0
  /// How many of these had been hidden when the bar came.
  private var hiddenFindings = 0
  /// What the bar says; `nil` for nothing.
  private var shown: Said?
  /// What it is to say, if that lasts.
  private var next: Said?
  @Scheduled private var waiting: Source?
  /// Whether the program is inside one call for so long that it may never return.
  private var lasts = false
  /// The call that it was inside when it was looked at last.
  private var call: OutsideCall?
  /// Whether its tasks went on then.
  private var wasAtTasks = false
  @Scheduled private var lasting: Source?
  /// What it was to say then, as before.
  private var awaited: ProgramRerun.AwaitedWord?
  @Scheduled private var givingUp: Source?

  /// What the bar says.
  private struct Said: Hashable {
    let text: String
    /// Whether it is about a moment that may pass at once.
    var mayPass = false
    /// Whether the person must read all of it.
    var isGrave = false
    var offersStart = true
  }

  /// How long a moment may last before the bar tells of it.
  private static let patience = Duration.milliseconds(300)
  /// How long a call may take before the bar offers to start the program again: until then, there is
  /// room for where it is.
  private static let usual = Duration.seconds(5)
  /// How much longer than before the program may take to say what it said before.
  private static let longer = Duration.seconds(3)
  /// How much of the time before is granted again, so that a program that says nothing does not keep a
  /// person for an hour.
  private static let longest = Duration.seconds(60)

  init(_ host: any ProgramHost) { self.host = host }

  /// Adds the actions.
  func connect() {
    notice.onMade = { [weak self] in self?.host.messages.add($0, rank: -2) }
    findingNotice.onMade = { [weak self] in
      // The presenter learns of it, and an audience does not.
      $0.isProblem = true
      self?.host.messages.add($0, rank: -1)
    }
    host.window.addAction("program-again") { [weak self] in self?.startAgain() }
    host.window.addAction("program-document") { [weak self] in self?.saveDocument() }
  }

  private func startAgain() {
    notice.hide()
    (shown, next, waiting) = (nil, nil, nil)
    workbench.program?.startAgain()
  }

  /// Saves the document that the program has shown.
  private func saveDocument() {
    guard let program = workbench.program else { return }
    let bytes: [UInt8]
    do throws(ShownDocument.Refusal) {
      bytes = try program.shownDocument()
    } catch {
      return host.errors.show(error.text, hint: tr("A session keeps the run as it is."))
    }
    let ending = ".rehearsal.yaml"
    let chooser = FileChooser(
      .save(name: "program\(ending)"), title: tr("Save as Document"), parent: host.window,
      filters: Opening.filters)
    chooser.show { [weak self] path in
      guard let self, let path else { return }
      do throws(FileProblem) {
        try FileWriter.write(bytes, to: path)
      } catch {
        return host.errors.show(
          tr(
            "{file} can’t be written: {reason}",
            ["file": FileName.text(path), "reason": error.message]),
          hint: tr("Choose another place."))
      }
      host.opening.notice.show(
        tr("{file} does by itself what the program did.", ["file": FileName.lastText(of: path)]),
        offering: tr("Open")
      ) { [weak self] in
        self?.host.opening.notice.hide()
        self?.host.opening.onOpenInOtherWindow?(DocumentRequest(file: path))
      }
    }
  }

  /// How many findings the bar has at most; the terminal has all.
  private static let mostFindings = 10

  /// Shows what the program has said to be wrong in itself, the last first, until a person hides it or
  /// the program is started again.
  private func showFindings() {
    let findings = workbench.program?.findings ?? []
    guard findings.count != shownFindings else { return }
    if findings.count < shownFindings {
      hiddenFindings = 0
    } else if findingNotice.messageIfMade?.state != .wanted {
      hiddenFindings = shownFindings
    }
    shownFindings = findings.count
    guard !findings.isEmpty, let name = workbench.program?.command.name else {
      return findingNotice.hide()
    }
    let last = findings.dropFirst(hiddenFindings).suffix(ProgramController.mostFindings)
    findingNotice.show(
      tr(
        "In {name}: {finding}", ["name": name, "finding": last.reversed().joined(separator: " • ")]),
      isGrave: true)
  }

  /// Shows what the program does now.
  func show() {
    host.header.showProgram(workbench.program != nil)
    showFindings()
    let program = workbench.program
    if program?.awaitedWord != awaited {
      awaited = program?.awaitedWord
      givingUp = awaited.map {
        let before = min(Duration.milliseconds($0.milliseconds), ProgramController.longest)
        return MainLoop.once(after: before + ProgramController.longer) { [weak self] in
          self?.workbench.program?.giveUpWaiting()
        }
      }
    }
    let isAtTasks = program?.isAtTasks == true
    if program?.call != call || isAtTasks != wasAtTasks {
      (call, wasAtTasks, lasts, lasting) = (program?.call, isAtTasks, false, nil)
      if call != nil || isAtTasks {
        lasting = MainLoop.once(after: ProgramController.usual) { [weak self] in
          self?.lasts = true
          self?.show()
        }
      }
    }
    let said = program.flatMap { self.said(of: $0) }
    guard said != next else { return }
    next = said
    guard let said, said.mayPass, shown?.mayPass != true else { return showNext() }
    // Most calls return before anybody could read where the program is.
    if shown != nil { hide() }
    waiting = MainLoop.once(after: ProgramController.patience) { [weak self] in self?.showNext() }
  }

  private func showNext() {
    waiting = nil
    guard next != shown else { return }
    shown = next
    guard let next else { return notice.hide() }
    notice.show(
      next.text, isGrave: next.isGrave, stays: true,
      offering: next.offersStart ? tr("Start the Program Again") : nil,
      { [weak self] in self?.startAgain() })
  }

  private func hide() {
    shown = nil
    notice.hide()
  }

  private func said(of program: ProgramRun) -> Said? {
    let name = program.command.name
    switch program.phase {
    case .starting:
      // Started again, it may open what cannot run.
      if let fault = program.fault { return ProgramController.said(name, fault: fault) }
      return Said(
        text: tr("{name} has been started and has not connected yet.", ["name": name]),
        mayPass: true)
    case .comparing:
      return Said(
        text: tr("{name} gets the same inputs again.", ["name": name]), mayPass: true,
        offersStart: false)
    case .ended(let end, let hadConnected):
      return Said(text: ProgramText.sentence(end, hadConnected: hadConnected, name), isGrave: true)
    case .running:
      if let fault = program.fault { return ProgramController.said(name, fault: fault) }
      if let call = program.call {
        let method =
          call.selector?.name
          ?? call.control.flatMap { control in
            host.session.map {
              tr("the tap on “{name}”", ["name": $0.prototype.control(control).id])
            }
          } ?? ""
        return Said(
          text: tr("{name} is inside {method}", ["name": name, "method": method]), mayPass: true,
          isGrave: true, offersStart: lasts)
      }
      if program.isAtTasks {
        return Said(
          text: tr("{name} is busy outside any call", ["name": name]), mayPass: true,
          isGrave: true, offersStart: lasts)
      }
      return program.difference.map {
        Said(text: $0.sentence(name), isGrave: true, offersStart: false)
      }
    }
  }

  private static func said(_ name: String, fault: String) -> Said {
    Said(
      text: tr("{name} said what is not understood: {reason}", ["name": name, "reason": fault]),
      isGrave: true)
  }
}

extension MainWindow: ProgramHost {}
