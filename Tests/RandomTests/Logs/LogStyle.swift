import DialogModel

/// How programs write their logs.
enum LogStyle: Int, CaseIterable {
  case nsLog, selectorOnly, description, address, classAndColon, jsonLines, jsonOfClasses
  case quotes, swift, bare, unified, trace, sourceLines, argumentsInside

  func line(_ call: StyledCall) -> String {
    let button = call.call.button.map { " \($0)" } ?? ""
    let answer = call.call.answer.map { $0 ? "YES" : "NO" }
    let returns = answer.map { " returns \($0)" } ?? ""
    let space = call.description.isEmpty ? "" : " "
    let (name, type) = (call.selector.name, call.type)
    let clock = LogStyle.clock(call.time)
    return switch self {
    case .nsLog:
      "2012-11-03 \(clock) Orders[4312:c07] -[\(type) \(name)]\(space)\(call.description)\(button)\(returns)"
    case .selectorOnly: "2012-11-03 \(clock) Orders[4312:c07] \(name)"
    case .description: "<\(type): \(call.address)> \(name)\(button)\(returns)"
    case .address: "\(call.address): \(name)\(button)"
    case .classAndColon: "\(clock) \(type): \(name)\(button)"
    case .jsonLines:
      "{\"time\":\(Double(call.time) / 1000),\"target\":\"\(call.target)\",\"call\":\"\(name)\",\"arguments\":["
        + "\(call.call.button.map(String.init) ?? "")]"
        + (call.call.answer.map { ",\"returned\":\($0)" } ?? "") + "}"
    case .jsonOfClasses:
      "{\"ts\":\"2016-09-14T\(clock)Z\",\"level\":\"info\",\"class\":\"\(type)\",\"selector\":\"\(name)\""
        + (call.call.button.map { ",\"index\":\($0)" } ?? "")
        + (answer.map { ",\"result\":\"\($0)\"" } ?? "") + "}"
    case .quotes: "[\(clock)] ui » \(name) “\(call.target) – “ok”?”\(button)\(returns)"
    case .swift:
      "\(clock) \(type).\(call.swift)\(button)" + (answer.map { " -> \($0 == "YES")" } ?? "")
    case .bare: "\(clock) [\(type)] \(call.bare)\(button)"
    case .unified:
      "2016-09-14 \(clock)511+0200 Trip[911:40213] [ui:delegate] \(name)\(button)\(returns)"
    case .trace:
      "\(Double(call.time) / 1000)  \(call.target)  \(name)\(button)"
        + (call.call.answer.map { " -> \($0)" } ?? "")
    case .sourceLines:
      "2016/09/14 \(clock) INFO \(type).m:\(100 + Int(call.selector.rawValue)) [\(type) \(name)]\(button)"
    case .argumentsInside:
      "\(clock) Orders: \(LogStyle.inside(call))\(returns)"
    }
  }

  /// `alertView:<UIAlertView: 0x7fd0> clickedButtonAtIndex:1`.
  private static func inside(_ call: StyledCall) -> String {
    let parts = call.selector.name.split(separator: ":")
    guard parts.count > 1, !call.description.isEmpty else {
      let mark = call.description.isEmpty ? "<\(call.type): \(call.address)> " : ""
      return "\(mark)\(call.selector.name)\(call.description)"
    }
    return "\(parts[0]):\(call.description) "
      + parts.dropFirst().map { "\($0):\(call.call.button.map(String.init) ?? "x")" }
      .joined(separator: " ")
  }

  private static func clock(_ time: Int) -> String {
    func digits(_ value: Int, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let seconds = time / 1000
    return "\(digits(9 + seconds / 3600 % 14, 2)):\(digits(seconds / 60 % 60, 2)):"
      + "\(digits(seconds % 60, 2)).\(digits(time % 1000, 3))"
  }

  /// Lines between calls that have methods' names and are none.
  static let noise = [
    "3   UIKit                0x3573a1c4 -[UIViewController viewWillAppear:] + 122",
    "* frame #1: 0x0001 Orders`-[OrdersController viewDidAppear:](self=0x7f) at OrdersController.m:42",
    "OrdersController.m:12:3: warning: 'alertView:clickedButtonAtIndex:' is deprecated",
    "Loading 14 recipes took 0.031 s", "",
    "Leaving -[OrdersController viewDidLoad]",
    "viewDidUnload is deprecated in iOS 6", "GET http://example.com/a:b: 200",
  ]
}
