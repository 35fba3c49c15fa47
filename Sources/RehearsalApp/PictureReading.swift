import Gtk
import Session

/// Pictures of a document's folder, read outside the main thread: a folder can be on a network.
enum PictureReading {
  /// A picture, or why it cannot be shown, in the person's language.
  typealias Outcome = Result<DecodedPicture, Problem>

  struct Problem: Error {
    let reason: String
  }

  /// Reads pictures by their paths in a folder.
  ///
  /// - Parameter done: gets the outcomes in the order of the names; called before this function
  ///   returns if that is soon.
  @MainActor
  static func read(
    _ names: [String], in folder: DocumentFolder,
    then done: @escaping @MainActor ([Outcome]) -> Void
  ) {
    if names.isEmpty { return done([]) }
    Errand.run({ names.map { outcome(of: $0, in: folder) } }, then: done)
  }

  private static func outcome(of name: String, in folder: DocumentFolder) -> Outcome {
    do throws(FileProblem) {
      let bytes = try folder.read(name, limit: FileReader.pictureLimit)
      do throws(GLibError) {
        return .success(try DecodedPicture(bytes))
      } catch {
        return .failure(Problem(reason: error.description))
      }
    } catch {
      return .failure(Problem(reason: error.message))
    }
  }
}
