import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

/// A pane under the log while tasks run: for each job its progress, and buttons for the person's
/// decisions.
@MainActor
final class JobPane {
  let widget = Revealer()
  /// Called with a decision about a job, as an input.
  var onInput: (@MainActor (Input) -> Void)?
  /// Keeps the result of a task's command next to the document; `nil` if that is not possible.
  var onKeep: (@MainActor (TaskID) -> Void)?

  /// Called regularly with the current time while a job runs, because there may be no other event.
  var onTime: (@MainActor (SimulatedTime) -> Void)?

  /// Made for the first job, so that the window of a document opens sooner.
  private lazy var column = makeColumn()
  private var views: [JobView] = []
  /// How many jobs are shown; of more, the number is.
  private static let most = 20
  /// Made with the column.
  private var more: Label?
  @Scheduled private var timer: Source?
  private weak var session: Session?

  private func makeColumn() -> Box {
    let column = Box(.vertical)
    column.addClass("jobs")
    column.accessibleRole = .panel
    column.accessibleName = tr("Jobs")
    let more = Label()
    more.addClass("caption")
    more.xalign = 0
    more.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    more.ignoresShowAll = true
    column.packEnd(more)
    self.more = more
    let scrolled = ScrolledWindow()
    scrolled.add(column)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: 320)
    widget.add(scrolled)
    scrolled.showAll()
    return column
  }

  /// Whether there is no job.
  var isEmpty: Bool { session?.state.jobs.isEmpty ?? true }
  /// The number of jobs, in words.
  var summary: String {
    ntr("one job runs", "{n} jobs run", session?.state.jobs.count ?? 0)
  }

  /// Shows the jobs of another run, or no jobs.
  func begin(_ session: Session?) {
    for view in views { column.remove(view.widget) }
    views = []
    self.session = session
    session?.onReport = { [weak self] job, report in self?.take(report, of: job) }
    update()
  }

  /// Shows the current state of the jobs.
  func update() {
    let jobs = session?.state.jobs ?? []
    for view in views where !jobs.contains(where: { $0.number == view.number }) {
      // The output of a command stays visible until another job runs.
      if view.showsOutput { view.end() } else { remove(view) }
    }
    for job in jobs.prefix(JobPane.most)
    where !views.contains(where: { $0.number == job.number }) {
      for view in views where !view.runs { remove(view) }
      add(job)
    }
    for view in views {
      if let job = jobs.first(where: { $0.number == view.number }), let session {
        view.offer(job, session.simulator)
        view.update(job, now: session.clock.now)
      }
    }
    showMore(jobs.count - jobs.prefix(JobPane.most).count)
    widget.revealsChild = !views.isEmpty
    // While a call is held, and after a stop, no time passes for a job.
    follow(!jobs.isEmpty && session?.state.hold == nil && session?.state.stop == nil)
  }

  private func showMore(_ count: Int) {
    more?.isVisible = count > 0
    if count > 0 { more?.text = ntr("… and one job more", "… and {n} jobs more", count) }
  }

  private func add(_ job: Job) {
    guard let session else { return }
    let view = JobView(job, name: session.prototype.name(of: job.task))
    view.onInput = { [weak self] in self?.onInput?($0) }
    view.onKeep = { [weak self] in self?.onKeep?(job.task) }
    view.onClose = { [weak self, weak view] in
      guard let self, let view else { return }
      remove(view)
      update()
    }
    views.append(view)
    column.packStart(view.widget)
    view.setFollowing(RowText(session.prototype).steps(after: job, in: session.state))
  }

  private func remove(_ view: JobView) {
    column.remove(view.widget)
    views.removeAll { $0 === view }
  }

  private func take(_ report: JobReport, of job: Int) {
    views.first { $0.number == job }?.take(report)
  }

  /// Updates the time while something runs, even if there is no other event.
  private func follow(_ runs: Bool) {
    guard runs else {
      timer?.remove()
      timer = nil
      return
    }
    guard timer == nil else { return }
    timer = MainLoop.timeout(milliseconds: 100) { [weak self] in
      guard let self else { return false }
      guard let session else {
        timer = nil
        return false
      }
      let now = session.clock.now
      for view in views {
        if let job = session.state.job(view.number) { view.update(job, now: now) }
      }
      onTime?(now)
      return true
    }
  }
}
