public import DialogModel
import Gtk
import StageGeometry
import Texts

// How a person sees the stage, and what assistive technology is told of it.

extension Stage {
  /// How a person wants to see prototypes; what the prototype of the run sets overrides it.
  public var axes: StageAxes {
    get { shownAxes.preferred }
    set { shownAxes.preferred = newValue }
  }

  /// How the prototype is shown now, with a value on each axis.
  public var currentAxes: StageAxes { shownAxes.all }

  /// What a person or the prototype sets of it.
  public var setAxes: StageAxes { shownAxes.wanted }

  /// Tells assistive technology how the prototype is shown.
  ///
  /// - Parameter news: the changes of that.
  public func tell(_ description: String, news: String) {
    canvas.setAccessibleDescription(description)
    if !news.isEmpty { canvas.announce(news) }
  }

  /// Tells assistive technology that what is drawn is the past, or the present again.
  public func tellPast(_ isPast: Bool) {
    screen.accessibleName = isPast ? tr("Screen, in the past") : tr("Screen")
  }

  /// Tells assistive technology that what is drawn is edited, or played again.
  public func tellEditing(_ isOn: Bool) {
    screen.accessibleName = isOn ? tr("Screen, edited") : tr("Screen")
    canvas.announce(isOn ? tr("Editing. Time stands.") : tr("Playing"))
  }

  /// Leaves an axis to the person, although the prototype of the run sets it.
  public func leave(_ axis: StageAxes.Axis) { shownAxes.own[axis] = nil }

  /// The look with its size of texts and its contrast.
  var variant: LookVariant {
    LookVariant(look, textSize: shownAxes.textSize, contrast: shownAxes.contrast)
  }
}
