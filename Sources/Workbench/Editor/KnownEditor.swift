/// Text editors by the names of their programs, with the arguments that open a file at a line.
public struct KnownEditor: Hashable, Sendable {
  /// The name for people.
  public let title: String
  /// The names of its program; the first one is the usual name.
  public let programs: [String]
  /// The arguments, with ``EditorCommand/Place`` in braces.
  let arguments: [String]
  /// Whether it runs in a terminal.
  public let needsTerminal: Bool

  private init(
    _ title: String, _ programs: String..., at arguments: [String], inTerminal: Bool = false
  ) {
    self.title = title
    self.programs = programs
    self.arguments = arguments
    needsTerminal = inTerminal
  }

  /// The name of the program that a command with this editor begins with.
  public var program: String { programs[0] }

  /// The editor of a program, which may be a path; `nil` for one that is not known.
  public static func named(_ program: String) -> KnownEditor? {
    let name = program.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    return name.flatMap { name in all.first { $0.programs.contains(name) } }
  }

  /// The editors that are known, in the order of a menu.
  public static let all: [KnownEditor] = [
    KnownEditor("GNOME Text Editor", "gnome-text-editor", at: plusColon),
    KnownEditor("gedit", "gedit", at: plusColon),
    KnownEditor("Kate", "kate", at: ["-l", "{line}", "-c", "{column}", "{file}"]),
    KnownEditor("KWrite", "kwrite", at: ["-l", "{line}", "-c", "{column}", "{file}"]),
    KnownEditor("Mousepad", "mousepad", at: ["--line={line}", "--column={column}", "{file}"]),
    KnownEditor("xed", "xed", at: plus),
    KnownEditor("Pluma", "pluma", at: plus),
    KnownEditor("Geany", "geany", at: ["--line={line}", "--column={column}", "{file}"]),
    KnownEditor("Visual Studio Code", "code", "code-insiders", at: goto),
    KnownEditor("VSCodium", "codium", "vscodium", at: goto),
    KnownEditor("Cursor", "cursor", at: goto),
    KnownEditor("Zed", "zed", "zeditor", "zedit", at: colons),
    KnownEditor("Sublime Text", "subl", "sublime_text", at: colons),
    KnownEditor("IntelliJ IDEA", "idea", at: jetBrains),
    KnownEditor("PyCharm", "pycharm", at: jetBrains),
    KnownEditor("Emacs", "emacs", "emacs-gtk", "emacs-pgtk", "emacs-lucid", at: plusColon),
    KnownEditor("Emacs client", "emacsclient", at: plusColon),
    KnownEditor("GVim", "gvim", at: plus),
    KnownEditor("Vim", "vim", "vi", "vim.basic", "vim.tiny", at: plus, inTerminal: true),
    KnownEditor("Neovim", "nvim", at: plus, inTerminal: true),
    KnownEditor("Helix", "hx", "helix", at: colons, inTerminal: true),
    KnownEditor("Kakoune", "kak", at: plusColon, inTerminal: true),
    KnownEditor("Micro", "micro", at: plusColon, inTerminal: true),
    KnownEditor("nano", "nano", at: ["+{line},{column}", "{file}"], inTerminal: true),
    KnownEditor("Joe", "joe", at: plus, inTerminal: true),
    KnownEditor("mg", "mg", at: plus, inTerminal: true),
    KnownEditor("ne", "ne", at: plus, inTerminal: true),
    KnownEditor("mcedit", "mcedit", at: ["{file}:{line}"], inTerminal: true),
  ]

  private static let plus = ["+{line}", "{file}"]
  private static let plusColon = ["+{line}:{column}", "{file}"]
  private static let colons = ["{file}:{line}:{column}"]
  private static let goto = ["-g", "{file}:{line}:{column}"]
  private static let jetBrains = ["--line", "{line}", "--column", "{column}", "{file}"]
}
