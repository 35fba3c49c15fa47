public import DialogModel
internal import PrototypeEditing
internal import PrototypeFile
internal import Texts
internal import Translations

/// Writes code out of a document: a pure function of the document and the form.
public struct CodeWriter: Sendable {
  private let prototype: Prototype
  /// The document's name without its folder.
  private let document: String

  /// - Parameter document: the name of the file, without its folder.
  public init(_ prototype: Prototype, document: String) {
    (self.prototype, self.document) = (prototype, document)
  }

  /// The files of a form.
  public func files(_ form: CodeForm) -> [CodeFile] {
    switch form {
    case .objectiveC, .swift2013, .alertController, .probe:
      return [UIKitCode(prototype, form, document: document).file(named: name)]
    case .swiftUI, .uiTest, .strings, .catalogue: return []
    }
  }

  /// The name without its endings.
  private var name: String { String(document.prefix { $0 != "." }) }

  /// The text of several files, each after a line with its name.
  public static func joined(_ files: [CodeFile]) -> String {
    if files.count == 1 { return files[0].text }
    return files.map { "// MARK: file \($0.name)\n\n" + $0.text }.joined(separator: "\n")
  }
}
