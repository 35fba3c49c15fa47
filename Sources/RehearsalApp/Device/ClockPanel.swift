import DialogModel
import DialogSimulator
import Gtk
import Texts
import WindowWords

/// The device's clock: it can be set, moved to the next notification or to tomorrow, and taken to
/// another time zone.
@MainActor
final class ClockPanel {
  let widget = Box(.vertical, spacing: 8)
  var onInput: (@MainActor (Input) -> Void)?

  private let now = Label(ticking: "")
  private let entry = Entry()
  private let zone = Entry()
  private let zones = DropDown()
  private let next = Gtk.Button(label: tr("Next Notification"))
  private let tomorrow = Gtk.Button(label: tr("Tomorrow 08:00"))
  private let problem = Label()
  private var simulator: Simulator?

  /// Zones to choose from; any other can be typed.
  private static let known = [
    "UTC", "Europe/London", "Europe/Berlin", "Europe/Moscow", "America/New_York",
    "America/Los_Angeles", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo",
    "Australia/Sydney", "Pacific/Auckland",
  ]

  init() {
    now.addClass("heading")
    now.xalign = 0
    now.setAccessibleDescription(tr("The device’s clock"))
    widget.packStart(now)
    let steps = Box(.horizontal, spacing: 8)
    next.tooltip = tr("Set the clock to the next firing on the list")
    tomorrow.tooltip = tr("Set the clock to eight o’clock of the next day")
    for button in [next, tomorrow] { steps.packStart(button, expand: true) }
    widget.packStart(steps)
    next.onClicked { [weak self] in self?.goToNext() }
    tomorrow.onClicked { [weak self] in self?.goToTomorrow() }
    entry.accessibleName = tr("Date and time")
    entry.setPlaceholder("2013-01-07 09:41")
    add(tr("Clock"), entry, button: tr("Set"), name: tr("Set the clock")) { [weak self] in
      self?.setClock()
    }
    zone.accessibleName = tr("Time zone")
    zone.setPlaceholder("Europe/Berlin")
    add(
      tr("Zone"), zone, button: tr("Move", context: "to a time zone"),
      name: tr("Move the device to this zone")
    ) {
      [weak self] in
      if let self { move(to: zone.text) }
    }
    for written in [entry, zone] { written.readLeftToRight() }
    zones.accessibleName = tr("Known time zones")
    for name in ClockPanel.known { zones.append(name, id: name) }
    zones.onChosen { [weak self] in self?.move(to: $0) }
    widget.packStart(zones)
    problem.addClass("hint")
    problem.xalign = 0
    problem.setWraps(true)
    problem.setWidth(atMost: 52)
    problem.ignoresShowAll = true
    widget.packStart(problem)
  }

  private func add(
    _ title: String, _ entry: Entry, button text: String, name: String,
    _ call: @escaping @MainActor () -> Void
  ) {
    let label = Label(title)
    label.setLabels(entry)
    label.setWidth(characters: 6)
    label.xalign = 0
    let button = Gtk.Button(label: text)
    button.accessibleName = name
    button.onClicked(call)
    entry.onActivate(call)
    let row = Box(.horizontal, spacing: 8)
    row.packStart(label)
    row.packStart(entry, expand: true)
    row.packEnd(button)
    widget.packStart(row)
  }

  /// Shows the state of a run.
  func update(_ simulator: Simulator) {
    let notifications = simulator.state.notifications
    let isNew = self.simulator?.state.notifications.timeZone != notifications.timeZone
    self.simulator = simulator
    let clock = simulator.wallClock
    let text = tr(
      "{moment} · {zone}",
      ["moment": NotificationText.moment(clock), "zone": notifications.timeZone])
    if now.text != text { now.text = text }
    next.isSensitive = !notifications.scheduled.isEmpty
    tomorrow.isSensitive = clock != nil
    if isNew {
      zone.text = notifications.timeZone
      zones.selected =
        ClockPanel.known.contains(notifications.timeZone) ? notifications.timeZone : nil
      if let clock { entry.text = ClockEntry.text(clock) }
    }
  }

  private func show(_ text: String) {
    problem.text = text
    problem.isVisible = !text.isEmpty
    if !text.isEmpty { problem.announce(text) }
  }

  private func goToNext() {
    guard let first = simulator?.state.notifications.scheduled.first else { return }
    show("")
    onInput?(.setClock(.instant(first.next)))
  }

  private func goToTomorrow() {
    let clock = simulator?.wallClock.flatMap {
      ClockEntry.tomorrow(after: $0, hour: 8, minute: 0)
    }
    guard let clock else { return }
    show("")
    onInput?(.setClock(.wallClock(clock)))
  }

  private func setClock() {
    guard let clock = ClockEntry.read(entry.text, on: simulator?.wallClock) else {
      return show(tr("Write a date and a time, such as 2013-01-07 09:41, or a time alone."))
    }
    show("")
    onInput?(.setClock(.wallClock(clock)))
  }

  private func move(to name: String) {
    guard simulator?.knowsZone(name) == true else {
      return show(tr("This computer knows no time zone “{name}”.", ["name": name]))
    }
    show("")
    onInput?(.setTimeZone(name))
  }
}
