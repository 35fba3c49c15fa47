import DialogModel

/// Inputs with their moments, 12 bytes each: a run has many inputs, but few different ones.
struct InputColumns: Sendable {
  /// In milliseconds.
  private var times = Pieces<Int>()
  /// Places in ``distinct``.
  private var places = Pieces<UInt32>()
  private var distinct: ContiguousArray<Input> = []
  private var placeOfInput: [Input: UInt32] = [:]
  /// The places of the last two that were shared, the last one first.
  private var recent = (last: Int.max, before: Int.max)

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
    if InputColumns.canBeShared(input) {
      places.append(place(of: input))
    } else {
      places.append(UInt32(distinct.count))
      distinct.append(input)
    }
  }

  /// The place of an input among the different ones; a new one for one that is not there.
  private mutating func place(of input: Input) -> UInt32 {
    // Most inputs alternate, and a comparison costs less than a hash.
    if recent.before < distinct.count, distinct[recent.before] == input {
      recent = (recent.before, recent.last)
      return UInt32(recent.last)
    }
    if recent.last < distinct.count, distinct[recent.last] == input { return UInt32(recent.last) }
    let place = placeOfInput[input] ?? UInt32(distinct.count)
    if Int(place) == distinct.count {
      placeOfInput[input] = place
      distinct.append(input)
    }
    recent = (Int(place), recent.last)
    return place
  }

  /// Whether equal inputs are the same in every bit: texts that look the same are equal, such as an
  /// é of one UTF-16 unit and one of two.
  private static func canBeShared(_ input: Input) -> Bool {
    switch input {
    case .edit(let edit): edit.text.utf8.allSatisfy { $0 < 0x80 }
    case .perform(.present), .perform(.dismiss), .perform(.goTo), .perform(.run): true
    case .outside(.returned), .outside(.missing): true
    case .perform, .reload, .configure, .report, .outside, .define, .redefine, .unread: false
    case .launch, .tapButton, .tapOutside, .tapControl, .tapBack, .tapSegment, .tapField,
      .moveText, .undo, .redo, .pressReturn, .pressTab, .pressClear, .systemCancel, .home, .power,
      .interrupt, .launchApp, .openApp, .killApp, .switcher, .pullDown, .slide, .openNotification,
      .closeNotification, .removeFromCenter, .fireNotification, .removeNotification,
      .setNotificationSettings,
      .setClock, .setTimeZone, .memoryWarning, .rotate, .answer, .goOn, .cancelLoader,
      .chooseActivity, .cancelPicker, .endActivity, .steer:
      true
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
