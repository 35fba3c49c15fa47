import Gtk
import Session
import Texts
import Workbench

/// What the program remembers from one start to the next, and how to make it forget.
@MainActor
final class MemoryPreferences {
  let section = PreferencesSection(tr("Remembered"))
  /// Called when what was chosen for the stage has been forgotten.
  var onStageForgotten: (@MainActor () -> Void)?
  /// Called with the reason if something can't be forgotten.
  var onProblem: (@MainActor (String) -> Void)?

  init(_ preferences: Preferences) {
    add(
      tr("Size and parts of the window"), preferences.remembersWindow,
      { preferences.remembersWindow = $0 },
      forget: tr("Forget the size and the parts of the window")
    ) { preferences.forgetWindow() }
    add(
      tr("Device, look, zoom and switches"), preferences.remembersStage,
      { preferences.remembersStage = $0 },
      forget: tr("Forget device, look, zoom and switches")
    ) { [weak self] in
      preferences.forgetStage()
      self?.onStageForgotten?()
    }
    add(
      tr("Recent prototypes"), preferences.remembersRecent,
      { preferences.remembersRecent = $0 }, forget: tr("Forget the recent prototypes")
    ) { RecentDocuments.forget() }
    add(
      tr("Runs, without the texts of secure fields"), preferences.recordsSessions,
      { preferences.recordsSessions = $0 }, forget: tr("Forget the recorded runs")
    ) { SessionStore().forget() }
    let commands = Label(tr("Commands that may run"))
    commands.xalign = 0
    section.add(
      commands,
      beside: button(tr("Ask again before any command runs")) { [weak self] in
        do throws(FileProblem) {
          try CommandTrust().forget()
        } catch {
          self?.onProblem?(error.message)
        }
      })
  }

  private func add(
    _ title: String, _ isOn: Bool, _ set: @escaping @MainActor (Bool) -> Void, forget name: String,
    _ forget: @escaping @MainActor () -> Void
  ) {
    section.add(
      PreferencesSection.checkBox(title, isOn, set), beside: button(name, forget))
  }

  private func button(_ name: String, _ forget: @escaping @MainActor () -> Void) -> Button {
    let button = Button(label: tr("Forget"))
    button.addClass("forget")
    button.align(.end, .center)
    button.accessibleName = name
    button.tooltip = name
    button.onClicked { [weak self] in
      forget()
      self?.section.widget.announce(tr("Forgotten"))
    }
    return button
  }
}
