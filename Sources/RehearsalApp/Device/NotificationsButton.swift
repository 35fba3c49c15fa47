import DialogModel
import DialogSimulator
import Gtk
import Texts
import WindowWords

/// A bell in the bar under the stage, with the number of scheduled notifications; it opens a panel
/// with the device's clock, what is scheduled, and the person's settings.
@MainActor
final class NotificationsButton {
  let widget = ToggleButton()
  /// Called with each input of a person.
  var onInput: (@MainActor (Input) -> Void)?
  /// Called when a person allows notifications on the desktop, or forbids them.
  var onDesktop: (@MainActor (Bool) -> Void)?
  /// What the commands of the document may do, in words; `nil` if it has none.
  var commands: @MainActor () -> String? = { nil }

  private let count = Label()
  private var popover: Gtk.Popover?
  private var panel: NotificationsPanel?
  private var simulator: Simulator?
  /// What is known of the desktop's answer to notifications.
  var desktopHint = "" {
    didSet { panel?.showDesktop(isOn: Preferences.shared.sendsToDesktop, hint: desktopHint) }
  }

  init() {
    let face = Box(.horizontal, spacing: 4)
    face.packStart(Image(icon: "rehearsal-icon-bell-symbolic"))
    face.packStart(count)
    count.ignoresShowAll = true
    count.readLeftToRight()
    widget.add(face)
    widget.hasRelief = false
    widget.addClass("warnings-count")
    widget.setFocusOnClick(false)
    widget.accessibleName = tr("Notifications and clock")
    widget.tooltip = tr("Notifications, the device’s clock and its settings")
    // Few documents have notifications; the menu leads here too.
    widget.ignoresShowAll = true
    face.showAll()
    widget.onToggled { [weak self] in self?.toggled() }
  }

  private var isOpen: Bool { popover?.isOpen ?? false }

  /// Opens the panel, or closes it.
  func toggle() {
    widget.show()
    widget.isActive.toggle()
  }

  /// Shows the state of a run.
  func update(_ simulator: Simulator) {
    self.simulator = simulator
    if !simulator.prototype.notifications.isEmpty { widget.show() }
    let scheduled = simulator.state.notifications.scheduled.count
    count.isVisible = scheduled > 0
    let text = String(scheduled)
    if count.text != text { count.text = text }
    widget.setAccessibleDescription(NotificationText.count(scheduled))
    if isOpen { panel?.update(simulator, commands: commands()) }
  }

  private func toggled() {
    guard widget.isActive != isOpen else { return }
    let popover = madePopover()
    if widget.isActive, let simulator {
      panel?.update(simulator, commands: commands())
      panel?.showDesktop(isOn: Preferences.shared.sendsToDesktop, hint: desktopHint)
    }
    popover.setOpen(widget.isActive)
  }

  /// Makes the panel at its first use, because few documents have notifications.
  private func madePopover() -> Gtk.Popover {
    if let popover { return popover }
    let panel = NotificationsPanel()
    panel.onInput = { [weak self] in self?.onInput?($0) }
    panel.onDesktop = { [weak self] in self?.onDesktop?($0) }
    let popover = Gtk.Popover(over: widget)
    popover.accessibleName = tr("Notifications and clock")
    popover.add(panel.widget)
    popover.onClosed { [weak self] in self?.widget.isActive = false }
    (self.panel, self.popover) = (panel, popover)
    return popover
  }
}
