import CGLib
import CGLibBridge
import CGtk
import DialogModel
import DialogSimulator
import Geometry
import Glibc
import Gtk
import PangoRuler
import PrototypeFile
import Stage

/// Holds what GTK draws against what Pango measures without a display: for each dialog of each
/// sample, in each language and with longer texts.
@MainActor
enum FitCheck {
  /// The titles that were compared, and the ones of these that are cut.
  private static var (compared, cut) = (0, 0)
  private static var differences: [String] = []

  static func run(_ report: (Bool, String) -> Void) async {
    guard let ruler = PangoRuler(font: "Cantarell 11") else {
      return report(false, "there is no Pango")
    }
    let stage = Stage()
    stage.isAnimated = { false }
    stage.clock = { 1_000_000 }
    stage.zoomLevel = .percent(100)
    stage.speaks = false
    let window = OffscreenWindow()
    window.add(stage.widget)
    window.showAll()
    for (name, prototype) in samples {
      for look in [Look(.classic), Look(.flat)] {
        for size in [StageAxes.TextSize.normal, .largest] {
          stage.look = look
          stage.axes = StageAxes(textSize: size)
          for (text, simulator) in shown(prototype) {
            stage.begin(simulator.prototype)
            stage.show(simulator)
            let preferred = stage.preferredSize
            stage.widget.setSizeRequest(width: preferred.width, height: preferred.height)
            await stage.frames(2)
            let fit = DialogFit(
              on: DeviceMetrics(stage.model, simulator.state.orientation),
              LookVariant(look, textSize: size), ruler)
            compare(
              "\(name), \(text), \(look.name), \(size)", Set(fit.cuts(in: simulator).map(\.text)),
              LookVariant(look, textSize: size), ruler)
          }
        }
      }
    }
    window.destroy()
    for difference in differences.prefix(20) { print("# \(difference)") }
    report(
      differences.isEmpty && compared > 2_000 && cut > 100,
      "of \(compared) titles of the samples' dialogs \(cut) are cut, as Pango says without a display"
    )
  }

  /// The documents among the samples.
  private static var samples: [(name: String, prototype: Prototype)] {
    guard let folder = opendir("data/samples") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".rehearsal.yaml") { names.append(name) }
    }
    return names.sorted().compactMap { name in
      ZoomSteps.contents(of: "data/samples/\(name)").flatMap {
        PrototypeDocument.load($0, in: .bare).prototype
      }.map { (name, $0) }
    }
  }

  /// Each dialog of a document on both devices, in each language and with texts three times as long.
  private static func shown(_ document: Prototype) -> [(text: String, simulator: Simulator)] {
    var document = document
    document.strings["long"] = Dictionary(
      document.texts(captions: false).map {
        ($0.sourceText, Template("\($0.sourceText) \($0.sourceText) \($0.sourceText)"))
      }, uniquingKeysWith: { first, _ in first })
    var found: [(String, Simulator)] = []
    for language in [nil] + document.strings.keys.sorted().map(Optional.some) {
      for device in [Prototype.Device.phone, .tablet] {
        var prototype = document.localized(language)
        prototype.device = device
        for place in prototype.dialogs.indices {
          let dialog = DialogID(place)
          prototype.start = .dialog(dialog)
          var simulator = Simulator(prototype)
          simulator.perform(.launch, at: .zero)
          simulator.advance(to: SimulatedTime(milliseconds: 2_000))
          guard simulator.state.showings.contains(where: { $0.dialog == dialog }) else { continue }
          let name = prototype.dialogs[place].id
          found.append(("\(name) in \(language ?? "its texts"), \(device)", simulator))
        }
      }
    }
    return found
  }

  /// Compares the titles that GTK draws in dialogs with those that do not fit, and their widths.
  private static func compare(
    _ place: String, _ cuts: Set<String>, _ look: LookVariant, _ ruler: PangoRuler
  ) {
    for title in DrawnTitle.all {
      compared += 1
      if title.isCut { cut += 1 }
      if title.isCut != cuts.contains(title.text) {
        differences.append(
          "\(place): “\(title.text)” is \(title.isCut ? "cut" : "whole") in GTK only")
      }
      let width = ruler.width(of: title.text, title.type(in: look), scale: 1)
      if width != title.width {
        differences.append("\(place): “\(title.text)” is \(title.width) wide in GTK, \(width) here")
      }
    }
  }
}

/// A title in a dialog as GTK has drawn it.
@MainActor
private struct DrawnTitle {
  let text: String
  let isCut: Bool
  /// Its width in one line at the full size of its type, in pixels.
  let width: Double
  /// The style classes of its button and of what is around it.
  let classes: Set<String>

  /// The titles of all dialogs that are drawn in the windows of the program.
  static var all: [DrawnTitle] {
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    var found: [DrawnTitle] = []
    var each = windows
    while let link = each {
      if let window = link.pointee.data?.assumingMemoryBound(to: GtkWidget.self) {
        look(window, [], &found)
      }
      each = link.pointee.next
    }
    return found
  }

  /// The type that a look has for the title.
  func type(in look: LookVariant) -> TypeStyle {
    if classes.contains("alert") {
      return look.alert.buttonType(isEmphasised: classes.contains("emphasised"))
    }
    if classes.contains("activity") { return PickerLayout.nameType(look) }
    return look.sheet(inPopover: classes.contains("in-popover"))
      .buttonType(isCancel: classes.contains("cancel"))
  }

  private static func look(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ outer: Set<String>, _ found: inout [DrawnTitle]
  ) {
    guard gtk_widget_get_mapped(widget) != 0 else { return }
    let names = ["alert", "sheet", "picker", "activity", "in-popover", "cancel", "emphasised"]
    let style = gtk_widget_get_style_context(widget)
    var classes = outer.union(names.filter { gtk_style_context_has_class(style, $0) != 0 })
    if isA(widget, gtk_button_get_type()) { classes.insert("button") }
    if isA(widget, gtk_label_get_type()) {
      let label = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkLabel.self)
      // The button that closes a picker is the program's own, and nothing is told about it.
      guard classes.contains("button"), !classes.isSuperset(of: ["picker", "cancel"]),
        !classes.isDisjoint(with: ["alert", "sheet"]),
        gtk_label_get_ellipsize(label) != PANGO_ELLIPSIZE_NONE
      else { return }
      found.append(DrawnTitle(label, classes))
    } else if isA(widget, gtk_container_get_type()) {
      let container = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkContainer.self)
      let children = gtk_container_get_children(container)
      defer { g_list_free(children) }
      var each = children
      while let link = each {
        if let child = link.pointee.data?.assumingMemoryBound(to: GtkWidget.self) {
          look(child, classes, &found)
        }
        each = link.pointee.next
      }
    }
  }

  private init(_ label: UnsafeMutablePointer<GtkLabel>, _ classes: Set<String>) {
    let drawn = gtk_label_get_layout(label)
    text = String(cString: gtk_label_get_text(label))
    isCut = pango_layout_is_ellipsized(drawn) != 0
    self.classes = classes
    let layout = pango_layout_copy(drawn)
    defer { g_object_unref(layout.map(UnsafeMutableRawPointer.init)) }
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_attributes(layout, nil)
    pango_layout_set_width(layout, -1)
    var wide: Int32 = 0
    pango_layout_get_pixel_size(layout, &wide, nil)
    width = Double(wide)
  }

  private static func isA(_ widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, type) != 0
  }
}
