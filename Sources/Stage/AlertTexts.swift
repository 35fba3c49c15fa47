import Geometry
import Gtk
import StageGeometry

/// A text, or a piece of a very long one, as a row of a pane.
@MainActor
final class TextRow: PaneRow {
  let label: Label

  init(_ text: String, class name: String) {
    label = Label(placedOnStage: text)
    label.addClass(name)
    label.setWraps(true)
    label.setJustification(.center)
    label.show()
  }

  var parts: [Widget] { [label] }
  var concealed: [Widget] { [] }
  var counted: Widget { label }
}

/// The title and the message of an alert, in a pane that scrolls.
///
/// Very long texts are in pieces, of which only those near sight are made.
@MainActor
final class AlertTexts {
  /// Called when pieces that have come near sight are not as high as they were estimated.
  var onMeasured: (@MainActor () -> Void)?

  private let pane: Canvas
  private var (title, message): (String?, String?)
  private var pieces: [String] = []
  /// The number of the pieces that are of the title; they come first.
  private var titleCount = 0
  private var titleScale = 1.0
  private var heights = TextHeights([])
  private lazy var rows = Rows<TextRow>(in: pane, growsWhole: false) { [unowned self] in makeRow($0)
  }
  /// What the last layout was made with.
  private var given: (metrics: AlertMetrics, ruler: any TextRuler)?

  init(in pane: Canvas) {
    self.pane = pane
    rows.onScrolled = { [weak self] in
      if self?.measure() == true { self?.onMeasured?() }
    }
  }

  /// Shows other texts, unless they are the same.
  func set(title: String?, message: String?) {
    guard title != self.title || message != self.message else { return }
    (self.title, self.message) = (title, message)
    let titles = title.map(LongText.pieces) ?? []
    let old = (titleCount, pieces.count)
    pieces = titles + (message.map(LongText.pieces) ?? [])
    titleCount = titles.count
    heights = TextHeights(pieces)
    if old != (titleCount, pieces.count) {
      rows.layOut([], [], extent: 0)
      rows.prepare(Array(pieces.indices))
    }
    for (place, row) in rows.made { row.label.text = pieces[place] }
  }

  /// The labels of the title and the message; `nil` for one that is absent or in several pieces.
  var labels: (title: Label?, message: Label?) {
    (
      titleCount == 1 ? rows.made[0]?.label : nil,
      pieces.count == titleCount + 1 ? rows.made[titleCount]?.label : nil
    )
  }

  private func makeRow(_ place: Int) -> TextRow {
    let isTitle = place < titleCount
    let row = TextRow(pieces[place], class: isTitle ? "title" : "message")
    if isTitle, titleScale != 1 { row.label.setScale(titleScale) }
    return row
  }

  /// The heights of title and message in points, as far as pieces are measured; `nil` for none.
  ///
  /// - Parameter ruler: measures at the zoom of the stage.
  func heights(
    _ metrics: AlertMetrics, _ ruler: any TextRuler
  ) -> (title: Double?, message: Double?) {
    given = (metrics, ruler)
    let width = metrics.textWidth
    fitTitle(metrics, ruler)
    _ = measure()
    func sum(_ places: Range<Int>) -> Double? {
      places.isEmpty ? nil : places.reduce(0) { $0 + heights.height(of: $1, width: width) }
    }
    return (sum(0..<titleCount), sum(titleCount..<pieces.count))
  }

  /// Places title and message in the pane, all in points.
  ///
  /// - Parameter height: the visible height of the pane.
  /// - Returns: whether pieces were made that are not as high as they were estimated.
  func place(title: Rectangle?, message: Rectangle?, height: Double) -> Bool {
    guard let given else { return false }
    let width = given.metrics.textWidth
    var places: [Rectangle] = []
    for (text, range) in [(title, 0..<titleCount), (message, titleCount..<pieces.count)] {
      guard let text else { continue }
      var y = text.y
      for place in range {
        let tall = range.count == 1 ? text.height : heights.height(of: place, width: width)
        places.append(Rectangle(x: text.x, y: y, width: text.width, height: tall))
        y += tall
      }
    }
    if message != nil, pieces.count == titleCount + 1, let label = rows.made[titleCount]?.label {
      places[titleCount] = balanced(places[titleCount], label, zoom: given.ruler.zoom)
    }
    rows.layOut(Array(pieces.indices), places, extent: height)
    return measure()
  }

  /// Shrinks a title that would need three lines, to 80 % at the least.
  private func fitTitle(_ metrics: AlertMetrics, _ ruler: any TextRuler) {
    guard let title else { return }
    let scale = AlertFit.titleScale(title, metrics, ruler)
    guard titleScale != scale else { return }
    titleScale = scale
    for (place, row) in rows.made where place < titleCount { row.label.setScale(scale) }
  }

  private func measure() -> Bool {
    guard let (metrics, ruler) = given else { return false }
    var changed = false
    for place in rows.made.keys {
      let isTitle = place < titleCount
      let tall = ruler.wrapping(
        pieces[place], isTitle ? metrics.titleType : metrics.messageType,
        scale: isTitle ? titleScale : 1, width: metrics.textWidth
      ).height
      if heights.set(tall, of: place) { changed = true }
    }
    return changed
  }

  /// Narrows the place of a text so that its lines are about equally long and the last line has
  /// more than one word.
  private func balanced(_ place: Rectangle, _ label: Label, zoom: Double) -> Rectangle {
    let widest = Int(place.width * zoom)
    let width = (Double(label.balancedWidth(within: widest)) + 1) / zoom
    return AlertLayout.balanced(place, width: width)
  }
}
