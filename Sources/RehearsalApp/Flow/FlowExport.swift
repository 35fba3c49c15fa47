import Explorer
import Gtk
import PrototypeFile
import Session
import StageGeometry
import Texts
import Workbench

// The map as a file.

extension FlowController {
  /// The kinds of files.
  private enum Format: String, CaseIterable {
    case png, svg, pdf, dot, mermaid

    var name: String {
      switch self {
      case .png: tr("PNG picture")
      case .svg: tr("SVG picture")
      case .pdf: tr("PDF page")
      case .dot: tr("DOT graph")
      case .mermaid: tr("Mermaid diagram")
      }
    }

    var ending: String { self == .mermaid ? "mmd" : rawValue }
  }

  /// How large a picture is at most, in pixels on a side.
  private static let mostPixels = 16_000.0

  /// Asks for a file and writes the map to it; the name's ending says which kind.
  func export() {
    guard let found = exploring.found else { return }
    let name = host.workbench.document.name.map { $0.split(separator: ".")[0] } ?? "map"
    let chooser = FileChooser(
      .save(name: "\(name)-map.png"), title: tr("Export the Map"), parent: host.window,
      filters: Format.allCases.map {
        FileChooser.Filter(name: $0.name, patterns: ["*.\($0.ending)"])
      })
    chooser.show { [weak self] path in
      guard let self, let path else { return }
      let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard let format = Format.allCases.first(where: { $0.ending == ending }) else {
        return host.errors.show(
          tr("The map can’t be saved as “.{ending}”.", ["ending": ending]),
          hint: tr("Choose a name that ends in .png, .svg, .pdf, .dot or .mmd."))
      }
      do {
        try FileWriter.write(bytes(format, of: found), to: path)
        host.opening.notice.show(tr("Saved as {file}", ["file": FileName.text(path)]))
      } catch {
        let reason = (error as? FileProblem)?.message ?? String(describing: error)
        host.errors.show(
          tr("{file} can’t be written: {reason}", ["file": FileName.text(path), "reason": reason]),
          hint: tr("Choose another place."))
      }
    }
  }

  private func bytes(_ format: Format, of found: ExploredMap) throws -> [UInt8] {
    let name = host.workbench.document.name ?? tr("Map of the prototype")
    let marks = found.findings.map { ($0.place, $0.finding.message) }
    func text(_ lines: [String]) -> [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }
    guard let page, let geometry = page.view.scene?.geometry else { return [] }
    switch format {
    case .dot: return text(found.map.dot(name, findings: marks))
    case .mermaid: return text(found.map.mermaid(findings: marks))
    case .png:
      let scale = min(2, FlowController.mostPixels / max(geometry.width, geometry.height))
      let size = Size(width: Int(geometry.width * scale), height: Int(geometry.height * scale))
      return try Picture(size: size, scale: 1) { painter in
        painter.scale(scale)
        page.view.drawWhole(painter)
      }.png()
    case .svg, .pdf:
      let file = VectorFile(
        format == .svg ? .svg : .pdf, width: geometry.width, height: geometry.height, title: name)
      file.page { page.view.drawWhole($0) }
      return try file.finish()
    }
  }
}
