import DialogModel

/// Inputs with their moments, 12 bytes each: a run has many inputs, but few different ones.
struct InputColumns: Sendable {
  /// In milliseconds.
  private var times = Pieces<Int>()
  /// Places in ``distinct``.
  private var places = Pieces<UInt32>()
  private var distinct: ContiguousArray<Input> = []
  private var placeOfInput: [Input: UInt32] = [:]

  /// How many inputs there are.
  var count: Int { times.count }
  /// How many different ones.
  var kinds: Int { distinct.count }

  /// The input at a 0-based place, and its moment.
  subscript(place: Int) -> (time: SimulatedTime, input: Input) {
    (SimulatedTime(milliseconds: times[place]), distinct[Int(places[place])])
  }

  /// Adds an input at the end.
  mutating func append(_ input: Input, at time: SimulatedTime) {
    times.append(time.milliseconds)
    let place = UInt32(distinct.count)
    if InputColumns.canBeShared(input) {
      if let place = placeOfInput[input] { return places.append(place) }
      placeOfInput[input] = place
    }
    distinct.append(input)
    places.append(place)
  }

  /// Whether equal inputs are the same in every bit: texts that look the same are equal, such as an
  /// é of one UTF-16 unit and one of two.
  private static func canBeShared(_ input: Input) -> Bool {
    switch input {
    case .edit(let edit): edit.text.utf8.allSatisfy { $0 < 0x80 }
    case .perform(.present), .perform(.dismiss), .perform(.goTo), .perform(.run): true
    case .perform, .reload, .truncated, .configure, .report, .unread: false
    default: true
    }
  }
}

/// A list that is never copied while it grows: the copies would leave gaps in memory.
private struct Pieces<Element: Sendable>: Sendable {
  private var pieces: ContiguousArray<ContiguousArray<Element>> = []
  private(set) var count = 0
  private var length: Int { 1024 }

  subscript(place: Int) -> Element { pieces[place / length][place % length] }

  mutating func append(_ element: Element) {
    if count % length == 0 {
      pieces.append([])
      // Most runs are short.
      if count > 0 { pieces[pieces.count - 1].reserveCapacity(length) }
    }
    pieces[pieces.count - 1].append(element)
    count += 1
  }
}
