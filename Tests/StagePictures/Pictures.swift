import DialogModel
import Glibc
import Gtk
import Stage

/// Draws the stage to pictures, as its arguments say.
///
/// - `check FOLDER`: compares with the golden pictures of a folder and prints TAP; what differs is
///   written to `.build/pictures`.
/// - `golden FOLDER`: draws the golden pictures anew.
/// - `leaks COUNT`: presents and dismisses so often, and says what memory that took.
/// - `zooms FILE`: says what each change of the zoom takes, with the document of that file.
/// - `stress FOLDER`: draws what is hard to lay out, for people to look at.
/// - `sheets FOLDER`: of that, sheets and popovers alone.
/// - `system FOLDER`: draws what is around the application.
/// - `fit .`: compares the texts of all scenes with the verdicts on them, and prints TAP.
@MainActor func runPictures() -> Never {
  let words = Array(CommandLine.arguments.dropFirst())
  let known = ["check", "golden", "stress", "sheets", "leaks", "zooms", "system", "fit"]
  guard words.count == 2, known.contains(words[0]) else {
    print(
      "usage: StagePictures check|golden|stress|sheets|system|fit FOLDER, leaks COUNT, or zooms FILE"
    )
    exit(64)
  }
  Complaints.shared.listen()
  let application = Application(id: "io.github.rehearsal.StagePictures", name: "Stage Pictures")
  guard Application.opensDisplay() else {
    print("Bail out! there is no display")
    exit(69)
  }
  do { try application.register() } catch { print("Bail out! \(error)") }
  MainLoop.attachMainQueue()
  var status: Int32 = 1
  application.onActivate {
    application.hold()
    // The fonts and settings of the pictures, whatever the desktop has.
    Settings.standard.makePicturesDeterministic()
    Settings.standard.fontName = "Cantarell 11"
    IconTheme.addFolder("data/icons")
    let colors = CssProvider()
    colors.load(StyleSheet.chromeLight + StyleSheet.chrome)
    colors.addForScreen()
    Task { @MainActor in
      switch words[0] {
      case "check": status = await check(words[1])
      case "leaks": status = await measureLeaks(Int(words[1]) ?? 10_000)
      case "zooms": status = await ZoomSteps.measure(words[1])
      case "fit":
        await SceneFit.run(Scene.stress + Scene.golden) { good, text in
          status = good ? 0 : 1
          print("\(good ? "ok" : "not ok") 1 - \(text)")
        }
      default: status = await draw(words[0], words[1])
      }
      application.quit()
    }
  }
  let code = application.run()
  exit(code == 0 ? status : code)
}

@MainActor private func draw(_ what: String, _ folder: String) async -> Int32 {
  mkdir(folder, 0o777)
  let scenes = what == "golden" ? Scene.golden : what == "system" ? Scene.system : Scene.stress
  for scene in scenes where what != "sheets" || scene.isOfSheet {
    do {
      try await scene.picture().save(to: "\(folder)/\(scene.name).png")
    } catch {
      print("\(scene.name): \(error)")
      return 1
    }
  }
  let complaints = Complaints.shared
  if complaints.count > 0 { print("GTK and GLib complain \(complaints.count) times") }
  return complaints.count == 0 ? 0 : 1
}

/// Pixels may differ where another version of a library smooths an edge otherwise: a little each,
/// or much in a few.
@MainActor private func check(_ folder: String) async -> Int32 {
  let scenes = Scene.golden
  let offers = OfferCheck(seeds: 0..<60)
  // Another stage, of another size and look, must not matter to those in the pictures.
  let other = Stage()
  other.look = Look(.classic, dark: true)
  other.zoomLevel = .percent(200)
  let bystander = OffscreenWindow()
  bystander.add(other.widget)
  bystander.showAll()
  var count = 0
  var failed = 0
  func report(_ good: Bool, _ text: String) {
    count += 1
    if !good { failed += 1 }
    print("\(good ? "ok" : "not ok") \(count) - \(text)")
  }
  for scene in scenes {
    let picture = await scene.picture()
    do {
      let golden = try Picture(png: "\(folder)/\(scene.name).png")
      let pixels = picture.size.width * picture.size.height
      let differing = picture.differences(from: golden, tolerance: 24)
      let good = differing * 200 <= pixels
      report(good, "\(scene.name): \(differing) of \(pixels) pixels differ")
      guard !good else { continue }
      mkdir(".build/pictures", 0o777)
      try picture.save(to: ".build/pictures/\(scene.name).png")
    } catch {
      report(false, "\(scene.name): \(error)")
    }
  }
  for scene in Scene.stress.filter({ $0.name.hasSuffix("entering") }) {
    let (once, again) = (await scene.picture(), await scene.picture())
    report(once.differences(from: again) == 0, "\(scene.name): drawn twice, equal to the byte")
  }
  for scene in Scene.golden.filter({ $0.name.hasSuffix("phone") }) {
    let end = await scene.picture()
    let still = scene.with { ($0.later, $0.isAnimated) = (10, false) }
    report(
      await still.picture().differences(from: end) == 0,
      "\(scene.name): without animations it is at its end at once")
    let halfway = await scene.with { $0.later = 10 }.picture()
    report(halfway.differences(from: end) > 0, "\(scene.name): with them it is not")
  }
  let usual = Scene.stress.filter { $0.prototype.axes == StageAxes() }
  for scene in usual where scene.look == Look(.flat) && scene.model == .phone {
    let drawn = await scene.draw()
    let expected = scene.name.hasSuffix("long-buttons") ? 1 : 0
    report(drawn.cut.count == expected, "\(scene.name): cut are \(drawn.cut)")
    report(
      drawn.inPixels.isEmpty, "\(scene.name): measured in whole pixels are \(drawn.inPixels)")
  }
  await Appearance.checkGlass(report)
  await Appearance.checkIcons(report)
  await EntryCheck.run(report)
  await FitCheck.run(report)
  // The colours of a look do not matter for its texts.
  await SceneFit.run(Scene.stress.filter { !$0.look.isDark }, report)
  for difference in offers.differences.prefix(20) { print("# \(difference)") }
  report(
    offers.differences.isEmpty && offers.states > 300 && offers.offered > 600,
    "in \(offers.states) random states \(offers.offered) parts are offered, as the choices say")
  let sizes = await SizeSweep.run()
  report(sizes == 1024, "\(sizes) stages at all zooms and in rooms of all sizes")
  let leak = await Leak.afterPresentations(300)
  report(leak.closures <= 0, "300 presentations leave \(leak.closures) closures")
  bystander.destroy()
  let left = await Leak.afterStage()
  report(left <= 0, "a stage that is closed at once leaves \(left) closures")
  for complaint in Complaints.shared.first(20) { print("# \(complaint)") }
  report(Complaints.shared.count == 0, "GTK and GLib complain \(Complaints.shared.count) times")
  print("1..\(count)")
  return failed == 0 ? 0 : 1
}
