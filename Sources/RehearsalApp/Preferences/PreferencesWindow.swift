import Gtk
import Texts

/// The window of the preferences; each change applies at once, to all windows.
@MainActor
final class PreferencesWindow {
  let window = Window()

  private let editor: EditorPreference
  private let stage: StagePreferences
  private let memory: MemoryPreferences
  private let notice = Notice()

  /// - Parameters:
  ///   - applyColors: called when the colours of windows have changed.
  ///   - applyStage: called when what concerns prototypes has changed.
  init(
    _ preferences: Preferences, over parent: Window?,
    applyColors: @escaping @MainActor (Preferences.Colors) -> Void,
    applyStage: @escaping @MainActor () -> Void
  ) {
    editor = EditorPreference(preferences)
    let appearance = PreferencesSection(tr("Appearance"))
    PreferencesWindow.addColors(to: appearance, preferences, applyColors)
    stage = StagePreferences(preferences, in: appearance, apply: applyStage)
    let speech = PreferencesSection(tr("Screen Reader"))
    speech.add(
      PreferencesSection.checkBox(
        tr("Say how many calls came, where the prototype says nothing"), preferences.announcesCalls
      ) { preferences.announcesCalls = $0 })
    memory = MemoryPreferences(preferences)
    memory.onStageForgotten = { [weak self] in
      self?.stage.show()
      applyStage()
    }
    memory.onProblem = { [weak self] in self?.notice.show($0) }
    let header = HeaderBar()
    header.title = tr("Preferences")
    header.setHasSubtitle(false)
    header.showCloseButton = true
    window.title = tr("Preferences")
    window.setTitlebar(header)
    if let parent { window.setTransient(for: parent, modal: false) }
    window.setCenteredOnParent()
    let sections = Box(.vertical, spacing: 20)
    sections.setMargins(20)
    sections.addClass("preferences")
    for part in [editor.section, appearance, speech, memory.section] {
      sections.packStart(part.widget)
    }
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: min(640, max(240, (WorkArea.size?.height ?? 760) - 120)))
    scrolled.add(sections)
    let column = Box(.vertical)
    column.setSizeRequest(width: 520)
    column.packStart(notice.widget)
    column.packStart(scrolled, expand: true)
    window.add(column)
    window.setResizable(false)
    window.closeOnEscape()
    header.showAll()
    column.showAll()
    editor.show()
  }

  private static func addColors(
    to section: PreferencesSection, _ preferences: Preferences,
    _ apply: @escaping @MainActor (Preferences.Colors) -> Void
  ) {
    let colors = DropDown()
    colors.append(tr("As the desktop"), id: Preferences.Colors.desktop.rawValue)
    colors.append(tr("Light"), id: Preferences.Colors.light.rawValue)
    colors.append(tr("Dark"), id: Preferences.Colors.dark.rawValue)
    colors.selected = preferences.colors.rawValue
    colors.onChosen { name in
      guard let chosen = Preferences.Colors(rawValue: name) else { return }
      preferences.colors = chosen
      apply(chosen)
    }
    section.add(tr("Windows"), colors)
  }
}
