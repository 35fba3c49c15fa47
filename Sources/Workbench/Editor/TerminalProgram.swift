/// The terminals of desktops, with the words that make them run a command.
public enum TerminalProgram {
  /// The names of the programs and the words after them, the desktop's choice first.
  private static let all: [[String]] = [
    ["xdg-terminal-exec"],
    ["x-terminal-emulator", "-e"],
    ["ptyxis", "--"],
    ["kgx", "--"],
    ["gnome-terminal", "--"],
    ["konsole", "-e"],
    ["xfce4-terminal", "-x"],
    ["mate-terminal", "-x"],
    ["tilix", "-e"],
    ["ghostty", "-e"],
    ["kitty"],
    ["foot"],
    ["alacritty", "-e"],
    ["wezterm", "start", "--"],
    ["qterminal", "-e"],
    ["st", "-e"],
    ["urxvt", "-e"],
    ["xterm", "-e"],
  ]

  /// The words that run a command in the first terminal that is installed; `nil` if none is.
  ///
  /// - Parameter isInstalled: whether there is a program of a name.
  public static func words(
    running command: [String], isInstalled: (String) -> Bool
  ) -> [String]? {
    all.first { isInstalled($0[0]) }.map { $0 + command }
  }
}
