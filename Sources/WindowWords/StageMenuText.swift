public import StageGeometry
import Texts

extension DeviceModel {
  /// The name of the device in menus, with its size in points.
  public var title: String {
    switch self {
    case .phone: tr("Phone, 320 × 568")
    case .shortPhone: tr("Shorter phone, 320 × 480")
    case .tablet: tr("Tablet, 768 × 1024")
    }
  }
}

extension Look {
  /// The name of the look in menus.
  public var title: String {
    switch (theme, isDark) {
    case (.classic, false): tr("Classic")
    case (.classic, true): tr("Classic, dark")
    case (.flat, false): tr("Flat")
    case (.flat, true): tr("Flat, dark")
    }
  }
}
