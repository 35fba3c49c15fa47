import DialogModel
import Explorer
import Glibc
import PrototypeFile
import Session
import StageGeometry

/// Measures how fast every state of a document is found, and how many bytes one takes.
///
/// The goal of 400,000 edges a second with one thread is missed: with a million states 100,000 were
/// measured on a busy machine, and 230,000 on a free one. No single part of the work takes most of the
/// time. A form of the state without references, which is cheap to copy, would be the next step.
enum ExploreBench {
  static func run() {
    let samples = self.samples
    guard !samples.isEmpty else {
      print("exploring: left out, for this is not the project's folder")
      return
    }
    let all = Bench.best { for sample in samples { _ = explored(sample) } }
    say("\(samples.count) samples with Home and one interference", milliseconds: all, goal: 60)
    map()
    guard let plain = prototype(dialogs(50, screens: 10)) else { return }
    say("50 dialogs", milliseconds: Bench.best { _ = explored(plain) }, goal: 20)
    guard let busy = prototype(dialogs(50, screens: 10, tasks: 3)) else { return }
    edges("50 dialogs and three tasks", busy, ExploreOptions())
    guard let ring = prototype(flags(16)) else { return }
    var options = ExploreOptions()
    options.extras = []
    edges("three ways out of each state", ring, options)
  }

  /// The layout of a map of 500 places and 1,000 ways, with its lines and names.
  private static func map() {
    let count = 500
    let names = (0..<count).map { "p\($0)" }
    var state: UInt64 = 88_172_645_463_325_252
    func number(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    var links = (1..<count).map { FlowLayout.Link(from: $0 / 3, to: $0) }
    while links.count < 2 * count {
      links.append(FlowLayout.Link(from: number(count), to: number(count)))
    }
    let milliseconds = Bench.best {
      let layout = FlowLayout(names, links)
      _ = FlowGeometry(layout, links.filter { $0.from != $0.to }, widths: links.map { _ in 80 })
    }
    say("the layout of a map of \(count) places", milliseconds: milliseconds, goal: 60)
  }

  private static func explored(_ prototype: Prototype) -> Explorer {
    var explorer = Explorer(prototype)
    explorer.run()
    return explorer
  }

  private static func say(_ what: String, milliseconds seconds: Double, goal: Int) {
    let isHeld = seconds * 1000 <= Double(goal)
    print(
      "exploring \(what): \(Bench.tenths(seconds * 1000)) ms;",
      "goal \(goal): \(isHeld ? "held" : "MISSED")")
  }

  /// Edges a second with one thread, and with two; and bytes a state.
  private static func edges(_ what: String, _ prototype: Prototype, _ options: ExploreOptions) {
    var explorer = Explorer(prototype, options)
    let seconds = Bench.seconds { explorer.run() }
    let (found, rate) = (explorer.found, Double(explorer.found.performed) / seconds)
    print(
      "exploring \(what): \(found.count) states, \(found.performed) edges,",
      "\(Int(rate / 1000)) thousand edges a second; goal 400: \(rate >= 400_000 ? "held" : "MISSED")"
    )
    if found.count >= 1_000_000 {
      let bytes = explorer.bytes / found.count
      print("  a state takes \(bytes) bytes; goal 96: \(bytes <= 96 ? "held" : "MISSED")")
      print(
        "  three million edges take \(Bench.tenths(3_000_000 / rate)) s; goal 10:",
        rate >= 300_000 ? "held" : "MISSED")
    }
    explorer = Explorer(prototype, options)
    let both = Bench.seconds { explorer.run(both: SeparateThread.both) }
    precondition(explorer.found == found)
    print("  with a second thread \(Bench.tenths(seconds / both)) times as fast")
  }

  // MARK: Documents

  private static func prototype(_ text: String) -> Prototype? {
    PrototypeDocument.load(Array(text.utf8), in: .bare).prototype
  }

  private static var samples: [Prototype] {
    var list = glob_t()
    defer { globfree(&list) }
    guard glob("data/samples/*.rehearsal.yaml", 0, nil, &list) == 0 else { return [] }
    return (0..<Int(list.gl_pathc)).compactMap { place in
      guard let path = list.gl_pathv[place], let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let count = fread(&bytes, 1, bytes.count, file)
      return PrototypeDocument.load(Array(bytes.prefix(count)), in: .bare).prototype
    }
  }

  /// So many alerts on so many screens, each of which presents the next one, and tasks beside.
  private static func dialogs(_ count: Int, screens: Int, tasks: Int = 0) -> String {
    let each = count / screens
    var text = "rehearsal: 1\nscreens:\n"
    for screen in 0..<screens {
      text += "  s\(screen):\n    controls:\n"
      for dialog in screen * each..<(screen + 1) * each {
        text += "      - {button: Show \(dialog), then: {present: d\(dialog)}}\n"
      }
      text += "      - {button: Next, then: {goTo: s\((screen + 1) % screens)}}\n"
      for task in 0..<(screen == 0 ? tasks : 0) {
        text += "      - {button: Run \(task), then: {run: t\(task)}}\n"
      }
    }
    text += "dialogs:\n"
    for dialog in 0..<count {
      let isLast = dialog % each == each - 1
      text += "  d\(dialog): {alert: {title: A, cancelButton: No, otherButtons: [{title: More"
      text += isLast ? "" : ", then: {present: d\(dialog + 1)}"
      text += "}, Fine]}}\n"
    }
    if tasks > 0 { text += "tasks:\n" }
    for task in 0..<tasks { text += "  t\(task): {loader: none, simulate: {seconds: 5}}\n" }
    return text
  }

  /// So many screens in a ring, each with a flag that a button toggles.
  private static func flags(_ count: Int) -> String {
    var text = "rehearsal: 1\nflags:\n"
    for flag in 0..<count { text += "  f\(flag): false\n" }
    text += "screens:\n"
    for screen in 0..<count {
      let look = "{when: {flag: f\(screen)}, do: [{log: on}]}"
      text += """
          s\(screen):
            controls:
              - {button: Set, then: [{set: {flag: f\(screen), to: toggle}}, \(look)]}
              - {button: Next, then: {goTo: s\((screen + 1) % count)}}
              - {button: Back, then: {goTo: s\((screen + count - 1) % count)}}

        """
    }
    return text
  }
}
