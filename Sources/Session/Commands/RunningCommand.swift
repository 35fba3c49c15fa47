import CPipe
import DialogSimulator
import Glibc
import Subprocess
import SystemPackage
import Texts

/// A running command, which the guard holds; it ends when this value is freed.
final class RunningCommand: Sendable {
  /// Its output.
  let box: ReportBox
  private let pipe: GuardPipe

  /// Starts a command in a folder; its output and its end go into the box.
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

  /// Makes the guard end it and all processes that it started.
  func cancel() { pipe.close() }

  private static func run(
    _ command: [String], in folder: String, _ program: String, _ readingEnd: Int32,
    _ box: ReportBox
  ) async {
    var options = PlatformOptions()
    // Ctrl+C in the terminal is for this process; the guard notices our end on its pipe.
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

  private static func reason(_ status: TerminationStatus) -> String? {
    switch status {
    case .exited(0): nil
    case .exited(let code): tr("It ended with status {code}.", ["code": String(code)])
    case .signaled(let signal):
      tr("It was ended by signal {signal}.", ["signal": String(signal)])
    }
  }
}

/// The pipe; when it is closed, the guard ends everything.
final class GuardPipe: Sendable {
  /// What the guard gets as its standard input.
  let readingEnd: Int32
  private let writingEnd: Guarded<Int32>

  init() {
    var ends: [Int32] = [-1, -1]
    // Closed in other child processes: a second open end would keep the command running.
    _ = rehearsal_pipe_create(&ends)
    readingEnd = ends[0]
    writingEnd = Guarded(ends[1])
  }

  /// Closes the writing end, once.
  func close() {
    let end = writingEnd.withLock { end in
      defer { end = -1 }
      return end
    }
    if end >= 0 { Glibc.close(end) }
  }

  deinit { close() }
}
