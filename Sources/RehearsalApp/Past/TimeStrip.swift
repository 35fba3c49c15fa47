import DialogModel
import EventLog
import Gtk
import Texts
import WindowWords

/// A strip under the log for the time of the run: inputs, calls, movements and tasks.
///
/// A press or a drag goes to a moment, and the pointer over it previews one.
@MainActor
final class TimeStrip {
  let widget = Box(.horizontal, spacing: 6)
  /// Called with the moment that a person goes to, in simulated milliseconds.
  var onGo: (@MainActor (Int) -> Void)?
  /// Called with the moment under the pointer; `nil` when the pointer leaves.
  var onPreview: (@MainActor (Int?) -> Void)?
  /// Returns in words which row was the last at a moment.
  var place: (@MainActor (Int) -> String)?
  /// Called when a person wants the past played from its beginning or from the shown moment.
  var onPlay: (@MainActor () -> Void)?

  private let area = DrawingArea(mirrors: false)
  private let total = Label(ticking: "")
  private let play = Button()
  private let playIcon = Image(icon: "media-playback-start-symbolic")
  private var times = LogTimes()
  /// The moment that is looked at, in simulated milliseconds; `nil` for the present.
  private(set) var past: Int?
  private var isDragging = false
  private var look = LogLook.light
  /// Where the pointer is, in pixels.
  private var pointer: Double?

  init() {
    widget.addClass("time-strip")
    play.add(playIcon)
    play.addClass("flat")
    play.setFocusOnClick(false)
    play.accessibleName = tr("Play the past")
    play.tooltip = tr("Play the past from its beginning, or from where it stands")
    play.onClicked { [weak self] in self?.onPlay?() }
    area.setSizeRequest(height: 24)
    area.accessibleRole = .panel
    area.accessibleName = tr("Time of the run")
    area.onDraw { [weak self] painter, size in self?.draw(painter, size) }
    area.onButtonPress { [weak self] press in
      guard let self, press.button == 1, times.end > 0 else { return false }
      isDragging = true
      go(press.x, snaps: true)
      return true
    }
    area.onButtonRelease { [weak self] _ in
      self?.isDragging = false
      return false
    }
    area.onPointer(
      moved: { [weak self] in self?.move($0) },
      left: { [weak self] in
        guard let self, !isDragging else { return }
        pointer = nil
        area.tooltip = nil
        onPreview?(nil)
        area.queueDraw()
      })
    total.addClass("dim")
    widget.packStart(play)
    widget.packStart(area, expand: true)
    widget.packEnd(total)
    // Time goes to the right, as in the columns of the log.
    widget.readLeftToRight()
    widget.showAll()
    widget.hide()
    widget.ignoresShowAll = true
  }

  /// Shows another run.
  func begin(_ log: EventLog) {
    times = LogTimes()
    update(log, past: nil)
  }

  /// Shows the rows that were added to the log, and the moment that is looked at, in simulated
  /// milliseconds.
  func update(_ log: EventLog, past: Int?) {
    times.read(log)
    self.past = past
    let time = StageBarText.time(SimulatedTime(milliseconds: times.end))
    if total.text != time { total.text = time }
    if widget.isVisible != (times.end > 0) { widget.isVisible = times.end > 0 }
    area.setAccessibleDescription(
      past.map {
        tr(
          "{time} of {end}",
          ["time": StageBarText.time(SimulatedTime(milliseconds: $0)), "end": time])
      } ?? time)
    area.queueDraw()
  }

