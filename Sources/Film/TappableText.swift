import Texts

// States that look alike and offer the same are one part of the text, and so is what is done with the
// same calls at several places; a table says where each way leads from each state.

extension TappablePage {
  /// The file.
  ///
  /// - Parameter digest: the SHA-256 of a text as UTF-8.
  public func html(digest: (String) -> [UInt8]) -> String {
    let style = ReplayPage.style + TappablePage.style + ".state .stage{background:\(ground)}\n"
    let text = TappableText(self)
    let sections = text.faces.indices.dropFirst().map(text.section)
    return """
      <!DOCTYPE html>
      <html\(HTMLLanguage.attribute)>
      \(ReplayPage.head(title, style: style, script: TappablePage.script, digest: digest))
      <body class="tappable">
      \(text.header)
      \(part.map { "<p class=\"card part\" role=\"note\">\(MarkupText.escaped($0))</p>" } ?? "")
      <svg class="pictures" width="0" height="0" aria-hidden="true"><defs>
      \(layers.indices.map(text.picture).joined(separator: "\n"))
      </defs></svg>
      <main>
      \((sections + text.faces.indices.prefix(1).map(text.section)).joined())
      \(text.log)
      \(text.allWays)
      </main>
      <script type="application/json" id="map">\(text.map)</script>
      <script>\(TappablePage.script)</script>
      </body>
      </html>

      """
  }
}

/// The parts of the text of a page that can be tapped through.
private struct TappableText {
  let page: TappablePage
  /// What can be seen of states, each once; a way leads to the place of what is seen then first.
  let faces: [TappablePage.State]
  /// The place of what is seen of each state.
  private let places: [Int]
  /// What is done with the same calls, each once.
  private let ways: [TappablePage.Way]
  private let wayPlaces: [TappablePage.Way: Int]

  init(_ page: TappablePage) {
    self.page = page
    var places: [Int] = []
    var known: [TappablePage.State: Int] = [:]
    var firsts: [Int] = []
    for (place, state) in page.states.enumerated() {
      // Whether a way leads out of the page is seen, where it leads is not.
      var face = state
      for way in face.ways.indices where face.ways[way].target != nil { face.ways[way].target = 0 }
      if known[face] == nil {
        known[face] = firsts.count
        firsts.append(place)
      }
      places.append(known[face] ?? 0)
    }
    self.places = places
    faces = firsts.map { first in
      var face = page.states[first]
      for way in face.ways.indices {
        face.ways[way].target = face.ways[way].target.map { places[$0] }
      }
      return face
    }
    var ways: [TappablePage.Way] = []
    var wayPlaces: [TappablePage.Way: Int] = [:]
    for way in faces.flatMap(\.ways).map(TappableText.done) where wayPlaces[way] == nil {
      wayPlaces[way] = ways.count
      ways.append(way)
    }
    (self.ways, self.wayPlaces) = (ways, wayPlaces)
  }

  /// A way without its beginning and its end.
  private static func done(_ way: TappablePage.Way) -> TappablePage.Way {
    TappablePage.Way(label: way.label, doer: way.doer, target: nil, calls: way.calls)
  }

