import Gtk
import Stage
import Texts
import WindowWords

/// What prototypes look like where neither the document nor a window says otherwise.
@MainActor
final class StagePreferences {
  private let section: PreferencesSection
  private let preferences: Preferences
  private let apply: @MainActor () -> Void
  private let device = DropDown()
  private let look = DropDown()
  private let zoom = DropDown()
  private let keyboard = CheckButton(label: tr("Keyboard on the screen"))
  private let taps = CheckButton(label: tr("Mark each tap with a ring"))
  private var isShowing = false

  /// Adds the controls to a section.
  ///
  /// - Parameter apply: called after each change, for the windows that are open.
  init(
    _ preferences: Preferences, in section: PreferencesSection,
    apply: @escaping @MainActor () -> Void
  ) {
    self.preferences = preferences
    self.section = section
    self.apply = apply
    for model in DeviceModel.allCases { device.append(model.title, id: model.rawValue) }
    for each in Look.all { look.append(each.title, id: each.name) }
    zoom.append(tr("Fit", context: "zoom"), id: ZoomLevel.fit.name)
    for step in ZoomLevel.steps {
      zoom.append(StageBarText.percent(step), id: ZoomLevel.percent(step).name)
    }
    device.onChosen { [weak self] name in
      self?.set { preferences in DeviceModel(rawValue: name).map { preferences.device = $0 } }
    }
    look.onChosen { [weak self] name in
      self?.set { preferences in
        guard let chosen = Look.all.first(where: { $0.name == name }) else { return }
        preferences.look = chosen.theme
        preferences.isDark = chosen.isDark
      }
    }
    zoom.onChosen { [weak self] name in
      self?.set { preferences in ZoomLevel(name).map { preferences.zoom = $0 } }
    }
    keyboard.onToggled { [weak self] in
      self?.set { $0.showsKeyboard = self?.keyboard.isActive == true }
    }
    taps.onToggled { [weak self] in self?.set { $0.marksTaps = self?.taps.isActive == true } }
    section.add(tr("Prototypes"), look)
    section.add(tr("Zoom"), zoom)
    section.add(tr("Device"), device)
    section.add(
      PreferencesSection.hint(tr("For documents that name none, from the next one on")))
    section.add(keyboard)
    section.add(taps)
    show()
  }

  private func set(_ change: (Preferences) -> Void?) {
    guard !isShowing else { return }
    _ = change(preferences)
    apply()
  }

  /// Shows what the preferences are now.
  func show() {
    isShowing = true
    defer { isShowing = false }
    device.selected = preferences.device.rawValue
    look.selected = Look(preferences.look, dark: preferences.isDark).name
    zoom.selected = preferences.zoom.name
    keyboard.isActive = preferences.showsKeyboard
    taps.isActive = preferences.marksTaps
  }
}
