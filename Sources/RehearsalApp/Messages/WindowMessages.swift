import Gtk

// Where the messages of a window are.

extension MainWindow {
  /// Puts each message into its place when it is made.
  func connectMessages() {
    errors.coversDevice = { [weak self] in self?.session != nil }
    errors.onMade = { [weak self] in
      $0.isProblem = true
      self?.messages.add($0, rank: 0)
    }
    messages.onProblem = { [weak self] in self?.presenting.runSheet.show(problem: $0) }
    for notice in [opening.notice, staleNotice, leftNotice] {
      notice.onMade = { [weak self] message in
        message.isProblem = notice === self?.staleNotice
        self?.placeNotices()
      }
    }
    messages.onClosed = { [weak self] in self?.stageBar.showClosedMessages($0) }
    stageBar.onBringBack = { [weak self] in self?.messages.bringBack() }
  }

  /// Puts the notices over the stage, or over the welcome page.
  func placeNotices() {
    // What a person has just tried comes before older messages.
    for (notice, rank) in [(opening.notice, -1), (leftNotice, 1), (staleNotice, 4)] {
      guard let message = notice.messageIfMade else { continue }
      (hasDocument ? welcomeMessages : messages).remove(message)
      (hasDocument ? messages : welcomeMessages).add(message, rank: rank)
    }
  }
}
