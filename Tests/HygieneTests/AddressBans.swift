extension Ban {
  /// Where parts of a document are named by their addresses.
  private static let addressing = [
    "Sources/PrototypeFile", "Sources/PrototypeEditing", "Sources/Scenario",
    "Sources/Workbench/Editing", "Sources/Workbench/Past", "Sources/RehearsalApp/Editing",
    "Sources/WindowWords/Editing",
    "Sources/LanguageServer", "Sources/rehearsal/Edit",
  ]

  /// What `PartAddress` and the tables of keys do, and nothing else.
  static let addresses = [
    Ban(
      name: "keys of the format in addresses as texts",
      clues: ["\"/", ")/"],
      finds: { namesKey($0) },
      // The threads of a process.
      except: ["Sources/rehearsal-bench/RestBench.swift"],
      offenders: [
        #"path = "/dialogs/" + id"#, #"path.hasSuffix("/cancelButton")"#,
        #"let own = "/screens/\(screen)/controls/-""#, #"if path.hasPrefix("/dialogs") {"#,
        #"value(at: "\(path)/title")"#, #"path + "/textFields/\(index)""#,
        #"own.has("/actionSheet/")"#, #"let steps = "\(list[0])/do""#,
      ],
      innocents: [
        #"value(at: path / AlertKey.title)"#, #"let folder = "\(state)/journal""#,
        #"names.append("\(name)/field-0")"#, #"let title = "Title / message""#,
        #"open("/dev/null")"#, #"tr("A path: /dialogs/sign-out/alert/title")"#,
      ]),
    Ban(
      name: "arithmetic on addresses as texts",
      clues: ["\"/", ")/"],
      finds: { isArithmetic($0) },
      within: addressing,
      except: [
        // The text of an address.
        "Sources/PrototypeFile/Edits/AddressText.swift",
        // What a call is about, such as `DIALOG/field-0`.
        "Sources/PrototypeFile/Checks/ExpectChecks.swift",
        "Sources/PrototypeEditing/Uses/Renaming.swift",
        "Sources/PrototypeFile/Reader/NamesOfDocument.swift",
        "Sources/PrototypeFile/Reader/KnownReader.swift",
        // Files in the folder of a document.
        "Sources/PrototypeFile/Reader/PathReader.swift",
        "Sources/Workbench/Editing/Drafts.swift",
        "Sources/Workbench/Editing/Inserting/PictureUse.swift",
      ],
      offenders: [
        #"path.hasPrefix(own + "/")"#, #"let target = base + "/" + key"#, #"list + "/-""#,
        #"let path = "\(list)/\(index)""#, #"let tokens = path.split(separator: "/")"#,
        #"path.split(separator: "/", omittingEmptySubsequences: false)"#,
        #"path.lastIndex(of: "/").map { String(path[..<$0]) }"#,
        #"tokens.joined(separator: "/")"#, #"let parent = "/" + name"#,
      ],
      innocents: [
        #"let path = list / index"#, #"let folder = file.lastIndex(of: "/")"#,
        #"try write(content, to: "\(folder)/\(name)")"#, #"text.first == "/""#,
        #"real.hasPrefix(folder + "/")"#, #"all.contains { file.hasPrefix($0 + "/") }"#,
      ]),
  ]

  /// The keys of all tables, without the one that the program is called by.
  private static let keys: Set<Substring> = {
    let files = (try? Project.sources.get()) ?? []
    let cases = files.filter { $0.isIn(["Sources/PrototypeFile/Keys"]) }.flatMap(\.lines)
      .map { $0.text.drop { $0 == " " } }
      .filter { $0.hasPrefix("case ") && !$0.contains(".") && !$0.contains("(") }
    return Set(
      cases.flatMap { line in
        line.dropFirst("case ".count).split(separator: ",").flatMap { key in
          key.split { !$0.isLetter && !$0.isNumber }
        }
      }
    ).subtracting(["rehearsal"])
  }()

  /// Whether a literal has a key after a slash, at its beginning or after something that is put in.
  private static func namesKey(_ line: Substring) -> Bool {
    line.matches(of: #/(?:"|\))\/([A-Za-z]\w*)(?=["\/\\])/#).contains {
      keys.contains($0.output.1)
    }
  }

  /// Whether a line takes a text apart at slashes, or puts it together; what speaks of a file may.
  private static func isArithmetic(_ line: Substring) -> Bool {
    let slashes =
      #/\+ "\/(?!>)|"\/" \+|\)\/\\\(|(?:split|joined)\(separator: "\/"|(?:first|last)Index\(of: "\/"\)/#
    return line.contains(slashes)
      && !words(line).contains { $0 == "file" || $0 == "folder" || $0 == "folders" }
  }
}
