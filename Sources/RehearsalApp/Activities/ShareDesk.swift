import DialogModel
import Gtk
import Session
import Texts
import Workbench

/// Performs built-in activities for a window, if the person has allowed it.
///
/// A composer is drawn on the stage and sends nothing; no data leaves the computer.
@MainActor
final class ShareDesk {
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
    _ picker: ActivityPicker, _ folder: DocumentFolder, _ end: @MainActor (Bool) -> Void
  ) {
    let texts = picker.items.compactMap { item in
      switch item {
      case .text(let text), .url(let text): text
      case .image, .file: nil
      }
    }
    if !texts.isEmpty {
      Clipboard.setText(texts.joined(separator: "\n"))
    } else if let picture = pictures(picker, folder).first {
      Clipboard.setPicture(picture.picture)
    }
    end(true)
  }

  /// Prints each picture on one page; a file is printed as its name, with its content if that is
  /// text.
  private func print(
    _ picker: ActivityPicker, _ folder: DocumentFolder, _ end: @escaping @MainActor (Bool) -> Void
  ) {
    let pictures = pictures(picker, folder).map(\.picture)
    let texts = picker.items.compactMap { item -> String? in
      guard case .file(let name) = item, let bytes = try? folder.read(name) else { return nil }
      return String(decoding: bytes.prefix(20_000), as: UTF8.self)
    }
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
      guard let self, let path else { return end(false) }
      var completed = true
      for case .image(let name) in picker.items {
        var place = name
        do throws(FileProblem) {
          let bytes = try folder.read(name)
          place = "\(path)/\(FileName.last(of: name))"
          try FileWriter.write(bytes, to: place, replacing: false)
        } catch {
          onProblem?("\(FileName.text(place)): \(error.message)")
          completed = false
        }
      }
      end(completed)
    }
  }

  private func pictures(
    _ picker: ActivityPicker, _ folder: DocumentFolder
  ) -> [(name: String, picture: Picture)] {
    picker.items.compactMap { item in
      guard case .image(let name) = item, case .inside(let path) = folder.place(of: name),
        let picture = try? Picture.read(path)
      else { return nil }
      return (name, picture)
    }
  }
}
