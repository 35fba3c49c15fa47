import DialogModel
import PrototypeFile

extension DocumentWriter {
  func promise(_ promise: Promise) throws(NotWritable) -> Written {
    var entries = entry("name", text(promise.name))
    switch promise.form {
    case .never(let situation): entries += try entry("never", self.situation(situation))
    case .always(let step, let situation):
      entries += try entry("after", self.step(step)) + entry("always", self.situation(situation))
    case .reach(let step, let situation):
      entries += try entry("after", self.step(step)) + entry("reach", self.situation(situation))
    case .reachable(let situation):
      entries += try entry("from", .word("any")) + entry("reach", self.situation(situation))
    case .not(let step, let situation):
      entries += try entry("while", self.situation(situation)) + entry("not", self.step(step))
    }
    return .map(entries, .block)
  }

  private func step(_ step: ScenarioStep.Kind) throws(NotWritable) -> Written {
    .map(try entries(of: step), .inline)
  }

  private func situation(_ situation: PromisedSituation) throws(NotWritable) -> Written {
    switch situation {
    case .shown(let shown):
      var names: [Written] = []
      for one in shown { names.append(try name(of: one)) }
      return .map(entry("shown", .list(names, .inline)), .inline)
    case .running(let task):
      return .map(entry("running", .text(prototype.name(of: task))), .inline)
    case .flag(let flag): return .map(entry("flag", .text(prototype.name(of: flag))), .inline)
    case .all(let all): return .map(try entry("all", situations(all)), .inline)
    case .any(let any): return .map(try entry("any", situations(any)), .inline)
    case .not(let other): return .map(try entry("not", self.situation(other)), .inline)
    }
  }

  private func situations(_ situations: [PromisedSituation]) throws(NotWritable) -> Written {
    var items: [Written] = []
    for situation in situations { items.append(try self.situation(situation)) }
    return .list(items, .inline)
  }

  private func name(of shown: Condition.Shown) throws(NotWritable) -> Written {
    switch shown {
    case .dialog(let dialog): try name(of: dialog)
    case .instance(let dialog): try name(ofShown: dialog)
    case .screen(let screen): try name(of: screen)
    }
  }
}