  func setPlaying(_ isPlaying: Bool) {
    playIcon.setIcon(isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
    play.accessibleName = isPlaying ? tr("Let the past stand") : tr("Play the past")
  }

  func setLook(_ look: LogLook) {
    self.look = look
    area.queueDraw()
  }

  private func move(_ x: Double) {
    guard times.end > 0 else { return }
    if isDragging { return go(x, snaps: false) }
    pointer = x
    let moment = moment(x, snaps: true)
    let time = StageBarText.time(SimulatedTime(milliseconds: moment))
    let place = self.place?(moment) ?? ""
    area.tooltip =
      place.isEmpty ? time : tr("{time} · {place}", ["time": time, "place": place])
    onPreview?(moment)
    area.queueDraw()
  }

  private func go(_ x: Double, snaps: Bool) { onGo?(moment(x, snaps: snaps)) }

  private func moment(_ x: Double, snaps: Bool) -> Int {
    StripScale(area.allocation.width, until: times.end).moment(
      at: x, snappingTo: snaps ? times : nil)
  }

  private func draw(_ painter: Painter, _ size: Size) {
    guard times.end > 0 else { return }
    let colors = TimeStripColors.of(look)
    let scale = StripScale(size.width, until: times.end)
    let (height, width) = (Double(size.height), scale.width)
    func x(_ time: Int) -> Double { scale.place(of: time) }
    func fill(_ color: Color, _ left: Double, _ top: Double, _ width: Double, _ height: Double) {
      painter.setColor(color)
      painter.rectangle(x: left, y: top, width: width, height: height)
      painter.fill()
    }
    fill(colors.rule, StripScale.margin, (height / 2).rounded(.down), width, 1)
    let last = min(LogTimes.count - 1, times.end / times.length)
    func blocks(_ mark: LogTimes.Marks, _ color: Color, _ top: Double, _ height: Double) {
      for run in times.runs(of: mark, through: last) {
        let (left, width) = scale.stretch(
          of: run.lowerBound * times.length..<run.upperBound * times.length)
        fill(color, left, top, width, height)
      }
    }
    blocks(.task, colors.task, 7, 10)
    blocks(.movement, colors.movement, 7.5, 9)
    blocks(.left, colors.left, height - 2, 1)
    var drawn = -1.0
    for span in 0...last {
      let left = x(span * times.length)
      if times.marks[span].contains(.call), left > drawn {
        fill(colors.call, left, height - 6, 1, 5)
        drawn = left
      }
      if times.inputs[span] >= 0 { fill(colors.input, x(times.inputs[span]), 1.5, 2, 21) }
    }
    fill(colors.now, x(times.end), 2, 2, height - 4)
    if let pointer, !isDragging { fill(colors.pointer, pointer.rounded(.down), 0, 1, height) }
    guard let past else { return }
    let head = x(past)
    fill(colors.veil, head + 1, 0, width + StripScale.margin - head, height)
    fill(colors.playhead, head - 1, 0, 2, height)
    painter.setColor(colors.playhead)
    painter.move(to: head - 5, 0)
    painter.line(to: head + 5, 0)
    painter.line(to: head + 5, 4)
    painter.line(to: head, 8)
    painter.line(to: head - 5, 4)
    painter.closePath()
    painter.fill()
  }
}

/// The colours of the strip.
@MainActor
struct TimeStripColors {
  let input, call, left, movement, task, now, playhead, rule, veil, pointer: Color

  private init(dark: Bool) {
    func color(_ light: UInt32, _ other: UInt32, _ alpha: Double = 1) -> Color {
      Color(dark ? other : light, alpha: alpha)
    }
    input = color(0x2E3436, 0xEEEEEC)
    call = color(0x5E5C64, 0xB8B5B0)
    left = color(0x5E5C64, 0xB8B5B0, 0.5)
    movement = color(0x3584E4, 0x62A0EA, 0.75)
    task = color(0xF9D98C, 0x8A6A20)
    now = color(0x1C71D8, 0x8AB9F1)
    playhead = color(0xB36B00, 0xE5A50A)
    rule = color(0xCDC7C2, 0x5A5A5A)
    veil = color(0xFFFFFF, 0x2D2D2D, 0.45)
    pointer = color(0xB36B00, 0xE5A50A, 0.5)
  }

  private static let (light, dark) = (TimeStripColors(dark: false), TimeStripColors(dark: true))

  /// The colours for a look of the log.
  static func of(_ look: LogLook) -> TimeStripColors { look.isDark ? dark : light }
}
