internal import Texts

/// How much room texts have, with a miniature of each stage, as one page that asks no server for
/// anything and has no script.
public struct FitPage {
  /// A stage in one setting.
  public struct Miniature {
    /// The verdict in a word or two; it stands first, because not everybody sees a colour.
    public let verdict: String
    /// The kind of the verdict, as a class of the page: letters and hyphens.
    public let kind: String
    /// The name of what shows.
    public let part: String
    /// The language, the size, the device and the look.
    public let setting: String
    /// What is wrong with its texts, a sentence each.
    public let sentences: [String]
    /// The PNG file; `nil` where it can't be drawn.
    public let picture: [UInt8]?
    /// Why there is no picture.
    public let reason: String?

    /// A stage in one setting.
    public init(
      verdict: String, kind: String, part: String, setting: String, sentences: [String],
      picture: [UInt8]?, reason: String?
    ) {
      (self.verdict, self.kind, self.part, self.setting) = (verdict, kind, part, setting)
      (self.sentences, self.picture, self.reason) = (sentences, picture, reason)
    }
  }

  private let title: String
  private let summary: [String]
  private let miniatures: [Miniature]

  /// A page.
  ///
  /// - Parameters:
  ///   - title: the name of the document.
  ///   - summary: how much fits, what is left out, and the fonts, in sentences.
  public init(_ title: String, summary: [String], _ miniatures: [Miniature]) {
    (self.title, self.summary, self.miniatures) = (title, summary, miniatures)
  }

  /// The file.
  ///
  /// - Parameter digest: the SHA-256 of a text as UTF-8.
  public func html(digest: (String) -> [UInt8]) -> String {
    let heading = tr("Texts that fit: {title}", ["title": title])
    return """
      <!DOCTYPE html>
      <html\(HTMLLanguage.attributes)>
      \(ReplayPage.head(heading, style: FitPage.style, script: "", digest: digest))
      <body>
      <header>
      <h1><bdi>\(escaped(heading))</bdi></h1>
      \(summary.map { "<p>\(escaped($0))</p>" }.joined(separator: "\n"))
      </header>
      <main>
      <ol aria-label="\(escaped(tr("Stages, the worst first")))">
      \(miniatures.enumerated().map { item($0.offset, $0.element) }.joined(separator: "\n"))
      </ol>
      </main>
      </body>
      </html>

      """
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  private func item(_ place: Int, _ miniature: Miniature) -> String {
    let name = "\(miniature.part), \(miniature.setting)"
    let picture =
      miniature.picture.map {
        "<img alt=\"\(escaped(name))\" src=\"data:image/png;base64,\(Base64.text($0))\">"
      } ?? "<p class=\"none\">\(escaped(miniature.reason ?? ""))</p>"
    let sentences = miniature.sentences.map { "<li><bdi>\(escaped($0))</bdi></li>" }
    let list = sentences.isEmpty ? "" : "<ul>\(sentences.joined())</ul>"
    return """
      <li class="\(escaped(miniature.kind))"><section aria-labelledby="m\(place)">\
      <h2 id="m\(place)"><strong>\(escaped(miniature.verdict))</strong>: \
      <bdi>\(escaped(miniature.part))</bdi></h2><p>\(escaped(miniature.setting))</p>
      \(picture)\(list)</section></li>
      """
  }

  private static let style = """
    body{font:16px/1.5 sans-serif;margin:1.5em;background:#f6f5f4;color:#2e3436}
    ol{list-style:none;padding:0;display:grid;gap:1.5em;\
    grid-template-columns:repeat(auto-fill,minmax(14em,1fr))}
    ol>li{background:#fff;padding:.8em;border:1px solid #8b8680;border-left:.4em solid #5e5c64;\
    break-inside:avoid;overflow-wrap:anywhere}
    ol>li.cut,ol>li.overlaps,ol>li.missing-glyph{border-left-color:#b00020}
    ol>li.scrolls,ol>li.shrunk,ol>li.wraps{border-left-color:#8a5a00}
    h2{font-size:1em;font-weight:normal;margin:0}section p{margin:.2em 0 .6em}
    ul{padding-left:1.2em;font-size:.9em}img{display:block;max-width:100%;border:1px solid #8b8680}
    @media (prefers-color-scheme:dark){body{background:#1e1e1e;color:#eee}ol>li{background:#2d2d2d}}
    @media print{body{background:#fff;color:#000;margin:0}ol>li{background:#fff}\
    ol{grid-template-columns:repeat(3,1fr)}}
    """
}
