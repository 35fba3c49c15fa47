import DialogModel
import PrototypeFile

/// A line of a log, as far as it tells of a call.
struct LogLine {
  /// The 1-based number.
  let number: Int
  /// The method that it names; two where an alert and a sheet share the spelling.
  private(set) var methods: [Selector] = []
  /// Whether something looks like a call, of whatever method.
  private(set) var isCall = false

  private var subject = LineSubject([])
  private var words = LogWords([])
  private var time: Int?
  /// What a line of JSON says.
  private var fields: JSONFields?

  init(_ bytes: [UInt8], _ number: Int) {
    self.number = number
    if let fields = JSONFields(bytes) {
      for text in fields.texts {
        read(Array(text.utf8))
        guard methods.isEmpty else { break }
      }
      self.fields = fields
    } else {
      read(bytes)
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    let finder = MethodFinder(bytes)
    guard !finder.methods.isEmpty || finder.isCall else { return }
    guard !LineWords.isOther(bytes, name: finder.place) else { return }
    isCall = true
    methods = finder.methods
    subject = LineSubject(bytes[..<finder.place.lowerBound])
    words = LogWords(bytes[finder.arguments...])
    time = LineTime.milliseconds(bytes)
  }

  /// Whether a description in the line says what the object is.
  func isAbout(_ owner: Selector.Owner) -> Bool {
    let type =
      switch owner {
      case .alert: "UIAlertView"
      case .actionSheet: "UIActionSheet"
      default: ""
      }
    return words.type == type || subject.name == type
  }

  /// The call.
  func call(_ method: Selector) -> LoggedCall {
    let namesButton = method.name.hasSuffix("ButtonIndex:") || method.name.hasSuffix("AtIndex:")
    var call = LoggedCall(
      line: number, object: "", selector: method,
      button: namesButton ? fields?.button ?? words.number : nil,
      answer: fields?.answer ?? words.answer)
    call.time = time
    call.delegate = fields?.type ?? subject.name ?? ""
    call.isReceiver = fields?.type != nil || subject.isReceiver
    if method.owner == .viewController || method.owner == .activity {
      identify(&call, by: subject.address ?? fields?.address ?? words.address)
      if call.delegate.isEmpty, method.owner == .viewController {
        call.delegate = words.controller ?? ""
      }
      if !call.isIdentified { call.object = fields?.object ?? subject.target ?? call.delegate }
    } else {
      let isOwn = subject.address != nil && isAbout(method.owner)
      identify(&call, by: fields?.address ?? words.address ?? (isOwn ? subject.address : nil))
      if !call.isIdentified {
        let isDialog = method.owner == .alert || method.owner == .actionSheet
        call.object =
          fields?.object ?? (isDialog ? words.title : nil) ?? subject.target ?? subject.address
          ?? call.delegate
      }
    }
    return call
  }

  private func identify(_ call: inout LoggedCall, by address: String?) {
    guard let address else { return }
    (call.object, call.isIdentified) = (address, true)
  }
}

/// What an object of JSON has of a call.
struct JSONFields {
  /// The texts, those first that can be a method.
  private(set) var texts: [String] = []
  private(set) var object: String?
  private(set) var address: String?
  private(set) var type: String?
  private(set) var button: Int?
  private(set) var answer: Bool?

  /// - Returns: `nil` where a line is no object of JSON.
  init?(_ bytes: [UInt8]) {
    guard let brace = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }), brace == 0x7B,
      let value = try? JSONReader.value(of: bytes), case .object(let entries) = value
    else { return nil }
    let first = entries.filter { JSONFields.methods.contains($0.key.lowercased()) }
    let rest = entries.filter { !JSONFields.methods.contains($0.key.lowercased()) }
    texts = (first + rest).compactMap(\.value.text)
    for (key, value) in entries { take(key.lowercased(), value) }
  }

  private mutating func take(_ key: String, _ value: JSONValue) {
    if let text = value.text {
      if text.hasPrefix("0x") || text.hasPrefix("<") {
        if address == nil { address = LineSubject(Array(text.utf8)[...]).address }
      } else if JSONFields.objects.contains(key) {
        object = object ?? text
      } else if JSONFields.types.contains(key) {
        type = type ?? text
      }
    }
    if JSONFields.buttons.contains(key) {
      button = button ?? value.list?.first?.integer ?? value.integer
    }
    if JSONFields.answers.contains(key), case .bool(let isYes) = value { answer = isYes }
    if JSONFields.answers.contains(key), let text = value.text {
      answer = LogWords(Array("-> \(text)".utf8)[...]).answer
    }
  }

  private static let methods: Set<String> = [
    "call", "selector", "sel", "method", "function", "func", "event", "name", "message", "msg",
    "eventmessage", "callback",
  ]
  private static let objects: Set<String> = [
    "target", "object", "sender", "id", "instance", "alert", "sheet", "field", "title", "view",
  ]
  private static let types: Set<String> = [
    "class", "delegate", "type", "controller", "self", "receiver", "file",
  ]
  private static let buttons: Set<String> = [
    "index", "button", "buttonindex", "arguments", "args", "argument",
  ]
  private static let answers: Set<String> = [
    "returned", "returns", "return", "result", "answer", "answered",
  ]
}
