import DialogModel
import Texts

/// What a program performs, which takes no part in most runs.
enum LeftOutside {
  static func check(_ checks: inout DocumentChecks) {
    guard checks.prototype.hasOutside, let path = path(in: checks.prototype) else { return }
    checks.warn(
      tr(
        "a program performs what is “outside”, by “rehearsal serve”; without one, what stands beside it holds"
      ), at: path, see: .leftOutside)
  }

  /// The first part that is left to a program.
  private static func path(in prototype: Prototype) -> [Places.Step]? {
    if let place = prototype.dialogs.firstIndex(where: \.hasOutside) {
      return ["dialogs", .entry(place)]
    }
    if let place = prototype.screens.firstIndex(where: \.hasOutside) {
      return ["screens", .entry(place)]
    }
    if prototype.application?.delegate.isOutside == true { return ["application"] }
    if prototype.navigationController?.isOutside == true { return ["navigationController"] }
    return prototype.tabBarController?.isOutside == true ? ["tabBarController"] : nil
  }
}
