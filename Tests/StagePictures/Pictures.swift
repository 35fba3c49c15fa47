import Glibc
import Gtk

/// Draws the stage to pictures, as its arguments say.
///
/// - `check FOLDER`: compares with the golden pictures of a folder and prints TAP; what differs is
///   written to `.build/pictures`.
/// - `golden FOLDER`: draws the golden pictures anew.
/// - `stress FOLDER`: draws what is hard to lay out, for people to look at.
@MainActor func runPictures() -> Never {
  let words = Array(CommandLine.arguments.dropFirst())
  guard words.count == 2, ["check", "golden", "stress"].contains(words[0]) else {
    print("usage: StagePictures check|golden|stress FOLDER")
    exit(64)
  }
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
    let colors = CssProvider()
    colors.load(StyleSheet.chromeLight + StyleSheet.chrome)
    colors.addForScreen()
    Task { @MainActor in
      status = await words[0] == "check" ? check(words[1]) : draw(words[0], words[1])
      application.quit()
    }
  }
  let code = application.run()
  exit(code == 0 ? status : code)
}

@MainActor private func draw(_ what: String, _ folder: String) async -> Int32 {
  mkdir(folder, 0o777)
  for scene in what == "golden" ? Scene.golden : Scene.stress {
    do {
      try await scene.picture().save(to: "\(folder)/\(scene.name).png")
    } catch {
      print("\(scene.name): \(error)")
      return 1
    }
  }
  return 0
}

/// Pixels may differ where another version of a library smooths an edge otherwise: a little each,
/// or much in a few.
@MainActor private func check(_ folder: String) async -> Int32 {
  let scenes = Scene.golden
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
  print("1..\(count)")
  return failed == 0 ? 0 : 1
}
