import DialogModel

/// The state of a run between two steps, from which the run can go on.
struct Checkpoint: Sendable {
  /// How many inputs there have been, including one that has begun.
  let inputs: Int
  /// How many rows have been made.
  let rows: Int
  let state: State
  /// Its memory in bytes, roughly.
  fileprivate let size: Int
}

/// States of a run at intervals, from which the state at any row is found quickly.
///
/// Their memory is limited: where it ends, every second one is dropped, and the distances double.
struct Checkpoints: Sendable {
  /// The least distance between two of them.
  private(set) var spacing = Timeline.Spacing.usual
  private var all: ContiguousArray<Checkpoint> = []
  /// Their memory in bytes, roughly.
  private(set) var size = 0

  /// No states.
  init() {}

  /// The state at the beginning of a run.
  init(_ beginning: State, _ spacing: Timeline.Spacing) {
    self.spacing = spacing
    add(beginning, rows: 0, inputs: 0)
  }

  /// How many there are.
  var count: Int { all.count }
  /// The beginning of the run.
  var first: Checkpoint { all[0] }
  /// The number of rows at which the next one is due.
  var nextRow: Int { (all.last?.rows ?? 0) + spacing.rows }

  /// Whether the next one is due.
  func isDue(rows: Int, inputs: Int) -> Bool {
    rows >= nextRow || inputs - (all.last?.inputs ?? 0) >= spacing.inputs
  }

  /// Adds a state between two steps, and drops earlier ones if there is no room.
  mutating func add(_ state: State, rows: Int, inputs: Int) {
    let size = state.size
    all.append(Checkpoint(inputs: inputs, rows: rows, state: state, size: size))
    self.size += size
    while self.size > spacing.memory, all.count > 2 { thin() }
  }

  /// Drops every second one; the beginning stays.
  private mutating func thin() {
    spacing = spacing.doubled
    all = ContiguousArray(stride(from: 0, to: all.count, by: 2).lazy.map { [all] in all[$0] })
    size = all.reduce(0) { $0 + $1.size }
  }

  /// The same up to one of them.
  func through(_ last: Checkpoint) -> Checkpoints {
    var kept = self
    kept.all.removeAll { $0.rows > last.rows || $0.inputs > last.inputs }
    kept.size = kept.all.reduce(0) { $0 + $1.size }
    return kept
  }

  /// The last one before a row was made.
  func last(before row: Int) -> Checkpoint {
    var (low, high) = (0, all.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if all[middle].rows <= row { low = middle } else { high = middle }
    }
    return all[low]
  }
}

extension Timeline {
  /// The least distance between the states that are kept.
  ///
  /// They are not closer, because a kept state makes the next change of each of its arrays copy it.
  package struct Spacing: Sendable {
    /// In rows: each call makes one, and some of what takes time makes rows and no call.
    let rows: Int
    let inputs: Int
    /// The memory for all states in bytes, roughly; where it ends, both distances double.
    let memory: Int

    /// - Parameter memory: without it, what leaves room to spare for arrays within 4 MiB.
    package init(rows: Int, inputs: Int, memory: Int = 3 << 20) {
      (self.rows, self.inputs, self.memory) = (rows, inputs, memory)
    }

    /// The spacing at the beginning of a run.
    package static let usual = Spacing(rows: 1024, inputs: 64)

    fileprivate var doubled: Spacing {
      Spacing(rows: rows * 2, inputs: inputs * 2, memory: memory)
    }
  }
}

extension State {
  /// Roughly the memory of a copy in bytes, as if it shared nothing with other copies.
  ///
  /// What the document limits, and few runs have much of, is left out.
  fileprivate var size: Int {
    MemoryLayout<State>.stride + kernel.frames.size
      + 32 + kernel.agenda.frames.count * MemoryLayout<Agenda.Entry>.stride
      + stack.showings.size + stack.showings.reduce(0) { $0 + $1.besides }
      + stack.waiting.size + tasks.jobs.size
      + focus.controlFields.reduce(0) {
        $0 + MemoryLayout<(ControlID, FieldState)>.stride + $1.value.besides
      }
  }
}

extension Showing {
  /// The memory of its texts and fields.
  fileprivate var besides: Int {
    MemoryLayout<DialogTexts>.stride + fields.size + fields.reduce(0) { $0 + $1.besides }
  }
}

extension FieldState {
  /// The memory of its text and its changes.
  fileprivate var besides: Int { text.utf8.count + done.size + undone.size }
}

extension Array {
  /// The memory of the storage, which has a header, without what its elements have besides.
  fileprivate var size: Int { isEmpty ? 0 : 32 + count * MemoryLayout<Element>.stride }
}
