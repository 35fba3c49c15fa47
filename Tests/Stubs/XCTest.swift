// swift-format-ignore-file
// What generated tests call, with the signatures of XCTest and XCUIAutomation. Nothing here runs.
@_exported import Foundation

// XCTest/XCTestCase.h, XCTSkip
@MainActor open class XCTestCase {  // XCTest/XCTestCase.h
  public init() {}
  open var continueAfterFailure = true
  open func setUp() async throws {}
}
public struct XCTSkip: Error { public init(_ message: @autoclosure () -> String? = nil) {} }  // XCTest/XCTSkip
public func XCTAssertTrue(_ value: @autoclosure () throws -> Bool) {}  // XCTest/XCTestAssertions.h
public func XCTAssertFalse(_ value: @autoclosure () throws -> Bool) {}  // XCTest/XCTestAssertions.h

// XCUIAutomation/XCUIElementTypeQueryProvider.h, XCUIElementQuery.h, XCUIElement.h
public enum XCUIElementType { case any }  // XCUIAutomation/XCUIElementTypes.h
@MainActor open class XCUIElementTypeQueryProvider {  // XCUIAutomation/XCUIElementTypeQueryProvider.h
  public init() {}
  public var alerts: XCUIElementQuery { XCUIElementQuery() }
  public var sheets: XCUIElementQuery { XCUIElementQuery() }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public var textFields: XCUIElementQuery { XCUIElementQuery() }
  public var secureTextFields: XCUIElementQuery { XCUIElementQuery() }
  public var switches: XCUIElementQuery { XCUIElementQuery() }
  public var images: XCUIElementQuery { XCUIElementQuery() }
  public var segmentedControls: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public var firstMatch: XCUIElement { XCUIElement() }
  public func descendants(matching type: XCUIElementType) -> XCUIElementQuery { XCUIElementQuery() }
}
@MainActor public final class XCUIElementQuery: XCUIElementTypeQueryProvider {  // XCUIAutomation/XCUIElementQuery.h
  public subscript(_ id: String) -> XCUIElement { XCUIElement() }
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
}
@MainActor public final class XCUICoordinate { public func tap() {} }  // XCUIAutomation/XCUICoordinate.h
public struct CGVector: Sendable { public init(dx: Double, dy: Double) {} }  // CoreGraphics/CGGeometry.h
public struct XCUIKeyboardKey: Sendable {  // XCUIAutomation/XCUIKeyboardKeys.h
  public let rawValue: String
  public static let delete = Self(rawValue: "")
}
@MainActor open class XCUIElement: XCUIElementTypeQueryProvider {  // XCUIAutomation/XCUIElement.h
  public var exists: Bool { true }
  public var isEnabled: Bool { true }
  public func tap() {}
  public func typeText(_ text: String) {}
  public func waitForExistence(timeout: Double) -> Bool { true }
  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { fatalError() }
}
@MainActor public final class XCUIApplication: XCUIElement {  // XCUIAutomation/XCUIApplication.h
  public override init() {}
  public init(bundleIdentifier: String) {}
  public var launchArguments: [String] = []
  public func launch() {}
  public func activate() {}
  public func terminate() {}
}
@MainActor public final class XCUIDevice {  // XCUIAutomation/XCUIDevice.h
  public enum Button { case home }
  public enum Orientation { case portrait, landscapeLeft }
  public static var shared: XCUIDevice { fatalError() }
  public var orientation = Orientation.portrait
  public func press(_ button: Button) {}
}
// Foundation/NSPredicate.h, which other systems have without formats
public final class NSPredicate { public init(format: String, _ arguments: String) {} }  // Foundation/NSPredicate.h
