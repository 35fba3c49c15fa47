internal import DialogModel
public import PrototypeFile

extension DocumentEditor {
  /// The change of texts that an edit is; `nil` where no step and no translation can be concerned.
  ///
  /// The texts of a part that is removed are changed into ones that no document has.
  public func retitling(by edit: DocumentEdit) -> Retitling? {
    let address = edit.path
    return switch edit {
    case .set(_, let value): uses.retitling(at: address, to: value)
    case .remove: uses.retitlingWhatGoes(at: address)
    case .insert, .move, .relocate, .rename, .comment: nil
    }
  }
}

extension Uses {
  /// The change of texts that another value at a place is; `nil` where nothing refers to them.
  func retitling(at address: PartAddress, to value: YAMLNode) -> Retitling? {
    guard let place = try? form.written(at: address), let old = form.root[place.path] else {
      return nil
    }
    if let text = old.text, let new = value.text {
      // In most documents nothing has the old text or the new one, and these need not be read.
      guard text != new, mayBeNamed([text, new], place.shape) else { return nil }
    }
    return retitling(form.root.replacing(place.path, with: value))
  }

  /// The change of each text of a part into one that no document has; `nil` where no step finds
  /// something by a text.
  func retitlingWhatGoes(at address: PartAddress) -> Retitling? {
    guard let removed = try? form.written(at: address).path, !allPatterns.isEmpty else {
      return nil
    }
    var root = form.root
    var number = 0
    for named in form.places() where named.place.path.starts(with: removed) {
      guard named.place.key?.isVisibleText == true else { continue }
      let items = root[named.place.path]?.list.map { Array($0.indices) }
      let paths = items?.map { named.place.path + [.item($0)] } ?? [named.place.path]
      for path in paths where root[path]?.text?.isEmpty == false {
        number += 1
        root = root.replacing(path, with: .text("\u{FFFC}\(number)"))
      }
    }
    return number == 0 ? nil : retitling(root)
  }

  /// The change to another document with the same parts.
  private func retitling(_ root: YAMLNode) -> Retitling {
    var after = Reader.mentions(in: root).1
    let pairs = Retitling.pairs(prototype, after, captions: true)
    for (language, table) in prototype.strings {
      for (old, new) in pairs {
        guard let translation = table[old.sourceText], table[new.sourceText] == nil else {
          continue
        }
        after.strings[language]?[new.sourceText] = translation
      }
    }
    return Retitling(before: prototype, after: after)
  }

  /// Whether a step, a translation or a condition could be about one of these texts.
  private func mayBeNamed(_ texts: [String], _ shape: Shape) -> Bool {
    let shown = texts.map { Template.visible($0, shape) }
    let isTranslated = prototype.strings.values.contains { table in
      shown.contains { table[$0.sourceText] != nil }
    }
    return isTranslated || hasConditionsOfButtons
      || allPatterns.contains { pattern in
        Uses.isPattern(pattern) || shown.contains { $0.literal == nil || $0.literal == pattern }
      }
  }
}
