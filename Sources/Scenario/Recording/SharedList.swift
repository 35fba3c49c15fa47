/// A list that grows at its end, and from whose beginning other lists can go on.
///
/// Those share the beginning with it, so that a thousand runs that go on from each other take no more
/// memory than what is new in each.
struct SharedList<Element: Sendable>: Sendable {
  /// The list that this one continues from; a class, because a structure cannot contain itself.
  private final class Past: Sendable {
    let list: SharedList

    init(_ list: SharedList) { self.list = list }
  }

  private var past: Past?
  /// How many of the first elements are those of the past.
  private var shared = 0
  private var own: [Element] = []

  /// How many elements it has.
  var count: Int { shared + own.count }

  /// How many of them no other list has.
  var ownCount: Int { own.count }

  /// The last element.
  var last: Element? {
    guard own.isEmpty, shared > 0, var list = past?.list else { return own.last }
    var place = shared - 1
    while place < list.shared, let past = list.past { list = past.list }
    place -= list.shared
    return list.own[place]
  }

  /// All elements, in a list of their own.
  var elements: [Element] {
    var pieces: [ArraySlice<Element>] = [own[...]]
    var (list, end) = (self, shared)
    while end > 0, let past = list.past {
      list = past.list
      if end > list.shared { pieces.append(list.own[..<(end - list.shared)]) }
      end = min(end, list.shared)
    }
    return Array(pieces.reversed().joined())
  }

  mutating func append(_ element: Element) { own.append(element) }

  /// A list that continues from the first elements of this one.
  ///
  /// - Parameter count: how many; not more than there are.
  func beginning(_ count: Int) -> SharedList {
    var list = self
    // Not through lists of which nothing is left.
    while count <= list.shared, let past = list.past { list = past.list }
    var new = SharedList()
    if count > 0 { (new.past, new.shared) = (Past(list), count) }
    return new
  }
}
