import DialogModel

/// Inputs with their moments, 12 bytes each: a run has many of few kinds.
struct InputColumns: Sendable {
  /// In milliseconds.
  private var times: ContiguousArray<Int> = []
  /// Places in ``distinct``.
  private var places: ContiguousArray<UInt32> = []
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
    if let place = placeOfInput[input] { return places.append(place) }
    let place = UInt32(distinct.count)
    distinct.append(input)
    placeOfInput[input] = place
    places.append(place)
  }
}
