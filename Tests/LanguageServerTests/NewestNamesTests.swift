import LanguageServer
import PrototypeFile
import Synchronization
import Testing

/// Names that are offered while a document changes.
@Suite final class NewestNamesTests {
  private static let document = #"{"uri": "untitled:a", "version": 1}"#

  private var tappableTexts: @Sendable ([UInt8], String?, Int) -> [String] = { _, _, _ in [] }
  private lazy var server = Server(
    Host(
      version: "", check: { bytes, _ in PrototypeDocument.load(bytes, in: .bare).problems },
      environment: { _ in .bare }, note: { _ in nil }, tappableTexts: tappableTexts))

  private func take(_ method: String, _ parameters: String, id: Int? = nil) -> [Effect] {
    let id = id.map { "\"id\": \($0), " } ?? ""
    return server.take(
      Array("{\(id)\"method\": \"\(method)\", \"params\": {\(parameters)}}".utf8))
  }

  /// The names of the text as it is now, and not those of the last check.
  @Test func aNewNameIsOfferedBeforeTheCheckOfItsText() {
    _ = take("initialize", "", id: 1)
    let text = #"rehearsal: 1\nscreens: {home: {}}\nstart: home"#
    let opened = take(
      "textDocument/didOpen", #""textDocument": {"uri": "untitled:a", "text": "\#(text)"}"#)
    for case .work(let work) in opened { _ = server.take(work.perform()) }
    let changed = text.replacing("home: {}", with: "home: {}, away: {}")
    _ = take(
      "textDocument/didChange",
      "\"textDocument\": \(Self.document), \"contentChanges\": [{\"text\": \"\(changed)\"}]")
    let answers = take(
      "textDocument/completion",
      "\"textDocument\": \(Self.document), \"position\": {\"line\": 2, \"character\": 7}", id: 2)
    guard case .send(let answer)? = answers.first else {
      return #expect(Bool(false), "\(answers)")
    }
    #expect(String(decoding: answer, as: UTF8.self).contains("away"))
  }

  /// The host is asked for the line of the step, with some title in place of what is typed of it.
  @Test func titlesThatShowAtAStepComeFirst() {
    let asked = Mutex(0)
    tappableTexts = { bytes, _, line in
      asked.withLock { $0 += 1 }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      return [String(lines[line - 1]), "Go"]
    }
    _ = take("initialize", "", id: 1)
    let text = #"rehearsal: 1\nscenarios:\n  x:\n    steps:\n      - tapOn: G"#
    _ = take(
      "textDocument/didOpen", #""textDocument": {"uri": "untitled:a", "text": "\#(text)"}"#)
    func completion() -> [Effect] {
      take(
        "textDocument/completion",
        "\"textDocument\": \(Self.document), \"position\": {\"line\": 4, \"character\": 16}", id: 2)
    }
    let answers = completion()
    guard case .send(let answer)? = answers.first else {
      return #expect(Bool(false), "\(answers)")
    }
    // Another letter of the title plays nothing again.
    _ = take(
      "textDocument/didChange",
      "\"textDocument\": \(Self.document), \"contentChanges\": [{\"text\": \"\(text)o\"}]")
    _ = completion()
    #expect(asked.withLock { $0 } == 1)
    let labels = String(decoding: answer, as: UTF8.self).split(separator: #""label":""#)
    #expect(labels.dropFirst().first?.hasPrefix(#"      - tapOn: \"…\""#) == true)
    #expect(labels.dropFirst(2).first?.hasPrefix("Go\"") == true)
  }
}
