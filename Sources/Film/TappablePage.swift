import Texts

/// A prototype as one page for a browser: each state in which nothing moves with its picture, and every
/// way from one to another with its calls, to be tapped through.
///
/// The page makes no requests. Without its script it can still be tapped through: its pictures have
/// links.
public struct TappablePage: Sendable {
  /// A call of a delegate.
  public struct Call: Hashable, Sendable {
    /// The name of its sort in the style sheet.
    public var style: String
    /// Whose delegate it is.
    public var target: String
    /// The selector with its arguments.
    public var text: String
    /// What the delegate answered; `nil` where nothing was asked.
    public var returned: String?

    /// A call of a delegate.
    public init(style: String, target: String, text: String, returned: String? = nil) {
      (self.style, self.target, self.text, self.returned) = (style, target, text, returned)
    }
  }

  /// Who does something.
  public enum Doer: Int, CaseIterable, Sendable {
    case person, application, device

    /// The heading of what it does.
    var title: String {
      switch self {
      case .person: tr("What you can do")
      case .application: tr("What the app and the world can do")
      case .device: tr("The device")
      }
    }
  }

  /// A rectangle in pixels of the picture.
  public struct Spot: Hashable, Sendable {
    /// The left and upper edge, and the size.
    public var x: Int, y: Int, width: Int, height: Int

    /// A rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// What can be done in a state.
  public struct Way: Hashable, Sendable {
    /// What is done, in a few words.
    public var label: String
    /// Who does it.
    public var doer: Doer
    /// The place of the state to which it leads; `nil` for one that is not on the page.
    public var target: Int?
    /// Where it is tapped; `nil` for what has no place in the picture.
    public var spot: Spot?
    /// Its calls.
    public var calls: [Call]

    /// What can be done in a state.
    public init(label: String, doer: Doer, target: Int?, spot: Spot? = nil, calls: [Call] = []) {
      (self.label, self.doer, self.target) = (label, doer, target)
      (self.spot, self.calls) = (spot, calls)
    }
  }

  /// A state in which nothing moves.
  public struct State: Hashable, Sendable {
    /// What is shown, in a few words.
    public var title: String
    /// What else there is to read.
    public var texts: [String]
    /// The number of its picture.
    public var picture: Int
    /// What can be done in it.
    public var ways: [Way]
    /// Why nothing can be done in it, where there is a reason to tell.
    public var note: String?

    /// A state in which nothing moves.
    public init(
      title: String, texts: [String] = [], picture: Int, ways: [Way], note: String? = nil
    ) {
      (self.title, self.texts, self.picture) = (title, texts, picture)
      (self.ways, self.note) = (ways, note)
    }
  }

  /// The heading.
  public var title: String
  /// What is below it.
  public var subtitle: [String]
  /// Which part of the prototype the page holds; `nil` for all of it.
  public var part: String?
  /// The language of the prototype's texts; `nil` where it is unknown.
  public var language: String?
  /// The size of the pictures in pixels.
  public var size: ReplayPage.Size
  /// The colour around the device in them, as `#RRGGBB`.
  public var ground: String
  /// The pictures.
  public var layers: [PictureStack.Layer]
  /// The states, that of the launch first.
  public var states: [State]
  /// The calls of the launch.
  public var launch: [Call]
  /// Whether it has the calls.
  public var hasCalls: Bool

  /// A page of a prototype.
  public init(
    title: String, subtitle: [String], part: String?, language: String?, size: ReplayPage.Size,
    ground: String, layers: [PictureStack.Layer], states: [State], launch: [Call], hasCalls: Bool = true
  ) {
    (self.title, self.subtitle, self.part) = (title, subtitle, part)
    (self.language, self.size, self.ground, self.layers) = (language, size, ground, layers)
    (self.states, self.launch, self.hasCalls) = (states, launch, hasCalls)
  }

