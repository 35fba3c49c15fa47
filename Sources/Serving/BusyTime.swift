import DialogModel
import DialogSimulator
public import PrototypeFile
import Texts

extension ServedRun {
  /// For how many milliseconds the main thread is busy by what the program says inside a call; `nil`
  /// where it says something else.
  ///
  /// Where time passes by itself, it is taken only after that.
  public func busyTime(of piece: LineReader.Piece) -> Int? {
    guard simulator.outsideCall != nil, case .line(let line) = piece,
      line.has(Array("block".utf8)), let message = try? ClientMessage(line)
    else { return nil }
    switch message.key {
    case .block: return message.value.moment?.milliseconds
    case .say:
      guard let words = message.value.text,
        case .outside(.blocked(let milliseconds))? = try? inputs.input(NamedInput(words: words))
      else { return nil }
      return milliseconds
    default: return nil
    }
  }
}
