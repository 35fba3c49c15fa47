import DialogModel

// The dialogs that show, and their movements.

extension StateWriter {
  mutating func write(_ stack: Stack, in state: State) {
    for window in Stack.Window.allCases {
      guard let transition = stack[transitionIn: window] else {
        words.add(0)
        continue
      }
      words.add(transition.animated ? 3 : 1)
      words.add(transition.dialog)
      switch transition.kind {
      case .entry: words.add(-2)
      case .exit(let index): words.add(index)
      }
    }
    words.add(stack.waiting.count)
    for request in stack.waiting {
      write(request)
      words.add(stack.delegates[request.dialog])
    }
    // Those of dialogs that have gone hear their last calls.
    guard !stack.delegates.isEmpty else { return words.add(0) }
    let others = stack.delegates.filter { !stack.isUpOrWaits($0.key) }
    words.add(others.count)
    for (dialog, change) in others.sorted(by: { $0.key.word < $1.key.word }) {
      words.add(dialog)
      words.add(change)
    }
  }

  private mutating func write(_ request: TransitionRequest) {
    words.add(request.dialog)
    words.add(request.window == .alerts)
    switch request.kind {
    case .presentation(_, let control):
      words.add(0)
      words.add(control)
    case .dismissal(let index, let animated):
      words.add(animated ? 2 : 1)
      words.add(index)
    case .view(let view):
      words.add(3)
      words.add(view.value.animated)
      words.add(view.value.presenter)
      add(view.value.completion)
    case .viewDismissal(let dismissal):
      words.add(4)
      words.add(dismissal.value.animated)
      add(dismissal.value.completion)
    }
  }

  private mutating func add(_ actions: [Action]?) {
    guard let actions else { return words.add(-1) }
    words.add(actions.count)
    for action in actions { write(rare: .act(action)) }
  }

  mutating func write(_ showings: [Showing], in state: State) {
    for place in showings.indices {
      write(showings[place], in: state)
      words.endPart()
    }
  }

  private mutating func write(_ showing: Showing, in state: State) {
    words.add(showing.dialog)
    switch showing.phase {
    case .presented: words.add(0)
    case .entering: words.add(1)
    case .leaving(let index, _, _):
      words.add(2)
      words.add(index)
    case .parked(let dismissal):
      words.add(3)
      words.add(dismissal?.buttonIndex ?? -2)
    }
    words.add(state.stack.delegates[showing.dialog])
    words.add((showing.firstOtherEnabled ? 1 : 0) | (showing.isSentAway ? 2 : 0))
    write(showing.placement)
    words.add(showing.presenter)
    for index in showing.fields.indices {
      let dialog = DialogID(showing.dialog.index)
      write(showing.fields[index], of: .alert(dialog, index: index))
    }
    writeRare(of: showing, in: state)
  }

  private mutating func writeRare(of showing: Showing, in state: State) {
    if let passthrough = showing.passthrough {
      words.add(passthrough.count)
      for control in passthrough { words.add(control) }
    } else {
      words.add(-1)
    }
    words.add(showing.popover)
    words.add(showing.loader != nil)
    if let loader = showing.loader {
      words.add(
        loader.task.index << 2 | (loader.isRunning ? 2 : 0) | (loader.cancelTitle == nil ? 0 : 1))
    }
    words.add(showing.picker != nil)
    guard let picker = showing.picker else { return }
    words.add(picker.choices.count)
    for choice in picker.choices { words.add(choice) }
    words.add(picker.fillsScreen)
    words.add(state.activities.rank(of: picker.number) ?? -1)
    switch picker.content {
    case .choosing: words.add(0)
    case .view(let activity):
      words.add(picker.passage.map { $0.isPop ? 3 : 4 } ?? 1)
      words.add(activity.index)
      words.add(picker.screens.count)
      for screen in picker.screens { words.add(screen) }
    case .builtIn(let activity):
      words.add(2)
      words.add(activity.rawValue)
    }
  }

  private mutating func write(_ placement: Placement) {
    switch placement {
    case .middle: words.add(0)
    case .foot(.screen): words.add(1)
    case .foot(.clippedView(let dead)):
      words.add(2)
      words.add(dead)
    case .foot(.popover(let dialog)):
      words.add(3)
      words.add(dialog)
    case .popover(.control(let control)):
      words.add(4)
      words.add(control)
    case .popover(.barItem(let control)):
      words.add(5)
      words.add(control)
    case .popover(.bar(let bar)):
      words.add(6)
      words.add(bar.rawValue)
    case .popover(.view): words.add(7)
    case .view(.fullScreen): words.add(8)
    case .view(.formSheet): words.add(9)
    case .view(.pageSheet): words.add(10)
    }
  }
}
