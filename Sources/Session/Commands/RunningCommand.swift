import CPipe
import DialogSimulator
import Glibc
import Subprocess
import SystemPackage
import Texts

/// A command that runs, in the care of the guard; it ends with this value.
final class RunningCommand: Sendable {
  /// What it tells.
  let box: ReportBox
  private let pipe: GuardPipe

  /// Starts a command in a folder; what becomes of it is told in the box.
  init(_ command: [String], in folder: String, guardedBy program: String, _ bell: Doorbell) {
    let box = ReportBox(bell)
    let pipe = GuardPipe()
    self.box = box
    self.pipe = pipe
    let readingEnd = pipe.readingEnd
    // Not the pipe: this value alone keeps its writing end open.
    Task.detached(priority: .utility) {
      await RunningCommand.run(command, in: folder, program, readingEnd, box)
    }
  }

  deinit { pipe.close() }

  /// Lets the guard end it and all that came from it.
  func cancel() { pipe.close() }

  private static func run(
    _ command: [String], in folder: String, _ program: String, _ readingEnd: Int32,
    _ box: ReportBox
  ) async {
    var options = PlatformOptions()
    // A key pressed in the terminal is meant for us; the guard sees our end on its pipe.
    options.createSession = true
    do {
      let result = try await Subprocess.run(
        .path(FilePath(program)), arguments: Arguments(command),
        workingDirectory: FilePath(folder), platformOptions: options,
        input: .fileDescriptor(
          FileDescriptor(rawValue: readingEnd), closeAfterSpawningProcess: true),
        output: .sequence, error: .sequence
      ) { execution in
        let (output, errors) = (execution.standardOutput, execution.standardError)
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await gather(output, isError: false, box) }
          group.addTask { await gather(errors, isError: true, box) }
          let announcer = Task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .milliseconds(ReportBox.interval))
              box.announce()
            }
          }
          await group.waitForAll()
          announcer.cancel()
        }
      }
      box.end(failing: reason(result.terminationStatus))
    } catch {
      box.end(failing: "\(error)")
    }
  }

  /// Reads until the end, and no faster than the rest of the machine can bear: a command that
  /// floods has to wait for us.
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
      // What cannot be read is not told; the end is.
    }
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

/// The pipe whose closing tells the guard to end everything.
final class GuardPipe: Sendable {
  /// What the guard gets as its standard input.
  let readingEnd: Int32
  private let writingEnd: Guarded<Int32>

  init() {
    var ends: [Int32] = [-1, -1]
    // Closed in whatever else is started: a second holder would keep the command alive.
    _ = rehearsal_pipe_create(&ends)
    readingEnd = ends[0]
    writingEnd = Guarded(ends[1])
  }

  /// Closes the writing end; once is enough.
  func close() {
    let end = writingEnd.withLock { end in
      defer { end = -1 }
      return end
    }
    if end >= 0 { Glibc.close(end) }
  }

  deinit { close() }
}
