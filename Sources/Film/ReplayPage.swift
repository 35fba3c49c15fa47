import Texts

/// A run as one page for a browser: its pictures, its calls next to them, and what leads from one
/// to the other.
///
/// The page makes no requests, and shows everything also without its script.
public struct ReplayPage: Sendable {
  /// A moment with a picture.
  public struct Beat: Hashable, Sendable {
    /// When it begins to show, in milliseconds of the film.
    public var time: Int
    /// When it is said to be, which is the same in every format.
    public var said: Int
    /// The place of its picture.
    public var picture: Int
    /// What is said.
    public var caption: String
    /// Whether it is one of the few that sum up the run.
    public var isMain: Bool

    /// A moment with a picture.
    public init(time: Int, said: Int, picture: Int, caption: String, isMain: Bool) {
      (self.time, self.said, self.picture) = (time, said, picture)
      (self.caption, self.isMain) = (caption, isMain)
    }
  }

  /// A line of the log.
  public struct Line: Hashable, Sendable {
    /// The place of the beat that shows it.
    public var beat: Int
    /// In simulated milliseconds.
    public var milliseconds: Int
    /// What a person did, or the selector with its arguments.
    public var text: String
    /// What belongs to a call only; `nil` for what a person did.
    public var call: Call?
    /// What was noted about it.
    public var note: String?

    /// A line of the log.
    public init(beat: Int, milliseconds: Int, text: String, call: Call? = nil, note: String? = nil)
    {
      (self.beat, self.milliseconds, self.text) = (beat, milliseconds, text)
      (self.call, self.note) = (call, note)
    }
  }

  /// What belongs to a call only.
  public struct Call: Hashable, Sendable {
    /// Its 1-based number.
    public var number: Int
    /// Its sort, in a word.
    public var kind: String
    /// The name of the sort in the style sheet.
    public var style: String
    /// Whose delegate it is.
    public var target: String
    /// What the delegate answered; `nil` where nothing was asked.
    public var returned: String?

    /// What belongs to a call only.
    public init(number: Int, kind: String, style: String, target: String, returned: String?) {
      (self.number, self.kind, self.style) = (number, kind, style)
      (self.target, self.returned) = (target, returned)
    }
  }

  /// A width and a height.
  public typealias Size = (width: Int, height: Int)

  /// The heading.
  public var title: String
  /// What is below it.
  public var subtitle: [String]
  /// Who made it, for programs that list files.
  public var author: String?
  /// What the presenter reads about the whole.
  public var introduction: String?
  /// The language of the prototype's texts; `nil` where it is unknown.
  public var language: String?
  /// In milliseconds of the film.
  public var length: Int
  /// PNG or WebP files of one size.
  public var pictures: [[UInt8]]
  /// The size of the pictures in points.
  public var size: Size
  /// The moments, in order.
  public var beats: [Beat]
  /// The lines of the log.
  public var lines: [Line]

  /// A page of a run.
  public init(
    title: String, subtitle: [String], author: String? = nil, introduction: String? = nil,
    language: String?, length: Int, pictures: [[UInt8]], size: Size, beats: [Beat], lines: [Line]
  ) {
    (self.title, self.subtitle, self.introduction) = (title, subtitle, introduction)
    self.author = author
    (self.language, self.length) = (language, length)
    (self.pictures, self.size, self.beats, self.lines) = (pictures, size, beats, lines)
  }

  /// The file.
  ///
  /// - Parameter digest: the SHA-256 of a text as UTF-8.
  public func html(digest: (String) -> [UInt8]) -> String {
    let style = ReplayPage.style + pictureStyle
    return """
      <!DOCTYPE html>
      <html\(HTMLLanguage.attribute) class="still">
      \(ReplayPage.head(
        title, author: author, style: style, script: ReplayPage.script, digest: digest))
      <body>
      \(header)
      <main>
      \(film)
      <div class="side">
      \(log)
      \(notes)\(storyboard)
      </div>
      </main>
      <script>\(ReplayPage.script)</script>
      </body>
      </html>

      """
  }

