import Glibc
import Gtk
import Session
import Texts
import Workbench

/// Keeps which windows are open, and offers those again that a fault has closed.
@MainActor
final class Reopening {
  private let list = OpenWindows()
  @Scheduled private var timer: Source?

  /// How long changes of a window may wait until they are kept, in milliseconds.
  private static let pause = 500

  /// Keeps the windows as they are now.
  func keep(_ windows: [MainWindow]) {
    timer = nil
    Faults.removeAtEnd(list.keep(windows.compactMap(\.kept)))
  }

  /// Keeps the windows a little later, when they may have changed again.
  func keepSoon(_ windows: @escaping @MainActor () -> [MainWindow]) {
    guard timer == nil else { return }
    timer = MainLoop.timeout(milliseconds: Reopening.pause) { [weak self] in
      self?.timer = nil
      self?.keep(windows())
      return false
    }
  }

  /// Ends in order: nothing is offered at the next start.
  func end() {
    timer = nil
    list.remove()
  }

  /// Says in the first window what another process had open when it ended, if there is any; nothing
  /// opens unasked.
  func offer(in windows: Windows) {
    guard let window = windows.windows.first, let left = list.takeLeft() else { return }
    window.leftNotice.show(
      Reopening.text(left), isGrave: true, offering: tr("Open Again"),
      { [weak window] in
        window?.leftNotice.hide()
        left.forget()
        for kept in left.windows { windows.show(kept) }
      }, or: tr("Not Now"),
      { [weak window] in
        window?.leftNotice.hide()
        left.forget()
      })
  }

  /// How many documents are named.
  private static let mostNamed = 3

  private static func text(_ left: LeftWindows) -> String {
    let names = left.windows.prefix(mostNamed).map { FileName.lastText(of: $0.file) }
    let files = names.listed() + (left.windows.count > mostNamed ? ", …" : "")
    guard let report = left.report else {
      return tr("Rehearsal did not end in order. These were open: {files}.", ["files": files])
    }
    let home = getenv("HOME").map { String(fileBytes: $0) }
    let place = RecentDocuments.folder(report.path, home: home)
    return tr(
      "Rehearsal ended by a fault ({signal}). These were open: {files}. A report is at {report}.",
      [
        "signal": OneLine.text(report.signal), "files": files,
        "report": "\(place)/\(FileName.lastText(of: report.path))",
      ])
  }
}

extension MainWindow {
  /// What is kept of this window; `nil` for one without a file.
  fileprivate var kept: OpenWindow? {
    guard let file else { return nil }
    var kept = OpenWindow(
      file: file, scenario: workbench.scenario, start: workbench.request.start,
      language: workbench.request.language, isMaximized: window.isMaximized)
    guard !kept.isMaximized, window.isMapped, !window.isFullscreen else { return kept }
    let (size, place) = (window.size, window.position)
    kept.size = OpenWindow.Pair(size.width, size.height)
    kept.place = OpenWindow.Pair(place.x, place.y)
    return kept
  }

  /// Gives the window the size and the place that a kept one had, as far as the screen has room.
  fileprivate func take(_ kept: OpenWindow) {
    if kept.isMaximized { return window.setMaximized(true) }
    guard let size = kept.size, let room = WorkArea.size else { return }
    window.resize(Size(width: min(size.x, room.width), height: min(size.y, room.height)))
    if let place = kept.place, Monitors.have(x: place.x, y: place.y) {
      window.position = (place.x, place.y)
    }
  }
}

extension Windows {
  /// Keeps the windows a little later.
  func keepSoon() {
    reopening.keepSoon { [weak self] in self?.windows ?? [] }
  }

  /// Shows the document of a window that was open, as it was.
  fileprivate func show(_ kept: OpenWindow) {
    var request = DocumentRequest(file: kept.file)
    (request.scenario, request.start, request.language) = (kept.scenario, kept.start, kept.language)
    show(request)
    windows.first { $0.file == kept.file }?.take(kept)
  }
}
