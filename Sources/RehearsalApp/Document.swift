import DialogModel
import PrototypeFile
import Session
import Texts

/// A document in a window: where it comes from, and what reading it came to.
struct Document {
  let request: Request
  /// What was read last; `nil` where nothing could be.
  private(set) var bytes: [UInt8]?

  init(request: Request) { self.request = request }

  /// What a reading came to.
  enum Reading {
    case loaded(Prototype)
    case failed([PrototypeFile.Problem])
    case unreadable(String)
  }

  /// Where the document is, in a few words.
  var name: String? {
    if request.document != nil { return tr("standard input") }
    return request.file.map { path in
      path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
  }

  /// Whether the file holds something else than what was read last, or cannot be read any more.
  var hasChanged: Bool {
    guard let file = request.file else { return false }
    return (try? FileReader.read(file)) != bytes
  }

  /// Reads the document anew, with the request's options on top.
  mutating func read() -> Reading {
    self.bytes = nil
    let bytes: [UInt8]
    if let text = request.document {
      bytes = Array(text.utf8)
    } else if let file = request.file {
      do {
        bytes = try FileReader.read(file)
      } catch {
        return .unreadable(error.message)
      }
    } else {
      return .unreadable(tr("no document is open"))
    }
    self.bytes = bytes
    let folder = request.file.map { DocumentFolder(of: $0) } ?? .none
    let result = DocumentReader(in: folder).load(bytes)
    guard var prototype = result.prototype else { return .failed(result.problems) }
    if let device = request.device { prototype.device = device }
    if let era = request.era { prototype.era = era }
    if let start = request.start {
      if let screen = prototype.screen(named: start) { prototype.start = .screen(screen) }
      if let dialog = prototype.dialog(named: start) { prototype.start = .dialog(dialog) }
    }
    return .loaded(prototype)
  }
}
