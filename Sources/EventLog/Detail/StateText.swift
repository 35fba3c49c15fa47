public import DialogModel
public import DialogSimulator
import Texts

/// Where the application is, in words.
public enum StateText {
  /// Where the application is before and after one of its own calls; `nil` for other calls.
  public static func application(around selector: Selector) -> (before: String, after: String)? {
    let (active, inactive, background) = (tr("active"), tr("inactive"), tr("in the background"))
    return switch selector {
    case .applicationDidFinishLaunchingWithOptions: (tr("not running"), tr("launched"))
    case .applicationDidBecomeActive: (inactive, active)
    case .applicationWillResignActive: (active, inactive)
    case .applicationDidEnterBackground: (inactive, background)
    case .applicationWillEnterForeground: (background, inactive)
    case .applicationWillTerminate: (active, tr("ending"))
    default: nil
    }
  }
}

extension DialogLife {
  /// The word for it.
  public var word: String {
    switch self {
    case .absent: tr("not showing")
    case .waiting: tr("waiting for its turn")
    case .presenting: tr("presenting")
    case .presented: tr("presented")
    case .covered: tr("covered")
    case .dismissing: tr("dismissing")
    }
  }
}
