/// How large the parts of a prototype and the texts of its run can be.
///
/// A document with more is refused when it is read; a run stops where it would make more.
public enum SizeLimit {
  /// The buttons of one dialog.
  public static let buttons = 5_000
  /// The controls of one screen, or of one view.
  public static let controls = 10_000
  /// The activities of one picker, in addition to the built-in ones.
  public static let activities = 500
  /// The instances of one dialog that are up at the same time.
  public static let instances = 64
  /// The findings that a document knows.
  public static let known = 1_000
  /// The promises of a document.
  public static let promises = 200
  /// The lists of actions whose rest is still to come.
  public static let waits = 1_000
  /// The dialogs and screens that a program makes in one run.
  public static let defined = 10_000
  /// How deep steps with a name perform others, the scenario's own among them.
  public static let stepsInside = 16
  /// The steps of one scenario that performs others.
  public static let steps = 100_000
  /// The steps of all scenarios that perform others, together.
  public static let sharedSteps = 1_000_000
  /// A text with its placeholders filled in, in bytes of UTF-8.
  public static let text = 1024 * 1024
  /// The text of a text field, in bytes of UTF-8.
  ///
  /// GTK's own fields have at most 65,535.
  public static let field = 65_000
  /// All texts of the log of one run, in bytes of UTF-8.
  public static let logTexts = 64 * 1024 * 1024
}
