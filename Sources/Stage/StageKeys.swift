public import DialogModel
import DialogSimulator
public import Gtk

// What the keys Return and Escape do on the stage, and what no key reaches.

extension Stage {
  /// The tap on the emphasised button of the topmost alert, if there is one.
  public var emphasisedButton: Input? {
    isUnderSystem ? system?.emphasised.flatMap(input) : topView?.emphasisedButton
  }

  /// The widgets under the topmost alert, which cannot be used.
  public var covered: [Widget] {
    if isUnderSystem {
      return layers.map(\.canvas) + [screenView?.canvas, springboard?.canvas].compactMap { $0 }
    }
    guard let top = topView else { return [] }
    let below = layers.filter { $0 !== top }.map(\.canvas)
    return below + [screenView?.canvas, springboard?.canvas].compactMap { $0 }
  }

  /// The tap on the cancel button of the topmost alert, if it has one.
  public var cancelButton: Input? {
    isUnderSystem
      ? system?.cancel.flatMap(input)
      : topView?.cancelButton ?? system?.cancel.flatMap(input)
  }
}
