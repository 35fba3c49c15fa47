import DialogModel
public import PrototypeFile
public import Session
import StageGeometry
import Texts

/// The pictures of a document that can hardly be told from what is behind them on the stage.
public enum FaintPictures {
  /// The least contrast of what has a meaning and is no text, as WCAG 2.1 says in 1.4.11.
  static let least = 3.0
  /// How many files are read at most.
  private static let most = 40

  /// A picture of a document, where it is drawn.
  private struct Use {
    let file: String
    let place: PictureGround.Place
    let part: ModelPart
    /// The longest edge in pixels with which it is drawn.
    var longest = Int.max
  }

  /// The findings about a document, with their places, without those that its author knows.
  ///
  /// Blocks while pictures are read and decoded. A picture that can't be read has no finding here.
  ///
  /// - Parameter folder: of the document.
  public static func findings(of revision: Revision, in folder: DocumentFolder) -> [Finding] {
    guard let document = revision.prototype else { return [] }
    var pictures: [String: DecodedPicture?] = [:]
    let remarks = uses(in: document).compactMap { use -> ExploredRemark? in
      if pictures[use.file] == nil {
        guard pictures.count < most else { return nil }
        let isRead: DecodedPicture? =
          if case .picture(let picture, _) = PictureReader.read(use.file, in: folder) {
            picture
          } else {
            nil
          }
        pictures[use.file] = .some(isRead)
      }
      guard let picture = pictures[use.file] ?? nil else { return nil }
      return remark(on: use, picture)
    }
    guard !remarks.isEmpty else { return [] }
    return revision.findings(remarks, isWhole: false).findings.compactMap { $0 }
  }

  private static func remark(on use: Use, _ picture: DecodedPicture) -> ExploredRemark? {
    guard max(picture.width, picture.height) <= use.longest else { return nil }
    // Which theme is looked at is up to the person at the stage; one that is good is enough.
    let best = Look.Theme.allCases.map {
      PictureContrast(of: picture, on: PictureGround(use.place, $0)).ratio
    }.max()
    guard let best, best < least else { return nil }
    let tenths = Int((best * 10).rounded())
    let number = tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    return ExploredRemark(
      .lowContrast, .warning, about: [use.part],
      tr(
        "“{picture}” can hardly be seen: its contrast with what is behind it is {number}:1, below 3:1",
        ["picture": use.file, "number": number]))
  }

  private static func uses(in document: Prototype) -> [Use] {
    var uses: [Use] = []
    for (place, screen) in document.screens.enumerated() {
      // What is in front of a picture of the screen has another ground at each point.
      uses += self.uses(
        of: screen.controls, .screen(ScreenID(place)), isPlain: screen.image == nil)
    }
    for (place, dialog) in document.dialogs.enumerated() {
      let id = DialogID(place)
      uses += self.uses(of: dialog.controls, .dialog(id), isPlain: false)
      for (index, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
        let id = ActivityID(id, index: index)
        if let icon = activity.icon, IconName.isFile(icon) {
          uses.append(
            Use(
              file: icon, place: .activity, part: .activity(id),
              longest: Activity.largestIcon(on: document.device)))
        }
        if case .shows(let view) = activity.behaviour {
          uses += self.uses(of: view.controls, .activity(id), isPlain: false)
        }
      }
    }
    return uses
  }

  /// - Parameter isPlain: whether what is behind the controls is the ground of a screen.
  private static func uses(
    of controls: [Control], _ holder: ControlID.Holder, isPlain: Bool
  ) -> [Use] {
    zip(controls, controls.bars).enumerated().compactMap { index, item in
      let (control, bar) = item
      let part = ModelPart.control(ControlID(holder, index: index))
      if case .image = control.kind {
        return isPlain ? Use(file: control.text, place: .screen, part: part) : nil
      }
      guard let icon = control.details.icon, IconName.isFile(icon), let bar else { return nil }
      return Use(file: icon, place: bar == .tabBar ? .tab : .bar, part: part)
    }
  }
}
