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

  /// The terminals that only a compositor of Wayland can show: elsewhere they end at once.
  private static let needWayland: Set<Substring> = ["foot", "footclient"]

  /// The words that run a command in the first terminal that works here; `nil` if none does.
  ///
  /// - Parameters:
  ///   - isWayland: whether there is a compositor of Wayland to connect to.
  ///   - program: the path of the program of a name, its links followed, because a name such as
  ///     `x-terminal-emulator` stands for any of them; `nil` if there is none.
  public static func words(
    running command: [String], isWayland: Bool, program: (String) -> String?
  ) -> [String]? {
    all.first { words in
      guard let name = program(words[0])?.split(separator: "/").last else { return false }
      return isWayland || !needWayland.contains(name)
    }.map { $0 + command }
  }
}
