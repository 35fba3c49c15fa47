import DialogModel
import Texts

/// Something that the document shows somewhere, and that no way leads to.
enum NeverShown {
  /// A dialog, a screen or a notification that an action names and that is in no state.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    guard graph.isWhole else { return [] }
    let uses = ActionUses(graph.prototype)
    let prototype = graph.prototype
    var findings: [ExploredFinding] = []
    func add(_ place: ExploredFinding.Place, _ name: String, _ users: [ActionUses.User]) {
      guard !users.isEmpty, users.allSatisfy(\.isTried) else { return }
      let text =
        users.compactMap(\.name).first.map {
          tr(
            "“{name}” is shown only by “{user}”, which never does.", ["name": name, "user": $0])
        } ?? tr("No way leads to “{name}”.", ["name": name])
      findings.append(ExploredFinding(.neverShown, at: [place], text))
    }
    for index in prototype.dialogs.indices.prefix(uses.dialogCount)
    where !graph.facts.dialogs.contains(index) {
      add(.dialog(DialogID(index)), prototype.dialogs[index].id, uses.dialogs[index] ?? [])
    }
    for index in prototype.screens.indices
    where !graph.facts.screens.contains(ScreenID(index)) {
      add(.screen(ScreenID(index)), prototype.screens[index].id, uses.screens[index] ?? [])
    }
    for index in prototype.notifications.indices
    where !graph.facts.notifications.contains(NotificationID(index)) {
      add(
        .notification(NotificationID(index)), prototype.notifications[index].id,
        uses.notifications[index] ?? [])
    }
    return findings
  }
}