  /// The head of a page that asks no server for anything.
  static func head(
    _ title: String, author: String? = nil, style: String, script: String,
    digest: (String) -> [UInt8]
  ) -> String {
    let policy =
      "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; "
      + "style-src 'sha256-\(Base64.text(digest(style)))'; "
      + "script-src 'sha256-\(Base64.text(digest(script)))'"
    let authorMeta =
      author.map { "\n<meta name=\"author\" content=\"\(MarkupText.escaped($0))\">" } ?? ""
    return """
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(MarkupText.escaped(title))</title>\(authorMeta)
      <style>\(style)</style>
      </head>
      """
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  /// A text of the prototype, whose direction and language are its own.
  private func own(_ text: String) -> String {
    let language = language.map { " lang=\"\(escaped($0))\"" } ?? ""
    return "<bdi\(language)>\(escaped(text))</bdi>"
  }

  /// The room of the pictures, before they are read.
  private var pictureStyle: String {
    """
    .picture,.film .stage{aspect-ratio:\(size.width)/\(size.height)}

    """
  }

  private var header: String {
    """
    <header>
    <div><h1>\(own(title))</h1>\
    <p>\(subtitle.map { "<bdi>\(escaped($0))</bdi>" }.joined(separator: " · "))</p></div>
    <div class="tools" hidden>
    <span class="linked"><button id="as-film" aria-pressed="true">\(escaped(tr("Film")))</button>\
    <button id="as-board" aria-pressed="false">\(escaped(tr("Storyboard")))</button></span>
    <button id="print">\(escaped(tr("Print")))</button>
    </div>
    </header>
    """
  }

  private var film: String {
    """
    <section class="card film" aria-label="\(escaped(tr("Film")))" hidden>
    <div class="stage"><img id="picture" alt="" width="\(size.width)" height="\(size.height)"></div>
    <p id="caption" aria-live="polite"></p>
    <div class="transport">
    <button id="play" data-play="\(escaped(tr("Play")))" data-pause="\(escaped(tr("Pause")))">\
    \(escaped(tr("Play")))</button>
    <input id="scrub" type="range" min="0" max="\(length)" step="10" value="0" \
    aria-label="\(escaped(tr("Moment of the film")))">
    <span id="clock" role="timer">0.0 / \(seconds(length)) s</span>
    </div>
    </section>
    """
  }

  private var log: String {
    lines.contains { $0.call != nil } ? calls : steps
  }

  /// What a person does, for those who do not see calls: with the times of the pictures.
  private var steps: String {
    let rows = lines.map { line in
      let note = line.note.map { "<span class=\"note\"><bdi>\(escaped($0))</bdi></span>" } ?? ""
      let time = beats.indices.contains(line.beat) ? beats[line.beat].said : 0
      return """
        <tr class="input" data-beat="\(line.beat)"><td class="number">\(seconds(time))</td>\
        <th scope="row"><a href="#p\(line.beat)"><bdi>\(escaped(line.text))</bdi></a>\
        \(note)</th></tr>
        """
    }
    return table(tr("Steps"), [tr("s"), tr("Step")], rows)
  }

  private var calls: String {
    let rows = lines.map { line in
      let time = "<td class=\"number\">\(line.milliseconds)</td>"
      let link = "<a href=\"#p\(line.beat)\"><bdi>\(escaped(line.text))</bdi></a>"
      let note = line.note.map { "<span class=\"note\"><bdi>\(escaped($0))</bdi></span>" } ?? ""
      guard let call = line.call else {
        return """
          <tr class="input" data-beat="\(line.beat)"><td></td>\(time)\
          <th colspan="4" scope="rowgroup">\(link)\(note)</th></tr>
          """
      }
      return """
        <tr data-beat="\(line.beat)"><td class="number">\(call.number)</td>\(time)\
        <td class="kind \(call.style)">\(escaped(call.kind))</td>\
        <td class="target">\(escaped(call.target))</td><td class="call">\(link)\(note)</td>\
        <td class="returned \(call.returned == "NO" ? "no" : "")">\
        \(call.returned.map { "→ \(escaped($0))" } ?? "")</td></tr>
        """
    }
    let heads = [
      tr("#"), tr("ms"), tr("Kind"), tr("Target"), tr("Call, arguments"), tr("returned"),
    ]
    return table(tr("Calls"), heads, rows)
  }

  private func table(_ title: String, _ heads: [String], _ rows: [String]) -> String {
    let head = heads.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    return """
      <section class="card calls\(heads.count == 2 ? " steps" : "")"><h2>\(escaped(title))</h2>
      <div class="scroll" tabindex="0" role="group" aria-label="\(escaped(title))"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div></section>
      """
  }

  private var notes: String {
    let notes = lines.compactMap { line in
      line.note.map { note in
        let place = line.call.map { "\($0.number)" } ?? line.text
        return """
          <li><a href="#p\(line.beat)"><bdi>\(escaped(place))</bdi>: \
          <bdi>\(escaped(note))</bdi></a></li>
          """
      }
    }
    guard !notes.isEmpty || introduction != nil else { return "" }
    let whole = introduction.map { "<p class=\"introduction\">\(own($0))</p>" } ?? ""
    let list = notes.isEmpty ? "" : "<ul>\(notes.joined())</ul>"
    return """
      <section class="card notes"><h2>\(escaped(tr("Notes")))</h2>
      \(whole)\(list)</section>

      """
  }

  private var storyboard: String {
    let items = beats.enumerated().map { place, beat in
      let bytes = pictures[beat.picture]
      let kind = bytes.starts(with: "RIFF".utf8) ? "webp" : "png"
      let data = "data:image/\(kind);base64,\(Base64.text(bytes))"
      // Where only the pictures that sum up are shown, they have the calls of those after them too.
      let end =
        beat.isMain ? beats[(place + 1)...].firstIndex(where: \.isMain) ?? beats.count : place + 1
      let list = calls(of: place...place, "made") + calls(of: place + 1..<end, "made following")
      let image = """
        <img class="picture" src="\(data)" alt="\(escaped(beat.caption))" \
        width="\(size.width)" height="\(size.height)">
        """
      return """
        <li id="p\(place)" class="\(beat.isMain ? "main" : "between")" data-time="\(beat.time)">\
        <button class="beat">\(image)\
        <span class="time">\(seconds(beat.said)) s</span></button>\
        <p class="caption"><bdi>\(escaped(beat.caption))</bdi></p>\(list)</li>
        """
    }
    return """
      <section class="card board"><h2>\(escaped(tr("Pictures")))</h2>
      <ol class="beats">
      \(items.joined(separator: "\n"))
      </ol></section>
      """
  }

  /// A list of the calls of some beats; empty where there are none.
  private func calls(of beats: some RangeExpression<Int>, _ style: String) -> String {
    let calls = lines.filter { beats.contains($0.beat) && $0.call != nil }.map {
      "<li>\(escaped($0.text))</li>"
    }
    return calls.isEmpty ? "" : "<ul class=\"\(style)\">\(calls.joined())</ul>"
  }

  private func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(milliseconds / 100 % 10)"
  }
}
