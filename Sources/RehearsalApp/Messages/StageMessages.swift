import Gtk

/// The messages at the upper edge of the stage, of which one is visible at a time.
///
/// A line is not higher than the ground and the body of the device above its screen, so what is on
/// the screen can be used under it.
@MainActor
final class StageMessages {
  let widget = Box(.vertical)
  /// Called with the number of closed messages that can be brought back.
  var onClosed: (@MainActor (Int) -> Void)?

  /// Called with what is wrong with files, if anything is.
  var onProblem: (@MainActor (String?) -> Void)?
  /// Whether an audience sees the stage, and not what is wrong with files.
  var hidesProblems = false {
    didSet {
      guard hidesProblems != oldValue else { return }
      if hidesProblems, current?.isProblem == true { current = nil }
      update()
    }
  }

  /// From the most to the least important.
  private var messages: [(rank: Int, message: StageMessage)] = []
  private var current: StageMessage?

  init() { widget.align(.fill, .start) }

  /// Takes a message away.
  func remove(_ message: StageMessage) {
    guard messages.contains(where: { $0.message === message }) else { return }
    messages.removeAll { $0.message === message }
    if current === message { current = nil }
    message.onChanged = nil
    message.onNext = nil
    widget.remove(message.widget)
    update()
  }

  /// Adds a message that is not there yet.
  ///
  /// Where several have something to say, the one of the lowest rank is first.
  func add(_ message: StageMessage, rank: Int) {
    guard !messages.contains(where: { $0.message === message }) else { return }
    let index = messages.firstIndex { $0.rank > rank } ?? messages.count
    messages.insert((rank, message), at: index)
    widget.packStart(message.widget)
    message.onChanged = { [weak self, weak message] in
      if let message { self?.changed(message) }
    }
    message.onNext = { [weak self] in self?.showNext() }
    changed(message)
  }

  /// Brings back what a person has closed.
  func bringBack() {
    for (_, message) in messages { message.bringBack() }
    current = nil
    update()
  }

  private var wanted: [StageMessage] {
    messages.map(\.message).filter { $0.state == .wanted && !(hidesProblems && $0.isProblem) }
  }

  /// What is wrong with files; `nil` if nothing is.
  var problem: String? {
    messages.map(\.message).first { $0.isProblem && $0.state != .absent }?.summary
  }

  private func changed(_ message: StageMessage) {
    if message.state != .wanted || hidesProblems && message.isProblem {
      if current === message { current = nil }
    } else if let rank = rank(of: message), current.flatMap(rank(of:)).map({ rank < $0 }) ?? true {
      current = message
    }
    update()
  }

  private func rank(of message: StageMessage) -> Int? {
    messages.first { $0.message === message }?.rank
  }

  private func showNext() {
    let wanted = wanted
    guard let index = wanted.firstIndex(where: { $0 === current }) else { return update() }
    current?.isOpen = false
    current = wanted[(index + 1) % wanted.count]
    update()
  }

  private func update() {
    let wanted = wanted
    if current == nil { current = wanted.first }
    for (_, message) in messages {
      message.reveal(message === current, others: wanted.count - 1)
    }
    onProblem?(problem)
    onClosed?(messages.count { $0.message.state == .closed })
  }
}
