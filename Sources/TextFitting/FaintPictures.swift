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
    func best(isDark: Bool) -> Double {
      Look.Theme.allCases.map {
        PictureContrast(of: picture, on: PictureGround(use.place, $0, isDark: isDark)).ratio
      }.max() ?? 1
    }
    let light = best(isDark: false)
    if light < least {
      return ExploredRemark(
        .lowContrast, .warning, about: [use.part],
        tr(
          "“{picture}” can hardly be seen: its contrast with what is behind it is {number}:1, below 3:1",
          ["picture": use.file, "number": number(light)]))
    }
    // The devices of the time had no dark colours, but the stage has.
    let dark = best(isDark: true)
    guard dark < least else { return nil }
    return ExploredRemark(
      .lowContrast, .note, about: [use.part],
      tr(
        "“{picture}” can hardly be seen in dark colours: its contrast with what is behind it is {number}:1, below 3:1",
        ["picture": use.file, "number": number(dark)]))
  }

  private static func number(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }

  private static func uses(in document: Prototype) -> [Use] {
    var uses: [Use] = []
    for (place, screen) in document.screens.enumerated() {
      // What is in front of a picture of the screen has another ground at each point.
      uses += self.uses(
        of: screen.controls, .screen(ScreenID(place)), on: screen.image == nil ? .screen : nil,
        isBlack: screen.barStyle != .default)
    }
    for (place, dialog) in document.dialogs.enumerated() {
      let id = DialogID(place)
      uses += self.uses(of: dialog.controls, .dialog(id), on: ground(of: dialog))
      for (index, field) in (dialog.alert?.shownFields ?? []).enumerated() {
        uses += overlays(of: field, .field(.alert(id, index: index)), .alertField)
      }
      for (index, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
        let id = ActivityID(id, index: index)
        if let icon = activity.icon, IconName.isFile(icon) {
          uses.append(
            Use(
              file: icon, place: .activity, part: .activity(id),
              longest: Activity.largestIcon(on: document.device)))
        }
        if case .shows(let view) = activity.behaviour {
          uses += self.uses(
            of: view.controls, .activity(id), on: view.image == nil ? .screen : nil)
        }
      }
    }
    return uses
  }

  /// What is behind the controls of a dialog; `nil` where that is a picture.
  private static func ground(of dialog: Dialog) -> PictureGround.Place? {
    switch dialog.kind {
    case .presentedView(let view), .formSheet(let view): view.image == nil ? .screen : nil
    case .popover(let popover): popover.view.image == nil ? .popover : nil
    case .alert, .actionSheet, .activityPicker: nil
    }
  }

  /// - Parameters:
  ///   - ground: what is behind the controls; `nil` where that is a picture.
  ///   - isBlack: whether the bars have one of the black styles.
  private static func uses(
    of controls: [Control], _ holder: ControlID.Holder, on ground: PictureGround.Place?,
    isBlack: Bool = false
  ) -> [Use] {
    zip(controls, controls.bars).enumerated().flatMap { index, item -> [Use] in
      let (control, bar) = item
      let part = ModelPart.control(ControlID(holder, index: index))
      if case .image = control.kind {
        return ground.map { [Use(file: control.text, place: $0, part: part)] } ?? []
      }
      if let field = control.textField { return overlays(of: field, part, .field) }
      guard let icon = control.details.icon, IconName.isFile(icon), let bar else { return [] }
      let place: PictureGround.Place =
        bar == .tabBar ? (isBlack ? .blackTab : .tab) : (isBlack ? .blackBar : .bar)
      return [Use(file: icon, place: place, part: part)]
    }
  }

  /// The pictures at the ends of a field.
  private static func overlays(
    of field: TextField, _ part: ModelPart, _ place: PictureGround.Place
  ) -> [Use] {
    [field.overlay?.left, field.overlay?.right].compactMap { $0 }.filter(IconName.isFile)
      .map { Use(file: $0, place: place, part: part) }
  }
}
