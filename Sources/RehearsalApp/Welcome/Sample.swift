import DialogModel
import DialogSimulator
import Glibc
import PrototypeFile
import Session
import WindowWords

/// A document that comes with the program.
struct Sample {
  let path: String
  let title: String
  /// Its first comment, up to the end of the sentence.
  let summary: String
  let prototype: Prototype

  /// `nil` where the document can't be read.
  init?(_ path: String) {
    guard let bytes = try? FileReader.read(path),
      let prototype = DocumentReader(of: path).load(bytes).prototype
    else { return nil }
    self.path = path
    self.prototype = prototype
    title = prototype.title ?? RecentDocuments.name(path)
    summary = SampleSummary.text(of: bytes)
  }

  /// A run at the moment that shows best what it is about: with a dialog up, if it has one.
  var scene: Simulator {
    var simulator = Simulator(prototype)
    perform(.launch, in: &simulator)
    if simulator.state.showings.isEmpty, let screen = simulator.state.screen,
      let index = prototype.screens[screen.index].controls.firstIndex(where: { !$0.then.isEmpty })
    {
      perform(.tapControl(ControlID(screen: screen, index: index)), in: &simulator)
    }
    if simulator.state.showings.isEmpty, !prototype.dialogs.isEmpty {
      perform(.perform(.present(DialogID(0))), in: &simulator)
    }
    return simulator
  }

  /// Performs an input and all that follows from it, with yes for an answer.
  private func perform(_ input: Input, in simulator: inout Simulator) {
    let seconds = 3
    simulator.perform(input, at: simulator.state.now)
    for _ in 0..<seconds {
      if let hold = simulator.state.hold {
        let answer = Input.answer(hold.selector, true, target: hold.target)
        simulator.perform(answer, at: simulator.state.now)
      }
      simulator.advance(to: simulator.state.now.after(milliseconds: 1_000))
    }
  }

  // MARK: Where they are

  /// The samples to look at first; the others follow by name.
  private static let first = ["sign-out", "title-message-ok", "stacked", "ask", "languages"]

  /// The paths of all samples; none where they are not installed.
  static var paths: [String] {
    guard let folder, let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".rehearsal.yaml") { names.append(name) }
    }
    let order = { (name: String) in
      (first.firstIndex { name == "\($0).rehearsal.yaml" } ?? first.count, name)
    }
    return names.sorted { order($0) < order($1) }.map { "\(folder)/\($0)" }
  }

  /// The folder of the samples: where they are installed, or where the sources are.
  private static var folder: String? {
    Installation.find([
      "../share/rehearsal/samples", "../../share/rehearsal/samples", "../../../data/samples",
    ])
  }
}
