import Texts

/// What can happen in one version of a document and not in another, as a page without scripts.
public struct ComparedPage {
  /// A difference.
  public struct Row {
    /// What kind it is, as a class of the page; `nil` for another name.
    public let kind: String?
    /// The difference in a sentence.
    public let text: String
    /// What it was, as a PNG file.
    public var was: [UInt8]?
    /// What it is now, as a PNG file.
    public var now: [UInt8]?

    /// A difference without pictures.
    public init(kind: String? = nil, text: String) { (self.kind, self.text) = (kind, text) }
  }

  /// How much differs.
  public let summary: String
  /// What differs.
  public var rows: [Row]

  /// A page of differences.
  public init(summary: String, rows: [Row]) { (self.summary, self.rows) = (summary, rows) }

  /// The page.
  public var html: String {
    let title = MarkupText.escaped(tr("What can happen in both versions"))
    let head = """
      <!doctype html>
      <html\(HTMLLanguage.attributes)><head><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'"><title>\(title)</title>
      <style>body{font:16px/1.5 sans-serif;max-width:50em;margin:2em auto;padding:0 1em}
      li{margin:.6em 0}.stills{display:flex;flex-wrap:wrap;gap:1.5em}
      figure{margin:.4em 0}figcaption{font-size:.85em;color:#555}
      img{display:block;border:1px solid #888}</style></head><body>
      <h1>\(title)</h1>
      <p>\(MarkupText.escaped(summary))</p><ul>

      """
    return head + rows.map(ComparedPage.item).joined() + "</ul></body></html>\n"
  }

  private static func item(_ row: Row) -> String {
    let kind = row.kind.map { " class=\"\(MarkupText.escaped($0))\"" } ?? ""
    let stills = [(tr("was"), row.was), (tr("now", context: "after a change"), row.now)].compactMap
    { caption, file in
      file.map { still(caption, $0, row.text) }
    }
    let pictures = stills.isEmpty ? "" : "<div class=\"stills\">\(stills.joined())</div>"
    return "<li\(kind)>\(MarkupText.escaped(row.text))\(pictures)</li>\n"
  }

  private static func still(_ caption: String, _ file: [UInt8], _ text: String) -> String {
    let name = MarkupText.escaped("\(caption): \(text)")
    return "<figure><figcaption>\(MarkupText.escaped(caption))</figcaption>"
      + "<img alt=\"\(name)\" src=\"data:image/png;base64,\(Base64.text(file))\"></figure>"
  }
}
