public import DialogModel
public import PrototypeFile
import Session
import Texts

/// A document that is open: its source, and the bytes that were read last.
public struct Document {
  /// The request for this document.
  public internal(set) var request: DocumentRequest
  /// The bytes that were read last; `nil` if they could not be read.
  public private(set) var bytes: [UInt8]?
  /// The bytes of the last reading without errors.
  private(set) var goodBytes: [UInt8]?

  /// A document that has not been read.
  public init(_ request: DocumentRequest) { self.request = request }

  /// The result of a reading.
  public enum Reading {
    case loaded(Prototype)
    /// The document has errors.
    case failed([Problem])
    /// There are no bytes; the text is the reason, in the person's language.
    case unreadable(String)
  }

  /// The place of the document, in a few words; `nil` if none is open.
  public var name: String? { request.name }

  /// Whether the file differs from the bytes that were read last, or cannot be read any more.
  var hasChanged: Bool {
    guard let file = request.file else { return false }
    return (try? FileReader.read(file)) != bytes
  }

  /// Reads the document again, and applies the options of the request.
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
    guard let prototype = result.prototype else { return .failed(result.problems) }
    goodBytes = bytes
    return .loaded(request.applied(to: prototype))
  }
}
