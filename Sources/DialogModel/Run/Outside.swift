/// Who performs what a document leaves to a program (`delegate: outside`).
public enum ProgramMode: String, CaseIterable, Sendable {
  /// Nobody: what the document says beside it holds.
  case absent
  /// The same, but each question waits for its answer, as if the document said `ask`.
  case asked
  /// A program: each call waits until it returns.
  case attached
}

/// What a program says while it performs a call.
public enum ProgramWord: Hashable, Sendable {
  /// It performs an action.
  case act(Action)
  /// The method returns; `nil` from one that answers nothing, and for yes.
  case returned(Bool?)
  /// The receiver has no such method.
  case missing
  /// It keeps the main thread busy, in milliseconds.
  case blocked(milliseconds: Int)
  /// It has ended without returning; the run stops.
  case ended
}

/// What a program has made while a document runs.
public enum DefinedPart: Hashable, Sendable {
  case dialog(Dialog)
  case screen(Screen)

  /// Its id.
  public var id: String {
    switch self {
    case .dialog(let dialog): dialog.id
    case .screen(let screen): screen.id
    }
  }
}

extension Prototype {
  /// Whether a program may perform a part of it.
  public var hasOutside: Bool {
    let delegates = [application?.delegate, navigationController, tabBarController]
    return delegates.contains { $0?.isOutside == true } || screens.contains(where: \.hasOutside)
      || dialogs.contains(where: \.hasOutside)
  }
}

extension Screen {
  /// Whether a program may perform a part of it.
  public var hasOutside: Bool { controller?.methods.isOutside == true || controls.haveOutside }
}

extension Dialog {
  /// Whether a program may perform a part of it.
  public var hasOutside: Bool {
    if delegate.isOutside || controller?.methods.isOutside == true || controls.haveOutside {
      return true
    }
    if alert?.shownFields.contains(where: { $0.delegate.isOutside }) == true { return true }
    return activityPicker?.activities.contains { activity in
      if case .shows(let view) = activity.behaviour { view.controls.haveOutside } else { false }
    } ?? false
  }
}

extension [Control] {
  fileprivate var haveOutside: Bool {
    contains { $0.details.isOutside || $0.textField?.delegate.isOutside == true }
  }
}
