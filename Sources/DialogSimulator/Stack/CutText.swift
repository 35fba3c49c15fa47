public import DialogModel

/// A text of a dialog that does not fit where it is drawn.
public struct CutText: Hashable, Sendable {
  /// The dialog.
  public let dialog: DialogID
  /// The whole text.
  public let text: String

  /// A text that does not fit.
  public init(_ dialog: DialogID, _ text: String) { (self.dialog, self.text) = (dialog, text) }
}

extension Simulator {
  /// S16: the row on the console about a text that does not fit, under the last input.
  ///
  /// It is not a row of the run, because only who draws the dialog knows of it.
  public func row(about cut: CutText) -> Row {
    Row(
      time: state.now, input: state.inputCount, rule: .s16, target: .dialog(cut.dialog),
      content: .console(
        .textIsCut(dialog: prototype.dialogs[cut.dialog.index].id, text: cut.text)))
  }
}
