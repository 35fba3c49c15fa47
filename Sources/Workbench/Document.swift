public import DialogModel
public import PrototypeFile
import Session
import Texts

/// A document that is open: where it comes from, and what was read last.
public struct Document {
  /// What was asked for.
  public internal(set) var request: DocumentRequest
  /// What was read last; `nil` where nothing could be.
  public private(set) var bytes: [UInt8]?

  /// A document that has not been read.
  public init(_ request: DocumentRequest) { self.request = request }

  /// What a reading came to.
  public enum Reading {
    case loaded(Prototype)
    /// The document has errors.
    case failed([Problem])
    /// There are no bytes; why, in a person's words.
    case unreadable(String)
  }

  /// Where the document is, in a few words; `nil` where none is open.
  public var name: String? { request.name }

  /// Whether the file holds something else than what was read last, or cannot be read any more.
  var hasChanged: Bool {
    guard let file = request.file else { return false }
    return (try? FileReader.read(file)) != bytes
  }

  /// Reads the document anew, with the request's options on top.
  public mutating func read() -> Reading {
    self.bytes = nil
    let bytes: [UInt8]
    if let text = request.text {
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
    let result = DocumentReader(in: request.documentFolder).load(bytes)
    return result.prototype.map { .loaded(request.applied(to: $0)) } ?? .failed(result.problems)
  }
}
