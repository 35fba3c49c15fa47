import Gtk
import Texts
import WindowWords

/// Calls in large type for an audience, next to the device.
///
/// It never lies over the device: where there is no room next to it, it is over the calls of
/// the window, and where these are not shown, under the device.
@MainActor
final class CallStrip {
  let widget = Box(.vertical, spacing: 10)

  private let heading = Label()
  private let list = Box(.vertical, spacing: 10)
  private let more = Label()
  private var rows: [Widget] = []
  private var shown: Content?
  /// How many calls there is room for.
  private(set) var capacity = 6
  /// The width of the texts, in pixels, and the size of the letters of a call.
  private var (width, size) = (360, 21.0)

  /// What the strip shows.
  struct Content: Equatable {
    var heading: String
    var calls: [AudienceCall]
  }

  /// Where the strip is.
  enum Place { case beside, aside, under }

  /// The least room next to the device, in pixels.
  static let least = 240

  init() {
    widget.addClass("call-strip")
    widget.ignoresShowAll = true
    widget.accessibleRole = .panel
    heading.addClass("heading")
    more.addClass("more")
    for label in [heading, more] {
      label.xalign = 0
      label.setWraps(true)
    }
    for part in [heading, list, more] as [Widget] {
      widget.packStart(part)
      part.show()
    }
  }

  /// Shows calls, the last ones if there are too many; with `nil`, nothing.
  func show(_ content: Content?) {
    guard content != shown else { return }
    let before = shown
    shown = content
    guard let content else { return widget.hide() }
    heading.text = content.heading
    widget.accessibleName = content.heading
    let known = before?.heading == content.heading ? before?.calls.last?.number ?? 0 : Int.max
    for row in rows { row.destroy() }
    // Foreseen calls are read from the first one on, those of the log have been cut already.
    var target: String?
    rows = content.calls.prefix(capacity).map { call in
      // The calls of one target follow each other, and its name is read once.
      let row = row(call, names: call.target != target)
      target = call.target
      row.setClass("new", (call.number ?? 0) > known)
      list.packStart(row)
      return row
    }
    let hidden = content.calls.count - rows.count
    more.isVisible = hidden > 0
    more.text = hidden > 0 ? ntr("and one more", "and {n} more", hidden) : ""
    widget.show()
    let words = content.calls.filter { ($0.number ?? .max) > (known == .max ? 0 : known) }
    widget.announce(([content.heading] + words.map(\.text)).joined(separator: "; "))
  }

  /// Takes its place.
  ///
  /// - Parameters:
  ///   - wide: the width that it has there, in pixels.
  ///   - height: the height of that place.
  func fit(_ place: Place, wide: Int, height: Int) {
    let most =
      switch place {
      case .beside: min(8, max(2, (height - 160) / 92))
      case .aside: min(4, max(2, (height - 360) / 84))
      case .under: 2
      }
    widget.align(place == .beside ? .end : .fill, place == .beside ? .center : .fill)
    // What is next to it moves only when the strip comes and goes.
    widget.setSizeRequest(height: place == .beside ? nil : 70 + 50 * most)
    let isLarge = place == .beside && wide >= 520
    let isSmall = place == .aside || wide < 360
    widget.setClass("small", isSmall)
    widget.setClass("large", isLarge)
    // Two margins and two paddings.
    let wanted = wide - 2 * (16 + 18)
    guard wanted != width || most != capacity else { return }
    (width, size, capacity) = (wanted, isLarge ? 28 : isSmall ? 18 : 21, most)
    for label in [heading, more] { label.setWidth(atMost: characters(isLarge ? 22 : 17)) }
    let content = shown
    shown = nil
    if let content { show(content) }
  }

  /// How many letters of a size in pixels there is room for.
  private func characters(_ size: Double) -> Int { max(8, Int(Double(width) / (size * 0.62))) }

  private func row(_ call: AudienceCall, names: Bool) -> Widget {
    let row = Box(.vertical)
    row.addClass("call")
    row.setClass("old", call.isOld)
    row.accessibleName = call.text
    let target = Label(call.target)
    target.addClass("target")
    target.setEllipsize(.middle)
    let words = Label(call.breakable + (call.answer.map { " →\u{A0}\($0)" } ?? ""))
    words.addClass("words")
    words.accessibleName = call.text
    words.setWraps(true)
    words.setWidth(atMost: characters(size))
    for label in [target, words] {
      label.xalign = 0
      row.packStart(label)
    }
    row.showAll()
    target.isVisible = names
    return row
  }
}
