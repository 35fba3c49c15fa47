import DialogModel

extension Prototype {
  /// How many dialogs the document has, without the alerts that show tasks.
  var documentDialogs: Int { firstLoader ?? dialogs.count }

  /// The prototype as a document has it; `nil` if what the program made comes after such alerts.
  var withoutLoaders: Prototype? {
    guard let firstLoader else { return self }
    guard dialogs.count == firstLoader + tasks.count else { return nil }
    var document = self
    document.dialogs.removeLast(tasks.count)
    document.firstLoader = nil
    return document
  }
}
