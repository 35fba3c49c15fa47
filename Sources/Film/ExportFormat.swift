import Texts

/// The kinds of files that a run can be exported as.
public enum ExportFormat: String, CaseIterable, Sendable {
  case gif, webp, html, pdf, svg, png, mp4

  /// What of a run it shows.
  public enum Kind: Sendable {
    /// Every moment.
    case film
    /// The moments that are worth a picture, beside the log.
    case page
    /// A page for each thing that a person does.
    case board
    /// Every dialog of the document, whatever the run shows.
    case sheet
  }

  /// What of a run it shows.
  public var kind: Kind {
    switch self {
    case .gif, .webp, .mp4: .film
    case .html: .page
    case .pdf, .svg: .board
    case .png: .sheet
    }
  }

  /// Its name, as `GIF`.
  public var name: String {
    switch self {
    case .webp: "WebP"
    default: rawValue.uppercased()
    }
  }

  /// What it is good for, in a few words.
  public var summary: String {
    switch self {
    case .gif: tr("Film that plays everywhere")
    case .webp: tr("Film, about half the size")
    case .html: tr("Page: pictures, log, scrub bar")
    case .mp4: tr("Film for video programs, by ffmpeg")
    case .pdf: tr("Storyboard, one beat a page")
    case .svg: tr("Storyboard to edit further")
    case .png: tr("Every dialog, in every look")
    }
  }

  /// What can be chosen for it.
  public var options: Set<ExportOption> {
    switch kind {
    case .film: Set(ExportOption.allCases).subtracting([.paper, .notes, .comparisons])
    case .page: [.look, .scale, .frame, .marks, .longestWait]
    case .sheet: [.look, .scale, .comparisons]
    case .board: [.look, .frame, .marks, .longestWait, .paper, .notes]
    }
  }

  /// What the name of a file ends in, without the dot.
  public var ending: String { rawValue }

  /// Whether a file that begins with these bytes can be of this format.
  public func isLikely(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .html: bytes.starts(with: "<!DOCTYPE html>".utf8)
    case .webp: bytes.starts(with: "RIFF".utf8)
    case .gif: bytes.starts(with: "GIF8".utf8)
    case .mp4: bytes.dropFirst(4).starts(with: "ftyp".utf8)
    case .pdf: bytes.starts(with: "%PDF-".utf8)
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case .svg: bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<svg".utf8)
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
  /// Whether the presenter's notes are beside their steps.
  case notes
  /// What is compared on a sheet of dialogs.
  case comparisons
}
