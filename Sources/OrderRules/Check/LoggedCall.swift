public import DialogModel

/// A call as a log has it.
public struct LoggedCall: Hashable, Sendable {
  /// The 1-based number of its line.
  public var line: Int
  /// The object that the call is about, as far as the log tells one from another; empty where it
  /// does not.
  public var object: String
  /// Whether only one object can be called that at a time, as with an address.
  public var isIdentified = false
  /// The class, or another name, of whoever was told; empty where the log does not say.
  public var delegate = ""
  /// Whether ``delegate`` is a class whose method was called, and not only a word at the beginning of
  /// the line.
  public var isReceiver = false
  /// The method.
  public var selector: Selector
  /// The index of the button that it names; `nil` where it names none.
  public var button: Int?
  /// Its answer; `nil` where the log has none.
  public var answer: Bool?
  /// The time of its line in milliseconds from the first day of year 0; `nil` where it has none.
  public var time: Int?

  /// A call on a line.
  public init(
    line: Int, object: String, selector: Selector, button: Int? = nil, answer: Bool? = nil
  ) {
    (self.line, self.object, self.selector) = (line, object, selector)
    (self.button, self.answer) = (button, answer)
  }
}
