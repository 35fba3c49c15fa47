import Film
import PrototypeFile
import Session
import Texts

/// What differs between two folders of pictures, in words, as JSON or as a page.
struct PictureDiffReport {
  private let folders: PictureFolders
  private let (old, new): (String, String)

  init(_ folders: PictureFolders, _ old: String, _ new: String) {
    (self.folders, self.old, self.new) = (folders, old, new)
  }

  /// A line for each picture that is not the same, and one that counts them.
  var text: String {
    (folders.entries.map { "\(FileName.text($0.name)): \(sentence($0))" } + sentences)
      .map { $0 + "\n" }.joined()
  }

  /// One object.
  var json: String {
    JSONValue.object([
      ("same", .integer(folders.same)),
      ("pictures", .list(folders.entries.map(value))),
      ("fonts", .object([("was", fonts(folders.fonts.was)), ("now", fonts(folders.fonts.now))])),
    ]).line + "\n"
  }

  /// A page without requests.
  var html: String {
    let pictures = folders.entries.map { entry in
      var part: (Int, Int, Int, Int)?
      if case .differs(let difference) = entry.kind {
        let box = difference.part
        part = (box.x, box.y, box.width, box.height)
      }
      return PictureDiffPage.Picture(
        name: FileName.text(entry.name), sentence: sentence(entry), was: entry.was, now: entry.now,
        size: entry.size, part: part)
    }
    return PictureDiffPage((old, new), summary: sentences, pictures)
      .html(digest: SHA256.bytes)
  }

  private func sentence(_ entry: PictureFolders.Entry) -> String {
    switch entry.kind {
    case .added: tr("added")
    case .gone: tr("gone")
    case .resized(let was, let now):
      tr(
        "was {width} × {height} pixels, and is {newWidth} × {newHeight}",
        [
          "width": String(was.width), "height": String(was.height), "newWidth": String(now.width),
          "newHeight": String(now.height),
        ])
    case .differs(let difference):
      ntr(
        "{n} pixel of {all} differs, by {largest}, in {width} × {height} at {x}, {y}",
        "{n} pixels of {all} differ, by {largest} at most, in {width} × {height} at {x}, {y}",
        difference.count,
        [
          "all": String(difference.all), "largest": String(difference.largest),
          "width": String(difference.part.width), "height": String(difference.part.height),
          "x": String(difference.part.x), "y": String(difference.part.y),
        ])
    case .unreadable(let reason): tr("can’t be shown: {reason}", ["reason": reason])
    }
  }

  /// How many pictures are the same and how many are not, and whether the fonts are others.
  private var sentences: [String] {
    var (added, gone, differing) = (0, 0, 0)
    for entry in folders.entries {
      switch entry.kind {
      case .added: added += 1
      case .gone: gone += 1
      default: differing += 1
      }
    }
    let count = tr(
      "{same} the same, {differing} different, {added} added, {gone} gone",
      [
        "same": String(folders.same), "differing": String(differing), "added": String(added),
        "gone": String(gone),
      ])
    guard let was = folders.fonts.was, let now = folders.fonts.now, was != now else {
      return [count]
    }
    return [
      count,
      tr(
        "The fonts differ, and all texts with them: {was}; now {now}.",
        ["was": line(of: was), "now": line(of: now)]),
    ]
  }

  private func names(of fonts: String) -> [String] {
    fonts.split(separator: "\n").map { OneLine.text(String($0)) }
  }

  private func line(of fonts: String) -> String { names(of: fonts).joined(separator: ", ") }

  // MARK: - JSON

  private func fonts(_ text: String?) -> JSONValue {
    text.map { .list(names(of: $0).map { .text($0) }) } ?? .null
  }

  private func value(_ entry: PictureFolders.Entry) -> JSONValue {
    var fields: [(key: String, value: JSONValue)] = [("name", .text(FileName.text(entry.name)))]
    switch entry.kind {
    case .added: fields.append(("change", .text("added")))
    case .gone: fields.append(("change", .text("gone")))
    case .resized(let was, let now):
      fields += [
        ("change", .text("resized")), ("was", size(was.width, was.height)),
        ("now", size(now.width, now.height)),
      ]
    case .differs(let difference):
      let part = difference.part
      fields += [
        ("change", .text("differs")), ("pixels", .integer(difference.count)),
        ("of", .integer(difference.all)), ("largest", .integer(difference.largest)),
        (
          "part",
          .object([
            ("x", .integer(part.x)), ("y", .integer(part.y)), ("width", .integer(part.width)),
            ("height", .integer(part.height)),
          ])
        ),
      ]
    case .unreadable(let reason):
      fields += [("change", .text("unreadable")), ("reason", .text(reason))]
    }
    return .object(fields)
  }

  private func size(_ width: Int, _ height: Int) -> JSONValue {
    .object([("width", .integer(width)), ("height", .integer(height))])
  }
}
