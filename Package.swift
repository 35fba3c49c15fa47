// swift-tools-version: 6.2
import PackageDescription

// The targets in dependency order: a target depends only on targets above it.
// A dependency on a target below is a design error.

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Of the modules of the programs: without Swift's regular expressions.
///
/// Else every module imports them, and a single search brings all of them into a program, which are
/// more than a megabyte; `Texts` has the few searches that are needed.
let program: [SwiftSetting] =
  swift + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

/// Of those that run once for each thing that a person does: small rather than fast.
let small: [SwiftSetting] =
  program + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Of the modules of tests: what they call is optimised, they need not be.
let tests: [SwiftSetting] =
  swift + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The programs that are beside documents, in data/listings.
let listings = [
  "AlertLoader", "BeCool", "ChooseLayout", "Coffee", "EnableOK", "FieldMethods", "HeyHo",
  "Mustache",
  "NotSoFast", "NotSoFastNil", "SharePad", "SharePhone",
]

let package = Package(
  name: "rehearsal",
  products: [
    .executable(name: "rehearsal", targets: ["rehearsal"]),
    .executable(name: "rehearsal-window", targets: ["rehearsal-window"]),
    .executable(name: "rehearsal-guard", targets: ["rehearsal-guard"]),
    .executable(name: "rehearsal-decoder", targets: ["rehearsal-decoder"]),
    // Not “UIKit”: a module of that name makes `canImport(UIKit)` true in other packages.
    .library(name: "UIKitRehearsal", targets: ["UIKitRehearsal"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    // Where the C libraries are.
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CIntl"),
    // Without GIO: it and what it loads would take a third of the time that `rehearsal` takes to start.
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CGif", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),

    // What can be said about dialogs without a screen.
    .target(name: "Texts", dependencies: ["CIntl"], swiftSettings: program),
    .target(name: "DialogModel", swiftSettings: program),
    .target(name: "DialogSimulator", dependencies: ["DialogModel"], swiftSettings: program),
    .target(
      name: "PrototypeFile", dependencies: ["CYAML", "DialogModel", "Texts"], swiftSettings: small),
    // Documents from the model: what a program has made, and what the reader must read back.
    .target(
      name: "DocumentWriter", dependencies: ["DialogModel", "PrototypeFile", "Texts"],
      swiftSettings: small),
    // Changes of documents, and what helps a person to write them.
    .target(
      name: "PrototypeEditing", dependencies: ["DialogModel", "PrototypeFile", "Texts"],
      swiftSettings: small),
    // Has docs/behaviour.md and docs/checks.md inside.
    .target(name: "CBehaviour"),
    .target(
      name: "EventLog", dependencies: ["CBehaviour", "DialogModel", "DialogSimulator", "Texts"],
      swiftSettings: program),
    // Documents out of what a program has shown by running.
    .target(
      name: "Learning", dependencies: ["DialogModel", "DialogSimulator", "EventLog", "Texts"],
      swiftSettings: program),
    // Without GLib: in an optimised build its headers would claim the C library's types.
    .target(name: "CPipe"),
    // UIKit's classes over the simulator, for the unit tests of other programs: docs/delegates-in-ci.md.
    .target(
      name: "UIKitRehearsal",
      dependencies: [
        "CPipe", "DialogModel", "DialogSimulator", "DocumentWriter", "EventLog", "Learning",
        "PrototypeFile", "Texts",
      ],
      swiftSettings: program,
      // A program without Foundation does not link it by itself.
      linkerSettings: [.linkedLibrary("m")]),
    // Every state that a prototype can come to.
    .target(
      name: "Explorer", dependencies: ["DialogModel", "DialogSimulator", "EventLog", "Texts"],
      swiftSettings: program),
    // Changes that remove what exploring finds.
    .target(
      name: "Corrections",
      dependencies: [
        "DialogModel", "DialogSimulator", "Explorer", "PrototypeEditing", "PrototypeFile", "Texts",
      ],
      swiftSettings: program),
    // Films of runs and their files, without widgets.
    .target(
      name: "Film", dependencies: ["DialogModel", "DialogSimulator", "EventLog", "Texts"],
      swiftSettings: program),
    .target(name: "Giflib", dependencies: ["CGif"], swiftSettings: program),

    // One run of a prototype.
    .target(name: "CGLibBridge", dependencies: ["CGLib"]),
    .target(name: "CAttributes"),
    .target(name: "CSanitizer"),
    // What is said when the program ends by a fault; no other library is alive then.
    .target(name: "CFault"),
    // Also in the guard, so it is C alone.
    .target(name: "CFamily"),
    // Without what starts Swift, so that none of its runtime is linked: 16 kB in place of 5 MB, for each
    // command that runs.
    .executableTarget(
      name: "rehearsal-guard", dependencies: ["CFamily", "CGLib"],
      linkerSettings: [.unsafeFlags(["-nostartfiles"])]),
    // What the program that decodes pictures and the one that starts it agree on.
    .target(name: "CDecoder"),
    // Likewise without Swift.
    .executableTarget(
      name: "rehearsal-decoder", dependencies: ["CDecoder", "CPixbuf"],
      linkerSettings: [.unsafeFlags(["-nostartfiles"])]),
    .target(
      name: "Session",
      dependencies: [
        "CAttributes", "CDecoder", "CFamily", "CFault", "CGLib", "CGLibBridge", "CPipe",
        "CSanitizer", "DialogModel", "DialogSimulator", "EventLog", "PrototypeFile", "Texts",
      ],
      swiftSettings: program),
    .target(
      name: "Scenario",
      dependencies: [
        "DialogModel", "DialogSimulator", "DocumentWriter", "EventLog", "Explorer", "OrderRules",
        "PrototypeEditing",
        "PrototypeFile", "Session", "Texts",
      ],
      swiftSettings: small),
    // Where things are and how they move, without widgets.
    .target(name: "Geometry", swiftSettings: program),
    // Opens Pango when something is measured.
    .target(name: "CTextRuler"),
    // How large texts are, without a display.
    .target(
      name: "PangoRuler", dependencies: ["CTextRuler", "Geometry", "Texts"], swiftSettings: program),
    .target(
      name: "StageGeometry", dependencies: ["DialogModel", "DialogSimulator", "Geometry", "Texts"],
      swiftSettings: program),
    // What a program that performs calls says, and what it is told.
    .target(
      name: "Serving",
      dependencies: [
        "CPipe", "DialogModel", "DialogSimulator", "DocumentWriter", "EventLog", "Learning",
        "PrototypeFile", "Scenario",
        "Session", "Texts",
      ],
      swiftSettings: small),
    // Which texts of documents fit, in every language, size, device and look.
    .target(
      name: "TextFitting",
      dependencies: [
        "DialogModel", "DialogSimulator", "Geometry", "PangoRuler", "PrototypeFile", "Scenario",
        "Session", "StageGeometry", "Texts",
      ],
      swiftSettings: small),
    // Files of translations: what translators get, and what comes back from them.
    .target(
      name: "Translations",
      dependencies: [
        "CGLib", "DialogModel", "PrototypeEditing", "PrototypeFile", "Scenario", "Texts",
      ],
      swiftSettings: small),
    // Code out of documents.
    .target(
      name: "CodeWriting",
      dependencies: [
        "CBehaviour", "DialogModel", "DialogSimulator", "EventLog", "PrototypeEditing",
        "PrototypeFile", "Scenario", "Session", "Texts", "Translations",
      ],
      swiftSettings: small),
    .target(
      name: "Workbench",
      dependencies: [
        "Corrections", "DialogModel", "DialogSimulator", "EventLog", "Explorer", "OrderRules",
        "PangoRuler", "PrototypeEditing", "PrototypeFile", "Scenario", "Serving", "Session",
        "TextFitting", "Texts",
      ],
      swiftSettings: small),
    .target(
      name: "LanguageServer",
      dependencies: [
        "DialogModel", "PrototypeEditing", "PrototypeFile", "Texts",
      ],
      swiftSettings: small),
    // The legal order of calls, and logs of other applications that are held against it.
    .target(
      name: "OrderRules", dependencies: ["DialogModel", "PrototypeFile", "Texts"],
      swiftSettings: small),

    .executableTarget(
      name: "rehearsal",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        "CBehaviour", "CGLibBridge", "CPipe", "CodeWriting", "Corrections", "DialogModel",
        "DialogSimulator", "EventLog", "Explorer", "Film", "LanguageServer", "OrderRules",
        "PangoRuler",
        "PrototypeFile", "Scenario", "Serving", "Session", "StageGeometry", "TextFitting", "Texts",
        "Translations",
      ],
      swiftSettings: small),

    // What the window says, without widgets.
    .target(
      name: "WindowWords",
      dependencies: [
        "CodeWriting", "DialogModel", "DialogSimulator", "EventLog", "PrototypeEditing",
        "PrototypeFile", "StageGeometry", "Texts",
      ],
      swiftSettings: small),

    // The window.
    .target(name: "CGtkBridge", dependencies: ["CGtk"]),
    .target(
      name: "Gtk",
      dependencies: ["CGLibBridge", "CGtk", "CGtkBridge", "Geometry", "PangoRuler", "Texts"],
      swiftSettings: small),
    .target(
      name: "Stage",
      dependencies: [
        "DialogModel", "DialogSimulator", "Geometry", "Gtk", "PangoRuler", "StageGeometry", "Texts",
      ],
      swiftSettings: small),
    // Films, storyboards, pages and sheets of runs, drawn by stages off the screen.
    .target(
      name: "Export",
      dependencies: [
        "CPipe", "DialogModel", "DialogSimulator", "EventLog", "Explorer", "Film", "Giflib", "Gtk",
        "PrototypeFile", "Scenario", "Session", "Stage", "StageGeometry", "Texts", "WindowWords",
        "Workbench",
      ],
      swiftSettings: small),
    .target(
      name: "RehearsalApp",
      dependencies: [
        "CodeWriting", "DialogModel", "DialogSimulator", "EventLog", "Explorer", "Export", "Film",
        "Gtk", "OrderRules", "PangoRuler", "PrototypeEditing", "PrototypeFile", "Scenario",
        "Serving", "Session",
        "Stage", "StageGeometry", "TextFitting", "Texts", "WindowWords", "Workbench",
      ],
      swiftSettings: small),
    .executableTarget(
      name: "rehearsal-window", dependencies: ["RehearsalApp"], swiftSettings: program),

    // Measures; see meson-helpers/bench.
    .executableTarget(
      name: "rehearsal-bench",
      dependencies: [
        "CYAML", "DialogModel", "DialogSimulator", "EventLog", "Explorer", "PangoRuler",
        "PrototypeEditing", "PrototypeFile", "Scenario", "Session", "StageGeometry", "TextFitting",
        "WindowWords",
      ],
      swiftSettings: swift,
      linkerSettings: [.linkedLibrary("m"), .linkedLibrary("dispatch")]),

    // Checks the bridge with GTK running, which a test runner must not do.
    .executableTarget(
      name: "BridgeCheck", dependencies: ["CGtk", "Gtk"], path: "Tests/BridgeCheck",
      swiftSettings: swift),

    // Answers what sorts of errors documents have, for the schema's test.
    .executableTarget(
      name: "FormatProbe", dependencies: ["PrototypeFile"], path: "Tests/FormatProbe",
      swiftSettings: swift),

    // A program whose delegate is seen in the window, for its tests.
    .executableTarget(
      name: "LiveProgram", dependencies: ["UIKitRehearsal"], path: "Tests/LiveProgram",
      swiftSettings: swift),

    // Writes the code of documents by chance, for compilers.
    .executableTarget(
      name: "CodeProbe",
      dependencies: ["CodeWriting", "DialogModel", "PrototypeFile", "RandomPrototypes", "Texts"],
      path: "Tests/CodeProbe", swiftSettings: swift),

    // What tests of several modules need: folders of their own, numbers by chance.
    .target(name: "TestTools", path: "Tests/TestTools", swiftSettings: swift),

    // Documents, inputs and scenarios by chance, and what must hold for all of them.
    .target(
      name: "RandomPrototypes",
      dependencies: [
        "DialogModel", "DialogSimulator", "DocumentWriter", "EventLog", "LanguageServer",
        "OrderRules", "PrototypeEditing", "PrototypeFile", "Scenario", "Serving", "Session",
        "TextFitting", "Texts", "Translations", "UIKitRehearsal",
      ],
      path: "Tests/RandomPrototypes", swiftSettings: swift),

    // Addresses of parts as texts, which only tests write.
    .target(
      name: "AddressLiterals",
      dependencies: [
        "PrototypeEditing", "PrototypeFile",
      ], path: "Tests/AddressLiterals",
      swiftSettings: swift),

    // Changes every part of documents in every way, or documents by chance, and checks what must hold
    // for each change.
    .executableTarget(
      name: "EditProbe", dependencies: ["PrototypeEditing", "PrototypeFile", "RandomPrototypes"],
      path: "Tests/EditProbe", swiftSettings: swift),

    // Changes a document as the window does, until it is killed or the disk is full.
    .executableTarget(
      name: "EditWriter",
      dependencies: [
        "AddressLiterals", "PrototypeEditing", "PrototypeFile", "Session", "TestTools", "Workbench",
      ],
      path: "Tests/EditWriter", swiftSettings: swift),

    // Draws the stage and compares with pictures, and what it offers with what can be done; this
    // needs GTK too.
    .executableTarget(
      name: "StagePictures",
      dependencies: [
        "CGLib", "CGLibBridge", "CGtk", "DialogModel", "DialogSimulator", "Geometry", "Gtk",
        "PangoRuler", "PrototypeFile", "RandomPrototypes", "Stage", "StageGeometry",
      ],
      path: "Tests/StagePictures", swiftSettings: swift),
    // Rows for the tests of the texts about rows.
    .target(
      name: "SampleRows", dependencies: ["DialogModel", "DialogSimulator", "EventLog"],
      path: "Tests/SampleRows", swiftSettings: swift),

    // The programs of the sources, each beside a document that does the same.
    .target(
      name: "Listings", dependencies: ["UIKitRehearsal"], path: "data/listings",
      exclude: listings.map { "\($0).rehearsal.yaml" }, swiftSettings: swift),
    .testTarget(
      name: "UIKitRehearsalTests",
      dependencies: [
        "DialogModel", "DialogSimulator", "EventLog", "Learning", "Listings", "PrototypeFile",
        "Scenario", "Serving", "Session", "UIKitRehearsal",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "DialogModelTests", dependencies: ["DialogModel"], swiftSettings: tests),
    .testTarget(
      name: "DialogSimulatorTests",
      dependencies: [
        "DialogModel", "DialogSimulator", "PrototypeFile", "RandomPrototypes", "TestTools",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "ExplorerTests",
      dependencies: [
        "Corrections", "DialogModel", "DialogSimulator", "Explorer", "PrototypeFile",
        "RandomPrototypes", "Scenario", "Session", "TestTools",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "RandomTests",
      dependencies: [
        "DialogModel", "DialogSimulator", "DocumentWriter", "EventLog", "OrderRules", "PangoRuler",
        "PrototypeEditing", "PrototypeFile", "RandomPrototypes", "Scenario", "Session",
        "StageGeometry", "TestTools", "TextFitting",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "OrderRulesTests", dependencies: ["DialogModel", "OrderRules"], swiftSettings: tests),
    .testTarget(
      name: "CodeWritingTests",
      dependencies: ["CodeWriting", "DialogModel", "PrototypeFile", "TestTools"],
      swiftSettings: tests),
    .testTarget(name: "TextsTests", dependencies: ["Texts"], swiftSettings: tests),
    .testTarget(
      name: "EventLogTests",
      dependencies: ["DialogModel", "DialogSimulator", "EventLog", "SampleRows", "Texts"],
      swiftSettings: tests),
    .testTarget(
      name: "FilmTests",
      dependencies: ["DialogModel", "DialogSimulator", "Film", "Giflib", "TestTools"],
      swiftSettings: tests),
    .testTarget(
      name: "StageGeometryTests",
      dependencies: [
        "DialogModel", "DialogSimulator", "Geometry", "PangoRuler", "PrototypeFile",
        "StageGeometry", "TestTools", "TextFitting",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "WindowWordsTests",
      dependencies: [
        "CodeWriting", "DialogModel", "DialogSimulator", "EventLog", "PrototypeEditing",
        "PrototypeFile", "SampleRows", "StageGeometry", "WindowWords",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "CDecoder", "DialogModel", "DialogSimulator", "EventLog", "PrototypeFile", "Session",
        "TestTools",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "AddressLiterals", "DialogModel", "DialogSimulator", "EventLog", "PrototypeEditing",
        "PrototypeFile", "Scenario", "Session", "TestTools", "Texts",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "TranslationsTests",
      dependencies: [
        "PrototypeEditing", "PrototypeFile", "Scenario", "Session", "TestTools", "Translations",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "AddressLiterals", "Corrections", "DialogModel", "DialogSimulator", "EditWriter",
        "EventLog", "Explorer", "OrderRules", "PrototypeEditing", "PrototypeFile",
        "RandomPrototypes", "Scenario", "Serving", "Session", "TestTools", "Workbench",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "DialogModel", "EventLog", "PrototypeEditing", "PrototypeFile", "Scenario", "TestTools",
        "rehearsal",
      ],
      swiftSettings: tests),
    .target(name: "LeakSuppressions", path: "Tests/LeakSuppressions"),
    .testTarget(
      name: "HygieneTests", dependencies: ["DialogModel", "LeakSuppressions"],
      swiftSettings: tests),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "PrototypeEditing", "PrototypeFile",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "PrototypeFileTests",
      dependencies: [
        "AddressLiterals", "DialogModel", "DocumentWriter", "PrototypeEditing", "PrototypeFile",
        "TestTools",
      ],
      swiftSettings: tests),
  ]
)

// Of what is ready, SwiftPM builds first what comes last in the alphabet: this library would be the last
// of all, with one processor idle. As no test is ready before it, it is built among the first.
for target in package.targets where target.type == .test {
  target.dependencies.append(.product(name: "ArgumentParser", package: "swift-argument-parser"))
}

// What is C alone checks lengths in a release; Swift must not read the headers of C that way.
for target in package.targets where target.swiftSettings == nil && target.type != .system {
  target.cSettings = [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]
}

// With REHEARSAL_FUZZ set there is one program more, and all Swift is built for libFuzzer;
// meson-helpers/fuzz sets it. Plain builds know nothing of this.
if Context.environment["REHEARSAL_FUZZ"] != nil {
  let runtime = Context.environment["REHEARSAL_FUZZ_RUNTIME"] ?? ""
  for target in package.targets where target.swiftSettings != nil && target.type == .regular {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer,address"]))
  }
  package.targets.append(
    .executableTarget(
      name: "rehearsal-fuzz", dependencies: ["RandomPrototypes"], path: "Tests/Fuzz",
      swiftSettings: swift,
      linkerSettings: [
        .unsafeFlags(["-sanitize=address", runtime]), .linkedLibrary("stdc++"),
        .linkedLibrary("m"),
      ]))
}
