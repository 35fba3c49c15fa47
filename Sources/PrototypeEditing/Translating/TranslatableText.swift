internal import DialogModel
public import PrototypeFile

/// A text of a document that can have translations.
public struct TranslatableText: Hashable, Sendable {
  /// A part of the document that shows the text.
  public struct Place: Hashable, Sendable {
    /// The part.
    public let address: PartAddress
    /// What the part is, in words of the format and the same in each language: `dialog “Sign Out”
    /// (sign-out): alert/title`.
    public let name: String
    /// The name of a picture that shows it, without its ending; `nil` where no picture does.
    public let picture: String?
    /// The line on which the text begins, 1-based.
    public let line: Int
  }

  /// The text, which is the key of its translations.
  public let text: String
  /// The parts that show it, in the document's order.
  public fileprivate(set) var places: [Place]
}

extension DocumentEditor {
  /// Every text that can have translations, once each, in the document's order.
  public var translatableTexts: [TranslatableText] {
    let names = PlaceNames(self)
    var texts = prototype.translatableTexts.map {
      TranslatableText(text: $0.sourceText, places: [])
    }
    let indices = Dictionary(
      texts.enumerated().map { ($0.element.text, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    for found in form.textPlaces(where: { $0.place.key?.isVisibleText == true }) {
      guard let node = form.root[found.path], let text = node.text,
        let index = indices[Template.visible(text, found.shape).sourceText]
      else { continue }
      texts[index].places.append(names.place(found.address, line: node.start.line))
    }
    return texts
  }
}

/// Names the parts of a document for those who translate it.
private struct PlaceNames {
  private let editor: DocumentEditor
  private var pictures: [PartAddress: String] = [:]

  init(_ editor: DocumentEditor) {
    self.editor = editor
    let prototype = editor.prototype
    for exhibit in prototype.exhibits {
      let part: ModelPart =
        switch exhibit {
        case .screen(let id): .screen(id)
        case .dialog(let id): .dialog(id)
        case .loader(let id): .task(id)
        }
      guard let address = editor.form.address(of: part) else { continue }
      pictures[address] = exhibit.pictureName(in: prototype)
    }
  }

  func place(_ address: PartAddress, line: Int) -> TranslatableText.Place {
    let owner = PartAddress(Array(address.tokens.prefix(2)))
    return TranslatableText.Place(
      address: address, name: name(of: address, in: owner), picture: pictures[owner], line: line)
  }

  /// The names are not translated: a file of translations is the same on every machine.
  private func name(of address: PartAddress, in owner: PartAddress) -> String {
    let map = address.tokens.first.flatMap { DocumentKey(rawValue: $0) }
    guard let kind = map.flatMap({ PlaceNames.kinds[$0] }), address.tokens.count > 2 else {
      return String(address.text.dropFirst())
    }
    let title = editor.title(of: owner).map { "“\($0)” (\(owner.last))" } ?? owner.last
    return "\(kind) \(title): " + PartAddress(Array(address.tokens.dropFirst(2))).text.dropFirst()
  }

  private static let kinds: [DocumentKey: String] = [
    .screens: "screen", .dialogs: "dialog", .tasks: "task", .notifications: "notification",
    .scenarios: "scenario", .steps: "steps",
  ]
}

extension LongForm {
  /// A text of the document.
  struct TextPlace {
    let address: PartAddress
    let path: TreePath
    /// The values that are allowed at the place, or at that of the list that has it.
    let shape: Shape
  }

  /// The places of texts, in the document's order; of a list each of its texts.
  func textPlaces(where isWanted: (Named) -> Bool) -> [TextPlace] {
    places().flatMap { named -> [TextPlace] in
      guard isWanted(named), let node = root[named.place.path] else { return [] }
      let shape = named.place.shape
      return node.list?.indices.map {
        TextPlace(
          address: named.address / $0, path: named.place.path + [.item($0)],
          shape: shape.items ?? shape)
      } ?? [TextPlace(address: named.address, path: named.place.path, shape: shape)]
    }
  }
}

extension Shape {
  /// The shape of the items of a list; `nil` for what is no list.
  fileprivate var items: Shape? {
    if case .list(let item, _) = parted?.shape ?? self { item } else { nil }
  }
}
