public import PrototypeFile

/// Reads documents, for the window and for every command: patterns as GLib reads them, files as
/// they are next to the document.
public struct DocumentReader {
  /// What a document's text alone does not say.
  public let environment: DocumentEnvironment
  /// The folder of the documents.
  public let folder: DocumentFolder

  /// A reader of documents that are in a folder.
  public init(in folder: DocumentFolder) {
    self.folder = folder
    environment = DocumentEnvironment(
      patternProblem: DocumentReader.problem(with:), files: NamedFiles(in: folder),
      knowsZone: TimeZones.knows)
  }

  /// A reader of the document at a path; `-` is standard input, whose folder is the one in which
  /// the program runs.
  public init(of path: String) { self.init(in: DocumentFolder(of: path)) }

  /// Reads a document.
  public func load(_ bytes: [UInt8]) -> LoadResult {
    PrototypeDocument.load(bytes, in: environment)
  }

  /// Reads a version of a document.
  public func revision(_ bytes: [UInt8]) -> Revision { Revision(bytes, in: environment) }

  /// Reads a document, and also warns of what is valid but probably not intended.
  ///
  /// - Parameter notes: whether what is only worth a thought is told, too.
  public func check(_ bytes: [UInt8], notes: Bool = false) -> LoadResult {
    PrototypeDocument.check(bytes, in: environment, notes: notes)
  }

  private static func problem(with pattern: String) -> String? {
    do {
      _ = try Pattern(pattern)
      return nil
    } catch {
      return error.message
    }
  }
}

extension NamedFiles {
  /// The files of a folder; symbolic links are followed.
  fileprivate init(in folder: DocumentFolder) {
    self.init(
      place: { name in
        switch folder.place(of: name) {
        case .inside(let path): FileReader.isFile(path) ? .inside : .noFile
        case .missing: .missing
        case .outside: .outside
        }
      },
      picture: { name in
        folder.pictureHeader(name).map {
          PictureHead(width: $0.width, height: $0.height, hasTransparency: $0.hasTransparency)
        }
      },
      siblings: { folder.names(beside: $0) })
  }
}
