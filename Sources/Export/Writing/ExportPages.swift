import DialogSimulator
public import Film
public import Gtk
import Stage

// What the dialog shows of a file before it is made.

/// The pages of a file, or its only picture.
public struct ExportPages {
  /// How many there are.
  public let count: Int
  /// Draws one by its 0-based number, at one pixel per point.
  public let draw: @MainActor (Int) async throws -> Picture
}

extension ExportWriter {
  /// The pages of a file; `nil` for one that plays.
  public func pages(_ format: ExportFormat) -> ExportPages? {
    switch product(format).kind {
    case .film, .page, .tappable, .book, nil: return nil
    case .board:
      let board = board(format)
      return ExportPages(count: board.count) { try await board.picture($0) }
    case .sheet where format == .pdf:
      guard let sheet = try? sheetPages() else { fallthrough }
      return ExportPages(count: sheet.count) { try await sheet.picture($0) }
    case .beats, .sheet, .picture:
      return ExportPages(count: 1) { [self] _ in try await whole(format) }
    }
  }

  /// The picture of a file that is one.
  private func whole(_ format: ExportFormat) async throws -> Picture {
    // It is shown small.
    var small = setting
    small.shot.scale = 1
    let writer = ExportWriter(
      source, small, scenario: names.scenario, document: names.document, pictures: pictures)
    switch product(format).kind {
    case .sheet: return try await writer.sheet().picture { _, _ in }
    case .beats: return try await writer.beats().picture { _, _ in }
    default: return try await writer.shownMoment()
    }
  }
}
