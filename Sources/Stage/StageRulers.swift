import DialogModel
public import DialogSimulator
import Gtk
import PangoRuler
import StageGeometry

/// What measures the texts of stages, by their zoom: all stages have the font of the desktop.
@MainActor
enum StageRulers {
  private static var known: [Double: PangoRuler] = [:]

  /// The ruler of a stage at a zoom in pixels per point.
  static func ruler(of stage: Canvas, zoom: Double) -> PangoRuler {
    let old = known[zoom]
    let ruler = stage.ruler(zoom: zoom, keeping: old)
    if old == nil, known.count >= 8 { known = [:] }
    known[zoom] = ruler
    return ruler
  }

  /// What fits on a device, whatever the zoom that it is drawn at.
  static func fit(of stage: Canvas, _ metrics: DeviceMetrics, _ look: LookVariant) -> DialogFit {
    DialogFit(on: metrics, look, ruler(of: stage, zoom: 1))
  }
}

extension Stage {
  /// The texts of the dialogs that are up in a run that do not fit on this stage, whatever the zoom.
  ///
  /// The run need not be the one that is shown.
  public func cutTexts(in simulator: Simulator) -> [CutText] {
    var axes = shownAxes
    if begun != simulator.prototype { axes.begin(simulator.prototype) }
    let metrics = DeviceMetrics(model(for: simulator.prototype), simulator.state.orientation)
    let look = LookVariant(look, textSize: axes.textSize, contrast: axes.contrast)
    return StageRulers.fit(of: canvas, metrics, look).cuts(in: simulator)
  }
}

extension AlertStage {
  /// The texts of the alerts that are up in a run that do not fit, whatever the zoom.
  public func cutTexts(in simulator: Simulator) -> [CutText] {
    StageRulers.fit(of: widget, DeviceMetrics(.phone, .portrait), variant).cuts(in: simulator)
  }
}

extension SheetStage {
  /// The texts of the dialogs that are up in a run that do not fit, whatever the zoom.
  public func cutTexts(in simulator: Simulator) -> [CutText] {
    StageRulers.fit(of: widget, metrics, variant).cuts(in: simulator)
  }
}
