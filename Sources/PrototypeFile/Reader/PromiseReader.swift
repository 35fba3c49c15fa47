internal import DialogModel
internal import Texts

/// Reads what a document promises.
enum PromiseReader {
  static func promises(_ node: YAMLNode?, _ reader: inout Reader) -> [Promise] {
    // Each is looked at in every state.
    reader.problems.refuse(node, moreThan: SizeLimit.promises) {
      tr("here are {count} promises; a document has at most {most}", $0)
    }
    return (node?.things ?? []).prefix(SizeLimit.promises).compactMap { promise($0, &reader) }
  }

  private static func promise(_ node: YAMLNode, _ reader: inout Reader) -> Promise? {
    let fields = reader.fields(node, PromiseKey.self)
    func situation(_ key: PromiseKey) -> PromisedSituation? {
      fields[key].flatMap { self.situation($0, &reader) }
    }
    let form: Promise.Form?
    switch fields.keys(among: [.never, .after, .from, .during]).first {
    case .never?: form = situation(.never).map { .never($0) }
    case .after?:
      let step = fields[.after].flatMap { self.step($0, &reader) }
      let (always, reach) = (situation(.always), situation(.reach))
      form = step.flatMap { step in
        always.map { .always(after: step, $0) } ?? reach.map { .reach(after: step, $0) }
      }
    case .from?: form = situation(.reach).map { .reachable($0) }
    case .during?:
      let step = fields[.not].flatMap { self.step($0, &reader) }
      let during = situation(.during)
      form = step.flatMap { step in during.map { .not(step, while: $0) } }
    default: form = nil
    }
    return form.map { Promise($0, name: fields[.name]?.text) }
  }

  private static func situation(_ node: YAMLNode, _ reader: inout Reader) -> PromisedSituation? {
    let fields = reader.fields(node, SituationKey.self)
    guard let key = fields.keys(among: SituationKey.allCases).first, let value = fields[key] else {
      return nil
    }
    switch key {
    case .shown: return .shown(value.things.compactMap { reader.shown($0) })
    case .running: return reader.task(named: value).map { .running($0) }
    case .flag: return reader.flag(named: value).map { .flag($0) }
    case .any: return .any(value.things.compactMap { situation($0, &reader) })
    case .all: return .all(value.things.compactMap { situation($0, &reader) })
    case .not: return situation(value, &reader).map { .not($0) }
    }
  }

  /// Reads a step, which must be one that exploring tries.
  private static func step(_ node: YAMLNode, _ reader: inout Reader) -> ScenarioStep.Kind? {
    let fields = reader.fields(node, StepKey.self)
    guard let key = fields.keys(among: StepKey.kinds).first, let value = fields[key] else {
      return nil
    }
    for manner in fields.keys(among: [.now, .timeout, .say, .notes]) {
      reader.problems.error(
        .meaning, fields.mark(of: manner),
        tr("“{key}” means nothing in a promise", ["key": manner.rawValue]), hint: tr("leave it out")
      )
    }
    // Its own faults are told besides.
    let kind = StepReader.kind(key, value, fields, &reader)
    guard StepKey.promised.contains(key), value.text != ScenarioStep.Key.tab.rawValue else {
      reader.problems.error(
        .meaning, fields.mark(of: key),
        tr("exploring does not try this, so that nothing can be promised of it"),
        hint: tr(
          "a promise is about one input of a person or of the system, such as “tapOn” or “endTask”")
      )
      return nil
    }
    return kind
  }
}

extension StepKey {
  /// The inputs that exploring tries.
  package static let promised: [StepKey] = [
    .tapOn, .inputText, .pressKey, .goBack, .openNotification, .closeNotification,
    .fireNotification, .endTask, .endActivity, .launchApp, .switcher, .interrupt, .rotate,
    .pullDown, .slide, .answer,
  ]
}
