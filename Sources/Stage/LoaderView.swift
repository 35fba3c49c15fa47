import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// What an alert shows while a job runs: a spinner, the progress of the job, and perhaps a button
/// that cancels it.
@MainActor
final class LoaderView {
  let spinner = DrawingArea()
  let bar = DrawingArea(mirrors: true)
  let percent = Label(tickingOnStage: "")
  private(set) var cancel: ButtonView?

  private var loader: ShownLoader
  private lazy var spoken = Seldom { [weak self] in self?.bar.setAccessibleDescription($0) }
  /// The 0-based index of the brightest spoke.
  private var spoke = 0
  private var look = Look(.flat)
  /// The quarter of the progress that was announced last.
  private var announcedQuarter = 0

  init(_ loader: ShownLoader, cancel action: @escaping @MainActor () -> Void) {
    self.loader = loader
    spinner.accessibleRole = .image
    spinner.accessibleName = tr("In progress")
    bar.accessibleRole = .progressBar
    bar.accessibleName = tr("Progress")
    percent.addClass("percent")
    spinner.onDraw { [weak self] painter, size in self?.drawSpinner(painter, size) }
    bar.onDraw { [weak self] painter, size in self?.drawBar(painter, size) }
    if let title = loader.cancelTitle { cancel = ButtonView(title, tap: action) }
    for part in [bar, percent] as [Widget] { part.ignoresShowAll = true }
    show()
  }

  /// Whether the loader shows the progress of the job.
  var hasBar: Bool { loader.percent != nil }

  /// Whether it says the progress in a text below the bar: nothing says it twice.
  var hasText: Bool { hasBar && !loader.saysPercent }

  /// Shows the progress of the job.
  ///
  /// - Returns: a text for assistive technology, if there is something to announce.
  func update(_ loader: ShownLoader) -> String? {
    let before = self.loader
    self.loader = loader
    guard loader != before else { return nil }
    show()
    guard let percent = loader.percent, percent / 25 > announcedQuarter else { return nil }
    announcedQuarter = percent / 25
    return tr("{percent} %", ["percent": String(percent)])
  }

  private func show() {
    bar.isVisible = hasBar
    percent.isVisible = hasText
    let text = loader.percent.map { tr("{percent} %", ["percent": String($0)]) } ?? ""
    percent.text = text
    spoken.set(text)
    bar.queueDraw()
  }

  /// Draws the spinner for a simulated time in milliseconds.
  ///
  /// - Parameter isAnimated: whether the spinner turns.
  func turn(to now: Double, isAnimated: Bool, _ look: Look) {
    let start = Double(loader.since.milliseconds)
    let spoke =
      isAnimated && loader.isRunning ? Spinner.spoke(at: now, since: start) : self.spoke
    guard spoke != self.spoke || look != self.look else { return }
    self.spoke = spoke
    self.look = look
    spinner.queueDraw()
    bar.queueDraw()
  }

  private var color: Color {
    switch (look.theme, look.isDark) {
    case (.classic, _): Color(white: 1)
    case (.flat, false): Color(white: 0.28)
    case (.flat, true): Color(white: 0.86)
    }
  }

  private func drawSpinner(_ painter: Painter, _ size: Size) {
    let radius = Double(min(size.width, size.height)) / 2
    painter.translate(x: Double(size.width) / 2, y: Double(size.height) / 2)
    for index in 0..<Spinner.spokes {
      var color = color
      color.alpha = Spinner.opacity(of: index, brightest: spoke)
      painter.saved { painter in
        painter.rotate(Double(index) * .pi / 6)
        painter.setColor(color)
        painter.move(to: 0, -radius * 0.52)
        painter.line(to: 0, -radius * 0.9)
        painter.stroke(width: radius * 0.17, .round)
      }
    }
  }

  private func drawBar(_ painter: Painter, _ size: Size) {
    let (width, height) = (Double(size.width), Double(size.height))
    let radius = height / 2
    switch look.theme {
    case .classic where look.isDark: painter.setColor(Color(white: 1, alpha: 0.16))
    case .classic: painter.setColor(Color(red: 0.04, green: 0.07, blue: 0.22, alpha: 0.75))
    case .flat: painter.setColor(Color(white: look.isDark ? 1 : 0, alpha: 0.16))
    }
    painter.roundedRectangle(x: 0, y: 0, width: width, height: height, radius: radius)
    painter.fill()
    guard let percent = loader.percent, percent > 0 else { return }
    switch (look.theme, look.isDark) {
    case (.classic, _): painter.setColor(Color(white: 0.96))
    case (.flat, false): painter.setColor(Color(red: 0.043, green: 0.388, blue: 0.808))
    case (.flat, true): painter.setColor(Color(red: 0.424, green: 0.69, blue: 1))
    }
    let filled = max(height, width * Double(percent) / 100)
    painter.roundedRectangle(x: 0, y: 0, width: filled, height: height, radius: radius)
    painter.fill()
  }
}
