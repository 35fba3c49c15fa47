import DialogSimulator
import Film
import Gtk
import Stage

// What the dialog shows of a file before it is made.

extension ExportWriter {
  /// The pages of a file; `nil` for one that plays.
  func pages(_ format: ExportFormat) -> SharePreview.Pages? {
    switch product(format).kind {
    case .film, .page, nil: return nil
    case .board:
      let board = board(format)
      return SharePreview.Pages(count: board.count) { try await board.picture($0) }
    case .beats, .sheet, .picture:
      return SharePreview.Pages(count: 1) { [self] _ in try await whole(format) }
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
