import DialogModel
import EventLog
import Gtk
import Session
import Stage
import StageGeometry
import Texts

/// Shows the order in which VoiceOver reads what is on the stage, as numbers over it.
@MainActor
final class ReadingOrderController {
  private let stage: Stage
  private lazy var marks = ReadingMarks(over: stage)
  private var action: StatefulAction?
  private var isOn = false
  private weak var session: Session?

  init(_ stage: Stage) { self.stage = stage }

  /// Adds the switch.
  func connect(_ window: ApplicationWindow) {
    let action = StatefulAction(switch: "reading-order", initial: false) { [weak self] in
      self?.toggle()
    }
    window.add(action)
    self.action = action
  }

  /// Numbers what a run shows now; `nil` for no run, or where the stage shows something else.
  func update(_ session: Session?) {
    self.session = session
    guard isOn else { return }
    let order = session.map {
      ReadingOrder($0.simulator, SpeechWords(language: $0.prototype.language))
    }
    marks.show(order?.elements.map { $0.place.target } ?? [])
  }

  private func toggle() {
    isOn.toggle()
    action?.show(isOn: isOn)
    if isOn { update(session) } else { marks.show([]) }
  }
}

extension SpokenPlace {
  /// Where it is drawn.
  fileprivate var target: ReadingTarget {
    switch self {
    case .title(let dialog): .part(StagePart(.dialog(dialog), .title))
    case .message(let dialog): .part(StagePart(.dialog(dialog), .message))
    case .field(let field): .part(StagePart(.field(field)))
    case .button(let dialog, let index): .input(.tapButton(dialog, index: index))
    case .cancelLoader(let dialog): .input(.cancelLoader(dialog))
    case .activity(let dialog, let choice): .input(.chooseActivity(dialog, choice))
    case .cancelPicker(let dialog): .input(.cancelPicker(dialog))
    case .control(let control): .part(StagePart(.control(control)))
    case .segment(let control, let index): .input(.tapSegment(control, index: index))
    case .back: .input(.tapBack)
    case .screen(let screen): .part(StagePart(.screen(screen), .title))
    case .openNotification(let notification):
      .input(.openNotification(notification, delivery: nil))
    case .closeNotification(let notification):
      .input(.closeNotification(notification, delivery: nil))
    }
  }
}
