public import DialogModel
import PrototypeFile

/// What the file of a session has: the runs of a document with their inputs and calls.
public struct RecordedSession: Sendable {
  /// A text of the document, and what was set for the run of it.
  public struct Document: Hashable, Sendable {
    /// The name of the document's file.
    public var name: String
    /// The whole text.
    public var text: String
    /// What was set.
    public var setting: RunSetting

    /// A document with its setting.
    public init(name: String, text: String, setting: RunSetting) {
      (self.name, self.text, self.setting) = (name, text, setting)
    }
  }

  /// A call that was made.
  public struct Call: Hashable, Sendable {
    /// The line of the file, 1-based.
    public let line: Int
    /// When, in simulated time.
    public let time: SimulatedTime
    /// The object of JSON Lines.
    public let json: String
  }

  /// One run.
  public struct Run: Sendable {
    /// The document that was performed.
    public var document: Document
    /// How many of its first inputs and calls are those of the run before, from whose past it goes
    /// on; `nil` for a run from the beginning.
    public internal(set) var shared: (inputs: Int, calls: Int)?
    var ownInputs = SharedList<TimedInput>()
    var ownAnswers = SharedList<Bool>()
    var ownCalls = SharedList<Call>()
    /// The time of the last line.
    public internal(set) var last = SimulatedTime.zero
    /// The time of the run when its recording ended; `nil` if the program that wrote it was ended.
    public internal(set) var end: SimulatedTime?

    init(document: Document) { self.document = document }

    /// What happened, by what it meant; the list is made at each access.
    public var inputs: [TimedInput] { ownInputs.elements }
    /// The answers of conditions that tested a secure field, in their order.
    public var answers: [Bool] { ownAnswers.elements }
    /// The calls in their order; the list is made at each access.
    public var calls: [Call] { ownCalls.elements }
  }

  /// A person's note on a row.
  public struct Note: Hashable, Sendable {
    /// The 0-based run, and the 0-based row in it.
    public var run: Int, row: Int
    /// The text, in one line.
    public var text: String

    /// A note on a row of a run.
    public init(run: Int, row: Int, text: String) {
      (self.run, self.row, self.text) = (run, row, text)
    }
  }

  /// A breakpoint that a person had set.
  public struct Breakpoint: Hashable, Sendable {
    /// The input that sets it, in words.
    public var words: NamedInput
    /// Whether it stops the run; if not, it is only kept.
    public var isArmed: Bool

    /// A breakpoint.
    public init(_ words: NamedInput, isArmed: Bool) {
      (self.words, self.isArmed) = (words, isArmed)
    }
  }

  /// The version of the program that wrote it.
  public var program = ""
  /// The version of the time zones that it had; `nil` if it did not know.
  public var zones: String?
  /// The runs: the first one, and one more after each reload and each branch.
  public internal(set) var runs: [Run] = []
  /// The notes.
  public internal(set) var notes: [Note] = []
  /// The breakpoints at the end; `nil` in a file of a program that did not write them.
  public internal(set) var breakpoints: [Breakpoint]?

  /// How long it is, in simulated time of all runs.
  public var duration: SimulatedTime {
    SimulatedTime(milliseconds: runs.reduce(0) { $0 + ($1.end ?? $1.last).milliseconds })
  }
}

/// What is set for a run besides its document.
public struct RunSetting: Hashable, Sendable {
  /// The device.
  public var device: Prototype.Device
  /// The era.
  public var era: Prototype.Era
  /// The language of the texts; `nil` as they are written.
  public var language: String?
  /// The screen or dialog that it starts with; `nil` for the first screen.
  public var start: String?
  /// How the stage shows it.
  public var axes: StageAxes
  /// How the device is held at the launch.
  public var orientation: Orientation

  /// What is set in a run of a prototype.
  public init(_ prototype: Prototype, orientation: Orientation) {
    device = prototype.device
    era = prototype.era
    language = prototype.language
    axes = prototype.axes
    self.orientation = orientation
    switch prototype.start {
    case .screen(let screen): start = prototype.name(of: screen)
    case .dialog(let dialog): start = prototype.name(of: dialog)
    case nil: start = nil
    }
  }

  /// A document as it is set.
  ///
  /// What it does not have any more, as a screen or a language, is not set.
  public func applied(to document: Prototype) -> Prototype {
    var prototype = document.localized(language)
    (prototype.device, prototype.era, prototype.axes) = (device, era, axes)
    guard let start else { return prototype }
    if let screen = prototype.screen(named: start) {
      prototype.start = .screen(screen)
    } else if let dialog = prototype.dialog(named: start) {
      prototype.start = .dialog(dialog)
    }
    return prototype
  }
}
