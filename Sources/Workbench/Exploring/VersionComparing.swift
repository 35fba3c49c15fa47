public import PrototypeEditing
public import PrototypeFile
public import Scenario
import Session
import Texts

/// Compares what can happen in two versions of a document, in the background.
///
/// A comparison that is cancelled is never told.
@MainActor
public final class VersionComparing {
  /// How a comparison ends.
  public enum Outcome: Sendable {
    case compared(ComparedVersions)
    /// Why there is nothing to compare.
    case failed(String)
  }

  /// Called when a comparison has ended.
  public var onEnded: (@MainActor (Outcome) -> Void)?
  /// Whether two versions are being compared.
  public var isBusy: Bool { round != nil }

  private var round: ExploringRound?
  private let line = WorkLine()

  /// A comparing that has not begun.
  public init() {}

  /// Compares a version with a later one.
  ///
  /// - Parameter renames: the changes that lead from one to the other, as far as these are known.
  public func begin(_ old: Revision, _ new: Revision, renames: RenameMap = RenameMap()) {
    begin({ .success(old) }, new, renames)
  }

  /// Compares the document in a file with a later version of it.
  public func begin(file: String, _ new: Revision) {
    begin(
      {
        do throws(FileProblem) {
          return .success(DocumentReader(of: file).revision(try FileReader.read(file)))
        } catch {
          return .failure(error)
        }
      }, new)
  }

  private func begin(
    _ old: @escaping @Sendable () -> Result<Revision, FileProblem>, _ new: Revision,
    _ renames: RenameMap = RenameMap()
  ) {
    cancel()
    let round = ExploringRound()
    self.round = round
    line.add { [weak self] in
      let outcome = VersionComparing.outcome(old(), new, renames, round)
      Task { @MainActor in self?.take(outcome, round) }
    }
  }

  /// Cancels what is compared.
  public func cancel() {
    round?.end()
    round = nil
  }

  private nonisolated static func outcome(
    _ old: Result<Revision, FileProblem>, _ new: Revision, _ renames: RenameMap,
    _ round: ExploringRound
  ) -> Outcome {
    switch old {
    case .failure(let problem): return .failed(problem.message)
    case .success(let old):
      let names = (tr("the version before"), tr("the version now"))
      let compared = ComparedVersions(old, new, names: names, renames: renames) {
        round.isWanted
      }
      if let compared { return .compared(compared) }
      let before = old.reading.problems.first { $0.severity == .error }
      let now = new.reading.problems.first { $0.severity == .error }
      let words: (Finding) -> KeyValuePairs<String, String> = {
        ["line": String($0.line), "problem": $0.message]
      }
      return .failed(
        before.map { tr("the version before has an error in line {line}: {problem}", words($0)) }
          ?? now.map { tr("this version has an error in line {line}: {problem}", words($0)) }
          ?? tr("the document can’t be read"))
    }
  }

  private func take(_ outcome: Outcome, _ round: ExploringRound) {
    guard round === self.round else { return }
    self.round = nil
    onEnded?(outcome)
  }
}

extension OpenDocument {
  /// The version that the file has, as far as it was read or saved here; `nil` where there is no
  /// file.
  public var lastSaved: Revision? { file == nil ? nil : disk ?? revision }

  /// What the changes since the last saved version, or those that were taken back since, have
  /// renamed; nothing where the history does not lead there.
  public var renamesSinceSaved: RenameMap {
    guard let bytes, let saved = lastSaved?.text else { return RenameMap() }
    let back = OpenDocument.entries(from: bytes, to: saved, history.done.reversed(), \.inverse)
    if let back {
      return RenameMap(back.reversed().flatMap { $0.shifts.map { $0.shift(isUndo: false) } })
    }
    let forth = OpenDocument.entries(from: bytes, to: saved, history.undone.reversed(), \.edits)
    return RenameMap(
      (forth ?? []).reversed().flatMap { $0.shifts.reversed().map { $0.shift(isUndo: true) } })
  }

  /// The entries that lead from a text to another one; `nil` where they do not.
  private static func entries(
    from text: [UInt8], to end: [UInt8], _ entries: some Sequence<EditHistory.Entry>,
    _ edits: KeyPath<EditHistory.Entry, [[SourceEdit]]>
  ) -> [EditHistory.Entry]? {
    var now = text
    var used: [EditHistory.Entry] = []
    var left = entries.makeIterator()
    while now != end {
      guard let entry = left.next(),
        let next = entry[keyPath: edits].applied(inTurnTo: now)
      else { return nil }
      now = next
      used.append(entry)
    }
    return used
  }
}
