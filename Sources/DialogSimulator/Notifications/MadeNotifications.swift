package import DialogModel

/// Notifications that a program makes while a document runs.
package enum MadeNotifications {
  /// Adds one after those that there are.
  ///
  /// This is no input: whoever plays the run again must do the same.
  package static func define(_ notification: LocalNotification, in simulator: inout Simulator) {
    guard simulator.prototype.notifications.count < SizeLimit.defined else { return }
    let grown = Tables(simulator.tables, notification)
    simulator.tables = grown
    if simulator.state.kernel.outside == nil { simulator.state.kernel.outside = Boxed(Outside()) }
    simulator.state.kernel.outside?.value.grown = GrownTables(tables: grown)
  }
}
