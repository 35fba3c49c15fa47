internal import DialogModel
internal import DialogSimulator

/// A call that the program performs now.
typealias OpenedCall = OutsideCall

extension OutsideCall {
  /// The text that takes the place of another one, as it was typed; `nil` for another method.
  var replacement: String? { change?.replacement }
}
