import ArgumentParser
import CPipe
import DialogModel
import EventLog
import Glibc
import LanguageServer
import PrototypeFile
import Scenario
import Session
import Texts

/// A language server on standard input and output.
struct Language: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: tr("Serve editors on standard input and output, by the Language Server Protocol."),
    discussion: tr(
      "An editor starts it: problems while typing, completion, descriptions, definitions, corrections and new names."
    ))

  // Editors add it for every server.
  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    guard let loop = ServerLoop() else {
      Output.diagnose(tr("There is no pipe to be had."))
      throw ExitStatus.unavailable
    }
    throw ExitCode(loop.run())
  }
}

/// Hands what a client writes to the server, and what the server answers to the client.
private final class ServerLoop {
  private var server: Server
  private var reader = MessageReader()
  private let finished = Finished()
  private let bell: (read: Int32, write: Int32)

  init?() {
    var ends: [Int32] = [-1, -1]
    guard rehearsal_pipe_create(&ends) else { return nil }
    bell = (ends[0], ends[1])
    let page = RulePage.program
    server = Server(
      Host(
        version: Rehearsal.version,
        check: { bytes, path in
          ServerLoop.documents(at: path).check(bytes, notes: true).problems
        },
        environment: { ServerLoop.documents(at: $0).environment },
        note: { page.note(about: $0) },
        tappableTexts: { bytes, path, line in
          let prototype = ServerLoop.documents(at: path).check(bytes).prototype
          return prototype?.tappableTexts(atStepOn: line) ?? []
        },
        explore: { Correcting.explored($0, by: ServerLoop.documents(at: $1)) }))
  }

  private static func documents(at path: String?) -> DocumentReader {
    path.map { DocumentReader(of: $0) } ?? DocumentReader(in: .none)
  }

  /// Serves until the client says that it ends, or has gone.
  ///
  /// - Returns: the exit status.
  func run() -> Int32 {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var sources = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: bell.read, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, 2, -1) >= 0 || errno == EINTR else {
        return ExitStatus.cannotOutput.rawValue
      }
      if sources[1].revents != 0 {
        _ = read(bell.read, &bytes, bytes.count)
        for outcome in finished.take() {
          if let status = perform(server.take(outcome)) { return status }
        }
      }
      guard sources[0].revents != 0 else { continue }
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return server.statusAtEnd }
      reader.add(bytes[..<count])
      while let piece = reader.next() {
        let effects =
          if case .body(let body) = piece { server.take(body) } else { server.takeGarbage(piece) }
        if let status = perform(effects) { return status }
      }
    }
  }

  /// Does what the server wants; the exit status, if it wants to end.
  private func perform(_ effects: [Effect]) -> Int32? {
    for effect in effects {
      switch effect {
      case .send(let bytes):
        do {
          try DescriptorWriter.write(bytes, to: STDOUT_FILENO)
        } catch {
          return error.isBrokenPipe ? server.statusAtEnd : ExitStatus.cannotOutput.rawValue
        }
      case .work(let work):
        let (finished, end) = (finished, bell.write)
        let task: @Sendable () -> Void = {
          finished.add(work.perform())
          var byte: UInt8 = 1
          _ = write(end, &byte, 1)
        }
        if !SeparateThread.run(task) { task() }
      case .exit(let status): return status
      }
    }
    return nil
  }

  /// The outcomes of work on other threads.
  private final class Finished: Sendable {
    private let outcomes = Guarded<[Outcome]>([])

    func add(_ outcome: Outcome) { outcomes.withLock { $0.append(outcome) } }

    func take() -> [Outcome] {
      outcomes.withLock { outcomes in
        defer { outcomes = [] }
        return outcomes
      }
    }
  }
}

extension RulePage {
  /// The first rules that speak of a method, in Markdown; `nil` if there is none.
  func note(about selector: Selector) -> String? {
    let rules = entries(about: selector)
    guard !rules.isEmpty else { return nil }
    return rules.prefix(6).map { entry in
      "**\(entry.rule.name)** "
        + entry.cells.prefix(2).map(\.text).joined(separator: " → ")
    }.joined(separator: "\n\n")
  }
}
