import CGtkBridge

/// A row of the event log's list: its texts and how they are drawn.
public struct LogListRow: Sendable, Hashable {
  /// How the row is laid out.
  public enum Kind: Sendable, Hashable {
    /// A call: a target, a selector, arguments.
    case call
    /// An input: a bold title across target and call, on the background of the group.
    case heading
    /// A dim sentence across target and call.
    case step
    /// A sentence that is not dim: the explanation below a broken rule.
    case remark
    /// A dim sentence below a dashed line, only as the last row; it cannot be selected.
    case wait
    /// A dim sentence on hatched ground, for rows that were left; it can be unfolded.
    case left
  }

  /// The background of the row; every case but `plain` has a mark at the left edge.
  public enum Ground: Sendable, Hashable {
    /// The background of the log, or of the group.
    case plain
    /// A rule is broken, or something was refused.
    case broken
    /// The run waits at this call.
    case held
  }

  /// The text at the right end, which is never cut.
  public enum Trailing: Sendable, Hashable {
    /// The returned value, after an arrow.
    case value(String)
    /// The word for YES, after an arrow, in its colour.
    case yes(String)
    /// The word for NO, after an arrow, in its colour.
    case no(String)
    /// A dim note.
    case note(String)
    /// A bold note in the accent colour.
    case accent(String)
    /// A link; a click on it activates the row.
    case link(String)
  }

  /// The flag of a breakpoint, in the place of the number.
  public enum Flag: Sendable, Hashable {
    case none
    /// The run stops there.
    case armed
    /// The run passes it.
    case disarmed
  }

  /// The triangle of a heading.
  public enum Triangle: Sendable, Hashable {
    /// The heading has no rows.
    case none
    /// The rows of the heading follow.
    case expanded
    /// The rows of the heading are hidden.
    case collapsed
  }

  /// How the row is laid out.
  public var kind: Kind
  /// The number in the log; in a heading it is only read aloud (as "expanded").
  public var number: String
  /// The time in milliseconds, with digits grouped.
  public var milliseconds: String
  /// The milliseconds since the previous row.
  public var delta: String
  /// The glyph before the target.
  public var glyph: LogGlyph
  /// A word for the glyph, for assistive technology.
  public var glyphName: String
  /// The receiver of the call, by its id; it is cut at its start.
  public var target: String
  /// What people see of the receiver, with the id dim behind it; empty for none.
  public var title = ""
  /// The selector of a call as Pango markup, or the plain text of any other row.
  ///
  /// In the markup `<span alpha="1%">` means the dim colour. A selector that does not fit is
  /// shortened in its middle, and a tooltip shows it whole.
  public var call: String
  /// The arguments of the call as plain text: bold, after the selector, never cut.
  public var arguments: String
  /// The text at the right end.
  public var trailing: Trailing?
  /// The background of the row.
  public var ground: Ground
  /// Whether the heading can be folded.
  public var triangle: Triangle
  /// Whether the whole row is dim, because it is no longer on the stage or not yet.
  public var isDim: Bool
  /// Whether the call is bold.
  public var isBold: Bool
  /// Whether a person has pinned the row, which has a ribbon then.
  public var isPinned = false
  /// The flag of a breakpoint.
  public var flag = Flag.none
  /// A value that was logged afterwards, after the arguments.
  public var chip = ""
  /// What became of the call in the platform of today; empty where nothing is known of it.
  public var today = ""
  /// Whether the row is among others that were left.
  public var isIndented = false

  /// Makes a row; omitted texts are empty.
  public init(
    kind: Kind, number: String = "", milliseconds: String = "", delta: String = "",
    glyph: LogGlyph = .none, glyphName: String = "", target: String = "", call: String = "",
    arguments: String = "", trailing: Trailing? = nil, ground: Ground = .plain,
    triangle: Triangle = .none, isDim: Bool = false, isBold: Bool = false
  ) {
    self.kind = kind
    self.number = number
    self.milliseconds = milliseconds
    self.delta = delta
    self.glyph = glyph
    self.glyphName = glyphName
    self.target = target
    self.call = call
    self.arguments = arguments
    self.trailing = trailing
    self.ground = ground
    self.triangle = triangle
    self.isDim = isDim
    self.isBold = isBold
  }
}

extension LogListRow {
  /// Writes the row to the memory that the list passes; texts are copied.
  func fill(_ out: UnsafeMutablePointer<RehearsalLogRow>) {
    out.pointee.kind = kind.c
    out.pointee.ground = ground.c
    out.pointee.triangle = triangle.c
    out.pointee.glyph = glyph.c
    out.pointee.dim = isDim
    out.pointee.bold = isBold
    out.pointee.pinned = isPinned
    out.pointee.indented = isIndented
    out.pointee.flag = flag.c
    let texts = [
      (REHEARSAL_LOG_NUMBER, number), (REHEARSAL_LOG_TIME, milliseconds),
      (REHEARSAL_LOG_DELTA, delta), (REHEARSAL_LOG_KIND, glyphName),
      (REHEARSAL_LOG_TARGET, target), (REHEARSAL_LOG_CALL, call),
      (REHEARSAL_LOG_ARGUMENTS, arguments), (REHEARSAL_LOG_CHIP, chip),
      (REHEARSAL_LOG_TITLE, title), (REHEARSAL_LOG_TODAY, today),
    ]
    for (which, text) in texts where !text.isEmpty { rehearsal_log_row_set_text(out, which, text) }
    if let (look, text) = trailing?.c {
      out.pointee.returned = look
      rehearsal_log_row_set_text(out, REHEARSAL_LOG_RETURNED, text)
    }
  }
}

extension LogListRow.Kind {
  fileprivate var c: RehearsalLogRowKind {
    switch self {
    case .call: REHEARSAL_LOG_CALL_ROW
    case .heading: REHEARSAL_LOG_HEADING
    case .step: REHEARSAL_LOG_STEP
    case .remark: REHEARSAL_LOG_REMARK
    case .wait: REHEARSAL_LOG_WAIT
    case .left: REHEARSAL_LOG_LEFT
    }
  }
}

extension LogListRow.Flag {
  fileprivate var c: RehearsalLogFlag {
    switch self {
    case .none: REHEARSAL_LOG_NO_FLAG
    case .armed: REHEARSAL_LOG_ARMED
    case .disarmed: REHEARSAL_LOG_DISARMED
    }
  }
}

extension LogListRow.Ground {
  fileprivate var c: RehearsalLogGround {
    switch self {
    case .plain: REHEARSAL_LOG_PLAIN
    case .broken: REHEARSAL_LOG_BROKEN
    case .held: REHEARSAL_LOG_HELD
    }
  }
}

extension LogListRow.Triangle {
  fileprivate var c: RehearsalLogTriangle {
    switch self {
    case .none: REHEARSAL_LOG_NO_TRIANGLE
    case .expanded: REHEARSAL_LOG_EXPANDED
    case .collapsed: REHEARSAL_LOG_COLLAPSED
    }
  }
}

extension LogListRow.Trailing {
  /// The text.
  public var text: String { c.1 }

  fileprivate var c: (RehearsalLogReturned, String) {
    switch self {
    case .value(let text): (REHEARSAL_LOG_VALUE, text)
    case .yes(let text): (REHEARSAL_LOG_YES, text)
    case .no(let text): (REHEARSAL_LOG_NO, text)
    case .note(let text): (REHEARSAL_LOG_NOTE, text)
    case .accent(let text): (REHEARSAL_LOG_ACCENT, text)
    case .link(let text): (REHEARSAL_LOG_LINK, text)
    }
  }
}
