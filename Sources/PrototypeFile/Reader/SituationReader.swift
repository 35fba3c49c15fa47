internal import DialogModel
internal import Texts

/// Reads the conditions that test no text: what is shown, how the application was launched, and
/// what is known of the method that is running.
enum SituationReader {
  /// The keys of these conditions.
  static let keys: [ConditionKey] = [
    .flag, .visible, .device, .state, .launchedBy, .notification, .button, .answer,
  ]

  /// - Parameter mark: the place of the key.
  static func condition(
    _ key: ConditionKey, _ value: YAMLNode, _ mark: Mark, _ reader: inout Reader
  ) -> Condition? {
    switch key {
    case .flag: return reader.flag(named: value).map { .flag($0) }
    case .visible: return reader.shown(value).map { .visible($0) }
    case .device: return value.choice().map { .device($0) }
    case .state: return value.choice().map { .state($0) }
    case .launchedBy: return launch(value, &reader)
    case .notification: return notification(value, mark, &reader)
    case .button: return button(value, mark, &reader).map { .button($0) }
    case .answer: return answer(value, mark, &reader)
    default: return nil
    }
  }

  private static func launch(_ node: YAMLNode, _ reader: inout Reader) -> Condition? {
    if node.text == ConditionKey.icon { return .launchedBy(.icon) }
    if let second = node.list?.dropFirst().first {
      reader.problems.error(
        .meaning, second.start, tr("one notification launches an application"),
        hint: tr("“any” puts several conditions together"))
    }
    return node.things.first.flatMap { reader.notification(named: $0) }
      .map { .launchedBy(.notification($0)) }
  }

  private static func notification(
    _ node: YAMLNode, _ mark: Mark, _ reader: inout Reader
  ) -> Condition? {
    if !reader.surroundings.hasNotification {
      reader.problems.warning(
        mark,
        tr(
          "this never holds: only “{selector}” and a launch are about a notification",
          ["selector": Selector.applicationDidReceiveLocalNotification.name]))
    }
    return reader.notification(named: node).map { .notification($0) }
  }

  /// The index of a button; its title is looked up among those of the dialog.
  private static func button(_ node: YAMLNode, _ mark: Mark, _ reader: inout Reader) -> Int? {
    guard reader.surroundings.hasButton else {
      reader.problems.error(
        .meaning, mark, tr("only a method that is told of a button knows one"),
        hint: tr("these are the three of a tap and of a dismissal"))
      return nil
    }
    if let index = node.integer, index >= -1 { return index }
    guard let title = node.text else { return nil }
    let titles = reader.surroundings.buttons
    let found = titles.indices.filter { titles[$0] == title }
    if found.count > 1 {
      reader.problems.error(
        .meaning, node.start,
        tr("{n} buttons have the title “{title}”", ["n": String(found.count), "title": title]),
        hint: tr("say which by its index, such as {index}", ["index": String(found[0])]))
    } else if found.isEmpty {
      let near = reader.problems.nearestHint(title, among: titles)
      reader.problems.error(
        .reference, node.start, tr("there is no button “{title}” here", ["title": title]),
        hint: near)
    }
    return found.first
  }

  private static func answer(_ node: YAMLNode, _ mark: Mark, _ reader: inout Reader) -> Condition? {
    guard reader.surroundings.hasAnswer else {
      reader.problems.error(
        .meaning, mark, tr("nothing has been answered here"),
        hint: tr("only “does” of a method that answers yes or no knows the answer"))
      return nil
    }
    return node.boolean.map { .answer($0) }
  }
}
