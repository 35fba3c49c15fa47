import DialogModel
import Texts

/// Two buttons of a dialog that a person cannot tell apart: by reading, or by hearing.
enum ButtonNames {
  static func check(_ checks: inout DocumentChecks) {
    let languages =
      [nil] + (checks.places.root["strings"]?.entries ?? []).map { $0.name as String? }
    for (index, dialog) in checks.prototype.dialogs.enumerated() where dialog.hasInstances {
      let buttons = ButtonIndices(dialog, firstOtherIndex: .fixed).buttons
      guard buttons.count > 1 else { continue }
      var told: Set<Int> = []
      for language in languages where !checks.isFull {
        let table = language.flatMap { checks.prototype.strings[$0] } ?? [:]
        let titles = buttons.map { table[$0.title.sourceText]?.literal ?? $0.title.literal ?? "" }
        compare(titles, of: dialog, DialogID(index), language, &told, &checks)
      }
    }
  }

  /// Compares each button with those before it; what was told of a button in one language is not
  /// told again in another.
  private static func compare(
    _ titles: [String], of dialog: Dialog, _ id: DialogID, _ language: String?,
    _ told: inout Set<Int>, _ checks: inout DocumentChecks
  ) {
    var before = TitlesBefore()
    for (index, title) in titles.enumerated() where !title.isEmpty {
      let (isSame, other) = before.confused(with: title, bySound: checks.wantsNotes)
      before.add(title, bySound: checks.wantsNotes)
      guard let path = Places.path(to: .button(index), of: dialog, id) else { continue }
      if isSame, told.insert(index).inserted {
        checks.warn(
          same(title, dialog.id, language), at: path, see: .sameName, in: language,
          fix: fix(index, of: dialog, path, checks))
      } else if let other, told.insert(index).inserted {
        checks.warn(
          alike(other, title, dialog.id, language), at: path, see: .soundsAlike, in: language)
      }
    }
  }

  private static func same(_ title: String, _ name: String, _ language: String?) -> String {
    guard let language else {
      return tr("two buttons of “{name}” are called “{title}”", ["name": name, "title": title])
    }
    return tr(
      "two buttons of “{name}” are called “{title}” in {language}",
      ["name": name, "title": title, "language": language])
  }

  /// Leaves the button out, if another one has its title in all languages, and no button acts.
  private static func fix(
    _ index: Int, of dialog: Dialog, _ path: [Places.Step], _ checks: DocumentChecks
  ) -> [DocumentEdit] {
    let buttons = ButtonIndices(dialog, firstOtherIndex: .fixed).buttons
    let isRepeated = buttons.prefix(index).contains(buttons[index])
    guard isRepeated, buttons[index].then.isEmpty, buttons[index].afterwards.isEmpty,
      // What a delegate does may depend on the index, and a step may tap the button by it.
      dialog.delegate.does.isEmpty, checks.prototype.scenarios.isEmpty,
      checks.prototype.sharedSteps.isEmpty
    else { return [] }
    return [.remove(path: checks.places.address(to: path))]
  }

  private static func alike(
    _ first: String, _ second: String, _ name: String, _ language: String?
  ) -> String {
    guard let language else {
      return tr(
        "“{first}” and “{second}” of “{name}” begin alike when they are spoken",
        ["first": first, "second": second, "name": name])
    }
    return tr(
      "“{first}” and “{second}” of “{name}” begin alike when they are spoken in {language}",
      ["first": first, "second": second, "name": name, "language": language])
  }
}

/// The titles of the buttons before one, as they are written and as they are heard.
private struct TitlesBefore {
  private var written: Set<String> = []
  /// Each title by its words as they are heard: no capitals, and no signs.
  private var whole: [[String]: String] = [:]
  /// The first title that begins with these words.
  private var beginnings: [[String]: String] = [:]

  /// A longer title is not compared.
  private static let most = 8

  private static func words(_ title: String) -> [String] {
    title.prefix(200).lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(most + 1)
      .map(String.init)
  }

  mutating func add(_ title: String, bySound: Bool) {
    written.insert(title)
    let words = bySound ? TitlesBefore.words(title) : []
    guard !words.isEmpty, words.count <= TitlesBefore.most else { return }
    whole[words] = whole[words] ?? title
    for count in 1...words.count {
      let beginning = Array(words.prefix(count))
      beginnings[beginning] = beginnings[beginning] ?? title
    }
  }

  /// Whether one of them is the same, else one that has the same words, or of which one is the
  /// beginning of the other.
  func confused(with title: String, bySound: Bool) -> (isSame: Bool, other: String?) {
    if written.contains(title) { return (true, nil) }
    let words = bySound ? TitlesBefore.words(title) : []
    guard !words.isEmpty, words.count <= TitlesBefore.most else { return (false, nil) }
    if let longer = beginnings[words] { return (false, longer) }
    let shorter = (1...words.count).lazy.compactMap { whole[Array(words.prefix($0))] }.first
    return (false, shorter)
  }
}
