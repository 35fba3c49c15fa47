public import DialogModel
import DialogSimulator
import EventLog
import Texts

/// The names of parts in the sentences of findings.
public struct FindingWords: Sendable {
  let prototype: Prototype
  private let indices: [ButtonIndices]

  /// The names in a prototype.
  public init(_ prototype: Prototype) {
    self.prototype = prototype
    indices = prototype.dialogs.map { ButtonIndices($0, firstOtherIndex: .fixed) }
  }

  func name(_ dialog: DialogID) -> String { prototype.name(of: DialogID(dialog.index)) }
  func name(_ task: TaskID) -> String { prototype.name(of: task) }
  func name(_ notification: NotificationID) -> String { prototype.name(of: notification) }
  func name(_ screen: ScreenID) -> String { prototype.name(of: screen) }

  /// A button of a dialog; `nil` if there is none with the index.
  func button(_ dialog: DialogID, _ index: Int) -> Button? {
    guard indices.indices.contains(dialog.index),
      indices[dialog.index].buttons.indices.contains(index)
    else { return nil }
    return indices[dialog.index].buttons[index]
  }

  /// The index of the cancel button of a dialog.
  func cancelIndex(_ dialog: DialogID) -> Int {
    indices.indices.contains(dialog.index) ? indices[dialog.index].cancelButtonIndex : -1
  }

  /// What is tapped, by its title or its id.
  func name(_ input: Input) -> String {
    switch input {
    case .tapButton(let dialog, let index):
      button(dialog, index)?.title.sourceText ?? name(dialog)
    case .tapControl(let control), .tapField(.control(let control)),
      .pressClear(.control(let control)):
      name(control)
    case .tapSegment(let control, let index):
      "\(prototype.control(control).id) \(index)"
    case .tapField(.alert(let dialog, let index)), .pressClear(.alert(let dialog, let index)):
      "\(name(dialog))/field-\(index)"
    case .steer(let task, _): name(task)
    case .fireNotification(let id, _), .openNotification(let id, _), .closeNotification(let id, _):
      name(id)
    case .chooseActivity(let dialog, let choice):
      prototype[dialog]?.activityPicker.map { picker in
        switch choice {
        case .builtIn(let activity): activity.rawValue
        case .custom(let place): picker.activities[place].type
        }
      } ?? name(dialog)
    case .cancelPicker(let dialog):
      prototype[dialog]?.activityPicker?.cancelTitle ?? name(dialog)
    case .cancelLoader(let dialog): name(dialog)
    default: InputText.sentence(input)
    }
  }

  /// A control by its text, or its id if it has none.
  func name(_ control: ControlID) -> String {
    let described = prototype.control(control)
    return described.text.isEmpty ? described.id : described.text
  }

  /// A move in a few words, as part of a way.
  func words(_ move: Move) -> String {
    switch move {
    case .time: return tr("wait until it has moved")
    case .text(_, let text):
      return text.isEmpty
        ? tr("empty the field") : tr("type “{text}”", ["text": OneLine.text(text)])
    case .endActivity(let completed):
      return completed ? tr("the activity is completed") : tr("the activity is given up")
    case .input(let input): return words(input)
    }
  }

  private func words(_ input: Input) -> String {
    let name = ["name": OneLine.text(name(input))] as KeyValuePairs
    switch input {
    case .tapButton, .tapControl, .tapSegment, .tapField, .chooseActivity, .cancelPicker:
      return tr("tap “{name}”", name)
    case .pressClear: return tr("empty “{name}”", name)
    case .cancelLoader: return tr("cancel “{name}”", name)
    case .tapBack: return tr("tap the back button")
    case .tapOutside: return tr("tap beside the dialog")
    case .pressReturn: return tr("press Return")
    case .home: return tr("press Home")
    case .launchApp: return tr("open the app")
    case .steer(_, .fail): return tr("“{name}” fails", name)
    case .steer: return tr("“{name}” ends", name)
    case .fireNotification: return tr("“{name}” fires", name)
    case .openNotification: return tr("open “{name}”", name)
    case .closeNotification: return tr("close “{name}”", name)
    case .answer(let selector, let answer, _):
      return answer
        ? tr("{method} answers true", ["method": selector.name])
        : tr("{method} answers false", ["method": selector.name])
    default: return InputText.sentence(input)
    }
  }

  /// A way in words; what only lets time pass before the next input is left out, but a move that
  /// comes while something moves says so.
  public func words(_ way: [Move]) -> [String] { way.filter { $0 != .time }.map(words) }

  /// The last move of a way that is no passing of time, quoted for “after …”.
  func after(_ way: [Move]) -> String {
    let last = words(way)
    return last.isEmpty ? tr("the launch") : last.suffix(2).listed()
  }
}
