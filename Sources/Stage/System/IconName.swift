import DialogModel
import Texts

extension Prototype {
  /// The name of the application on its icon.
  var iconName: String { applicationName ?? tr("Prototype") }
}

extension Stage {
  /// The face of the application's icon.
  func face(of prototype: Prototype) -> AppFace {
    let icon = prototype.application?.icon
    return AppFace(name: prototype.iconName, icon: icon, picture: icon.flatMap { picture($0) })
  }
}
