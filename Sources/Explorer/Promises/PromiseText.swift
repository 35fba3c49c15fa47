public import DialogModel
import DialogSimulator
import EventLog
import Texts

extension FindingWords {
  /// What is promised, as part of a sentence.
  public func text(_ promise: Promise) -> String {
    let situation = text(promise.situation)
    switch promise.form {
    case .never: return tr("never {situation}", ["situation": situation])
    case .always(let step, _):
      return tr(
        "after {step} always {situation}", ["step": text(step), "situation": situation])
    case .reach(let step, _):
      return tr(
        "after {step} some way leads to {situation}",
        ["step": text(step), "situation": situation])
    case .reachable:
      return tr("from everywhere some way leads to {situation}", ["situation": situation])
    case .not(let step, _):
      return tr(
        "while {situation} never {step}", ["step": text(step), "situation": situation])
    }
  }

  /// A situation; parts of parts are in brackets.
  private func text(_ situation: PromisedSituation, isInner: Bool = false) -> String {
    func joined(_ parts: [PromisedSituation], _ word: String) -> String {
      let text = parts.map { self.text($0, isInner: parts.count > 1) }
        .joined(separator: " \(word) ")
      return isInner && parts.count > 1 ? "(\(text))" : text
    }
    switch situation {
    case .shown(let shown):
      return tr("{names} shown", ["names": shown.map { "“\(name($0))”" }.joined(separator: " + ")])
    case .running(let task): return tr("“{name}” running", ["name": name(task)])
    case .flag(let flag): return tr("“{name}” set", ["name": prototype.name(of: flag)])
    case .all(let all): return joined(all, tr("and"))
    case .any(let any): return joined(any, tr("or"))
    case .not(let other): return tr("not {situation}", ["situation": text(other, isInner: true)])
    }
  }

  private func name(_ shown: Condition.Shown) -> String {
    switch shown {
    case .dialog(let dialog): name(dialog)
    case .instance(let dialog): prototype.name(of: dialog)
    case .screen(let screen): name(screen)
    }
  }

  /// A step in the words of a move.
  private func text(_ step: ScenarioStep.Kind) -> String {
    switch step {
    case .tapOn(.text(let pattern), _): tr("tap “{name}”", ["name": pattern.sourceText])
    case .tapOn(.button(let index), let dialog?): words(.input(.tapButton(dialog, index: index)))
    case .tapOn(.button(let index), nil): tr("tap button {index}", ["index": String(index)])
    case .tapOn(.control(let control), _): tr("tap “{name}”", ["name": control.name])
    case .tapOn(.segment(let control, let index), _):
      tr("tap “{name}”", ["name": "\(control.name) \(index)"])
    case .tapOn(.field(let index), _): tr("tap “{name}”", ["name": "field-\(index)"])
    case .tapOn(.clear(let field), _): words(.input(.pressClear(field)))
    case .tapOn(.activity(let name), _): tr("tap “{name}”", ["name": name])
    case .tapOn(.outside, _): words(.input(.tapOutside))
    case .inputText(let text): tr("type “{text}”", ["text": OneLine.text(text)])
    case .goBack: words(.input(.tapBack))
    case .endTask(let task, let succeeds): words(.input(.steer(task, succeeds ? .succeed : .fail)))
    case .fireNotification(let id): words(.input(.fireNotification(id, scheduled: nil)))
    case .openNotification(let id): words(.input(.openNotification(id, delivery: nil)))
    case .closeNotification(let id): words(.input(.closeNotification(id, delivery: nil)))
    case .endActivity(let completed): words(.endActivity(completed: completed))
    case .launchApp: words(.input(.launchApp))
    case .pressKey(.return): words(.input(.pressReturn))
    case .pressKey(.home): words(.input(.home))
    case .pressKey(let key): tr("press {key}", ["key": key.rawValue])
    case .rotate(let orientation): words(.input(.rotate(orientation)))
    case .interrupt(let isUp): words(.input(.interrupt(isUp)))
    case .switcher(let isUp): words(.input(.switcher(isUp)))
    case .pullDown(let isDown): words(.input(.pullDown(isDown)))
    case .slide: words(.input(.slide))
    case .answer(let selector, let answer, let target):
      words(.input(.answer(selector, answer, target: target)))
    default: ""
    }
  }
}
