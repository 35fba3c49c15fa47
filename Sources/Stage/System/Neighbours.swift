import DialogModel
import Gtk
import StageGeometry
import Texts

/// The applications next to the prototype's on the home screen; they are drawn and do nothing.
@MainActor
struct Neighbour {
  let name: String
  let face: AppFace

  private init(_ name: String, _ icon: Icon, _ top: Int, _ bottom: Int, ink: Int = 0xFFFFFF) {
    self.name = name
    face = AppFace(
      icon, AppFace.Tint(top: Color(rgb: top), bottom: Color(rgb: bottom), ink: Color(rgb: ink)))
  }

  /// Those on the page, in its order.
  static func onPage() -> [Neighbour] {
    [
      Neighbour(tr("Messages", context: "application"), .message, 0x5FB66C, 0x2C8C3F),
      Neighbour(
        tr("Calendar", context: "application"), .calendar, 0xFAFAFA, 0xDADADE, ink: 0xB8142C),
      Neighbour(tr("Camera", context: "application"), .camera, 0x8E949C, 0x585E68),
      Neighbour(tr("Weather", context: "application"), .sun, 0x6EAADC, 0x317ABF),
      Neighbour(tr("Clock", context: "application"), .clock, 0x565A62, 0x212328),
      Neighbour(tr("Maps", context: "application"), .place, 0xB0CE96, 0x6B994B),
      Neighbour(tr("Notes", context: "application"), .edit, 0xF0D87E, 0xCFA726),
      Neighbour(tr("Music", context: "application"), .music, 0xE59872, 0xC15020),
      Neighbour(tr("Settings", context: "application"), .settings, 0xA1A6AE, 0x696F7A),
      Neighbour(tr("Account", context: "application"), .person, 0x8593CC, 0x4658A8),
      Neighbour(tr("Files", context: "application"), .folder, 0x6CB4BF, 0x288391),
    ]
  }

  /// Those on the shelf.
  static func onDock() -> [Neighbour] {
    [
      Neighbour(tr("Phone", context: "application"), .phone, 0x6BBF75, 0x2E913F),
      Neighbour(tr("Mail", context: "application"), .mail, 0x6FA3E4, 0x2C6BC0),
      Neighbour(tr("Web", context: "application"), .globe, 0x69AFD5, 0x2D72AA),
      Neighbour(tr("Player", context: "application"), .play, 0xE69459, 0xCA5E21),
    ]
  }
}

extension Color {
  /// An opaque colour from its red, green and blue bytes.
  init(rgb: Int) {
    func part(_ shift: Int) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
