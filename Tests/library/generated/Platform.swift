// What the generated code uses of UIKit and Foundation that the library does not have, as far as a
// rehearsal needs it. It stands in the module of the code, where its names win.
import Foundation
import UIKitRehearsal

typealias NSRange = UICharacterRange
typealias Date = UIFireDate
typealias UITableViewCell = UIButton

/// The texts of the language that is rehearsed.
@MainActor var localized: [String: String] = [:]

@MainActor
func NSLocalizedString(_ key: String, comment: String) -> String { localized[key] ?? key }

/// Writes a row of the run, also with values.
@MainActor
func NSLog(_ format: String, _ values: any CVarArg...) {
  UIKitRehearsal.NSLog(String(format: format, arguments: values))
}

extension NSString {
  func replacingCharacters(in range: UICharacterRange, with text: String) -> String {
    replacingCharacters(
      in: Foundation.NSRange(location: range.location, length: range.length), with: text)
  }
}

extension UIView {
  var bounds: CGRect { CGRect() }
}

extension UINavigationController {
  convenience init(
    rootViewController: UIViewController, delegate: any UINavigationControllerDelegate
  ) {
    self.init(rootViewController: rootViewController)
    self.delegate = delegate
  }
}

/// Tasks that sleep in the time of the run.
struct Task {
  @MainActor static var sleeping = 0

  @MainActor
  @discardableResult
  init(_ operation: @escaping @MainActor () async -> Void) {
    _Concurrency.Task { @MainActor in await operation() }
  }

  @MainActor
  static func sleep(for duration: Duration) async throws {
    guard let run = Rehearsal.current else { return }
    sleeping += 1
    defer { sleeping -= 1 }
    try await run.clock.sleep(for: duration)
  }
}

/// A scenario of a document.
@MainActor
struct Played {
  let name: String
  let play: @MainActor () async -> Rehearsal

  init(_ name: String, _ play: @escaping @MainActor () async -> Rehearsal) {
    (self.name, self.play) = (name, play)
  }
}

extension Rehearsal {
  /// Lets time pass until a text shows or nobody sleeps who could bring it.
  func reach(_ text: String) async {
    var left = 60_000
    while Task.sleeping > 0, left > 0, !showing.contains(text) {
      await idle(for: 0.01)
      left -= 10
    }
  }

  /// Lets time pass until nobody sleeps and nothing moves.
  func finish() async {
    var left = 60_000
    while Task.sleeping > 0, left > 0 {
      await idle(for: 0.01)
      left -= 10
    }
    settle()
  }

  /// A step for which the library has no word.
  func cannot(_ step: String) { print("cannot: \(step)") }
}
