import ArgumentParser
import Glibc
import Texts

/// The names of the pictures that commands write.
enum PictureName {
  /// What the names of pictures with pixels end in, and of those of shapes and letters.
  static let (pixels, shapes) = ("png", ["svg", "pdf"])

  /// What a name ends in, in small letters.
  static func ending(of name: String) -> String {
    name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
  }

  /// Checks the name after an option; `-` is standard output, which must be no terminal.
  ///
  /// - Parameter allowsShapes: whether the picture can be one of shapes and letters.
  static func check(_ name: String, option: String, allowsShapes: Bool = false) throws {
    if name == "-" {
      guard isatty(STDOUT_FILENO) == 0 else {
        throw ValidationError(
          tr("a terminal can’t show a picture; name a file after “{option}”", ["option": option]))
      }
      return
    }
    let ending = ending(of: name)
    if ending == pixels || allowsShapes && shapes.contains(ending) { return }
    throw ValidationError(
      allowsShapes
        ? tr(
          "the picture is a PNG, an SVG or a PDF; let the name after “{option}” end in .png, .svg or .pdf",
          ["option": option])
        : tr(
          "the picture is a PNG; let the name after “{option}” end in .png", ["option": option]))
  }
}
