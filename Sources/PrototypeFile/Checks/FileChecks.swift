import Texts

extension DocumentChecks {
  /// How many missing files are compared with the names of existing files; a longer list of hints
  /// would not be read.
  private static let mostGuesses = 100

  /// Warns of the files that the document names and that do not exist, or are no files.
  mutating func checkFiles(_ named: [NamedFile]) {
    var guesses = 0
    // A part that is read twice names its files twice.
    var seen: Set<NamedFile> = []
    for file in named where !isFull && seen.insert(file).inserted {
      guard !file.isIcon else {
        checkIcon(file)
        continue
      }
      let place = files.place(file.path)
      if place == .noFile {
        warn(
          tr("“{file}” is a folder, a pipe or a device, not a file", ["file": file.path]),
          at: file.mark, see: .files)
      }
      guard place == .missing else { continue }
      guesses += 1
      let near =
        guesses <= DocumentChecks.mostGuesses
        ? NearestName.of(file.path, among: files.siblings(file.path)) : nil
      warn(
        tr("there is no file “{file}” beside the document", ["file": file.path]), at: file.mark,
        see: .files, near: near)
    }
  }
}
