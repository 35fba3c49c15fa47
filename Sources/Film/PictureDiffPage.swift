internal import Texts

/// What differs between two folders of pictures, as one page that asks no server for anything.
public struct PictureDiffPage {
  /// A picture that differs.
  public struct Picture {
    /// The name of its file.
    public let name: String
    /// What is different, in a sentence.
    public let sentence: String
    /// The PNG files; `nil` where there is none.
    public let was: [UInt8]?, now: [UInt8]?
    /// How large it is, in pixels.
    public let size: (width: Int, height: Int)?
    /// What has all that differs, in pixels: left, top, width, height.
    public let part: (x: Int, y: Int, width: Int, height: Int)?

    /// A picture that differs.
    public init(
      name: String, sentence: String, was: [UInt8]?, now: [UInt8]?,
      size: (width: Int, height: Int)?, part: (x: Int, y: Int, width: Int, height: Int)?
    ) {
      (self.name, self.sentence, self.was, self.now) = (name, sentence, was, now)
      (self.size, self.part) = (size, part)
    }
  }

  private let names: (was: String, now: String)
  private let summary: [String]
  private let pictures: [Picture]

  /// A page.
  ///
  /// - Parameters:
  ///   - names: what both folders are called.
  ///   - summary: how much differs, and what is to be known of it, in sentences.
  public init(_ names: (was: String, now: String), summary: [String], _ pictures: [Picture]) {
    (self.names, self.summary, self.pictures) = (names, summary, pictures)
  }

  /// The file.
  ///
  /// - Parameter digest: the SHA-256 of a text as UTF-8.
  public func html(digest: (String) -> [UInt8]) -> String {
    let title = tr("Pictures that differ")
    let links = pictures.enumerated().map { place, picture in
      "<li><a href=\"#p\(place)\"><bdi>\(escaped(picture.name))</bdi></a></li>"
    }
    let list =
      links.isEmpty
      ? ""
      : "<nav aria-label=\"\(escaped(tr("Pictures")))\"><ol>\(links.joined(separator: "\n"))</ol></nav>"
    return """
      <!DOCTYPE html>
      <html\(HTMLLanguage.attributes)>
      \(ReplayPage.head(
        title, style: PictureDiffPage.style, script: PictureDiffPage.script, digest: digest))
      <body>
      <header>
      <h1>\(escaped(title))</h1>
      \(summary.map { "<p>\(escaped($0))</p>" }.joined(separator: "\n"))
      </header>
      \(list)
      <main>
      \(pictures.enumerated().map { section($0.offset, $0.element) }.joined(separator: "\n"))
      </main>
      <script>\(PictureDiffPage.script)</script>
      </body>
      </html>

      """
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  private func section(_ place: Int, _ picture: Picture) -> String {
    let figures = [(names.was, picture.was), (names.now, picture.now)].compactMap { name, file in
      file.map { figure(name, $0, of: picture) }
    }
    return """
      <section class="card" aria-labelledby="p\(place)">
      <h2 id="p\(place)"><bdi>\(escaped(picture.name))</bdi></h2>
      <p>\(escaped(picture.sentence))</p>
      \(figures.count == 2 ? slider(place, picture) : "")<div class="pair">
      \(figures.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func figure(_ name: String, _ file: [UInt8], of picture: Picture) -> String {
    """
    <figure><figcaption><bdi>\(escaped(name))</bdi></figcaption>\
    <img alt="\(escaped("\(name): \(picture.name)"))" \
    src="data:image/png;base64,\(Base64.text(file))"></figure>
    """
  }

  /// Both pictures over each other; the script fills it from the figures, so that none is there twice.
  private func slider(_ place: Int, _ picture: Picture) -> String {
    guard let size = picture.size, let part = picture.part else { return "" }
    let label = tr("How much of {name} shows", ["name": names.now])
    return """
      <div class="over" hidden>
      <svg viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" height="\(size.height)" \
      role="img" aria-label="\(escaped(tr("Both pictures over each other")))">
      <clipPath id="c\(place)"><rect x="0" y="0" width="\(size.width / 2)" height="\(size.height)"/>\
      </clipPath>
      <image class="was" width="\(size.width)" height="\(size.height)"/>
      <g clip-path="url(#c\(place))"><image class="now" width="\(size.width)" \
      height="\(size.height)"/></g>
      <rect class="part" x="\(part.x)" y="\(part.y)" width="\(part.width)" height="\(part.height)"/>
      <line class="edge" x1="\(size.width / 2)" x2="\(size.width / 2)" y1="0" y2="\(size.height)"/>
      </svg>
      <label>\(escaped(label)) <input type="range" min="0" max="100" value="50"></label>
      </div>

      """
  }

  /// The colours are those of the page of a run.
  private static let style = """

    :root{--ground:#FBFAFA;--card:#FFF;--text:#2E3436;--dim:#5E5C64;--rule:#CDC7C2;--link:#1A5FB4;
    --mark:#C01C28;color-scheme:light dark}
    @media (prefers-color-scheme:dark){:root{--ground:#242424;--card:#2D2D2D;--text:#EEEEEC;
    --dim:#B8B5B0;--rule:#4A4A4A;--link:#8AB9F1;--mark:#FF8A80}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0 auto;max-width:1232px;padding:24px;background:var(--ground);color:var(--text);
    font:15px/1.4 Cantarell,system-ui,sans-serif}
    h1{font-size:24px;margin:0}h2{font-size:17px;margin:0 0 4px;overflow-wrap:anywhere}
    p{margin:0 0 8px;color:var(--dim)}a{color:var(--link)}nav ol{padding-left:24px;columns:20em}
    .card{background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:12px 16px;
    margin:0 0 16px}
    .pair{display:flex;flex-wrap:wrap;gap:16px}
    figure{margin:0;min-width:0}figcaption{color:var(--dim)}
    img,svg{display:block;max-width:100%;height:auto;border:1px solid var(--rule)}
    .over{margin:0 0 12px}.over label{display:flex;flex-wrap:wrap;gap:12px;align-items:center;
    min-height:34px}
    input{flex:1;min-width:200px;max-width:420px;accent-color:var(--link)}
    a:focus-visible,input:focus-visible{outline:2px solid var(--link);outline-offset:2px}
    .part{fill:none;stroke:var(--mark);stroke-width:2;vector-effect:non-scaling-stroke}
    .edge{stroke:var(--link);stroke-width:2;vector-effect:non-scaling-stroke}
    @media print{.over{display:none}.card{break-inside:avoid}}

    """

  private static let script = """

    (function () {
      'use strict';
      Array.prototype.forEach.call(document.querySelectorAll('.over'), function (over) {
        var images = over.parentNode.querySelectorAll('.pair img');
        if (images.length !== 2) { return; }
        var svg = over.querySelector('svg'), input = over.querySelector('input');
        var clip = svg.querySelector('clipPath rect'), edge = svg.querySelector('.edge');
        var width = svg.viewBox.baseVal.width;
        svg.querySelector('.was').setAttribute('href', images[0].src);
        svg.querySelector('.now').setAttribute('href', images[1].src);
        function show() {
          var place = width * Number(input.value) / 100;
          clip.setAttribute('width', place);
          edge.setAttribute('x1', place);
          edge.setAttribute('x2', place);
          input.setAttribute('aria-valuetext', input.value + ' %');
        }
        input.addEventListener('input', show);
        show();
        over.hidden = false;
      });
    }());

    """
}
