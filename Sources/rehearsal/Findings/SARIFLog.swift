import PrototypeFile
import Scenario

/// Findings of documents as SARIF 2.1.0, which code hosts show beside the lines.
struct SARIFLog {
  private var results: [JSONValue] = []
  private var rules: [String] = []

  /// Adds a finding of a document.
  ///
  /// - Parameter file: the document's path, as it was given.
  mutating func add(_ finding: Finding, in file: String) {
    add(
      finding.rule.rawValue, finding.severity, finding.message,
      at: [("startLine", .integer(finding.line)), ("startColumn", .integer(finding.column))],
      in: file, part: finding.part?.text)
  }

  /// Adds what is wrong at a place of a file; without a place it is the whole file.
  mutating func add(
    _ rule: String, _ severity: Finding.Severity, _ message: String,
    at region: [(key: String, value: JSONValue)], in file: String, part: String? = nil
  ) {
    if !rules.contains(rule) { rules.append(rule) }
    var place: [(key: String, value: JSONValue)] = [
      ("artifactLocation", .object([("uri", .text(SARIFLog.address(file)))]))
    ]
    if !region.isEmpty { place.append(("region", .object(region))) }
    results.append(
      .object([
        ("ruleId", .text(rule)),
        ("level", .text(severity.rawValue)),
        ("message", .object([("text", .text(message))])),
        ("locations", .list([.object([("physicalLocation", .object(place))])])),
        (
          "partialFingerprints",
          .object([("finding/v1", .text("\(rule) \(part ?? "")"))])
        ),
      ]))
  }

  /// A path as a URI, relative where the path is: only what may stand in any part of one is left.
  private static func address(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  /// The log as one line.
  var line: String {
    let driver: JSONValue = .object([
      ("name", .text("Rehearsal")),
      ("version", .text(Rehearsal.version)),
      ("rules", .list(rules.map { .object([("id", .text($0))]) })),
    ])
    // Columns count Unicode scalars, where a reader would else take units of UTF-16.
    let run: JSONValue = .object([
      ("tool", .object([("driver", driver)])), ("columnKind", .text("unicodeCodePoints")),
      ("results", .list(results)),
    ])
    return JSONValue.object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")),
      ("runs", .list([run])),
    ]).line
  }
}
