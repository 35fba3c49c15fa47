import DialogModel

/// What a state is, as numbers, in parts: equal states have equal numbers.
///
/// Each thing is written so that its end is known from its numbers; so no two different lists of
/// things give the same numbers.
package struct KeyWords: Sendable {
  /// The numbers of all parts.
  package private(set) var words: [UInt32] = []
  /// The places in ``words`` where the parts end.
  package private(set) var ends: [Int] = []

  /// No numbers.
  package init() {}

  /// Removes the numbers; their storage is kept.
  package mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// The same in other storage, so that this one stays with the writer.
  package var copied: KeyWords {
    var copy = KeyWords()
    copy.words = words.map { $0 }
    copy.ends = ends.map { $0 }
    return copy
  }

  /// Ends a part.
  mutating func endPart() { ends.append(words.count) }

  @inline(__always)
  mutating func add(_ number: Int) { words.append(UInt32(truncatingIfNeeded: number)) }

  @inline(__always)
  mutating func add(_ isSo: Bool) { words.append(isSo ? 1 : 0) }

  mutating func add(_ bits: UInt64) {
    words.append(UInt32(truncatingIfNeeded: bits))
    words.append(UInt32(truncatingIfNeeded: bits >> 32))
  }

  mutating func add(_ text: String?) {
    guard let text else { return add(-1) }
    add(text.utf8.count)
    var word: UInt32 = 0
    for (place, byte) in text.utf8.enumerated() {
      word = word << 8 | UInt32(byte)
      if place % 4 == 3 { words.append(word) }
    }
    words.append(word)
  }

  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  @inline(__always)
  mutating func add(_ dialog: DialogID) { add(dialog.word) }

  mutating func add(_ dialog: DialogID?) { add(dialog?.word ?? -1) }

  @inline(__always)
  mutating func add(_ screen: ScreenID?) { add(screen?.index ?? -1) }

  mutating func add(_ delegate: DelegateChange?) {
    switch delegate {
    case nil: add(0)
    case DelegateChange.none?: add(1)
    case .gone?: add(2)
    }
  }

  mutating func add(_ control: ControlID?) { add(control?.bits ?? UInt64.max) }

  mutating func add(_ field: FieldID?) {
    switch field {
    case nil: add(0)
    case .alert(let dialog, let index)?:
      add(1)
      add(dialog)
      add(index)
    case .control(let control)?:
      add(2)
      add(control.bits)
    }
  }

  mutating func add(_ controller: ViewControllerID) {
    switch controller {
    case .screen(let screen): add(screen.index << 1)
    case .dialog(let dialog): add(dialog.word << 1 | 1)
    }
  }

  mutating func add(_ target: Target) {
    switch target {
    case .application: add(0)
    case .dialog(let dialog):
      add(1)
      add(dialog)
    case .screen(let screen):
      add(2)
      add(screen.index)
    case .field(let field):
      add(3)
      add(field)
    case .activity(let activity):
      add(4)
      add(activity.dialog)
      add(activity.index)
    case .task(let task):
      add(5)
      add(task.index)
    case .navigation: add(6)
    case .tabs: add(7)
    }
  }

  mutating func add(_ presenter: Presenter) {
    switch presenter {
    case .window: add(0)
    case .host(let dialog):
      add(1)
      add(dialog)
    case .controller(let controller):
      add(2)
      add(controller)
    }
  }

  mutating func add(_ choice: ActivityChoice?) {
    switch choice {
    case nil: add(0)
    case .builtIn(let activity)?:
      add(1)
      add(activity.rawValue)
    case .custom(let index)?:
      add(2)
      add(index)
    }
  }
}

extension DialogID {
  /// The dialog and its instance in one number; documents have fewer than 2^22 dialogs, and at most
  /// 64 instances are up.
  var word: Int { index << 8 | (instance & 255) }
}

extension ControlID {
  /// The control in one number; no other control has the same one.
  var bits: UInt64 {
    let place = UInt64(truncatingIfNeeded: index) & (1 << 20 - 1)
    switch holder {
    case .screen(let screen): return UInt64(truncatingIfNeeded: screen.index) << 22 | place << 2
    case .dialog(let dialog):
      return UInt64(truncatingIfNeeded: dialog.word) << 22 | place << 2 | 1
    case .activity(let activity):
      let number = UInt64(truncatingIfNeeded: activity.index) & (1 << 12 - 1)
      return UInt64(truncatingIfNeeded: activity.dialog.word) << 34 | number << 22 | place << 2 | 2
    }
  }
}
