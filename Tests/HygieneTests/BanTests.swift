import Glibc
import Testing

/// Something that occurs in the sources only in places that need it.
struct Ban: Sendable, CustomTestStringConvertible {
  let name: String
  /// What an offence has one of; lines without any are passed over, for to look closer takes long.
  let clues: [String]
  /// Finds an offence in a line.
  let finds: @Sendable (Substring) -> Bool
  /// The folders that it is about.
  var within = ["Sources"]
  /// Folders and files that need it.
  var except: [String] = []
  /// Lines that the ban must find, and lines that it must leave alone.
  let offenders: [String]
  let innocents: [String]

  var testDescription: String { name }

  /// Where files offend, as `PATH:LINE: TEXT`.
  func offences(in files: [SourceFile]) -> [String] {
    files.filter { $0.isIn(within) && !$0.isIn(except) }.flatMap { file in
      file.lines.filter { $0.text.has(oneOf: clues) && finds($0.text) }.map {
        "\(file.path):\($0.number): \($0.text)"
      }
    }
  }

  static func words(_ line: Substring) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// The module that a line imports, if it imports one.
  private static func imported(_ line: Substring) -> Substring? {
    guard let place = words(line).firstIndex(of: "import") else { return nil }
    return words(line)[(place + 1)...].first {
      !["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains($0)
    }
  }

  static let all = general + addresses

  private static let general = [
    Ban(
      name: "Foundation",
      clues: ["Foundation"],
      finds: { imported($0)?.hasPrefix("Foundation") == true },
      offenders: [
        "import Foundation", "public import Foundation", "@testable import Foundation",
        "  internal import FoundationEssentials", "import struct Foundation.URL",
        "@preconcurrency import Foundation",
      ],
      innocents: ["import Glibc", "let Foundation = 1", "// import Foundation"]),
    Ban(
      name: "translated texts in what a run consists of",
      clues: ["Texts"],
      finds: { imported($0) == "Texts" },
      within: ["Sources/DialogModel", "Sources/DialogSimulator"],
      offenders: ["import Texts", "internal import Texts"],
      innocents: ["import DialogModel", "let Texts = 1"]),
    Ban(
      name: "GTK outside Gtk",
      clues: ["CGtk"],
      finds: { imported($0).map { $0 == "CGtk" || $0 == "CGtkBridge" } ?? false },
      except: ["Sources/Gtk"],
      offenders: ["import CGtk", "internal import CGtkBridge"],
      innocents: ["import Gtk", "import CGLib"]),
    Ban(
      name: "raw pointers outside Gtk",
      clues: ["OpaquePointer", "Unmanaged", "unsafeBitCast", "Unsafe"],
      finds: { line in
        words(line).contains {
          $0 == "OpaquePointer" || $0 == "Unmanaged" || $0 == "unsafeBitCast"
            || ($0.hasPrefix("Unsafe") && $0.hasSuffix("Pointer"))
        }
      },
      except: [
        "Sources/Gtk",
        // A compiled pattern of GLib's, and the error that GLib hands out.
        "Sources/Session/Patterns.swift",
        // A file of giflib's, and what it writes to.
        "Sources/Giflib",
        // What Pango makes.
        "Sources/PangoRuler",
        // What GLib's parser of XML tells, and to whom.
        "Sources/Translations/Formats/XMLEvents.swift",
        // A time zone of GLib's.
        "Sources/Session/TimeZones.swift",
        // libyaml's parser, which must not move, and the bytes that it reads.
        "Sources/PrototypeFile/YAML/Loader.swift",
        // What pthread_create hands to the new thread.
        "Sources/Session/SeparateThread.swift",
        // Names of files that end at a zero.
        "Sources/Texts/FileBytes.swift",
        // The arguments of execv.
        "Sources/rehearsal/WindowLauncher.swift",
        // A file that C has opened.
        "Sources/rehearsal-bench/ServeBench.swift",
      ],
      offenders: [
        "var p: UnsafeMutablePointer<Int>", "f(UnsafeRawBufferPointer(start: p, count: 1))",
        "let x: OpaquePointer?", "let b: UnsafeBufferPointer<UInt8>",
        "Unmanaged.passRetained(self)", "let p: UnsafePointer<CChar>",
        "unsafeBitCast(a, to: Int.self)",
      ],
      innocents: ["bytes.withUnsafeBytes { $0.count }", "let pointer = 1"]),
    Ban(
      name: "loops inside the loop",
      clues: ["gtk_", "_wait_for_"],
      finds: { line in
        words(line).contains {
          $0.hasPrefix("gtk_dialog_run") || $0 == "gtk_native_dialog_run"
            || $0 == "gtk_main_iteration" || $0 == "gtk_main_iteration_do"
            || $0.contains("_wait_for_")
        }
      },
      offenders: [
        "gtk_dialog_run(GTK_DIALOG(d));", "  let r = gtk_native_dialog_run(d)",
        "while gtk_main_iteration_do(0) != 0 {}", "gtk_clipboard_wait_for_text(c)",
      ],
      innocents: ["gtk_native_dialog_show(d)", "g_main_loop_run(loop)"]),
    Ban(
      name: "output that nobody checks",
      clues: ["puts", "fwrite", "print", "Glibc"],
      finds: { line in
        let words = words(line)
        let isCall = words.contains { ["fputs", "puts", "fwrite"].contains($0) }
        return isCall || words.starts(with: ["print"])
          || zip(words, words.dropFirst()).contains { $0 == ("Glibc", "write") }
      },
      within: ["Sources/rehearsal", "Sources/Session"],
      except: ["Sources/Session/DescriptorWriter.swift"],
      offenders: [
        "    print(text)", "Glibc.write(descriptor, bytes, count)", "fputs(text, stdout)",
      ],
      innocents: ["func print(_ text: String) {", "writer.print(text)", "FileWriter.write(bytes)"]),
    Ban(
      name: "ends without a word",
      clues: ["fatalError(", "try!", "as!"],
      finds: { line in
        ["fatalError(", "try!", "as!"].contains { line.contains($0) }
      },
      offenders: [
        "fatalError()", "default: fatalError(\"no\")", "try! read()", "a as! B",
      ],
      innocents: ["throw Failure.fatal", "try? read()", "a as? B"]),
    Ban(
      name: "timers that outlive their owner",
      clues: ["Source?"],
      finds: { $0.contains("var ") && $0.hasSuffix(": Source?") && !$0.contains("@Scheduled ") },
      offenders: ["  private var timer: Source?"],
      innocents: ["  @Scheduled private var timer: Source?", "  var source: FilmSource.Source?"]),
    Ban(
      name: "unchecked without proof",
      clues: ["@unchecked"],
      finds: { $0.contains("@unchecked") },
      // GRegex and GTimeZone cannot be changed once they are made, and a box is changed only while one
      // place has it.
      except: [
        "Sources/Session/Patterns.swift", "Sources/Session/TimeZones.swift",
        "Sources/DialogSimulator/Kernel/Boxed.swift",
      ],
      offenders: ["final class A: @unchecked Sendable {"],
      innocents: ["struct A: Sendable {"]),
    Ban(
      name: "texts that no translator sees",
      clues: [
        "Label(", "Button(", "Frame(", "setTitle(", "setTooltip(", "setAccessibleDescription(",
        "setLabel(", "announce(", " = \"",
      ],
      finds: { isUntranslated($0) },
      within: ["Sources/Export", "Sources/RehearsalApp", "Sources/Stage"],
      offenders: [
        #"Label("Hello")"#, #"Button(label: "Close")"#, #"box.add(Label(text: "Rows waiting"))"#,
        #"entry.placeholder = "Filter""#, #"setTitle("Open")"#,
        #"button.tooltip = "Go on""#,
        #"Label("{n} of" + tr("all"))"#, #"Label("\(n) calls")"#, #"view.accessibleName = "Log""#,
      ],
      innocents: [
        #"Label(tr("Hello"))"#, #"Button(label: tr("Close"))"#, #"Label("")"#,
        #"Label("0.000 s")"#, #"Label("\(name)")"#, #"style.addClass("hold")"#,
        #"Label("–")"#, #"window.title = tr("Open")"#,
      ]),
    Ban(
      name: "file names that lose bytes",
      clues: [
        "access(", "stat(", "path(", "unlink(", "dir(", "chmod(",
      ],
      finds: { losesBytes($0) },
      // C has the bytes themselves.
      except: [
        "Sources/rehearsal-bench", "Sources/CFamily", "Sources/CFault", "Sources/CGtkBridge",
        "Sources/rehearsal-guard",
      ],
      offenders: [
        "guard access(path, F_OK) == 0 else {", #"unlink("\(folder)/\(name)")"#,
        "let real = realpath(file, nil)", "if lstat(inner, &status) != 0 { mkdir(own, 0o700) }",
      ],
      innocents: [
        "unlink(path.fileBytes)", "var status = stat()", #"access("/usr/bin/true", X_OK)"#,
        "func unlink(_ path: String) {", "folder.stat(path)",
      ]),
    Ban(
      name: "file names that hide something",
      clues: ["):", "\": "],
      finds: { showsPath($0) },
      within: [
        "Sources/Export", "Sources/rehearsal", "Sources/RehearsalApp", "Sources/Session",
        "Sources/Workbench",
      ],
      offenders: [
        #"Output.diagnose("\(path): \(error.message)")"#, #""\(file): " + tr("no")"#,
        #"onProblem?("\(place.path): \(reason)")"#, #"tr("{file} is new", ["file": path])"#,
        #"tr("It runs in {folder}.", ["folder": command.folder])"#,
      ],
      innocents: [
        #""\(FileName.text(path)): \(error.message)""#, #"["file": FileName.lastText(of: path)]"#,
        #"["file": name]"#, #"["file": document.name ?? ""]"#, #"let path = "\(folder)/\(name)""#,
        #"case file, folder"#,
      ]),
    Ban(
      name: "parts of a prototype by place",
      clues: [".index]"],
      finds: { $0.contains(#/(?:dialogs|screens|tasks|notifications)\[[^\]]*\.index\]/#) },
      // A run's tables have each id that the run makes, and the look-up is for all others.
      // Code has a list of names for each kind, as long as that of the document.
      except: [
        "Sources/DialogSimulator", "Sources/DialogModel/LookUp.swift", "Sources/CodeWriting",
        // What is changed there has just been found.
        "Sources/Learning/PrototypeChanges.swift",
      ],
      offenders: [
        "let alert = prototype.dialogs[dialog.index].alert", "dialogs.map { tasks[$0.index] }",
        "screens[control.screen.index].title",
      ],
      innocents: ["prototype[dialog]?.alert", "dialogs[0]", "buttons[dialog.index]"]),
  ]

  /// Whether a line gives the system a name as a text, without its bytes.
  private static func losesBytes(_ line: Substring) -> Bool {
    let call =
      #/(?:^|[^\w.])(?:access|l?stat|realpath|unlink|mkdir|rmdir|chmod|opendir)\((?!\)|"[^"\\]*")/#
    return !line.contains("func ") && !line.contains("fileBytes") && line.contains(call)
  }

  /// Whether a line puts a path as it is into a text: before a colon, or as the value of a place.
  private static func showsPath(_ line: Substring) -> Bool {
    let quoted = #/\\\((?:\w+\.)*(?:path|file|folder|program)\):/#
    let filled = #/"(?:file|path|folder|program)": (?:\w+\.)*(?:path|file|folder|program)\b/#
    return line.contains("\"") && (line.contains(quoted) || line.contains(filled))
  }

  /// Whether a line hands a literal with a word in it to something that shows texts.
  private static func isUntranslated(_ line: Substring) -> Bool {
    guard line.utf8.contains(UInt8(ascii: "\"")) else { return false }
    let shown =
      #/(?:\b(?:Label|Button|ToggleButton|CheckButton|MenuButton|Frame)\((?:text: |label: |title: )?|\.(?:title|subtitle|label|text|tooltip|placeholder|accessibleName) = |\b(?:setTitle|setLabel|setTooltip|setAccessibleDescription|announce)\()"((?:[^"\\]|\\.)*)"/#
    return line.matches(of: shown).contains { match in
      // What is put in between is not the literal's own.
      match.output.1.replacing(#/\\\([^)]*\)/#, with: "").contains(#/[A-Za-z]{2}/#)
    }
  }
}

extension Substring {
  /// Whether the bytes of one of some texts are in it.
  fileprivate func has(oneOf texts: [String]) -> Bool {
    utf8.withContiguousStorageIfAvailable { line in
      texts.contains { text in
        text.utf8.withContiguousStorageIfAvailable { line.has($0) } ?? true
      }
    } ?? true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes, at least one, are in these.
  fileprivate func has(_ other: Self) -> Bool {
    guard var place = baseAddress, let words = other.baseAddress, let first = other.first
    else { return false }
    let end = place + count
    while end - place >= other.count, let found = memchr(place, Int32(first), end - place) {
      place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      if end - place >= other.count, memcmp(place, words, other.count) == 0 {
        return true
      }
      place += 1
    }
    return false
  }
}

/// What may not stand in the sources.
@Suite struct BanTests {
  @Test(arguments: Ban.all)
  func nothingOffends(_ ban: Ban) throws {
    #expect(ban.offences(in: try Project.sources.get()) == [])
  }

  /// A scan that finds nothing is worth something only if it would find something.
  @Test(arguments: Ban.all)
  func anOffenderWouldBeFound(_ ban: Ban) throws {
    let path = "\(try #require(ban.within.first))/Example.swift"
    for line in ban.offenders {
      let file = SourceFile(path, "import DialogModel\n\(line)\n")
      #expect(ban.offences(in: [file]) == ["\(path):2: \(line)"])
    }
    for line in ban.innocents {
      #expect(ban.offences(in: [SourceFile(path, line)]) == [])
    }
  }

  /// An exception that is not needed any more is one too many.
  @Test(arguments: Ban.all.filter { !$0.except.isEmpty })
  func exceptionsAreNeeded(_ ban: Ban) throws {
    var strict = ban
    strict.except = []
    let offences = strict.offences(in: try Project.sources.get().filter { $0.isIn(ban.except) })
    for place in ban.except {
      #expect(
        offences.contains { $0.hasPrefix("\(place):") || $0.hasPrefix("\(place)/") }, "\(place)")
    }
  }
}
