import DialogSimulator
import Glibc
import Subprocess
import SystemPackage
import Texts

/// A running command, which the guard holds; it ends when this value is freed.
final class RunningCommand: Sendable {
  /// Its output.
  let box: ReportBox
  private let link: GuardLink

  /// Starts a command; its output and its end go into the box.
  init(_ command: GuardedCommand, guardedBy program: String, _ bell: Doorbell) {
    let box = ReportBox(bell)
    let link = GuardLink()
    self.box = box
    self.link = link
    Orphans.adopt(from: link)
    // It does not keep the near end open: this value closes that.
    Task.detached(priority: .utility) {
      await RunningCommand.run(command, program, link, box)
    }
  }

  deinit { link.endGuard() }

  /// Makes the guard end it and all processes that it started.
  func cancel() { link.endGuard() }

  private static func run(
    _ command: GuardedCommand, _ program: String, _ link: GuardLink, _ box: ReportBox
  ) async {
    defer { Orphans.release(link) }
    var options = PlatformOptions()
    // Ctrl+C in the terminal is for this process; the guard notices our end on its socket.
    options.createSession = true
    do {
      let result = try await Subprocess.run(
        .path(FilePath(platformString: program.fileBytes)),
        arguments: Arguments(command.guardArguments),
        workingDirectory: FilePath(platformString: command.folder.fileBytes),
        platformOptions: options,
        input: .fileDescriptor(
          FileDescriptor(rawValue: link.far), closeAfterSpawningProcess: true),
        output: .sequence, error: .sequence
      ) { execution in
        let guardID = execution.processIdentifier
        link.hold(guardID.value, descriptor: guardID.processDescriptor)
        let (output, errors) = (execution.standardOutput, execution.standardError)
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await gather(output, isError: false, box) }
          group.addTask { await gather(errors, isError: true, box) }
          let announcer = Task { await announce(box, whileThereIs: link) }
          await group.waitForAll()
          announcer.cancel()
        }
      }
      var left = 0
      // A guard that was killed has left its processes to us.
      if !link.report.isComplete { left = await Orphans.end() }
      end(command, result.terminationStatus, link.report, left: left, box)
    } catch {
      box.end(failing: reason(error))
    }
  }

  /// Announces again and again what is new, until it is cancelled.
  private static func announce(_ box: ReportBox, whileThereIs link: GuardLink) async {
    var hasGuard = true
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(ReportBox.interval))
      box.announce()
      if hasGuard { link.tend() }
      guard hasGuard, link.hasEnded else { continue }
      hasGuard = false
      // Its processes still hold the output, which has no end as long as they live.
      if !link.report.isComplete { _ = await Orphans.end() }
    }
  }

  /// Tells the box how the command has ended.
  private static func end(
    _ command: GuardedCommand, _ status: TerminationStatus, _ report: GuardReport, left: Int,
    _ box: ReportBox
  ) {
    let left = left + report.left
    if left > 0 {
      box.note(
        ntr(
          "One process of the command can’t be ended, and may still run.",
          "{n} processes of the command can’t be ended, and may still run.", left))
    }
    if let changed = report.changed {
      let file = command.watched.word(ofGuardWord: changed) ?? ""
      box.refuse(
        tr(
          "“{file}” was changed after the command was allowed, so the command did not run.",
          ["file": FileName.text(file)]))
    } else if report.hadTooManyProcesses {
      box.end(
        failing: ntr(
          "It was ended, because it had more than one process.",
          "It was ended, because it had more than {n} processes.", command.limits.processes),
        isWholeReason: true)
    } else if report.isComplete {
      box.end(failing: reason(status))
    } else {
      box.end(
        failing: tr("Its guard was killed, and with it all that the command had started."),
        isWholeReason: true)
    }
  }

  /// Reads until the end.
  ///
  /// A command that writes faster than this reads has to wait.
  private static func gather(
    _ output: SubprocessOutputSequence, isError: Bool, _ box: ReportBox
  ) async {
    let most = 2 * 1024 * 1024
    var taken = 0
    do {
      for try await buffer in output {
        let bytes = buffer.withUnsafeBytes { Array($0) }
        box.take(bytes, isError: isError)
        taken += bytes.count
        guard taken >= most else { continue }
        taken = 0
        try await Task.sleep(for: .milliseconds(ReportBox.interval))
      }
    } catch {
      // Output that cannot be read is dropped; the end is still reported.
    }
  }

  /// Why the guard could not be started.
  private static func reason(_ error: any Error) -> String {
    guard let code = (error as? SubprocessError)?.underlyingError?.rawValue else {
      return "\(error)"
    }
    return code == E2BIG
      ? tr("The words of the command are longer than the system allows.")
      : tr("It can’t be started: {reason}.", ["reason": FileProblem(.system(code)).message])
  }

  private static func reason(_ status: TerminationStatus) -> String? {
    switch status {
    case .exited(0): nil
    case .exited(let code): tr("It ended with status {code}.", ["code": String(code)])
    case .signaled(let signal):
      tr("It was ended by signal {signal}.", ["signal": String(signal)])
    }
  }
}
