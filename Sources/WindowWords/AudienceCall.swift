public import DialogModel
public import DialogSimulator
public import EventLog
import Texts

/// A call as an audience reads it from afar, in large type.
public struct AudienceCall: Hashable, Sendable {
  /// Its 1-based number among the calls of the log; `nil` for one that is only foreseen.
  public let number: Int?
  /// Whose delegate is called.
  public let target: String
  /// The method with its arguments.
  public let call: String
  /// What it returns, in the API's words; `nil` for a method that returns nothing.
  public let answer: String?
  /// Whether a later input has caused calls.
  public let isOld: Bool

  /// The whole call in one line, for assistive technology.
  public var text: String {
    "\(target) \(call)" + (answer.map { " → \($0)" } ?? "")
  }

  /// The method with places at which a line may break: after a colon and before a hump.
  public var breakable: String {
    var (text, last) = ("", Character(" "))
    for character in call {
      if last == ":" || (character.isUppercase && last.isLowercase), character != " " {
        text.append("\u{200B}")
      }
      text.append(character)
      last = character
    }
    return text
  }

  /// The last calls of a log, oldest first; what was left with another branch is none of them.
  ///
  /// - Parameter count: how many, at most.
  public static func last(
    _ count: Int, of log: EventLog, _ prototype: Prototype
  ) -> [AudienceCall] {
    let (entries, names) = (log.entries, Names(prototype))
    var (calls, newest): ([AudienceCall], Int?) = ([], nil)
    var place = entries.endIndex
    while place > entries.startIndex, calls.count < count {
      place -= 1
      guard entries.selector(at: place) != nil, !log.isLeft(place) else { continue }
      let (entry, input) = (entries[place], entries.input(at: place))
      newest = newest ?? input
      guard
        let call = AudienceCall(
          entry.row, number: entry.call, isOld: input != newest, names)
      else { continue }
      calls.append(call)
    }
    return calls.reversed()
  }

  /// The calls among rows that are only foreseen.
  public static func foreseen(_ rows: [Row], _ prototype: Prototype) -> [AudienceCall] {
    let names = Names(prototype)
    return rows.compactMap { AudienceCall($0, number: nil, isOld: false, names) }
  }

  /// What the input of foreseen rows taps, as it shows; `nil` where it has no text.
  public static func title(of rows: [Row]) -> String? {
    for row in rows {
      if case .input(_, let title, _) = row.content { return title.isEmpty ? nil : title }
    }
    return nil
  }

  private init?(_ row: Row, number: Int?, isOld: Bool, _ names: Names) {
    guard case .call(let selector, let argument, let returned) = row.content else { return nil }
    self.number = number
    self.isOld = isOld
    target = names.name(of: row.target)
    call = TextLine.call(selector, argument, nil)
    answer = returned.map { $0 ? "YES" : "NO" }
  }
}
