import DialogModel
import Glibc
import PangoRuler
import PrototypeFile
import Session
import StageGeometry
import TextFitting

/// Measures how long the texts of a large document take in every setting.
enum FitBench {
  /// The number of dialogs, each with six texts.
  private static let dialogs = 200
  /// The most seconds that it may take.
  private static let goal = 3.0

  static func run() {
    guard let ruler = PangoRuler(font: "Cantarell") else {
      return print("fit: left out, for there is no Pango")
    }
    let document = document
    var axes = FitAxes(of: document)
    axes.languages += [PseudoLanguage.stretched, .mirrored].map(\.rawValue)
    let grid = FitGrid(document, axes, ruler)
    var (cells, texts, cut) = (0, 0, 0)
    // Of the processor, because other programs may run beside this one.
    let seconds = cpuSeconds {
      grid.measure { cell in
        cells += 1
        texts += cell.count
        cut += cell.count(.cut)
      }
    }
    precondition(cells == dialogs * axes.count && axes.count == 160 && cut > 0)
    print(
      "fit: \(texts) texts of \(dialogs) dialogs in \(axes.count) settings take",
      "\(Bench.tenths(seconds)) s; goal \(Bench.tenths(goal)):",
      seconds <= goal ? "held" : "MISSED")
    runCheck()
  }

  private static let sample = "data/samples/long-texts.rehearsal.yaml"

  /// What the warnings about texts cost a window: when it opens, and after an edit that changes a title.
  private static func runCheck() {
    guard let bytes = try? FileReader.read(sample, limit: 1 << 20) else {
      return print("fit: left out, for there is no \(sample)")
    }
    let reader = DocumentReader(of: sample)
    let memory = FitMemory()
    let revision = reader.revision(bytes)
    let edited = reader.revision(Array("# edited\n".utf8) + bytes)
    func milliseconds(_ revision: Revision, _ memory: FitMemory?) -> String {
      let seconds = cpuSeconds {
        guard let ruler = PangoRuler(font: "Cantarell") else { return }
        _ = FitRemarks.findings(of: revision, ruler, memory)
      }
      return Bench.tenths(seconds * 1000)
    }
    let (first, cold) = (milliseconds(revision, memory), milliseconds(edited, nil))
    let again = milliseconds(edited, memory)
    print(
      "fit: the warnings about texts of \(sample) take \(first) ms when it opens,",
      "\(again) ms after an edit that changes none of them (\(cold) ms if nothing were kept)")
  }

  /// How long the processor works for this process.
  private static func cpuSeconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  private static let words = [
    "Delete", "the", "notes", "of", "this", "account", "from", "every", "device", "now",
  ]

  /// Some words, others for each number.
  private static func text(_ number: Int, _ count: Int) -> String {
    (0..<count).map { words[(number * 7 + $0 * ($0 + number)) % words.count] }
      .joined(separator: " ") + " \(number)"
  }

  private static var document: Prototype {
    var prototype = Prototype()
    for place in 0..<dialogs {
      var alert = Alert()
      alert.title = Template(text(place, 3))
      alert.message = Template(text(place, 14))
      alert.cancelButton = Button(title: Template(text(place, 1)))
      alert.otherButtons = (0..<3).map { Button(title: Template(text(place + $0, 2 + $0))) }
      prototype.dialogs.append(Dialog(id: "d\(place)", alert: alert))
    }
    for (language, more) in [("de", " und weiter"), ("ru", " и снова")] {
      prototype.strings[language] = Dictionary(
        prototype.visibleTexts.map { ($0.sourceText, Template($0.sourceText + more)) },
        uniquingKeysWith: { first, _ in first })
    }
    return prototype
  }
}
