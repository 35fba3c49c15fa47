import Texts

/// What is exported: a format, and what the file shows.
public struct ExportProduct: Hashable, Sendable {
  /// What a file shows.
  public enum Subject: Hashable, Sendable {
    /// What happens in a run.
    case run
    /// One moment of a run.
    case moment
    /// Every dialog of the document, whatever a run shows.
    case dialogs
    /// Every way through the prototype.
    case ways
  }

  /// How a file shows it.
  public enum Kind: Sendable {
    /// Every moment of a run.
    case film
    /// The moments of a run that are worth a picture, apart from the log.
    case page
    /// Pages with a picture for each beat.
    case board
    /// One picture for each of them, on one sheet.
    case beats
    /// One picture.
    case picture
    /// A picture of every dialog, on one sheet.
    case sheet
    /// Each state in which nothing moves, with what leads to others.
    case tappable
    /// A cover, the map, each dialog, the fewest ways that show all, and what is wrong.
    case book
  }

  /// The format.
  public let format: ExportFormat
  /// What the file shows.
  public let subject: Subject

  /// A format with what the file shows.
  public init(_ format: ExportFormat, _ subject: Subject = .run) {
    (self.format, self.subject) = (format, subject)
  }

  /// How it is shown; `nil` where the format can't show it.
  public var kind: Kind? {
    switch (subject, format) {
    case (.run, .gif), (.run, .webp), (.run, .mp4): .film
    case (.run, .html): .page
    case (.run, .pdf), (.run, .svg): .board
    case (.run, .png): .beats
    case (.moment, .png), (.moment, .pdf), (.moment, .svg): .picture
    case (.dialogs, .png), (.dialogs, .pdf), (.dialogs, .svg): .sheet
    case (.ways, .html): .tappable
    case (.ways, .pdf): .book
    default: nil
    }
  }

  /// What it is good for, in a few words.
  public var summary: String {
    switch (kind, format) {
    case (.film, .gif): tr("Film that plays everywhere")
    case (.film, .webp): tr("Film, about half the size")
    case (.film, _): tr("Film for video programs, by ffmpeg")
    case (.page, _): tr("Page: pictures, log, scrub bar")
    case (.board, .pdf): tr("Storyboard in pages to print")
    case (.board, _): tr("Storyboard to edit further")
    case (.beats, _): tr("A picture of each beat")
    case (.picture, .png): tr("Picture for everything")
    case (.picture, .pdf): tr("Picture to print, sharp at any size")
    case (.picture, _): tr("Picture to edit further")
    case (.sheet, .png): tr("Sheet of every dialog")
    case (.sheet, .pdf): tr("Sheet in pages to print")
    case (.sheet, _): tr("Sheet to edit further")
    case (.tappable, _): tr("Page to tap through, alone")
    case (.book, _): tr("Flow book, to print and sign")
    case (nil, _): ""
    }
  }

  /// What can be chosen for it.
  public var options: Set<ExportOption> {
    switch kind {
    case .film: [.look, .scale, .frame, .marks, .captions, .speed, .rate, .longestWait]
    case .page: [.look, .scale, .frame, .marks, .longestWait, .notes, .calls, .words]
    case .board:
      Set([.look, .frame, .marks, .longestWait, .paper, .notes, .calls, .words, .beats])
        .union(format == .svg ? [.ground] : [])
    case .beats: [.look, .scale, .frame, .marks, .captions, .longestWait, .words, .ground]
    case .picture: format == .png ? [.look, .scale, .frame] : [.look, .frame]
    case .sheet:
      switch format {
      case .png: [.look, .scale, .comparisons, .words, .ground]
      case .svg: [.look, .comparisons, .words, .ground]
      default: [.look, .comparisons, .words, .paper]
      }
    case .book: [.look, .paper]
    case .tappable: [.look, .scale, .frame, .calls]
    case nil: []
    }
  }
}

/// What can be chosen for a file that shows a run.
public enum ExportOption: String, CaseIterable, Sendable {
  /// The look of the prototype, and whether it is dark.
  case look
  /// Pixels per point.
  case scale
  /// Whether the device is drawn around the screen.
  case frame
  /// Whether taps and keys are marked.
  case marks
  /// Whether a band says what happens.
  case captions
  /// How fast it plays.
  case speed
  /// Pictures per second.
  case rate
  /// How long a wait is shown as a whole.
  case longestWait
  /// The size of pages.
  case paper
  /// Whether the presenter's notes are next to their steps.
  case notes
  /// Whether the calls are there.
  case calls
  /// What is compared on a sheet of dialogs, and whether that crosses.
  case comparisons
  /// The title, who made it, and when.
  case words
  /// Whether there is a ground behind pictures and texts.
  case ground
  /// How many beats a page has.
  case beats
}
