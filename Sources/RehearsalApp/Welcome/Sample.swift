import DialogModel
import DialogSimulator
import Glibc
import PrototypeFile
import Session
import Texts
import WindowWords

/// A document that is part of the program.
struct Sample {
  let path: String
  let title: String
  /// The first comment of the document, up to the end of its first sentence.
  let summary: String
  let prototype: Prototype
  /// The group among all samples.
  let group: SampleGroup
  /// The name of the file.
  var fileName: String { FileName.lastText(of: path) }

  /// `nil` if the document can't be read.
  init?(_ path: String) {
    guard let bytes = try? FileReader.read(path),
      let prototype = DocumentReader(of: path).load(bytes).prototype
    else { return nil }
    self.path = path
    self.prototype = prototype
    title = prototype.title ?? FileName.lastText(of: path)
    group = SampleGroup(of: prototype)
    summary = SampleSummary.text(of: bytes)
  }

  /// A run at its most typical moment: with a dialog up, and with a task that runs, if the document
  /// has them.
  var scene: Simulator {
    var simulator = Simulator(prototype)
    perform(.launch, in: &simulator)
    if simulator.state.showings.isEmpty, let screen = simulator.state.screen,
      let index = prototype[screen]?.firstOpener
    {
      perform(.tapControl(ControlID(screen: screen, index: index)), in: &simulator)
    }
    if simulator.state.showings.isEmpty, !prototype.dialogs.isEmpty {
      perform(.perform(.present(DialogID(0))), in: &simulator)
    }
    if let button = simulator.state.showings.last.flatMap({ prototype.runner(in: $0.dialog) }) {
      perform(button, in: &simulator, forSeconds: 1)
    }
    return simulator
  }

  /// Performs an input and everything that follows from it, with yes as the answer to each
  /// question.
  private func perform(
    _ input: Input, in simulator: inout Simulator, forSeconds seconds: Int = 3
  ) {
    simulator.perform(input, at: simulator.state.now)
    for _ in 0..<seconds {
      if let hold = simulator.state.hold {
        let answer = Input.answer(hold.selector, true, target: hold.target)
        simulator.perform(answer, at: simulator.state.now)
      }
      simulator.advance(to: simulator.state.now.after(milliseconds: 1_000))
    }
  }

  // MARK: Places

  /// The samples that are shown first; the others follow by name.
  private static let first = ["sign-out", "title-message-ok", "stacked", "ask", "languages"]

  /// The paths of all samples; empty if they are not installed.
  static var paths: [String] {
    guard let folder else { return [] }
    let names = FolderNames.all(in: folder).filter { $0.hasSuffix(".rehearsal.yaml") }
    let order = { (name: String) in
      (first.firstIndex { name == "\($0).rehearsal.yaml" } ?? first.count, name)
    }
    return names.sorted { order($0) < order($1) }.map { "\(folder)/\($0)" }
  }

  /// The folder of the samples: the installed one, or the one in the sources.
  static var folder: String? {
    Installation.find([
      "../share/rehearsal/samples", "../../share/rehearsal/samples", "../../../data/samples",
    ])
  }
}

extension Screen {
  /// The first control that presents a dialog.
  fileprivate var firstOpener: Int? {
    controls.firstIndex { control in
      control.then.contains { if case .present = $0 { true } else { false } }
    }
  }
}

extension Prototype {
  /// The tap on the button of an alert that runs a task inside the tap, if there is one.
  fileprivate func runner(in dialog: DialogID) -> Input? {
    guard let alert = self[dialog]?.alert else { return nil }
    let first = alert.cancelButton == nil ? 0 : 1
    let index = alert.otherButtons.firstIndex { button in
      button.then.contains { if case .run = $0 { true } else { false } }
    }
    return index.map { .tapButton(dialog, index: first + $0) }
  }
}
