internal import CYAML

/// libyaml's event parser over bytes that live longer than the parser.
///
/// Only this type uses libyaml's memory: the parser is freed with this value, and each event is
/// always freed before ``next()`` returns.
struct YAMLLoader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // On the heap, because libyaml keeps the address of the parser for its reader.
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) != 0
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  /// Passes a loader of a document to a closure; the loader lives as long as the closure runs.
  static func reading<Result>(
    _ bytes: [UInt8], _ body: (borrowing YAMLLoader) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { bytes in
      let loader = YAMLLoader(bytes)
      return try body(loader)
    }
  }

  /// The next event.
  ///
  /// - Throws: ``YAMLFailure`` if the bytes are not YAML; nothing can be read after it.
  borrowing func next() throws(YAMLFailure) -> YAMLEvent {
    guard isReady else { throw failure() }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) != 0 else { throw failure() }
    defer { yaml_event_delete(&event) }
    var result = YAMLEvent(
      kind: .other, start: Mark(event.start_mark), end: Mark(event.end_mark))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isDouble = scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
      result.kind = .scalar(text, style(scalar.style), doubleQuoted: isDouble)
      result.hasAnchor = scalar.anchor != nil
      result.hasTag = scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      result.kind = .listStart
      result.hasAnchor = event.data.sequence_start.anchor != nil
      result.hasTag = event.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT:
      result.kind = .mapStart
      result.hasAnchor = event.data.mapping_start.anchor != nil
      result.hasTag = event.data.mapping_start.tag != nil
    case YAML_SEQUENCE_END_EVENT: result.kind = .listEnd
    case YAML_MAPPING_END_EVENT: result.kind = .mapEnd
    case YAML_ALIAS_EVENT: result.kind = .alias
    case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: result.kind = .end
    default: break
    }
    return result
  }

  private borrowing func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
    switch style {
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    default: .plain
    }
  }

  private borrowing func failure() -> YAMLFailure {
    let kind: YAMLFailure.Kind =
      switch parser.pointee.error {
      case YAML_READER_ERROR:
        .reader(
          offset: Int(parser.pointee.problem_offset), value: Int(parser.pointee.problem_value))
      case YAML_SCANNER_ERROR, YAML_PARSER_ERROR: .syntax
      default: .memory
      }
    return YAMLFailure(
      kind: kind,
      problem: parser.pointee.problem.map { String(cString: $0) } ?? "",
      context: parser.pointee.context.map { String(cString: $0) } ?? "",
      mark: Mark(parser.pointee.problem_mark),
      contextMark: Mark(parser.pointee.context_mark))
  }
}

extension Mark {
  /// Converts a 0-based place of libyaml to a 1-based place.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
