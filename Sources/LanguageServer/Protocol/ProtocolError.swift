import PrototypeFile

/// Why a request is not answered, as JSON-RPC and the protocol number it.
struct ProtocolError: Error, Hashable, Sendable {
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case cancelled = -32800
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  var json: JSONValue {
    .map(("code", .integer(code.rawValue)), ("message", .text(message)))
  }
}
