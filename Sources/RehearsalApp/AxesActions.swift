import DialogModel
import Gtk
import Stage
import Texts
import WindowWords

/// The choices of a window for the axes of the stage: the size of texts, the direction, the
/// contrast.
///
/// What a person chooses is kept for other documents. What options and a scenario set is shown, and
/// not kept.
@MainActor
final class AxesActions {
  /// Called when a person chooses on an axis.
  var onChosen: (@MainActor (StageAxes.Axis) -> Void)?

  /// Called after a choice: GTK does not close a menu of choices.
  var onDone: (@MainActor () -> Void)?

  private let stage: Stage
  private var actions: [StageAxes.Axis: StatefulAction] = [:]
  /// The axes that assistive technology was told of.
  private var told = StageAxes(textSize: .normal, direction: .ltr, contrast: .normal)

  init(_ stage: Stage) {
    self.stage = stage
    stage.axes = Preferences.shared.axes
  }

  /// Adds the actions.
  func connect(_ window: ApplicationWindow) {
    for axis in StageAxes.Axis.allCases {
      let action = StatefulAction(choice: axis.action, initial: AxesText.unset) { [weak self] in
        self?.choose($0, on: axis)
      }
      window.add(action)
      actions[axis] = action
    }
    update()
  }

  /// Uses the preferences instead of what was chosen in this window.
  func usePreferences() {
    stage.axes = Preferences.shared.axes
    update()
  }

  /// Shows the axes on which the prototype is shown now.
  func update() {
    for axis in StageAxes.Axis.allCases {
      actions[axis]?.show(choice: stage.setAxes[axis] ?? axis.usual)
    }
    let current = stage.currentAxes
    guard current != told else { return }
    stage.tell(
      AxesText.description(of: current), news: AxesText.news(from: told, to: current))
    told = current
  }

  func choose(_ word: String, on axis: StageAxes.Axis) {
    stage.leave(axis)
    stage.axes[axis] = word
    Preferences.shared.remember { $0.axes = stage.axes }
    onChosen?(axis)
    update()
    onDone?()
  }
}

extension StageAxes.Axis {
  /// The name of its action in a window.
  fileprivate var action: String {
    switch self {
    case .textSize: "text-size"
    case .direction: "direction"
    case .contrast: "contrast"
    }
  }

  /// The word for what is shown where nothing is set.
  fileprivate var usual: String { self == .direction ? AxesText.unset : "normal" }

  /// A menu with its choices.
  @MainActor var menu: Menu {
    let menu = Menu()
    for choice in AxesText.choices(of: self) {
      menu.append(choice.title, action: "win.\(action)", text: choice.word)
    }
    return menu
  }
}
