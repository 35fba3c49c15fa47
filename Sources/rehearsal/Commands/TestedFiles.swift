import Session
import Texts

/// The documents that "rehearsal test" was given, with those of its folders.
struct TestedFiles {
  /// The paths of the documents, each once; `-` is standard input.
  private(set) var files: [String] = []
  /// The folders that have any of them.
  private(set) var folders: [String] = []
  /// The folders without a document.
  private var empty: [String] = []

  /// The folders that have more than can be looked through.
  private var tooLarge: [String] = []

  /// Finds them.
  init(_ names: [String]) {
    var seen: Set<String> = []
    for name in names {
      guard name != "-", DocumentSearch.isFolder(name) else {
        files.append(name)
        if let folder = DocumentFolder(of: name).path { folders.append(folder) }
        continue
      }
      let found = DocumentSearch.documents(below: name)
      folders += found.folders
      if !found.isWhole { tooLarge.append(name) }
      if found.files.isEmpty { empty.append(name) }
      files += found.files.filter { seen.insert($0).inserted }
    }
  }

  /// What is wrong with the folders, in one sentence each.
  var complaints: [String] {
    empty.map {
      tr(
        "{folder}: there is no document in it; their names end in {endings}",
        [
          "folder": FileName.text($0), "endings": DocumentSearch.endings.listed(),
        ])
    }
      + tooLarge.map {
        tr(
          "{folder}: more than {most} documents or folders are below it; test parts of it",
          ["folder": FileName.text($0), "most": String(DocumentSearch.most)])
      }
  }

  /// When each document and each recording beside them was last changed.
  var stamps: [FileStamp?] {
    let recordings = Set(folders).sorted().flatMap { folder in
      FolderNames.all(in: folder).filter { $0.hasSuffix(".recording") }.sorted()
        .map { "\(folder)/\($0)" }
    }
    return (files + recordings).map(FileStamp.init)
  }
}
