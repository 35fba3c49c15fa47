public import DialogModel

extension Rules {
  /// S13: another instance of an alert or a sheet that is up.
  static let newInstance = Rule.s13
}

extension Stack {
  /// The instance that is meant for a dismissal or a change: the id alone is the newest one.
  @inline(__always)
  func instance(toLeave asked: DialogID) -> DialogID {
    guard asked.instance == 1 else { return asked.exact }
    if !waiting.isEmpty,
      let request = waiting.last(where: { $0.dialog.index == asked.index && !$0.isDismissal })
    {
      return request.dialog
    }
    let newest =
      showings.last { $0.dialog.index == asked.index && !$0.isLeaving }
      ?? showings.last { $0.dialog.index == asked.index }
    return newest?.dialog ?? asked
  }

  /// The field that is meant: of the instance that is meant.
  func meant(_ field: FieldID) -> FieldID {
    guard case .alert(let dialog, let index) = field else { return field }
    return .alert(instance(toLeave: dialog), index: index)
  }

  /// The instance with the lowest number that is neither up nor waits; `nil` if there are too many.
  func freeInstance(of dialog: DialogID) -> DialogID? {
    (1...SizeLimit.instances).lazy.map { DialogID(dialog.index, instance: $0) }
      .first { !isUpOrWaits($0) }
  }

  /// Whether a dialog is up, or waits to come in.
  @inline(__always)
  func isUpOrWaits(_ dialog: DialogID) -> Bool {
    position(of: dialog) != nil
      || (!waiting.isEmpty && waiting.contains { $0.dialog == dialog && !$0.isDismissal })
  }

  /// Whether any instance of a dialog is up, or waits to come in.
  @inline(__always)
  func isUpOrWaits(any dialog: DialogID) -> Bool {
    showings.contains { $0.dialog.index == dialog.index }
      || (!waiting.isEmpty
        && waiting.contains { $0.dialog.index == dialog.index && !$0.isDismissal })
  }
}

extension DialogID {
  /// The instance that a document means by this name: the id alone is the newest one.
  public func meant(in state: State) -> DialogID { state.stack.instance(toLeave: self) }
}

extension FieldID {
  /// The field that a document means by this name.
  public func meant(in state: State) -> FieldID { state.stack.meant(self) }
}
