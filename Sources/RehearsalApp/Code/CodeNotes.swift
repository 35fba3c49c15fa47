import CodeWriting
import Gtk
import Texts

/// The notes between the lines of code: what has changed since 2013 about what a line does.
///
/// The room for them belongs to the lines, and they lie over it, so that the text stays the code alone.
/// Only those in sight and a little around it are made.
@MainActor
final class CodeNotes {
  /// Whether they are shown.
  var isOn = true {
    didSet { if isOn != oldValue { mark() } }
  }
  /// Whether some line has a note.
  var isEmpty: Bool { noted.isEmpty }

  private let editor: SourceEditor
  /// The lines with notes, in order, and the changes of each.
  private var noted: [(line: Int, changes: [PlatformChange.ID])] = []
  private var shown: [Int: CodeNote] = [:]
  /// The heights of notes at the present width, in pixels.
  private var heights: [[PlatformChange.ID]: Int] = [:]
  /// The looks that lines have now.
  private var gaps: Set<Int> = []
  private var width = 0
  /// The line whose note was told last.
  private var told: Int?
  @Scheduled private var placing: Source?

  private static let ground = SourceEditor.Look.lines("chrome_hold", opacity: 7)
  private static let category = "change"
  /// Pixels left of a note, right of it, and above and below it.
  private static let (start, end, space) = (6, 10, 3)
  /// How many lines around those in sight have their notes already.
  private static let around = 20
  private static let table = Dictionary(
    PlatformChange.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  init(_ editor: SourceEditor) {
    self.editor = editor
    editor.defineMark(CodeNotes.category, icon: "rehearsal-bulb", priority: 1)
  }

  /// Takes the lines that the editor shows now.
  func set(_ lines: [CodeLine]) {
    let old = noted
    noted = lines.enumerated().compactMap { line, code in
      code.changes.isEmpty ? nil : (line, code.changes)
    }
    told = nil
    guard !old.isEmpty || !noted.isEmpty else { return }
    // While a title is typed, no note goes and comes again.
    let isSame = old.elementsEqual(noted) { $0.line == $1.line && $0.changes == $1.changes }
    mark(keeping: isSame)
  }

  /// The notes of a line as text; `nil` where there is none, or it was told last.
  func news(ofLine line: Int) -> String? {
    guard line != told else { return nil }
    told = line
    guard isOn, let changes = noted.first(where: { $0.line == line })?.changes else { return nil }
    return CodeNote.text(CodeNotes.rows(changes))
  }

  private static func rows(_ changes: [PlatformChange.ID]) -> [PlatformChange] {
    changes.compactMap { table[$0] }
  }

  // MARK: Marks and room

  /// Gives the lines their marks, their ground and the room below them.
  ///
  /// - Parameter keeping: whether other lines have none of it.
  private func mark(keeping: Bool = false) {
    let lines = isOn ? noted : []
    if !keeping {
      clear()
      editor.remove(CodeNotes.ground, from: 0..<editor.count)
      freeRoom()
    }
    for (line, _) in lines { editor.add(CodeNotes.ground, to: range(line)) }
    editor.setMarks(CodeNotes.category, at: lines.map { editor.start(ofLine: $0.line) })
    makeRoom()
    placeSoon()
  }

  private func freeRoom() {
    for gap in gaps { editor.remove(.gap(below: gap), from: 0..<editor.count) }
    gaps = []
  }

  private func makeRoom() {
    guard isOn, width > 0 else { return }
    for (line, changes) in noted {
      let gap = height(changes) + 2 * CodeNotes.space
      gaps.insert(gap)
      editor.add(.gap(below: gap), to: range(line))
    }
  }

  private func range(_ line: Int) -> Range<Int> {
    editor.start(ofLine: line)..<editor.start(ofLine: line + 1)
  }

  private func height(_ changes: [PlatformChange.ID]) -> Int {
    if let height = heights[changes] { return height }
    let note = CodeNote(CodeNotes.rows(changes))
    note.widget.showAll()
    let height = note.widget.preferredSize(forWidth: width).height
    note.widget.destroy()
    heights[changes] = height
    return height
  }

  // MARK: Places

  /// Puts the notes into their places once the lines are laid out.
  func placeSoon() {
    guard placing == nil, !noted.isEmpty else { return }
    placing = MainLoop.idle { [weak self] in
      self?.placing = nil
      self?.place()
      return false
    }
  }

  /// Puts the notes in sight into their places; those that are there already stay.
  func place() {
    guard isOn, !noted.isEmpty, editor.isMapped, editor.allocation.height > 1 else { return }
    let room = max(100, editor.textWidth - CodeNotes.start - CodeNotes.end)
    if room != width {
      width = room
      heights = [:]
      clear()
      freeRoom()
      makeRoom()
      // The lines get their new heights first.
      return placeSoon()
    }
    let sight = editor.linesInSight
    let near = sight.lowerBound - CodeNotes.around...sight.upperBound + CodeNotes.around
    for (line, note) in shown where !near.contains(line) {
      note.widget.destroy()
      shown[line] = nil
    }
    for (line, changes) in noted where near.contains(line) {
      let note = shown[line] ?? CodeNote(CodeNotes.rows(changes))
      if shown[line] == nil {
        note.widget.setSizeRequest(width: width)
        shown[line] = note
      }
      editor.put(
        note.widget, x: CodeNotes.start,
        y: editor.end(ofLine: line) - height(changes) - CodeNotes.space)
      measure(note, changes)
    }
  }

  /// Looks whether a note has the height that was measured, which another font changes.
  private func measure(_ note: CodeNote, _ changes: [PlatformChange.ID]) {
    let height = note.widget.preferredSize(forWidth: width).height
    guard height != heights[changes] else { return }
    heights[changes] = height
    freeRoom()
    makeRoom()
    placeSoon()
  }

  private func clear() {
    for note in shown.values { note.widget.destroy() }
    shown = [:]
  }
}
