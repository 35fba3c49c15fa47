import DialogModel
import PangoRuler
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
    let seconds = Bench.seconds {
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
