import DialogModel
import DialogSimulator
import Texts

extension FindingWords {
  /// What a place of the map is called: the title that a person sees, else the id.
  func title(_ part: FlowMap.Part) -> String {
    switch part {
    case .screen(let id): named(prototype[id]?.title, else: name(id))
    case .task(let id): named(prototype[id]?.title?.sourceText, else: name(id))
    case .dialog(let id): named(prototype[id]?.writtenTitle, else: name(id))
    case .nothing: tr("Nothing")
    }
  }

  private func named(_ title: String?, else id: String) -> String {
    let title = OneLine.text(title ?? "")
    return title.contains { !$0.isWhitespace } ? title : id
  }

  /// What leads from a place of the map to another, in as few words as a button has.
  func title(_ move: Move) -> String {
    switch move {
    case .input(.steer(_, .fail)): tr("fails")
    case .input(.steer): tr("done")
    case .input(.tapBack): tr("Back")
    case .input(.tapOutside): tr("Beside")
    case .input(.pressReturn): tr("Return")
    case .endActivity(true): tr("completed")
    case .endActivity(false): tr("given up")
    case .input(.tapButton), .input(.tapControl), .input(.tapSegment), .input(.chooseActivity),
      .input(.cancelPicker), .input(.cancelLoader), .input(.fireNotification):
      OneLine.text(name(move))
    default: words(move)
    }
  }

  private func name(_ move: Move) -> String {
    if case .input(let input) = move { name(input) } else { words(move) }
  }
}
