public import DialogModel
import DialogSimulator
public import Gtk

// What the keys Return and Escape do on the stage, and what no key reaches.

extension Stage {
  /// The tap on the emphasised button of the topmost alert, if there is one.
  public var emphasisedButton: Input? {
    around.takesTaps ? system?.emphasised.flatMap(around.input) : topView?.emphasisedButton
  }

  /// The widgets under the topmost alert, which cannot be used.
  public var covered: [Widget] {
    if around.takesTaps {
      return layers.map(\.canvas) + [screenView?.canvas, springboard?.canvas].compactMap { $0 }
    }
    guard let top = topView else { return [] }
    let below = layers.filter { $0 !== top }.map(\.canvas)
    return below + [screenView?.canvas, springboard?.canvas].compactMap { $0 }
  }

  /// The tap on the cancel button of the topmost alert, if it has one.
  public var cancelButton: Input? {
    around.takesTaps
      ? system?.cancel.flatMap(around.input)
      : topView?.cancelButton ?? system?.cancel.flatMap(around.input)
  }

  /// Whether the focus is on the button that Return taps.
  public func focusesEmphasisedButton(in window: Window) -> Bool {
    if around.takesTaps { return system?.emphasisedButton.map { window.hasFocus($0) } ?? false }
    return topView?.emphasised.map { window.hasFocus($0) } ?? false
  }
}
