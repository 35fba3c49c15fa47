import PrototypeFile
import Session

extension NamedFiles {
  /// The files beside a document, links followed.
  init(of document: String) {
    let folder = DocumentFolder(of: document)
    self.init(
      place: { name in
        switch folder.place(of: name) {
        case .inside: .inside
        case .missing: .missing
        case .outside: .outside
        }
      },
      picture: { name in
        folder.read(name).flatMap { PictureHeader($0) }.map {
          PictureHead(width: $0.width, height: $0.height, hasTransparency: $0.hasTransparency)
        }
      })
  }
}
