import DialogModel
import DialogSimulator
import EventLog
import Film
import Gtk
import Session
import Stage
import Texts
import WindowWords

/// Makes the page of a run: its pictures and its log.
@MainActor
enum ReplayPages {
  /// The quality of a picture of a movement, or of one character of many.
  private static let between: Float = 80

  /// The page as a file.
  ///
  /// - Parameters:
  ///   - notes: whether it has what the presenter reads.
  ///   - hasCalls: whether it has the calls.
  ///   - tell: called with how many of how many pictures are drawn.
  static func file(
    _ source: FilmSource.Source, _ studio: FilmStudio,
    heading: Heading, notes: Bool,
    calls hasCalls: Bool,
    tell: (Int, Int) -> Void
  ) async throws(GLibError) -> [UInt8] {
    let run = source.run
    let calls = run.rows.indices.filter { run.rows.isListed(at: $0) }
    let scenes = run.storyboard().scenes
    let beats = FilmBeats(run.script, calls: calls, scenes).all
    var (pictures, shown, last) = ([[UInt8]](), [ReplayPage.Beat](), [UInt32]())
    /// The page's beat of each beat of the film: those that look alike are one.
    var places: [Int] = []
    for (number, beat) in beats.enumerated() {
      tell(number, beats.count)
      let moment = Double(beat.shown)
      let picture = await studio.picture(at: moment)
      let colours = picture.colours
      let isNew = colours != last
      if isNew {
        // About half of what a PNG has.
        if let exact = picture.webP() {
          // What is between the pictures that sum up may lose a little.
          let lossy = beat.isMain ? nil : picture.webP(quality: between)
          pictures.append(lossy.map { $0.count < exact.count ? $0 : exact } ?? exact)
        } else {
          pictures.append(try picture.png())
        }
        last = colours
      }
      if isNew || beat.isMain {
        shown.append(
          ReplayPage.Beat(
            time: beat.time, said: beat.scene.map { scenes[$0].time } ?? beat.time,
            picture: pictures.count - 1, caption: caption(of: beat, scenes, run),
            isMain: beat.isMain))
      }
      places.append(shown.count - 1)
    }
    var lines = Lines(run, source.prototype, notesOfSteps: notes)
    let page = ReplayPage(
      title: heading.title, subtitle: heading.parts, author: heading.author,
      introduction: notes ? run.introduction : nil, language: source.prototype.language,
      length: run.script.length, pictures: pictures,
      size: (width: studio.size.width, height: studio.size.height), beats: shown,
      lines: lines.all(calls: hasCalls) { row, isInput in
        let time = run.script.start(ofRow: row)
        let act = isInput ? run.script.acts.firstIndex { $0.row == row } : nil
        let place =
          beats.firstIndex { act != nil && $0.act == act } ?? beats.lastIndex { $0.time <= time }
        return places[place ?? 0]
      })
    return Array(page.html(digest: digest).utf8)
  }

  /// What is said at a beat: of a call the result of the act before it, even where the next one is
  /// about to be done.
  private static func caption(
    of beat: FilmBeats.Beat, _ scenes: [Storyboard.Scene], _ run: FilmRun
  ) -> String {
    if let scene = beat.scene, scenes[scene].sight != nil {
      return run.caption(of: scenes[scene], isLast: false)
    }
    let moment = Double(beat.shown)
    guard beat.act == nil, beat.shown > 0 else { return run.caption(at: moment) }
    return run.caption(at: moment, during: run.script.act(at: moment - 1))
  }

  static func digest(_ text: String) -> [UInt8] { SHA256.bytes(of: text) }

  /// The lines of the log.
  @MainActor
  struct Lines {
    private let run: FilmRun
    private let text: RowText
    private let client: ClientName
    private let notes: [(row: Int, text: String)]
    private var number = 0

    /// - Parameter notesOfSteps: whether inputs have what the presenter reads about their steps.
    init(_ run: FilmRun, _ prototype: Prototype, notesOfSteps: Bool = false) {
      (self.run, text, client) = (run, RowText(prototype), ClientName(prototype))
      notes = notesOfSteps ? run.stepNotes : []
    }

    /// - Parameters:
    ///   - calls: whether calls are among them.
    ///   - beat: the beat of a row, which may be an input.
    mutating func all(calls: Bool = true, _ beat: (Int, Bool) -> Int) -> [ReplayPage.Line] {
      var lines: [ReplayPage.Line] = []
      for (place, row) in run.rows.enumerated() {
        switch row.content {
        case .input(let input, let title, _):
          lines.append(
            ReplayPage.Line(
              beat: beat(place, true), milliseconds: row.time.milliseconds,
              text: OneLine.text(text.heading(input, title)),
              note: notes.first { $0.row == place }?.text ?? run.notes[place]))
        case .call(let selector, let argument, let returned) where calls:
          number += 1
          let arguments = CallText.arguments(argument)
          let answer =
            ActivityWords.returned(argument) ?? returned.map { $0 ? "YES" : "NO" }
          let kind = RowKind(selector)
          lines.append(
            ReplayPage.Line(
              beat: beat(place, false), milliseconds: row.time.milliseconds,
              text: arguments.isEmpty ? selector.name : "\(selector.name) \(arguments)",
              call: ReplayPage.Call(
                number: number, kind: CallText.nature(selector.nature), style: "\(kind)",
                target: client.name(of: row.target),
                returned: answer),
              note: run.notes[place]))
        default: break
        }
      }
      return lines
    }
  }
}
