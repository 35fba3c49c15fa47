import Glibc
import PrototypeEditing
public import PrototypeFile
public import Session
import Texts

/// A picture file that shall be shown by a part of the prototype.
public struct PictureUse: Sendable {
  /// Where the file is.
  public let path: String
  /// Its content.
  public let bytes: [UInt8]

  /// The name of the file.
  public var name: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// Reads a file; it can take long, and is possible on every thread.
  ///
  /// - Throws: ``FileProblem`` where there is no such file, it is no file, or it is too large.
  public init(reading path: String) throws(FileProblem) {
    var status = stat()
    if stat(path.fileBytes, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR { throw FileProblem(message: tr("this is a folder, not a picture")) }
      if kind != S_IFREG { throw FileProblem(message: tr("this is not a file")) }
      if status.st_size > FileReader.pictureLimit {
        throw FileProblem(
          message: tr(
            "it is larger than {n} MiB", ["n": String(FileReader.pictureLimit / 1_048_576)]))
      }
    }
    self.path = path
    bytes = try FileReader.read(path, limit: FileReader.pictureLimit)
  }
}

extension Workbench {
  /// The key that a picture is written into where it is dropped on a part, or a new control.
  private func change(
    showing name: String, at path: PartAddress?, in editor: DocumentEditor
  ) throws(EditRefusal) -> DocumentEdit {
    let picture = YAMLNode.text(name)
    guard let path, let part = editor.part(at: path), let own = editor.address(of: part),
      let holder = editor.holder(of: path)
    else { throw EditRefusal(tr("nothing here can show a picture")) }
    switch part {
    case .activity: return .set(path: own / ActivityKey.icon, picture)
    case .control:
      let keys = (editor.value(at: own)?.entries ?? []).compactMap(\.key.text)
      if keys.contains("image") { return .set(path: own / ControlKey.image, picture) }
      if keys.contains(where: ["barButton", "toolbarButton", "tab"].contains) {
        return .set(path: own / ControlKey.icon, picture)
      }
      let list = own.parent
      let next = (own.index ?? 0) + 1
      let place = next == editor.count(at: list) ? list / .end : list / next
      return .insert(path: place, .map([("image", picture)]))
    case .screen: return .set(path: own / ScreenKey.image, picture)
    case .dialog where holder.kind.map(DialogKey.controlled.contains) ?? false:
      return .insert(
        path: holder.path / PresentedViewKey.controls / .end, .map([("image", picture)]))
    default:
      throw EditRefusal(
        tr("this shows no picture"), hint: tr("drop it on a screen, a row, or an item of a bar"))
    }
  }

  /// The path of a picture from the document's folder, if it is there already.
  public func ownName(of use: PictureUse) -> String? {
    guard let folder = document.folder.path.flatMap(DocumentFolder.real),
      let real = DocumentFolder.real(use.path), real.hasPrefix(folder + "/")
    else { return nil }
    return String(real.dropFirst(folder.count + 1))
  }

  /// Writes the path of a file into a property; a file that is elsewhere is copied next to the
  /// document.
  ///
  /// - Parameter done: called once, before this returns unless the copy takes long, with why it
  ///   can't be done. Nothing is copied then, unless the document refuses it.
  public func write(
    _ use: PictureUse, into property: PartAddress,
    then done: @escaping @MainActor (EditRefusal?) -> Void
  ) {
    place(use, if: { () throws(EditRefusal) in }, done) { [weak self] name throws(EditRefusal) in
      try self?.edit(.set(path: property, .text(name)), from: .properties)
    }
  }

  /// Shows a picture at a part; one that is elsewhere is copied next to the document.
  ///
  /// - Parameter done: called once, before this returns unless the copy takes long, with why the
  ///   picture can't be shown. Nothing is copied then, unless the document refuses it.
  public func show(
    _ use: PictureUse, at path: PartAddress?, then done: @escaping @MainActor (EditRefusal?) -> Void
  ) {
    place(
      use,
      if: { () throws(EditRefusal) in
        // What can't be shown there is not copied.
        _ = try change(showing: "picture", at: path, in: editor())
      }, done
    ) { [weak self] name throws(EditRefusal) in
      try self?.showCopy(name, at: path)
    }
  }

  /// Copies a file next to the document unless it is there, and then writes its name.
  private func place(
    _ use: PictureUse, if allow: () throws(EditRefusal) -> Void,
    _ done: @escaping @MainActor (EditRefusal?) -> Void,
    write: @escaping @MainActor (String) throws(EditRefusal) -> Void
  ) {
    do throws(EditRefusal) {
      try allow()
      let named = ownName(of: use)
      try document.prepareToSave()
      if let named, ownName(of: use) != nil {
        try write(named)
        return done(nil)
      }
      guard let folder = document.folder.path else {
        throw EditRefusal(tr("the document has no folder"), hint: tr("save it first"))
      }
      let before = (request.file, document.revision)
      // Outside the main thread: the folder can be on a network.
      let work: @Sendable () -> Result<String, EditRefusal> = {
        Result { () throws(EditRefusal) in try use.copy(into: folder) }
      }
      Errand.run(work) { [weak self] copy in
        do throws(EditRefusal) {
          guard let self else { return }
          let name = try copy.get()
          guard (request.file, document.revision) == before else {
            throw EditRefusal(
              tr("the document was changed while the picture was copied"),
              hint: tr("Drop the picture again."))
          }
          try write(name)
          done(nil)
        } catch {
          done(error)
        }
      }
    } catch {
      done(error)
    }
  }

  private func showCopy(_ name: String, at path: PartAddress?) throws(EditRefusal) {
    let edit = try change(showing: name, at: path, in: editor())
    let label = tr("Picture “{name}”", ["name": FileName.text(name)])
    try self.edit([edit], named: label, from: .stage)
  }
}

extension PictureUse {
  /// Writes the picture into a folder, or finds that it is there.
  fileprivate func copy(into folder: String) throws(EditRefusal) -> String {
    let end = name.lastIndex(of: ".") ?? name.endIndex
    let (stem, ending) = (String(name[..<end]), String(name[end...]))
    for number in 1...1000 {
      let name = number == 1 ? name : "\(stem)-\(number)\(ending)"
      let path = folder + "/" + name
      var status = stat()
      if lstat(path.fileBytes, &status) == 0 {
        let isFile = status.st_mode & S_IFMT == S_IFREG && status.st_size == bytes.count
        if isFile, (try? FileReader.read(path, limit: bytes.count)) == bytes { return name }
        continue
      }
      do {
        try FileWriter.write(bytes, to: path, replacing: false)
        return name
      } catch {
        throw EditRefusal(
          tr("the picture can’t be copied: {reason}", ["reason": error.message]),
          hint: tr("Nothing was changed."))
      }
    }
    throw EditRefusal(tr("there are too many pictures of this name"))
  }
}
