import DialogModel
import DialogSimulator

/// The step of a promise, as it is found among the moves that were tried.
struct PromisedStep {
  private let step: ScenarioStep.Kind
  private let prototype: Prototype
  private let matches: PatternMatcher
  /// The text that the step finds something by, in the language of the run.
  private let translated: String?

  init(_ step: ScenarioStep.Kind, _ prototype: Prototype, _ matches: @escaping PatternMatcher) {
    (self.step, self.prototype, self.matches) = (step, prototype, matches)
    if case .tapOn(.text(.whole(let text)), _) = step, let language = prototype.language {
      translated = prototype.translation(language)?(Template(text)).literal
    } else {
      translated = nil
    }
  }

  /// Whether a move is the step.
  ///
  /// - Parameter title: what was tapped, as it showed.
  func isMade(by move: Move, title: String) -> Bool {
    switch (step, move) {
    case (.inputText(let text), .text(_, let typed)): text == typed
    case (.endActivity(let completed), .endActivity(let made)): completed == made
    case (.tapOn(let target, let dialog), .input(let input)):
      isOf(dialog, input) && isTap(input, on: target, title)
    case (_, .input(let input)): isMade(by: input)
    default: false
    }
  }

  private func isMade(by input: Input) -> Bool {
    switch (step, input) {
    case (.pressKey(.return), .pressReturn), (.pressKey(.clear), .pressClear),
      (.pressKey(.home), .home), (.pressKey(.power), .power), (.goBack, .tapBack),
      (.goBack, .perform(.goBack)), (.launchApp, .launchApp), (.slide, .slide):
      true
    case (.openNotification(let id), .openNotification(let other, _)),
      (.closeNotification(let id), .closeNotification(let other, _)),
      (.fireNotification(let id), .fireNotification(let other, _)):
      id == other
    case (.endTask(let task, let succeeds), .steer(let other, let end)):
      task == other && end == (succeeds ? .succeed : .fail)
    case (.rotate(let orientation), .rotate(let other)): orientation == other
    case (.interrupt(let isUp), .interrupt(let other)),
      (.switcher(let isUp), .switcher(let other)), (.pullDown(let isUp), .pullDown(let other)):
      isUp == other
    case (.answer(let selector, let answer, let target), .answer(let asked, let given, let who)):
      selector == asked && answer == given && (target == nil || target == who)
    default: false
    }
  }

  private func isTap(
    _ input: Input, on target: ScenarioStep.TapTarget, _ title: String
  ) -> Bool {
    switch (target, input) {
    case (.text(let pattern), _):
      guard Move.input(input).isTap || input.isTapOnField else { return false }
      switch pattern {
      case .whole(let text): return title == text || title == translated
      case .pattern(let pattern):
        return matches("(?s:.*)(?:\(pattern))(?s:.*)", title) == true
      }
    case (.button(let index), .tapButton(_, let other)): return index == other
    case (.control(let reference), .tapControl(let control)),
      (.control(let reference), .tapField(.control(let control))),
      (.control(let reference), .tapSegment(let control, _)):
      return reference.candidates.contains(control)
    case (.segment(let reference, let index), .tapSegment(let control, let other)):
      return index == other && reference.candidates.contains(control)
    case (.outside, .tapOutside): return true
    case (.field(let index), .tapField(.alert(_, let other))): return index == other
    case (.clear(let field), .pressClear(let other)):
      return ExploredFinding.Place(field) == ExploredFinding.Place(other)
    case (.activity(let name), .chooseActivity(_, .builtIn(let activity))):
      return activity.rawValue == name
    case (.activity(let name), .chooseActivity(let dialog, .custom(let place))):
      return prototype[dialog]?.activityPicker?.activities[place].type == name
    default: return false
    }
  }

  /// Whether an input is about a dialog, or the step is about any.
  private func isOf(_ dialog: DialogID?, _ input: Input) -> Bool {
    guard let dialog else { return true }
    guard let own = input.tappedDialog, own.index == dialog.index else { return false }
    return dialog.instance == 1 || own.exact == dialog.exact
  }
}

extension Input {
  fileprivate var isTapOnField: Bool { if case .tapField = self { true } else { false } }

  /// The dialog that is tapped.
  fileprivate var tappedDialog: DialogID? {
    switch self {
    case .tapButton(let dialog, _), .tapField(.alert(let dialog, _)),
      .pressClear(.alert(let dialog, _)), .cancelLoader(let dialog), .cancelPicker(let dialog),
      .chooseActivity(let dialog, _):
      dialog
    case .tapControl(let control), .tapSegment(let control, _), .tapField(.control(let control)):
      switch control.holder {
      case .dialog(let dialog): dialog
      case .activity(let activity): activity.dialog
      case .screen: nil
      }
    default: nil
    }
  }
}
