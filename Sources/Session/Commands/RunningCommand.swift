import CPipe
import Glibc
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
    let run: @Sendable () -> Void = { RunningCommand.run(command, program, link, box) }
    // The guard is a child of its thread too, so that lives as long as the guard.
    guard !SeparateThread.run(run) else { return }
    close(link.far)
    Orphans.release(link)
    box.end(failing: RunningCommand.reason(EAGAIN))
  }

  deinit { link.endGuard() }

  /// Makes the guard end it and all processes that it started.
  func cancel() { link.endGuard() }

  /// Runs it to its end, on a thread of its own.
  private static func run(
    _ command: GuardedCommand, _ program: String, _ link: GuardLink, _ box: ReportBox
  ) {
    defer { Orphans.release(link) }
    var (output, errors): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    let isOpen =
      link.far >= 0 && rehearsal_pipe_create(&output) && rehearsal_pipe_create(&errors)
    let problem = errno
    defer { for descriptor in [output[0], errors[0]] { close(descriptor) } }
    do throws(WriteFailure) {
      defer { for descriptor in [link.far, output[1], errors[1]] { close(descriptor) } }
      guard isOpen else { throw WriteFailure(code: problem) }
      link.hold(
        try ChildProcess.start(
          [program] + command.guardArguments, in: command.folder,
          given: [link.far, output[1], errors[1]]))
    } catch {
      return box.end(failing: reason(error.code))
    }
    gather([(output[0], false), (errors[0], true)], link, box)
    let status = link.collect()
    // A guard that was killed has left its processes to us.
    let left = link.report.isComplete ? 0 : Orphans.end()
    end(command, status, link.report, left: left, box)
  }

  /// Reads the output until its end and that of the guard.
  ///
  /// A command that writes faster than this reads has to wait.
  private static func gather(
    _ streams: [(descriptor: Int32, isError: Bool)], _ link: GuardLink, _ box: ReportBox
  ) {
    let interval = Duration.milliseconds(ReportBox.interval)
    let most = 2 * 1024 * 1024
    var (streams, hasGuard) = (streams, true)
    var (taken, next) = (0, ContinuousClock.now + interval)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while hasGuard || !streams.isEmpty {
      var waited = taken < most ? streams.map(\.descriptor) : []
      // A guard that is about to end says nothing that could be waited for.
      let isClosed = hasGuard && link.isClosed
      if hasGuard, !isClosed { waited.append(link.near) }
      var places = waited.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let pause = isClosed ? 1 : max(0, (next - .now) / .milliseconds(1))
      poll(&places, nfds_t(places.count), Int32(pause.rounded(.up)))
      for place in places where place.revents != 0 {
        guard let (descriptor, isError) = streams.first(where: { $0.descriptor == place.fd })
        else { continue }
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 {
          box.take(Array(buffer[..<count]), isError: isError)
          taken += count
        } else if count == 0 || errno != EINTR {
          streams.removeAll { $0.descriptor == descriptor }
        }
      }
      if hasGuard, link.hasEnded {
        hasGuard = false
        // Its processes still hold the output, which has no end as long as they live.
        if !link.report.isComplete { _ = Orphans.end() }
      }
      guard ContinuousClock.now >= next else { continue }
      (taken, next) = (0, .now + interval)
      box.announce()
      if hasGuard { link.tend() }
    }
  }

  /// Tells the box how the command has ended.
  private static func end(
    _ command: GuardedCommand, _ status: Int32, _ report: GuardReport, left: Int,
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
      box.end(failing: reason(ofStatus: status))
    } else {
      box.end(
        failing: tr("Its guard was killed, and with it all that the command had started."),
        isWholeReason: true)
    }
  }

  /// Why the guard could not be started.
  private static func reason(_ code: Int32) -> String {
    code == E2BIG
      ? tr("The words of the command are longer than the system allows.")
      : tr("It can’t be started: {reason}.", ["reason": FileProblem(.system(code)).message])
  }

  private static func reason(ofStatus status: Int32) -> String? {
    let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
    if signal != 0 { return tr("It was ended by signal {signal}.", ["signal": String(signal)]) }
    return code == 0 ? nil : tr("It ended with status {code}.", ["code": String(code)])
  }
}
