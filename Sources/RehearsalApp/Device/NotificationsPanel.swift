import DialogModel
import DialogSimulator
import Gtk
import Texts
import WindowWords

/// The device's clock, what is scheduled, and the person's settings for notifications.
@MainActor
final class NotificationsPanel {
  let widget = Box(.vertical, spacing: 12)
  var onInput: (@MainActor (Input) -> Void)?
  var onDesktop: (@MainActor (Bool) -> Void)?

  private let clock = ClockPanel()
  private let heading = Label()
  private let list = Box(.vertical, spacing: 2)
  private let scrolled = ScrolledWindow()
  private let glance = Label()
  private let styles = Segments<NotificationSettings.Style>(tr("Shown as"))
  private let lockScreen = CheckButton(label: tr("On the lock screen"))
  private let center = CheckButton(label: tr("In Notification Center"))
  private let sounds = CheckButton(label: tr("With sounds"))
  private let desktop = CheckButton(label: tr("Also on this desktop"))
  private let hint = PreferencesSection.hint()
  private var settings = NotificationSettings()
  private var shown: [ScheduledNotification] = []
  private var shownZone = ""
  private var rows: [ScheduledRow] = []
  private var isShowing = false

  private static let width = 400

  init() {
    widget.addClass("notifications-panel")
    widget.setSizeRequest(width: NotificationsPanel.width)
    clock.onInput = { [weak self] in self?.onInput?($0) }
    widget.packStart(clock.widget)
    widget.packStart(Separator(.horizontal))
    heading.addClass("heading")
    heading.xalign = 0
    heading.accessibleRole = .heading
    widget.packStart(heading)
    list.accessibleRole = .list
    list.accessibleName = tr("Scheduled notifications")
    scrolled.add(list)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: 180)
    widget.packStart(scrolled)
    widget.packStart(Separator(.horizontal))
    fillSettings()
    glance.xalign = 0
    glance.setWraps(true)
    glance.setWidth(atMost: 52)
    glance.addClass("hint")
    widget.packStart(glance)
    widget.showAll()
  }

  private func fillSettings() {
    let title = Label(tr("Settings of the person"))
    title.addClass("heading")
    title.xalign = 0
    title.accessibleRole = .heading
    widget.packStart(title)
    for style in NotificationSettings.Style.allCases {
      let name = NotificationText.title(style)
      styles.add(style, ToggleButton(label: name), name: name, tooltip: name)
    }
    styles.onChosen = { [weak self] style in self?.change { $0.style = style } }
    widget.packStart(styles.widget)
    for box in [lockScreen, center, sounds] { widget.packStart(box) }
    lockScreen.onToggled { [weak self] in
      if let self { change { $0.showsOnLockScreen = self.lockScreen.isActive } }
    }
    center.onToggled { [weak self] in
      if let self { change { $0.isInCenter = self.center.isActive } }
    }
    sounds.onToggled { [weak self] in
      if let self { change { $0.playsSounds = self.sounds.isActive } }
    }
    desktop.tooltip = tr("Sends what the device shows to your own desktop too")
    desktop.onToggled { [weak self] in
      if let self, !isShowing { onDesktop?(desktop.isActive) }
    }
    widget.packStart(desktop)
    widget.packStart(hint)
    hint.ignoresShowAll = true
  }

  private func change(_ change: (inout NotificationSettings) -> Void) {
    guard !isShowing else { return }
    var changed = settings
    change(&changed)
    if changed != settings { onInput?(.setNotificationSettings(changed)) }
  }

  /// Shows the state of a run.
  func update(_ simulator: Simulator, commands: String?) {
    isShowing = true
    defer { isShowing = false }
    let notifications = simulator.state.notifications
    settings = notifications.settings
    styles.select(settings.style)
    lockScreen.isActive = settings.showsOnLockScreen
    center.isActive = settings.isInCenter
    sounds.isActive = settings.playsSounds
    clock.update(simulator)
    let glanced = NotificationText.glance(notifications, commands: commands)
    if glance.text != glanced { glance.text = glanced }
    let count = NotificationText.count(notifications.scheduled.count)
    if heading.text != count { heading.text = count }
    guard shown != notifications.scheduled || shownZone != notifications.timeZone else { return }
    shown = notifications.scheduled
    shownZone = notifications.timeZone
    fill(simulator)
  }

  /// Shows whether notifications go to the desktop too, and what is known of that.
  func showDesktop(isOn: Bool, hint text: String) {
    isShowing = true
    defer { isShowing = false }
    desktop.isActive = isOn
    hint.text = text
    hint.isVisible = !text.isEmpty
  }

  private func fill(_ simulator: Simulator) {
    while rows.count > shown.count { list.remove(rows.removeLast().widget) }
    while rows.count < shown.count {
      let row = ScheduledRow { [weak self] in self?.onInput?($0) }
      list.packStart(row.widget)
      row.widget.showAll()
      rows.append(row)
    }
    for (index, row) in rows.enumerated() {
      row.show(shown[index], in: simulator, place: index + 1, of: rows.count)
    }
    scrolled.isVisible = !shown.isEmpty
    scrolled.setSizeRequest(height: min(180, 46 * shown.count))
  }
}

/// A scheduled notification with its next firing, and buttons that let it fire and remove it.
@MainActor
private final class ScheduledRow {
  let widget = Box(.horizontal, spacing: 4)
  private let name = Label()
  private let firing = Label()
  private let fire = Gtk.Button(icon: "media-playback-start-symbolic")
  private let remove = Gtk.Button(icon: "window-close-symbolic")
  private var entry: ScheduledNotification?

  init(_ send: @escaping @MainActor (Input) -> Void) {
    let texts = Box(.vertical)
    for label in [name, firing] {
      label.xalign = 0
      label.setEllipsize(.end)
      texts.packStart(label)
    }
    firing.addClass("hint")
    widget.accessibleRole = .listItem
    widget.packStart(texts, expand: true)
    for button in [remove, fire] {
      button.hasRelief = false
      widget.packEnd(button)
    }
    fire.tooltip = tr("Let it fire now")
    remove.tooltip = tr("Remove it from the list")
    fire.onClicked { [weak self] in
      if let entry = self?.entry {
        send(.fireNotification(entry.notification, scheduled: entry.number))
      }
    }
    remove.onClicked { [weak self] in
      if let entry = self?.entry {
        send(.removeNotification(entry.notification, scheduled: entry.number))
      }
    }
  }

  func show(_ entry: ScheduledNotification, in simulator: Simulator, place: Int, of count: Int) {
    self.entry = entry
    let title = NotificationText.name(entry.notification, in: simulator.prototype)
    name.text = title
    name.tooltip = title
    firing.text = NotificationText.firing(entry, in: simulator)
    widget.accessibleName = "\(title), \(firing.text)"
    widget.setAccessiblePosition(place, of: count)
    fire.accessibleName = tr("Fire “{title}” now", ["title": title])
    remove.accessibleName = tr("Remove “{title}”", ["title": title])
  }
}
