import ArgumentParser
import DialogModel
import DialogSimulator
import EventLog
import Glibc
import OrderRules
import PrototypeFile
import Scenario
import Texts

/// One side of a comparison: a document with a scenario, a session, the JSON Lines of a run, or the
/// log of an application that ran elsewhere.
@MainActor
struct ComparedRun {
  /// What it is called.
  let name: String
  let calls: [ComparedCall]
  /// The calls as an application has logged them; `nil` where it is no such log.
  private(set) var logged: [LoggedCall]?
  /// Whether it is a document that was played.
  private(set) var isPlayed = false

  /// Plays a document, or reads what `trace --format jsonl` has written.
  ///
  /// - Parameter word: a file, or a file and a scenario as `FILE#SCENARIO`.
  /// - Throws: an exit with 64, 65 or 66, after saying why.
  init(_ word: String, _ overrides: Overrides) throws {
    let (file, scenario) = ComparedRun.parts(of: word)
    name = Documents.name(file) + (scenario.map { "#\(OneLine.text($0))" } ?? "")
    let bytes = try Documents.read(file)
    if RecordedSession.begins(bytes) {
      calls = try ComparedRun.calls(of: SessionFiles.load(bytes, of: file), run: scenario)
    } else if scenario == nil, ComparedRun.isJSONLines(bytes) {
      calls = try ComparedRun.calls(of: bytes, Documents.name(file))
    } else if scenario == nil, !ComparedRun.isDocument(bytes, at: file) {
      let log = AppLog(String(decoding: bytes, as: UTF8.self))
      guard !log.calls.isEmpty else {
        throw ValidationError(
          tr(
            "{file} is no document, session or JSON Lines, and no line has a method of a delegate; “rehearsal verify” holds an application’s log against the tables",
            ["file": name]))
      }
      (calls, logged) = ([], log.calls)
    } else {
      calls = try ComparedRun.calls(of: bytes, at: file, playing: scenario, overrides)
      isPlayed = true
    }
  }

  /// Whether the bytes are meant as a document, right or wrong.
  private static func isDocument(_ bytes: [UInt8], at file: String) -> Bool {
    if [".yaml", ".yml", ".json"].contains(where: { file.hasSuffix($0) }) { return true }
    if bytes.allSatisfy({ $0 <= 0x20 }) { return true }
    let key = "rehearsal".utf8
    return bytes.split(separator: 0x0A).contains { line in
      let first = line.drop { [0x20, 0x09, 0x7B, 0x22, 0x27].contains($0) }
      let rest = first.dropFirst(key.count).drop { [0x22, 0x27, 0x20].contains($0) }
      return first.starts(with: key) && rest.first == 0x3A
    }
  }

  /// A file of that whole name comes first, so that a name with a number sign can be said.
  private static func parts(of word: String) -> (file: String, scenario: String?) {
    guard access(word.fileBytes, F_OK) != 0, let sign = word.lastIndex(of: "#") else {
      return (word, nil)
    }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private static func isJSONLines(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    guard first == UInt8(ascii: "{") else { return false }
    let line = bytes.split(separator: 0x0A).first.map(Array.init) ?? []
    // A document in JSON has other keys.
    return (try? JSONReader.value(of: line))?["time"] != nil
  }

  private static func calls(
    of bytes: [UInt8], at file: String, playing scenario: String?, _ overrides: Overrides
  ) throws -> [ComparedCall] {
    let document = try Documents.load(bytes, of: file)
    let script = try scenario.map { name in
      guard let script = document.scenario(named: name) else {
        throw ValidationError(
          Suggestion.noScenario(name, among: document.scenarios.map(\.name)))
      }
      return script
    }
    let played = script ?? document.scenarios.first
    let prototype = try overrides.apply(
      to: document.applying(played, language: overrides.language))
    let (names, lines) = (Names(prototype), TextLine(prototype))
    let root = YAMLDocument(bytes).root
    var causes = Causes(prototype, buttons: Simulator(prototype).indices)
    var calls: [ComparedCall] = [], inputs: [Int: Input] = [:], number = 0
    let commands = overrides.commands(of: prototype, at: file)
    let run = HeadlessRun(prototype, commands: commands) { rows in
      for place in rows.indices {
        let row = rows[place]
        let cause = causes.take(row, number: number)
        number += 1
        if case .input(let input, _, _) = row.content { inputs[row.input] = input }
        guard rows.isListed(at: place), var call = ComparedCall(row, names, lines) else {
          continue
        }
        call.line = root.flatMap { root in
          cause.deed.flatMap { CausePlace.line(of: $0, prototype, in: root) }
            ?? inputs[row.input].flatMap { CausePlace.line(of: $0, prototype, in: root) }
        }
        calls.append(call)
      }
    }
    let end = run.play(played.map { document.translating($0, to: overrides.language) })
    if case .failed(let failure) = end {
      Output.diagnose("\(Documents.name(file)):\(failure.line): note: \(failure.message)")
    }
    return calls
  }

  /// The recorded calls of one run of a session, as a window shows it.
  ///
  /// - Parameter number: its 1-based number; without it the last one.
  private static func calls(
    of session: RecordedSession, run number: String?
  ) throws -> [ComparedCall] {
    let count = session.runs.count
    let place = number.map { Int($0) ?? 0 } ?? count
    guard number == nil || (1...max(1, count)).contains(place) else {
      throw ValidationError(
        ntr(
          "the session has one run: leave “#{number}” out, or write “#1”",
          "the session has {n} runs: write a number from 1 to {n} after “#”", count,
          ["number": number ?? ""]))
    }
    guard session.runs.indices.contains(place - 1) else { return [] }
    return session.runs[place - 1].calls.compactMap { ComparedCall(line: $0.json) }
  }

  private static func calls(of bytes: [UInt8], _ name: String) throws -> [ComparedCall] {
    do throws(LineFault) {
      return try ComparedCall.calls(ofLines: bytes)
    } catch {
      Output.diagnose("\(name):\(error.line): error: \(error.message)")
      throw ExitStatus.badDocument
    }
  }
}
