internal import DialogModel
internal import DialogSimulator

/// A call that the program performs now.
typealias OpenedCall = OutsideCall

extension OutsideCall {
  /// The button that the method is told of, 0-based; `nil` for another method.
  var buttonIndex: Int? {
    if case .buttonIndex(let index) = argument { index } else { nil }
  }

  /// The text that takes the place of another one, as it was typed; `nil` for another method.
  var replacement: String? { change?.replacement }
}
