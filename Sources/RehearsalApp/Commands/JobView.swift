import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Texts
import WindowWords

/// One job in the pane: its name, its progress, and the buttons that decide about it; for a command
/// also the end of its output.
@MainActor
final class JobView {
  let widget = Box(.vertical, spacing: 8)
  let number: Int
  var onInput: (@MainActor (Input) -> Void)?
  var onKeep: (@MainActor () -> Void)?
  var onClose: (@MainActor () -> Void)?
  /// Whether the view shows the output of a command.
  let showsOutput: Bool
  private(set) var runs = true

  private let time = Label(ticking: "")
  private let bar = DrawingArea()
  private lazy var spoken = Seldom { [weak self] in self?.bar.setAccessibleDescription($0) }
  private let caption = Label()
  private let waits = Label()
  private var buttons: [JobSteering: Gtk.Button] = [:]
  private let output: OutputView?
  private let stop = Gtk.Button(label: tr("Stop"))
  private let keep = Gtk.Button(label: tr("Keep This Run"))
  private let close = Gtk.Button(label: tr("Close"))
  private var fraction: Double?
  private var percent: Int?

  init(_ job: Job, name: String) {
    number = job.number
    showsOutput = job.work == .command
    output = showsOutput ? OutputView() : nil
    widget.addClass("job")
    widget.accessibleRole = .grouping
    widget.accessibleName = name
    let title = Label(name)
    title.addClass("heading")
    let chip = Label(JobView.word(job.work))
    chip.addClass("kind")
    chip.align(.start, .center)
    time.addClass("time")
    let head = Box(.horizontal, spacing: 8)
    head.packStart(title)
    head.packStart(chip)
    head.packEnd(time)
    bar.setSizeRequest(height: 6)
    bar.accessibleRole = .progressBar
    bar.accessibleName = tr("Progress of {name}", ["name": name])
    bar.onDraw { [weak self] painter, size in self?.drawBar(painter, size) }
    for label in [caption, waits] {
      label.addClass("caption")
      label.xalign = 0
      label.setWraps(true)
    }
    waits.ignoresShowAll = true
    for part in [head, bar, waits] as [Widget] { widget.packStart(part) }
    if let output {
      widget.packStart(output.widget)
      buildEnd(job)
    } else {
      buildChoice(job)
      caption.text = tr("You decide how the job ends.")
    }
    widget.packStart(caption)
    caption.isVisible = !showsOutput
    widget.showAll()
    for button in [keep, close] { button.hide() }
  }

  private static func word(_ work: Job.Work) -> String {
    switch work {
    case .simulated: tr("simulated")
    case .recorded: tr("recorded")
    case .command: tr("command")
    }
  }

  /// Makes the buttons Succeed, Fail and Hang, with equal sizes.
  private func buildChoice(_ job: Job) {
    let row = Box(.horizontal, spacing: 8)
    row.setHomogeneous(true)
    for steering in JobSteering.allCases {
      let button = Gtk.Button()
      let face = Box(.horizontal, spacing: 8)
      face.packStart(Image(icon: steering.icon))
      face.packStart(Label(steering.title))
      face.align(.center, .center)
      button.add(face)
      button.accessibleName = steering.title
      button.addClass(steering.rawValue)
      button.setFocusOnClick(false)
      button.tooltip = steering.explanation
      button.onClicked { [weak self] in self?.onInput?(.steer(job.task, steering)) }
      row.packStart(button, expand: true)
      buttons[steering] = button
    }
    widget.packStart(row)
  }

  private func buildEnd(_ job: Job) {
    stop.tooltip = tr("End the command and all that it has started")
    stop.onClicked { [weak self] in self?.onInput?(.perform(.cancelTask(job.task))) }
    keep.tooltip = tr("Write how it went beside the document, to be played again")
    keep.onClicked { [weak self] in
      self?.keep.isSensitive = false
      self?.onKeep?()
    }
    close.onClicked { [weak self] in self?.onClose?() }
    let row = Box(.horizontal, spacing: 8)
    for button in [stop, keep, close] {
      button.setFocusOnClick(false)
      row.packStart(button)
    }
    for button in [keep, close] { button.ignoresShowAll = true }
    widget.packStart(row)
  }

  /// Shows which steps wait for the end of the job.
  func setFollowing(_ steps: String) {
    guard !steps.isEmpty else { return }
    waits.text = tr("Waiting for the job, then: {steps}", ["steps": steps])
    waits.show()
  }

  /// Shows which decisions about the job the run takes now.
  func offer(_ job: Job, _ simulator: Simulator) {
    for (steering, button) in buttons {
      button.isSensitive = simulator.allows(.steer(job.task, steering))
    }
    stop.isSensitive = simulator.allows(.perform(.cancelTask(job.task)))
  }

  /// Shows the progress of the job.
  func update(_ job: Job, now: SimulatedTime) {
    time.text = JobText.time(of: job, at: now)
    let new = JobText.fraction(of: job, at: now)
    guard new != fraction else { return }
    fraction = new
    spoken.set(tr("{percent} %", ["percent": String(Int((new ?? 0) * 100))]))
    bar.queueDraw()
  }

  /// Shows the report of a command.
  func take(_ report: JobReport) {
    output?.append(report)
    guard let end = report.end else { return }
    caption.text =
      switch end {
      case .done: tr("It is done.")
      case .failed(let reason):
        tr("It failed: {reason}", ["reason": reason ?? tr("The job failed.")])
      case .cancelled: ""
      }
    caption.show()
    keep.show()
  }

  /// Marks the job as ended; the output of its command stays visible.
  func end() {
    guard runs else { return }
    runs = false
    waits.hide()
    stop.hide()
    close.show()
    if caption.text.isEmpty {
      caption.text = tr("It was stopped.")
      caption.show()
    }
  }

  private func drawBar(_ painter: Painter, _ size: Size) {
    let (width, height) = (Double(size.width), Double(size.height))
    painter.setColor(bar.themeColor("chrome_muted_ground") ?? Color(white: 0.9))
    painter.roundedRectangle(
      x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: (height - 1) / 2)
    painter.fillPreserving()
    painter.setColor(bar.themeColor("chrome_border") ?? Color(white: 0.5))
    painter.stroke(width: 1)
    guard let fraction, fraction > 0 else { return }
    painter.setColor(bar.themeColor("chrome_link") ?? Color(white: 0.3))
    painter.roundedRectangle(
      x: 0, y: 0, width: max(height, width * fraction), height: height, radius: height / 2)
    painter.fill()
  }
}

extension JobSteering {
  var title: String {
    switch self {
    case .succeed: tr("Succeed")
    case .fail: tr("Fail")
    case .hang: tr("Hang")
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .succeed: tr("Let the job be done now")
    case .fail: tr("Let the job fail now")
    case .hang: tr("Let the job go on until you end it")
    }
  }

  fileprivate var icon: String {
    switch self {
    case .succeed: "object-select-symbolic"
    case .fail: "process-stop-symbolic"
    case .hang: "media-playback-pause-symbolic"
    }
  }
}
