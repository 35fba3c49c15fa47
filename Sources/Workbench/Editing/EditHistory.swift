public import PrototypeFile

/// What a person has changed, in order, with the way back.
public struct EditHistory: Hashable, Sendable {
  /// One change that can be undone.
  public struct Entry: Hashable, Sendable {
    /// What it is called, in the person's language.
    public var label: String
    /// The part that it changed; the document for text that a person typed, `nil` for another change
    /// of the text as such.
    public var path: PartAddress?
    /// The changes of the text, one list after the other.
    public var edits: [[SourceEdit]]
    /// The way back: the inverse of the last list first.
    public var inverse: [[SourceEdit]]
    /// What it does to addresses and names; empty for one that is known from before.
    var shifts: [PartShift] = []
    /// What the stage showed before it, and before it was taken back; `nil` for one of another run of
    /// the program.
    var (before, after): (EditPlace?, EditPlace?)

    /// A change.
    public init(
      label: String, path: PartAddress?, edits: [[SourceEdit]], inverse: [[SourceEdit]]
    ) {
      (self.label, self.path, self.edits, self.inverse) = (label, path, edits, inverse)
    }

    /// The same change, followed by another one: both are undone at once.
    func followed(by next: Entry) -> Entry {
      var both = Entry(
        label: next.label, path: path, edits: edits + next.edits, inverse: next.inverse + inverse)
      both.shifts = shifts + next.shifts
      both.before = before
      return both
    }

    /// How many bytes it keeps.
    var size: Int {
      (edits + inverse).joined().reduce(0) { $0 + $1.bytes.count + 64 }
    }
  }

  /// The changes that can be undone, oldest first.
  public private(set) var done: [Entry] = []
  /// The changes that can be made again, the next one last.
  public private(set) var undone: [Entry] = []
  /// Whether the next change of the same part belongs to the last one.
  private var isCoalescing = false

  /// A history without changes.
  public init() {}

  /// A history that is known from before.
  public init(done: [Entry], undone: [Entry] = []) {
    (self.done, self.undone) = (done, undone)
    size = (done + undone).reduce(0) { $0 + $1.size }
    forgetOldest()
  }

  /// Whether nothing can be undone or made again.
  public var isEmpty: Bool { done.isEmpty && undone.isEmpty }

  /// How many changes are kept.
  public static let limit = 1000
  /// How many bytes these have at most; one change is kept however large it is.
  static let mostBytes = 64 * 1024 * 1024
  /// How many bytes they have.
  private(set) var size = 0

  /// Forgets the oldest changes where there are too many.
  private mutating func forgetOldest() {
    var (count, rest) = (0, size)
    while done.count - count > EditHistory.limit
      || rest > EditHistory.mostBytes && done.count - count > 1
    {
      rest -= done[count].size
      count += 1
    }
    guard count > 0 else { return }
    done.removeFirst(count)
    size = rest
  }

  private mutating func forgetUndone() {
    size -= undone.reduce(0) { $0 + $1.size }
    undone = []
  }

  /// Adds a change that was made; those that could be made again are forgotten.
  ///
  /// - Parameter joins: whether it belongs to the last one if both are of the same part.
  /// - Returns: whether it was joined with the last one.
  @discardableResult
  public mutating func add(_ entry: Entry, joins: Bool) -> Bool {
    forgetUndone()
    defer {
      isCoalescing = true
      size += entry.size
      forgetOldest()
    }
    if joins, isCoalescing, let last = done.last, last.path == entry.path, entry.path != nil {
      done[done.count - 1] = last.followed(by: entry)
      return true
    }
    done.append(entry)
    return false
  }

  /// Adds a change to the last one.
  mutating func join(_ entry: Entry) {
    forgetUndone()
    size += entry.size
    guard let last = done.last else { return done.append(entry) }
    done[done.count - 1] = last.followed(by: entry)
    forgetOldest()
  }

  /// Adds a change that was taken back before those that were.
  mutating func addUndone(_ entry: Entry) {
    undone.append(entry)
    size += entry.size
  }

  /// The next change becomes an entry of its own.
  public mutating func endCoalescing() { isCoalescing = false }

  /// Takes the last change to undo it.
  ///
  /// - Parameter place: what the stage shows now, which redoing brings back.
  public mutating func takeUndo(at place: EditPlace? = nil) -> Entry? {
    isCoalescing = false
    guard var entry = done.popLast() else { return nil }
    entry.after = place
    undone.append(entry)
    return entry
  }

  /// Takes the last change that was undone, to make it again.
  public mutating func takeRedo() -> Entry? {
    isCoalescing = false
    guard let entry = undone.popLast() else { return nil }
    done.append(entry)
    return entry
  }
}
