import DialogModel
import DialogSimulator
import Export
import Film
import Texts

/// The size of a file that the dialog offers, with what it depends on.
struct ExportSize {
  let format: ExportFormat
  /// In bytes; `nil` where it is not known, or not found out yet.
  var bytes: Int?
  /// Whether it has been found out.
  var isKnown = false

  private let subject: ExportSubject
  private let setting: FilmSetting
  private let language: String?
  private let device: Prototype.Device?
  /// The length of the film and the number of rows: while the dialog is open the run may go on.
  private let run: [Int]

  @MainActor
  init(_ format: ExportFormat, _ dialog: ExportDialog, of source: FilmSource.Source) {
    (self.format, subject, setting) = (format, dialog.subject, dialog.setting(of: format))
    (language, device) = (dialog.options.language, dialog.options.device)
    run = [source.run.script.length, source.run.rows.count]
  }

  /// Whether both are films of the same pictures.
  func isOfSamePictures(as other: ExportSize) -> Bool {
    let films: [ExportFormat] = [.gif, .webp]
    return films.contains(format) && films.contains(other.format) && subject.exported == .run
      && setting == other.setting
  }

  /// Whether it is the size of the same file.
  func isAlike(_ other: ExportSize) -> Bool {
    format == other.format && subject == other.subject && setting == other.setting
      && language == other.language && device == other.device && run == other.run
  }
}

extension FilmSource.Source {
  /// How many inputs and calls it has, and how long it is.
  func particulars(of subject: ExportSubject) -> String {
    if subject == .dialogs {
      return SheetParts.words(document ?? prototype).listed()
    }
    if subject == .ways { return "" }
    if case .moment(let simulator) = shows {
      return tr(
        "{seconds} s", ["seconds": Storyboard.seconds(simulator.state.now.milliseconds)])
    }
    let acts = run.script.acts.count
    var calls = run.rows.indices.count { run.rows.isListed(at: $0) }
    if case .calls(let range) = subject { calls = range.count }
    let tenths = run.script.length / 100
    return [
      ntr("one input", "{n} inputs", acts), ntr("one call", "{n} calls", calls),
      tr("{seconds} s", ["seconds": "\(tenths / 10).\(tenths % 10)"]),
    ].listed()
  }
}
