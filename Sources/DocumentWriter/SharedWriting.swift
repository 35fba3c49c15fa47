import PrototypeFile

/// The steps with a name that are written so far.
struct SharedWriting {
  private(set) var lists: [Written.Entry] = []

  /// The name of steps: this one, or one like it where other steps have it.
  mutating func name(of steps: [Written], near name: String) -> String {
    let value = Written.list(steps, .block)
    func text(_ value: Written) -> String {
      Layout.text(of: [Written.Entry(key: "", value: value)])
    }
    if let known = lists.first(where: { text($0.value) == text(value) }) { return known.key }
    let taken = Set(lists.map(\.key))
    var free = name
    while taken.contains(free) { free += "+" }
    lists.append(Written.Entry(key: free, value: value))
    return free
  }
}
