import CGtkBridge

/// The glyphs of the log's rows: each has its own shape, and a colour for light and for dark.
public enum LogGlyph: Sendable, Hashable, CaseIterable {
  case none, will, did, asks, clicked, step, input, play, held, warning, clock, home, keyboard
  case file, branch

  var c: RehearsalGlyph {
    switch self {
    case .none: REHEARSAL_GLYPH_NONE
    case .will: REHEARSAL_GLYPH_WILL
    case .did: REHEARSAL_GLYPH_DID
    case .asks: REHEARSAL_GLYPH_ASKS
    case .clicked: REHEARSAL_GLYPH_CLICKED
    case .step: REHEARSAL_GLYPH_STEP
    case .input: REHEARSAL_GLYPH_INPUT
    case .play: REHEARSAL_GLYPH_PLAY
    case .held: REHEARSAL_GLYPH_HELD
    case .warning: REHEARSAL_GLYPH_WARNING
    case .clock: REHEARSAL_GLYPH_CLOCK
    case .home: REHEARSAL_GLYPH_HOME
    case .keyboard: REHEARSAL_GLYPH_KEYBOARD
    case .file: REHEARSAL_GLYPH_FILE
    case .branch: REHEARSAL_GLYPH_BRANCH
    }
  }
}

/// The set of colours for the log's list and its glyphs.
public enum LogLook: Sendable, Hashable {
  case light, dark, lightContrast, darkContrast

  /// The colours for a dark or a light background, with high contrast if the desktop's theme has
  /// it.
  @MainActor public init(isDark: Bool, theme: String) {
    let contrast = theme.hasPrefix("HighContrast")
    self = isDark ? (contrast ? .darkContrast : .dark) : (contrast ? .lightContrast : .light)
  }

  /// Whether the colours are for a dark background.
  public var isDark: Bool { self == .dark || self == .darkContrast }

  var c: RehearsalLook {
    switch self {
    case .light: REHEARSAL_LOOK_LIGHT
    case .dark: REHEARSAL_LOOK_DARK
    case .lightContrast: REHEARSAL_LOOK_LIGHT_CONTRAST
    case .darkContrast: REHEARSAL_LOOK_DARK_CONTRAST
    }
  }
}

extension Painter {
  /// Draws a glyph of the log with its middle at x, y; it is 14 high and wide at scale 1.
  public func draw(
    _ glyph: LogGlyph, x: Double, y: Double, scale: Double = 1, look: LogLook = .light,
    isDim: Bool = false
  ) {
    rehearsal_glyph_draw(cairo, glyph.c, look.c, isDim, x, y, scale)
  }
}
