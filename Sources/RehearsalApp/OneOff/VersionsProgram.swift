import DialogModel
import DialogSimulator
import Explorer
import Film
import Gtk
import PrototypeFile
import Scenario
import Session
import Stage
import Texts
import Workbench

/// Two versions of a document whose differences are written as a page, as the command line asks.
struct VersionsRequest {
  /// The version before and the version after.
  let versions: (old: DocumentRequest, new: DocumentRequest)

  /// Reads a request from a map of texts; `nil` if it asks for no comparison.
  init?(_ root: YAMLNode) {
    func version(_ name: String) -> DocumentRequest? {
      guard let text = root["compare-\(name)"]?.text else { return nil }
      var request = DocumentRequest()
      request.text = text
      request.folder = root["compare-\(name)-folder"]?.text
      return request
    }
    guard let old = version("old"), let new = version("new") else { return nil }
    versions = (old, new)
  }
}

extension RehearsalApp {
  /// Compares two versions and writes what differs with stills, whatever windows are open.
  ///
  /// Without a display the page has no stills.
  ///
  /// - Returns: the exit status: 0 where the same can happen in both, else 1.
  static func compare(_ request: VersionsRequest) -> Int32 {
    func revision(_ version: DocumentRequest) -> Revision {
      DocumentReader(in: version.documentFolder).revision(Array((version.text ?? "").utf8))
    }
    let versions = request.versions
    let names = (tr("the version before"), tr("the version now"))
    guard
      let compared = ComparedVersions(revision(versions.old), revision(versions.new), names: names)
    else {
      complain(tr("the document has errors"))
      return 65
    }
    for bound in compared.difference.bounds { complain(bound) }
    let canDraw = opensForPictures() && joinMainQueue()
    if !canDraw { complain(tr("the page has no stills")) }
    let job = VersionsJob(compared)
    if canDraw, !job.changes.isEmpty {
      Task { @MainActor in
        await job.draw(versions)
        MainLoop.quit()
      }
      MainLoop.run()
    }
    let status = write(Array(job.page.html.utf8), to: "-")
    return status == 0 && !job.changes.isEmpty ? 1 : status
  }
}

/// Draws the situations that a comparison names.
@MainActor
private final class VersionsJob {
  private(set) var page: ComparedPage
  let changes: [ExploredDifference.Change]
  private let compared: ComparedVersions

  /// How many differences have stills at most, and how wide a still is, in pixels.
  private static let (most, width) = (60, 180)

  init(_ compared: ComparedVersions) {
    self.compared = compared
    changes = compared.difference.changes
    let renamed = compared.renamings.map { ComparedPage.Row(text: $0) }
    let rows = changes.map { ComparedPage.Row(kind: $0.kind.rawValue, text: $0.text) }
    page = ComparedPage(summary: compared.summary, rows: renamed + rows)
  }

  /// Draws what was and what is now.
  func draw(_ versions: (old: DocumentRequest, new: DocumentRequest)) async {
    let first = page.rows.count - changes.count
    let shown = changes.indices.prefix(VersionsJob.most)
    let was = await stills(
      shown.map { changes[$0].ways.was }, compared.prototypes.old, versions.old)
    let now = await stills(
      shown.map { changes[$0].ways.now }, compared.prototypes.new, versions.new)
    for (place, (was, now)) in zip(was, now).enumerated() {
      page.rows[first + place].was = was
      page.rows[first + place].now = now
    }
  }

  /// The ends of ways in a version, as files.
  private func stills(
    _ ways: [[Move]?], _ prototype: Prototype, _ version: DocumentRequest
  ) async -> [[UInt8]?] {
    let images = Pictures(of: prototype, document: nil, in: version.documentFolder)
    await withCheckedContinuation { done in images.read { _ in done.resume() } }
    let explorer = ExploredDocument.explorer(prototype, ExploreOptions())
    var known: [[Move]: [UInt8]] = [:]
    var stills: [[UInt8]?] = []
    for way in ways {
      guard let way else {
        stills.append(nil)
        continue
      }
      if known[way] == nil {
        known[way] = await still(explorer.rested(way), images.source)
      }
      stills.append(known[way])
    }
    return stills
  }

  private func still(_ simulator: Simulator, _ pictures: PictureSource) async -> [UInt8]? {
    let whole = await withCheckedContinuation { done in
      Stage.draw(StageShot(.screen, scale: 1), of: simulator, pictures: pictures) {
        done.resume(returning: $0)
      }
    }
    guard let whole else { return nil }
    let width = VersionsJob.width
    let height = max(1, whole.size.height * width / max(1, whole.size.width))
    return try? Picture(size: Size(width: width, height: height), scale: 1) {
      $0.draw(whole, x: 0, y: 0, width: Double(width), height: Double(height))
    }.png()
  }
}
