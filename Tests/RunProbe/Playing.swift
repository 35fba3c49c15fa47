import DialogModel
import DialogSimulator
import EventLog
import Glibc
import PrototypeFile

@MainActor
struct Playing {
  let rows: Bool

  func play() {
    while let head = readLine() {
      let parts = head.split(separator: " ")
      guard parts.count == 3, parts[0] == "#run", let seed = UInt64(parts[1]),
        let size = Int(parts[2])
      else { exit(65) }
      var text = ""
      while text.utf8.count < size, let line = readLine(strippingNewline: false) { text += line }
      if text.utf8.count == size { _ = readLine() } else { text.removeLast() }
      var lines: [String] = []
      while let line = readLine(), line != "#end" { lines.append(line) }
      play(seed, text, lines)
    }
  }

  private func play(_ seed: UInt64, _ text: String, _ lines: [String]) {
    guard let prototype = PrototypeDocument.load(Array(text.utf8), in: .bare).prototype else {
      exit(65)
    }
    let reader = InputReader(prototype)
    var simulator = Making.start(prototype, seed)
    let words = JSONLine(simulator.prototype)
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    var count = 0
    func say(_ line: String) {
      count += 1
      if rows { put(line) }
      for byte in line.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
      digest = (digest ^ 10) &* 0x100_0000_01b3
    }
    if rows { put("#run \(seed)") }
    for line in lines {
      guard let space = line.firstIndex(of: " "), let time = Int(line[..<space]) else { exit(65) }
      let named = NamedInput(words: String(line[line.index(after: space)...]))
      do {
        let input = try reader.input(named)
        if let again = try? PrototypeDocument.words(of: input, in: prototype), again != named {
          say("other words: \(named.words) \(again.words)")
        }
        simulator.perform(input, at: SimulatedTime(milliseconds: time))
      } catch {
        say("unread: \(named.words): \(error.message)")
      }
      for row in simulator.takeRows() { say(words.line(row, all: true) ?? "") }
      say(summary(simulator))
    }
    put("\(seed) \(count) \(String(digest, radix: 16))")
  }

  private func summary(_ simulator: Simulator) -> String {
    let state = simulator.state
    var text = "\(state.application) \(state.screen?.index ?? -1) \(state.orientation)"
    text += " \(simulator.wake?.milliseconds ?? -1) \(state.now.milliseconds)"
    text += " \(state.rotation?.until.milliseconds ?? -1) \(state.keyboard.isUp)"
    text += " \(state.disabledBars.count) \(simulator.deadControls.count) \(state.isMoving)"
    for showing in state.showings {
      text += " [\(showing.dialog.index)#\(showing.dialog.instance) \(showing.kind)"
      text += " \(showing.texts.title ?? "-") \(showing.texts.message ?? "-")"
      text += " \(showing.firstOtherEnabled) \(showing.isUp) \(showing.passthrough?.count ?? -1)"
      switch showing.phase {
      case .entering(let from, let until): text += " in \(from.milliseconds) \(until.milliseconds)"
      case .presented: text += " up"
      case .leaving(let index, let from, let until):
        text += " out \(index) \(from.milliseconds) \(until.milliseconds)"
      case .parked(let then): text += " parked \(then?.buttonIndex ?? -9)"
      }
      for field in showing.fields {
        text += " \"\(field.text)\" \(field.buffer.selection.location) \(field.canUndo)"
      }
      if let picker = showing.picker {
        text += " \(picker.choices.count) \(picker.number) \(picker.fillsScreen)"
      }
      if let loader = showing.loader {
        text += " \(loader.percent ?? -1) \(loader.cancelTitle ?? "-") \(loader.isRunning)"
      }
      text += " \(simulator.drawnButtons(of: showing))]"
    }
    if let field = state.firstResponder { text += " edits \(simulator.prototype.name(of: field))" }
    for (id, field) in state.controlFields.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      text += " \(id.index) \"\(field.text)\""
    }
    for run in state.pickers { text += " run \(run.number) \(run.isLive)" }
    for job in state.jobs { text += " job \(job.number) \(job.percent ?? -1) \(job.isSuspended)" }
    if let hold = state.hold { text += " held \(hold.selector)" }
    return text
  }
}
