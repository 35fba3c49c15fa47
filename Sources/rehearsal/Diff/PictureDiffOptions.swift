import ArgumentParser
import Film
import Session
import Texts

/// Options of a comparison of two folders of pictures, and the comparison.
struct PictureDiffOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, html }

  @Option(
    help: ArgumentHelp(
      tr(
        "How much pictures may differ: a step of a colour up to 255, a part of the pixels such as 0.5%, or both with a comma."
      ), valueName: "tolerance"),
    transform: {
      guard let tolerance = PictureTolerance($0) else {
        throw ValidationError(
          tr("a step of a colour is 0 to 255, a part of the pixels 0% to 100%"))
      }
      return tolerance
    })
  var tolerance: PictureTolerance?

  @Option(
    help: ArgumentHelp(
      tr("How to print what differs between pictures: text, json or html; else text."),
      valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format: Format?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      tr("The file to write what differs between pictures to; else standard output."),
      valueName: "file"),
    completion: .file())
  var output: String?

  /// Refuses what is for folders only.
  func checkWithoutFolders() throws {
    let given = [
      ("--tolerance", tolerance != nil), ("--format", format != nil), ("--output", output != nil),
    ]
    guard let first = given.first(where: \.1) else { return }
    throw ValidationError(
      tr("“{option}” is for two folders of pictures", ["option": first.0]))
  }

  /// Compares two folders.
  ///
  /// - Throws: an exit with 1 where something differs, 65 where a picture can't be shown, 66 where a
  ///   folder can't be read, and 73 where the output can't be written.
  func compare(_ old: String, _ new: String) throws {
    try OutputFile.check(output, inputs: [])
    let folders: PictureFolders
    do throws(FileProblem) {
      folders = try PictureFolders(
        old, new, tolerance ?? PictureTolerance(), keepsFiles: format == .html)
    } catch {
      Output.diagnose(error.message)
      throw ExitStatus.noInput
    }
    if folders.isEmpty {
      Output.diagnose(
        tr(
          "Neither “{old}” nor “{new}” has a PNG picture.",
          ["old": FileName.text(old), "new": FileName.text(new)]))
      throw ExitStatus.noInput
    }
    let report = PictureDiffReport(folders, FileName.text(old), FileName.text(new))
    let text =
      switch format ?? .text {
      case .text: report.text
      case .json: report.json
      case .html: report.html
      }
    if let output, output != "-" {
      do throws(FileProblem) {
        try FileWriter.write(Array(text.utf8), to: output)
      } catch {
        Output.diagnose("\(FileName.text(output)): \(error.message)")
        throw ExitStatus.cannotWrite
      }
      if format == .html { Output.result(report.text) }
    } else {
      Output.result(text)
    }
    if folders.hasUnreadable { throw ExitStatus.badDocument }
    if !folders.isSame { throw ExitStatus.failed }
  }
}