  /// The file.
  ///
  /// - Parameter digest: the SHA-256 of a text as UTF-8.
  public func html(digest: (String) -> [UInt8]) -> String {
    let style = ReplayPage.style + TappablePage.style + ".state .stage{background:\(ground)}\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      \(ReplayPage.head(title, style: style, script: TappablePage.script, digest: digest))
      <body class="tappable">
      \(header)
      \(part.map { "<p class=\"card part\" role=\"note\">\(escaped($0))</p>" } ?? "")
      <svg class="pictures" width="0" height="0" aria-hidden="true"><defs>
      \(layers.indices.map(picture).joined(separator: "\n"))
      </defs></svg>
      <main>
      \((states.indices.dropFirst().map(section) + states.indices.prefix(1).map(section)).joined())
      \(log)
      </main>
      <script>\(TappablePage.script)</script>
      </body>
      </html>

      """
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  /// A text of the prototype, whose direction and language are its own.
  private func own(_ text: String) -> String {
    let language = language.map { " lang=\"\(escaped($0))\"" } ?? ""
    return "<bdi\(language)>\(escaped(text))</bdi>"
  }

  private var header: String {
    """
    <header>
    <div><h1>\(own(title))</h1>\
    <p>\(subtitle.map { "<bdi>\(escaped($0))</bdi>" }.joined(separator: " · "))</p></div>
    <div class="tools" hidden>
    <span class="linked"><button id="back">\(escaped(tr("Back")))</button>\
    <button id="again">\(escaped(tr("Start Again")))</button></span>
    \(hasCalls ? "<button id=\"calls\" aria-pressed=\"true\">\(escaped(tr("Calls")))</button>" : "")
    </div>
    </header>
    """
  }

  private func picture(_ place: Int) -> String {
    let layer = layers[place]
    let kind = layer.file.starts(with: "RIFF".utf8) ? "webp" : "png"
    let below = layer.base.map { "<use href=\"#p\($0)\"/>" } ?? ""
    return """
      <g id="p\(place)">\(below)<image x="\(layer.x)" y="\(layer.y)" width="\(layer.width)" \
      height="\(layer.height)" href="data:image/\(kind);base64,\(Base64.text(layer.file))"/></g>
      """
  }

  private func section(_ place: Int) -> String {
    let state = states[place]
    let spots = state.ways.enumerated().compactMap { number, way -> String? in
      guard let target = way.target, let spot = way.spot else { return nil }
      return """
        <a href="#s\(target)" data-way="\(number)" tabindex="-1" aria-hidden="true">\
        <rect x="\(spot.x)" y="\(spot.y)" width="\(spot.width)" height="\(spot.height)" rx="6"/></a>
        """
    }
    let texts = state.texts.map { "<p>\(own($0))</p>" }.joined()
    let note = state.note.map { "<p class=\"end\">\(escaped($0))</p>" } ?? ""
    return """
      <section class="state" id="s\(place)" aria-labelledby="h\(place)">
      <div class="stage"><svg viewBox="0 0 \(size.width) \(size.height)" role="img" \
      aria-label="\(escaped(([state.title] + state.texts).joined(separator: ". ")))">\
      <use href="#p\(state.picture)"/>\(spots.joined())</svg></div>
      <div class="side"><div class="card"><h2 id="h\(place)" tabindex="-1">\(own(state.title))</h2>\
      \(texts)\(note)
      \(Doer.allCases.map { ways(of: $0, state) }.joined())
      </div></div>
      </section>

      """
  }

  /// The list of what someone can do in a state; empty where that is nothing.
  private func ways(of doer: Doer, _ state: State) -> String {
    let own = state.ways.enumerated().filter { $0.element.doer == doer }
    guard !own.isEmpty else { return "" }
    let before = state.ways.count { $0.doer.rawValue < doer.rawValue }
    let items = own.map { number, way in
      let label = self.own(way.label)
      let link =
        way.target.map { "<a class=\"way\" href=\"#s\($0)\" data-way=\"\(number)\">\(label)</a>" }
        ?? "<span class=\"way out\">\(label)<small>\(escaped(tr("not on this page")))</small></span>"
      return "<li>\(link)\(calls(way.calls))</li>"
    }
    return """
      <h3>\(escaped(doer.title))</h3><ol class="ways" start="\(before + 1)">
      \(items.joined(separator: "\n"))
      </ol>

      """
  }

  private func calls(_ calls: [Call]) -> String {
    guard hasCalls else { return "" }
    guard !calls.isEmpty else { return "<p class=\"made\">\(escaped(tr("no calls")))</p>" }
    let items = calls.map { call in
      let answer = call.returned.map { " <i>→ \(escaped($0))</i>" } ?? ""
      let target = "<b>\(own(call.target))</b>"
      return "<li>\(target) <span class=\"\(call.style)\">\(escaped(call.text))</span>\(answer)</li>"
    }
    return "<ul class=\"made\">\(items.joined())</ul>"
  }

  private var log: String {
    """
    <section class="card log" id="log" aria-labelledby="log-title" hidden>\
    <h2 id="log-title">\(escaped(tr("What Has Happened")))</h2>
    <ol><li><span>\(escaped(tr("Launched")))</span>\(calls(launch))</li></ol></section>
    """
  }
}
