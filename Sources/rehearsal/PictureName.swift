import ArgumentParser
import Glibc
import Texts

/// The names of the pictures that commands write.
enum PictureName {
  /// Checks the name after an option; `-` is standard output, which must be no terminal.
  static func check(_ name: String, option: String) throws {
    if name == "-" {
      guard isatty(STDOUT_FILENO) == 0 else {
        throw ValidationError(
          tr("a terminal can’t show a picture; name a file after “{option}”", ["option": option]))
      }
    } else if !name.hasSuffix(".png") && !name.hasSuffix(".PNG") {
      throw ValidationError(
        tr(
          "the picture is a PNG; let the name after “{option}” end in .png", ["option": option]))
    }
  }
}
