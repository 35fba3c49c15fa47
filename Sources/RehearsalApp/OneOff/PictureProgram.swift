import DialogModel
import DialogSimulator
import Export
import Glibc
import Gtk
import PrototypeFile
import Scenario
import Session
import Stage
import Texts
import Workbench

extension RehearsalApp {
  /// Draws a picture in a separate process, whatever windows are open.
  ///
  /// - Returns: the exit status.
  static func draw(_ picture: PictureRequest, _ request: DocumentRequest) -> Int32 {
    guard opensForPictures() else { return 69 }
    guard joinMainQueue() else { return 70 }
    guard let (prototype, simulator) = performed(picture.moment, of: request) else { return 65 }
    let job = PictureJob(picture)
    let images = Pictures(
      of: prototype, document: request.file, in: request.documentFolder)
    images.read { _ in
      for problem in images.problems {
        complain("\(FileName.text(problem.name)): \(problem.reason)")
      }
      job.draw(simulator, images.source)
    }
    if job.status == nil { MainLoop.run() }
    return job.status ?? 70
  }

  /// Opens the display for a picture that is the same on every screen, without assistive technology.
  static func opensForPictures() -> Bool {
    Application.setName(id: id, name: tr("Rehearsal"))
    for (name, value) in [("GDK_SCALE", "1"), ("GDK_DPI_SCALE", "1"), ("NO_AT_BRIDGE", "1")] {
      setenv(name, value, 1)
    }
    unsetenv("GTK_THEME")
    guard opensDisplay() else { return false }
    Settings.standard.makeLettersAlike()
    loadIcons()
    return true
  }

  /// Writes a picture to a path, or to standard output.
  ///
  /// - Returns: the exit status.
  static func write(_ picture: Picture, to place: String) -> Int32 {
    do {
      return write(try picture.png(), to: place)
    } catch {
      complain("\(error)")
      return 73
    }
  }

  /// Writes the bytes of a file to a path, or to standard output.
  ///
  /// - Returns: the exit status.
  static func write(_ bytes: [UInt8], to place: String) -> Int32 {
    guard place != "-" else {
      do {
        try DescriptorWriter.write(bytes, to: STDOUT_FILENO)
      } catch {
        if !error.isBrokenPipe { complain(error.lineAboutOutput) }
        return 74
      }
      return 0
    }
    do {
      try FileWriter.write(bytes, to: place)
    } catch {
      complain("\(FileName.text(place)): \(error.message)")
      return 73
    }
    return 0
  }

  /// The document at the moment of a picture; `nil` after saying why there is none.
  private static func performed(
    _ moment: PictureMoment, of request: DocumentRequest
  ) -> (Prototype, Simulator)? {
    do {
      let bytes =
        if let text = request.text { Array(text.utf8) } else {
          try FileReader.read(request.file ?? "")
        }
      let result = DocumentReader(in: request.documentFolder).load(bytes)
      guard let document = result.prototype else {
        complain(tr("the document has errors"))
        return nil
      }
      let script = try moment.script(in: document)
      let prototype = request.applied(
        to: document.applying(script, language: request.language))
      var commands = CommandSetting(folder: ".")
      if let file = request.file {
        commands.recordings = Recordings(beside: file, of: prototype).played
      }
      return (prototype, try moment.run(in: prototype, commands: commands))
    } catch let failure as PictureMoment.Failure {
      // The command line has tried it already; the document was changed since.
      complain(failure.message(in: Prototype()))
    } catch let problem as FileProblem {
      complain(problem.message)
    } catch {
      complain("\(error)")
    }
    return nil
  }
}

/// Draws one picture, writes it, and ends the main loop.
@MainActor
private final class PictureJob {
  /// The exit status; `nil` as long as there is none.
  private(set) var status: Int32?
  private let request: PictureRequest

  init(_ request: PictureRequest) { self.request = request }

  func draw(_ simulator: Simulator, _ pictures: PictureSource) {
    if let format = VectorFile.Format(nameOf: request.output) {
      return Stage.drawShapes(
        request.shot, of: simulator, pictures: pictures
      ) { [self] in
        end($0, as: format, simulator.prototype)
      }
    }
    Stage.draw(request.shot, of: simulator, pictures: pictures) { [self] picture in
      let small = request.longestSide.map { side in picture?.fitting(side, side) } ?? picture
      status = small.map { RehearsalApp.write($0, to: request.output) } ?? 65
      if picture == nil { RehearsalApp.complain(tr("no dialog shows")) }
      MainLoop.quit()
    }
  }

  private func end(_ shapes: Stage.Shapes?, as format: VectorFile.Format, _ prototype: Prototype) {
    defer { MainLoop.quit() }
    guard let shapes else {
      RehearsalApp.complain(tr("no dialog shows"))
      status = 65
      return
    }
    do {
      let title = OneLine.text(prototype.title ?? FileName.lastText(of: request.output))
      status = RehearsalApp.write(
        try VectorFile.file(
          format, (shapes.width, shapes.height), title: title, shapes.draw), to: request.output)
    } catch {
      RehearsalApp.complain("\(error)")
      status = 70
    }
  }
}
