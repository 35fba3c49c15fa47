import DialogModel
import DialogSimulator
import EventLog
import Glibc
import PrototypeFile
import TestTools
import Testing

/// Runs that were written down with the rows that they gave.
///
/// Each file in `Tests/Corpus/traces` has a document, then a line `---`, then a line for each input:
/// its time in milliseconds and its words; next to it `.jsonl` has the rows. A change of the rules
/// shows here by its rows: `RECORD=1 swift test --filter TraceCorpusTests` writes them anew, and
/// their difference belongs into the review of the change.
@Suite struct TraceCorpusTests {
  private static let folder = "Tests/Corpus/traces"
  private static let limits = Limits(
    callsWithoutTime: 300, calls: 20_000, milliseconds: 100_000_000)

  @Test func everyRunGivesTheRowsThatItGave() throws {
    let names = try Files.names(in: Self.folder).filter { $0.hasSuffix(".run") }
    #expect(names.count >= 20)
    for name in names {
      let path = "\(Self.folder)/\(name)"
      let rows = try rows(of: path)
      let recorded = path.dropLast(".run".count) + ".jsonl"
      if getenv("RECORD") != nil {
        try write(rows, to: String(recorded))
        continue
      }
      let expected = String(decoding: try Files.bytes(String(recorded)), as: UTF8.self)
        .split(separator: "\n").map { String($0) }
      let place =
        rows.indices.first { !expected.indices.contains($0) || rows[$0] != expected[$0] }
        ?? rows.count
      #expect(
        rows == expected,
        "\(name), row \(place + 1): \(rows.dropFirst(place).first ?? "none"), recorded: \(expected.dropFirst(place).first ?? "none")"
      )
    }
  }

  private func rows(of path: String) throws -> [String] {
    let lines = String(decoding: try Files.bytes(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let end = try #require(lines.firstIndex(of: "---"))
    let document = lines[..<end].joined(separator: "\n")
    let prototype = try #require(
      PrototypeDocument.load(Array(document.utf8), in: .bare).prototype, "\(path)")
    let reader = InputReader(prototype)
    var simulator = Simulator(prototype, limits: Self.limits)
    for line in lines[(end + 1)...] where !line.isEmpty {
      let space = try #require(line.firstIndex(of: " "))
      let time = try #require(Int(line[..<space]))
      let input = try reader.input(NamedInput(words: String(line[line.index(after: space)...])))
      simulator.perform(input, at: SimulatedTime(milliseconds: time))
    }
    let words = JSONLine(simulator.prototype)
    return simulator.takeRows().compactMap { words.line($0, all: true) }
  }

  private func write(_ rows: [String], to path: String) throws {
    let file = try #require(fopen("\(Files.folder)/\(path)", "w"))
    defer { fclose(file) }
    fputs(rows.joined(separator: "\n") + "\n", file)
  }
}
