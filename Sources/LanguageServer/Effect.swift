import PrototypeEditing
import PrototypeFile

/// What a server wants done after a message.
public enum Effect: Sendable {
  /// To write these bytes to the client.
  case send([UInt8])
  /// To do work outside of the thread that reads messages, and to hand in its outcome.
  case work(Work)
  /// To end the program with this status.
  case exit(Int32)
}

/// Work that can take long in a long document.
public struct Work: Sendable {
  /// Does the work, on any thread.
  public let perform: @Sendable () -> Outcome
}

/// What came out of work.
public struct Outcome: Sendable {
  enum Content: Sendable {
    /// A revision of a document was checked.
    case checked(uri: String, revision: Int, CheckedDocument)
    /// A text of a document was explored.
    case explored(uri: String, [UInt8], [Host.Explored])
    /// A request was answered, about a revision of a document.
    case answered(id: RequestID, Result<JSONValue, ProtocolError>)
  }

  let content: Content
}

/// What was found in a revision of a document.
struct CheckedDocument: Sendable {
  /// The problems as the protocol has them.
  var diagnostics: JSONValue
  var problems: [Finding]
  /// Its names; `nil` if it is not well-formed.
  var names: DocumentNames?
}

/// The number or the text by which a client knows a request.
enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ value: JSONValue) {
    if let number = value.integer {
      self = .number(number)
    } else if let text = value.text {
      self = .text(text)
    } else {
      return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .text(text)
    }
  }
}