  /// For each state the place of what is seen, and the state to which each way leads, or -1.
  var map: String {
    let lines = zip(places, page.states).map { place, state in
      ([place] + state.ways.map { $0.target ?? -1 }).map { String($0) }.joined(separator: ",")
    }
    return "[" + lines.map { "[\($0)]" }.joined(separator: ",") + "]"
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  /// A text of the prototype, whose direction and language are its own.
  private func own(_ text: String) -> String {
    let language = page.language.map { " lang=\"\(escaped($0))\"" } ?? ""
    return "<bdi\(language)>\(escaped(text))</bdi>"
  }

  var header: String {
    let calls = "<button id=\"calls\" aria-pressed=\"true\">\(escaped(tr("Calls")))</button>"
    return """
      <header>
      <div><h1>\(own(page.title))</h1>\
      <p>\(page.subtitle.map { "<bdi>\(escaped($0))</bdi>" }.joined(separator: " · "))</p></div>
      <div class="tools" hidden>
      <span class="linked"><button id="back">\(escaped(tr("Back")))</button>\
      <button id="again">\(escaped(tr("Start Again")))</button></span>
      \(page.hasCalls ? calls : "")
      </div>
      </header>
      <noscript><p class="card part">\(escaped(tr(
        "Scripts are off: of states that look alike, the page shows the first one.")))</p></noscript>
      """
  }

  func picture(_ place: Int) -> String {
    let layer = page.layers[place]
    let kind = layer.file.starts(with: "RIFF".utf8) ? "webp" : "png"
    let below = layer.base.map { "<use href=\"#p\($0)\"/>" } ?? ""
    return """
      <g id="p\(place)">\(below)<image x="\(layer.x)" y="\(layer.y)" width="\(layer.width)" \
      height="\(layer.height)" href="data:image/\(kind);base64,\(Base64.text(layer.file))"/></g>
      """
  }

  func section(_ place: Int) -> String {
    let state = faces[place]
    // What is tapped beside everything else lies below it.
    let spots = state.ways.enumerated().filter { $0.element.spot != nil }.sorted {
      ($0.element.spot?.area ?? 0, $1.offset) > ($1.element.spot?.area ?? 0, $0.offset)
    }.compactMap { number, way -> String? in
      guard let target = way.target, let spot = way.spot else { return nil }
      return """
        <a href="#f\(target)" data-way="\(number)" tabindex="-1" aria-hidden="true">\
        <rect x="\(spot.x)" y="\(spot.y)" width="\(spot.width)" height="\(spot.height)" rx="6"/></a>
        """
    }
    let texts = state.texts.map { "<p>\(own($0))</p>" }.joined()
    let note = state.note.map { "<p class=\"end\">\(escaped($0))</p>" } ?? ""
    return """
      <section class="state" id="f\(place)" aria-labelledby="h\(place)">
      <div class="stage"><svg viewBox="0 0 \(page.size.width) \(page.size.height)" role="img" \
      aria-label="\(escaped(([state.title] + state.texts).joined(separator: ". ")))">\
      <use href="#p\(state.picture)"/>\(spots.joined())</svg></div>
      <div class="side"><div class="card"><h2 id="h\(place)" tabindex="-1">\(own(state.title))</h2>\
      \(texts)\(note)
      \(TappablePage.Doer.allCases.map { ways(of: $0, state) }.joined())
      </div></div>
      </section>

      """
  }

  /// The list of what someone can do in a state; empty where that is nothing.
  private func ways(of doer: TappablePage.Doer, _ state: TappablePage.State) -> String {
    let own = state.ways.enumerated().filter { $0.element.doer == doer }
    guard !own.isEmpty else { return "" }
    let before = state.ways.count { $0.doer.rawValue < doer.rawValue }
    let items = own.map { number, way in
      let label = self.own(way.label)
      let link =
        way.target.map { "<a class=\"way\" href=\"#f\($0)\" data-way=\"\(number)\">\(label)</a>" }
        ?? "<span class=\"way out\">\(label)<small>\(escaped(tr("not on this page")))</small></span>"
      return "<li data-done=\"\(wayPlaces[TappableText.done(way)] ?? 0)\">\(link)</li>"
    }
    return """
      <h3>\(escaped(doer.title))</h3><ol class="ways" start="\(before + 1)">
      \(items.joined(separator: "\n"))
      </ol>

      """
  }

  private func calls(_ calls: [TappablePage.Call]) -> String {
    guard page.hasCalls else { return "" }
    guard !calls.isEmpty else { return "<p class=\"made\">\(escaped(tr("no calls")))</p>" }
    let items = calls.map { call in
      let answer = call.returned.map { " <i>→ \(escaped($0))</i>" } ?? ""
      let target = "<b>\(own(call.target))</b>"
      let method = "<span class=\"\(call.style)\">\(escaped(call.text))</span>"
      return "<li>\(target) \(method)\(answer)</li>"
    }
    return "<ul class=\"made\">\(items.joined())</ul>"
  }

  /// What is done anywhere, with its calls.
  var allWays: String {
    guard page.hasCalls else { return "" }
    let items = ways.enumerated().map { place, way in
      "<li id=\"w\(place)\">\(own(way.label))\(calls(way.calls))</li>"
    }
    return """
      <section class="card all" aria-labelledby="all-title">\
      <h2 id="all-title">\(escaped(tr("Every Way and Its Calls")))</h2><ul>
      \(items.joined(separator: "\n"))
      </ul></section>
      """
  }

  var log: String {
    """
    <section class="card log" id="log" aria-labelledby="log-title" hidden>\
    <h2 id="log-title">\(escaped(tr("What Has Happened")))</h2>
    <ol><li><span>\(escaped(tr("Launched")))</span>\(calls(page.launch))</li></ol></section>
    """
  }
}

extension TappablePage.Spot {
  fileprivate var area: Int { width * height }
}
