public import DialogModel
import Texts

extension Prototype {
  /// The name of the application on its icon.
  public var iconName: String { applicationName ?? tr("Prototype") }
}
