import DialogModel
import Gtk
import Session
import Texts
import Workbench

/// Performs built-in activities for a window, if the person has allowed it.
///
/// A composer is drawn on the stage and sends nothing; no data leaves the computer.
@MainActor
final class ActivityController {
  /// Called with an error message for the person.
  var onProblem: (@MainActor (String) -> Void)?

  private unowned let window: Window

  init(over window: Window) { self.window = window }

  /// Performs an activity of a document in a folder, and reports its end to a run.
  func perform(_ live: LiveActivity, in folder: DocumentFolder, _ session: Session) {
    let picker = live.picker
    let end: @MainActor (Bool) -> Void = { [weak session] completed in
      session?.send(live.end(completed: completed))
    }
    switch live.activity {
    // Started later, because the change that led here is not finished.
    case .copyToPasteboard:
      MainLoop.idle { [weak self] in
        self?.copy(picker, folder, end)
        return false
      }
    case .print: print(picker, folder, end)
    case .saveToCameraRoll: save(picker, folder, end)
    case .postToFacebook, .postToTwitter, .postToWeibo, .message, .mail, .assignToContact: break
    }
  }

  // MARK: Activities

  /// Copies texts and addresses as one text; if there are none, copies the first picture.
  private func copy(
    _ picker: ActivityPicker, _ folder: DocumentFolder, _ end: @escaping @MainActor (Bool) -> Void
  ) {
    let texts = picker.items.compactMap { item in
      switch item {
      case .text(let text), .url(let text): text
      case .image, .file: nil
      }
    }
    if !texts.isEmpty {
      Clipboard.setText(texts.joined(separator: "\n"))
      return end(true)
    }
    readPictures(picker, folder) { pictures in
      if let picture = pictures.first { Clipboard.setPicture(picture) }
      end(true)
    }
  }

  /// Prints each picture on one page; a file is printed as its name, with its content if that is
  /// text.
  private func print(
    _ picker: ActivityPicker, _ folder: DocumentFolder, _ end: @escaping @MainActor (Bool) -> Void
  ) {
    let files = picker.items.compactMap { item in
      if case .file(let name) = item { name } else { nil }
    }
    readPictures(picker, folder) { [weak self] pictures in
      Errand.run({ files.compactMap { ActivityController.text(of: $0, in: folder) } }) { texts in
        self?.print(pictures, texts, end)
      }
    }
  }

  /// The beginning of a file; `nil` if it can't be read.
  private nonisolated static func text(of name: String, in folder: DocumentFolder) -> String? {
    (try? folder.read(name)).map { String(decoding: $0.prefix(20_000), as: UTF8.self) }
  }

  private func print(
    _ pictures: [Picture], _ texts: [String], _ end: @escaping @MainActor (Bool) -> Void
  ) {
    let job = PrintOperation(name: tr("Rehearsal"), pages: pictures.count + texts.count) {
      painter, page, size in
      if pictures.indices.contains(page) {
        painter.fit(pictures[page], into: size)
      } else if texts.indices.contains(page - pictures.count) {
        painter.write(texts[page - pictures.count], into: size)
      }
    }
    job.show(over: window) { [weak self] result in
      if case .failed(let reason) = result { self?.onProblem?(reason) }
      if case .printed = result { end(true) } else { end(false) }
    }
  }

  /// Copies the pictures into a folder that the person chooses.
  private func save(
    _ picker: ActivityPicker, _ folder: DocumentFolder, _ end: @escaping @MainActor (Bool) -> Void
  ) {
    let chooser = FileChooser(
      .folder, title: tr("Save the Picture in a Folder"), parent: window, accept: tr("Save"))
    // Without a folder at the start, the button of the dialog would be disabled.
    chooser.setFolderOfPictures()
    chooser.show { [weak self] path in
      guard let path else { return end(false) }
      let names = ActivityController.pictures(of: picker)
      Errand.run({ names.compactMap { ActivityController.copy($0, from: folder, to: path) } }) {
        problems in
        if !problems.isEmpty { self?.onProblem?(problems.joined(separator: "\n")) }
        end(problems.isEmpty)
      }
    }
  }

  /// Copies a picture into a folder.
  ///
  /// - Returns: what went wrong, for the person.
  private nonisolated static func copy(
    _ name: String, from folder: DocumentFolder, to path: String
  ) -> String? {
    var place = name
    do throws(FileProblem) {
      let bytes = try folder.read(name, limit: FileReader.pictureLimit)
      place = "\(path)/\(FileName.last(of: name))"
      try FileWriter.write(bytes, to: place, replacing: false)
      return nil
    } catch {
      return "\(FileName.text(place)): \(error.message)"
    }
  }

  private static func pictures(of picker: ActivityPicker) -> [String] {
    picker.items.compactMap { item in
      if case .image(let name) = item { name } else { nil }
    }
  }

  /// Reads the pictures to share; those that can't be read are left out.
  private func readPictures(
    _ picker: ActivityPicker, _ folder: DocumentFolder,
    then done: @escaping @MainActor ([Picture]) -> Void
  ) {
    PictureReading.read(ActivityController.pictures(of: picker), in: folder) { outcomes in
      done(
        outcomes.compactMap { outcome in
          if case .picture(let decoded, _) = outcome { Picture(decoded) } else { nil }
        })
    }
  }
}
