internal import CGLib
internal import Scenario
internal import Texts

/// What is told of a file of tags, one piece after the other.
protocol XMLTaker: AnyObject {
  /// An element begins.
  func begin(_ name: String, _ attributes: [String: String], _ line: Int) throws(LineFault)
  /// An element ends.
  func end(_ name: String, _ line: Int) throws(LineFault)
  /// Text between tags, in pieces.
  func take(_ text: String)
}

/// Reads XML through GLib's parser, which knows the five entities of XML and no others.
enum XMLEvents {
  /// How many elements may be inside each other.
  static let mostLevels = 32

  /// Tells a taker all of a file.
  ///
  /// - Throws: a fault with its line, also one of the taker.
  static func read(_ bytes: [UInt8], to taker: any XMLTaker) throws(LineFault) {
    let state = State(taker)
    var parser = GMarkupParser(
      start_element: { context, name, names, values, data, error in
        State.of(data).begin(
          State.text(name), State.pairs(names, values), State.line(context), error)
      },
      end_element: { context, name, data, error in
        State.of(data).end(State.text(name), State.line(context), error)
      },
      text: { _, text, length, data, _ in State.of(data).take(text, length) },
      passthrough: nil, error: nil)
    let rest = Array(TranslationText.withoutMark(bytes[...]))
    // GLib keeps the address of the functions, and counts no references to the state.
    let fault = withExtendedLifetime(state) {
      withUnsafePointer(to: &parser) { parse(rest, by: $0, state) }
    }
    if let fault { throw fault }
  }

  private static func parse(
    _ bytes: [UInt8], by parser: UnsafePointer<GMarkupParser>, _ state: State
  ) -> LineFault? {
    let context = g_markup_parse_context_new(
      parser, G_MARKUP_TREAT_CDATA_AS_TEXT, Unmanaged.passUnretained(state).toOpaque(), nil)
    defer { g_markup_parse_context_free(context) }
    var error: UnsafeMutablePointer<GError>?
    let isRead = bytes.withUnsafeBytes { buffer in
      let text = buffer.bindMemory(to: CChar.self)
      return g_markup_parse_context_parse(context, text.baseAddress, gssize(text.count), &error)
        != 0
        && g_markup_parse_context_end_parse(context, &error) != 0
    }
    guard !isRead else { return nil }
    // In a language from the right GLib adds marks of direction, which would be shown as escapes.
    let reason = error.map { String(cString: $0.pointee.message) } ?? ""
    let plain = reason.unicodeScalars.filter { $0 != "\u{200E}" && $0 != "\u{200F}" }
    if let error { g_error_free(error) }
    return state.fault
      ?? LineFault(
        line: State.line(context),
        message: tr("this is no XML: {reason}", ["reason": OneLine.beginning(String(plain))]))
  }

  /// What the parser's functions share: where they are, and what was wrong.
  private final class State {
    private let taker: any XMLTaker
    private var levels = 0
    private(set) var fault: LineFault?

    init(_ taker: any XMLTaker) { self.taker = taker }

    static func of(_ data: gpointer?) -> State {
      guard let data else { preconditionFailure("the parser has lost its state") }
      return Unmanaged<State>.fromOpaque(data).takeUnretainedValue()
    }

    static func text(_ text: UnsafePointer<CChar>?) -> String {
      text.map { String(cString: $0) } ?? ""
    }

    static func line(_ context: OpaquePointer?) -> Int {
      var (line, column): (gint, gint) = (1, 1)
      g_markup_parse_context_get_position(context, &line, &column)
      return max(1, Int(line))
    }

    /// The attributes, whose names and values are lists that end with no text.
    static func pairs(
      _ names: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
      _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> [String: String] {
      guard let names, let values else { return [:] }
      var (pairs, place): ([String: String], Int) = ([:], 0)
      while let name = names[place], let value = values[place] {
        pairs[String(cString: name)] = String(cString: value)
        place += 1
      }
      return pairs
    }

    func begin(
      _ name: String, _ attributes: [String: String], _ line: Int,
      _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) {
      levels += 1
      guard levels <= XMLEvents.mostLevels else {
        return stop(
          LineFault(
            line: line,
            message: tr(
              "the elements are more than {most} levels deep",
              ["most": String(XMLEvents.mostLevels)])), error)
      }
      do throws(LineFault) {
        try taker.begin(plain(name), attributes, line)
      } catch {
        fault = error
      }
      if let fault { stop(fault, error) }
    }

    func end(
      _ name: String, _ line: Int, _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) {
      levels -= 1
      do throws(LineFault) {
        try taker.end(plain(name), line)
      } catch {
        fault = error
      }
      if let fault { stop(fault, error) }
    }

    func take(_ text: UnsafePointer<CChar>?, _ length: gsize) {
      guard let text else { return }
      taker.take(
        String(
          decoding: UnsafeRawBufferPointer(start: text, count: Int(length)), as: UTF8.self))
    }

    /// The name without the prefix of its namespace.
    private func plain(_ name: String) -> String {
      name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// Lets the parser end: it needs an error of its own.
    private func stop(
      _ fault: LineFault, _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) {
      self.fault = fault
      g_set_error_literal(error, g_markup_error_quark(), gint(G_MARKUP_ERROR_PARSE.rawValue), "")
    }
  }
}
