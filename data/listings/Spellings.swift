// What the library spells in another way than UIKit. The listings are written for both.

#if canImport(UIKit)
  import UIKit

  typealias UICharacterRange = NSRange
  typealias UIFireDate = Date

  /// The library's way to keep the main thread busy.
  enum Rehearsal {
    static func block(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
  }
#else
  /// The root of Objective-C's classes, which UIKit asks delegates of applications for.
  class NSObject {}
#endif
