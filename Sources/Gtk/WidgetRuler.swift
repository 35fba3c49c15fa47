import CGtk
public import PangoRuler

extension Widget {
  /// A ruler for texts in the font of the widget, at a zoom in pixels per point.
  ///
  /// - Parameter old: the ruler of this zoom that was used last; it is kept while the font is the
  ///   same.
  public func ruler(zoom: Double, keeping old: PangoRuler?) -> PangoRuler {
    let context = created(gtk_widget_get_pango_context(widget))
    if let old, old.isLike(context) { return old }
    return PangoRuler(like: context, zoom: zoom)
  }
}
