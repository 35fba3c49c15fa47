public import Film
import Texts

// What is too long to be drawn, found out before anything is.

extension FilmSetting {
  /// How many pictures a film of a script has.
  func pictureCount(of script: FilmScript) -> Int {
    FrameTimes.count(of: script.length, rate: rate, speed: speed)
  }

  /// The moment of a picture in the script, in milliseconds.
  func moment(of place: Int) -> Double {
    FrameTimes.moment(of: place, rate: rate, speed: speed)
  }
}

extension ExportWriter {
  /// The longest film, in pictures; what shows a run in another way is as long at most.
  static let mostPictures = 20_000

  /// Why a run is too long for a format; `nil` where it is not.
  public func refusal(of format: ExportFormat) -> ExportFailure? {
    switch product(format).kind {
    case .film, .page, .board, .beats: break
    case .picture, .sheet, .tappable, .book, nil: return nil
    }
    let count = setting.pictureCount(of: source.run.script)
    guard count > ExportWriter.mostPictures else { return nil }
    return ExportFailure(
      message: tr(
        "As a film, the run would have {n} pictures, and at most {most} are made; let it show fewer calls, or shorten its waits (“--longest-wait”).",
        ["n": String(count), "most": String(ExportWriter.mostPictures)]), status: 65)
  }

  /// Refuses formats for which the run is too long.
  public func check(_ formats: [ExportFormat]) throws(ExportFailure) {
    for format in formats {
      if let refusal = refusal(of: format) { throw refusal }
    }
  }
}
