package import DialogModel

// The parts of a JSON value.

extension JSONValue {
  /// The value of a key, of one that is there twice the last; `nil` if there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  /// The keys of an object in order; none of another value.
  package var keys: [String] {
    if case .object(let entries) = self { entries.map(\.key) } else { [] }
  }

  /// The text; `nil` for another value.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The items; `nil` for another value than a list.
  package var list: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

  /// A whole number, also where it is written as `1.0`.
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int(exactly: value)
    default: nil
    }
  }

  /// A moment as a number of seconds.
  package static func seconds(at time: SimulatedTime) -> JSONValue {
    .real(Double(time.milliseconds) / 1000)
  }

  /// The moment at a number of seconds, to the millisecond; `nil` for another value, and for one that
  /// is not from 0 to ``SimulatedTime/latest``.
  package var moment: SimulatedTime? {
    let seconds: Double
    switch self {
    case .integer(let value): seconds = Double(value)
    case .real(let value): seconds = value
    default: return nil
    }
    guard seconds >= 0, seconds * 1000 <= Double(SimulatedTime.latest.milliseconds) else {
      return nil
    }
    return SimulatedTime(milliseconds: Int((seconds * 1000).rounded()))
  }
}
