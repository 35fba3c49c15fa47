import Export
import Film
import Gtk
import Stage
import Texts

/// The preview of the dialog, as the file will be: a film plays at once and can be gone through, pages can be
/// turned, and a picture is drawn as a whole.
@MainActor
final class ExportPreview {
  let widget = Box(.vertical)
  private let area = DrawingArea()
  private let play = Button()
  private let playIcon = Image(icon: "media-playback-pause-symbolic")
  private let slider = Slider(0...1, step: 0.01)
  private let clock = Label(ticking: "00.0 / 00.0 s")
  private let problem = Label()
  private let bar = Box(.horizontal, spacing: 4)
  private var studio: FilmStudio?
  /// Draws a page, and how many there are; `nil` for a film.
  private var pages: ExportPages?
  private var page = 0
  private var picture: Picture?
  /// The moment that shows, in milliseconds of the film's script.
  private var moment = 0.0
  @Scheduled private var timer: Source?
  private var drawing: Task<Void, Never>?
  private var isSetting = false
  private var isPlaying = false

  /// How long each picture of the preview shows, in milliseconds.
  private static let step = 50

  init() {
    widget.addClass("share-preview")
    widget.setSizeRequest(width: 288)
    area.accessibleName = tr("Preview")
    area.accessibleRole = .image
    area.onDraw { [weak self] painter, size in self?.draw(painter, size) }
    problem.setWraps(true)
    problem.ignoresShowAll = true
    play.hasRelief = false
    play.add(playIcon)
    play.onClicked { [weak self] in
      guard let self else { return }
      setPlaying(!isPlaying)
    }
    slider.accessibleName = tr("Moment of the film")
    slider.onChanged { [weak self] in self?.scrubbed($0) }
    bar.addClass("share-transport")
    bar.packStart(play)
    bar.packStart(slider, expand: true)
    bar.packEnd(clock)
    widget.packStart(problem)
    widget.packStart(area, expand: true)
    widget.packStart(bar)
    nameButton()
  }

  /// Shows pages, or a single picture.
  func show(_ pages: ExportPages) {
    setPlaying(false)
    drawing?.cancel()
    drawing = nil
    (studio, picture) = (nil, nil)
    self.pages = pages
    problem.hide()
    page = min(page, max(0, pages.count - 1))
    play.hide()
    bar.isVisible = pages.count > 1
    slider.accessibleName = tr("Page")
    turn()
  }

  /// Has the present page drawn.
  private func turn() {
    guard let pages else { return }
    isSetting = true
    slider.value = pages.count > 1 ? Double(page) / Double(pages.count - 1) : 0
    isSetting = false
    clock.text = tr("{n} of {count}", ["n": String(page + 1), "count": String(pages.count)])
    drawing?.cancel()
    let asked = page
    drawing = Task { [weak self] in
      do {
        let picture = try await pages.draw(asked)
        guard let self, !Task.isCancelled else { return }
        self.picture = picture
        area.queueDraw()
      } catch is CancellationError {
      } catch {
        guard let self, !Task.isCancelled else { return }
        show(problem: (error as? ExportFailure)?.message ?? "\(error)")
      }
    }
  }

  /// Shows the film of a run from its beginning.
  func show(_ studio: FilmStudio) {
    drawing?.cancel()
    if pages != nil { (drawing, picture) = (nil, nil) }
    (pages, self.studio) = (nil, studio)
    play.show()
    bar.show()
    slider.accessibleName = tr("Moment of the film")
    problem.hide()
    moment = min(moment, Double(studio.run.script.length))
    if Settings.standard.animationsEnabled { setPlaying(true) } else { ask() }
  }

  /// Says why there is nothing to show.
  func show(problem text: String) {
    setPlaying(false)
    (studio, picture, pages) = (nil, nil, nil)
    problem.text = text
    problem.show()
    bar.hide()
    area.queueDraw()
  }

  /// Ends the film.
  func stop() {
    timer?.remove()
    timer = nil
    drawing?.cancel()
  }

  private func setPlaying(_ plays: Bool) {
    isPlaying = plays
    nameButton()
    timer?.remove()
    timer = nil
    guard plays, let studio else { return }
    if moment >= Double(studio.run.script.length) { moment = 0 }
    ask()
    timer = MainLoop.timeout(milliseconds: ExportPreview.step) { [weak self] in
      self?.tick() ?? false
    }
  }

  private func nameButton() {
    playIcon.setIcon(
      isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
    play.accessibleName = isPlaying ? tr("Pause") : tr("Play")
    play.tooltip = isPlaying ? tr("Let the film stand") : tr("Play the film")
  }

  private func tick() -> Bool {
    guard let studio, isPlaying else { return false }
    moment += Double(ExportPreview.step) * studio.setting.speed
    let length = Double(studio.run.script.length)
    if moment >= length {
      moment = length
      setPlaying(false)
    }
    ask()
    return isPlaying
  }

  private func scrubbed(_ value: Double) {
    guard !isSetting else { return }
    if let pages {
      let next = Int((value * Double(pages.count - 1)).rounded())
      if next != page { page = next }
      return turn()
    }
    guard let studio else { return }
    if isPlaying { setPlaying(false) }
    moment = value * Double(studio.run.script.length)
    ask()
  }

  /// Has the present moment drawn, unless one is being drawn: then that one is followed by it.
  private func ask() {
    guard let studio else { return }
    showTime(studio)
    guard drawing == nil else { return }
    let asked = moment
    drawing = Task { [weak self] in
      let picture = await studio.picture(at: asked)
      guard let self else { return }
      drawing = nil
      guard self.studio === studio else { return ask() }
      self.picture = picture
      area.queueDraw()
      if moment != asked, !isPlaying { ask() }
    }
  }

  private func showTime(_ studio: FilmStudio) {
    let length = Double(studio.run.script.length)
    isSetting = true
    slider.value = length > 0 ? moment / length : 0
    isSetting = false
    clock.text = tr(
      "{time} / {length} s",
      ["time": ExportPreview.seconds(moment), "length": ExportPreview.seconds(length)])
  }

  private static func seconds(_ milliseconds: Double) -> String {
    let tenths = Int(milliseconds / 100)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func draw(_ painter: Painter, _ size: Size) {
    guard let picture else { return }
    let margin = 8.0
    let whole = picture.size
    let scale = min(
      (Double(size.width) - 2 * margin) / Double(whole.width),
      (Double(size.height) - 2 * margin) / Double(whole.height),
      1.5 / Double(studio?.setting.shot.scale ?? 1))
    let (width, height) = (Double(whole.width) * scale, Double(whole.height) * scale)
    painter.draw(
      picture, x: (Double(size.width) - width) / 2, y: (Double(size.height) - height) / 2,
      width: width, height: height)
  }
}
