/// A screen of the prototyped application.
public struct Screen: Hashable, Sendable {
  /// `UIBarStyle`, of the bars of a screen.
  public enum BarStyle: String, CaseIterable, Sendable {
    case `default`
    case black, blackTranslucent
  }

  /// The id in the document.
  public var id: String
  /// The title in the navigation bar; `nil` for no bar.
  public var title: String?
  /// A picture behind the controls, by its path from the document's folder; `nil` for none.
  public var image: String?
  /// How that picture is fitted into the screen.
  public var imageFit = PictureFit.fill
  /// How its bars are drawn.
  public var barStyle = BarStyle.default
  /// The orientations that it supports.
  public var orientations = Set(Orientation.allCases)
  /// The controls from top to bottom.
  public var controls: [Control]
  /// Its view controller; `nil` if its calls are not listed.
  public var controller: ViewController?

  /// A screen with its controls.
  public init(id: String, title: String? = nil, controls: [Control] = []) {
    self.id = id
    self.title = title
    self.controls = controls
  }
}

/// An orientation of the device.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}

/// A control on a screen, or on a view that a dialog shows.
public struct Control: Hashable, Sendable {
  /// What a control is.
  public indirect enum Kind: Hashable, Sendable {
    /// A push button.
    case button
    /// A button in the navigation bar.
    case barButton
    /// A button in the toolbar at the bottom.
    case toolbarButton
    /// A tab of the tab bar.
    case tab
    /// A row of a table.
    case row
    /// A text that cannot be tapped.
    case label
    /// A field to type in; the text of its control is its name.
    case textField(TextField)
    /// A picture; the text of its control is the path from the document's folder.
    case image(PictureFrame)
    /// A row with a switch; whether the switch is on at first.
    case `switch`(isOn: Bool)
    /// A segmented control with the titles of its segments, and the 0-based index of the segment
    /// that is selected at first; the text of its control is its name.
    case segmented(titles: [String], selected: Int)
    /// The header of a section, and how many of the controls after it are in the section; the text
    /// of its control may be empty.
    case section(footer: String?, count: Int)
    /// The flexible space between the items of a bar.
    case space
  }

  /// The id, unique on its screen; a text field's is unique among screens and dialogs too.
  public var id: String
  /// What it is.
  public var kind: Kind
  /// The text that it shows.
  public var text: String
  /// The actions of a tap.
  public var then: [Action]
  /// What only some kinds have.
  public var details = ControlDetails()

  /// A control with its text.
  public init(id: String, kind: Kind, text: String, then: [Action] = []) {
    self.id = id
    self.kind = kind
    self.text = text
    self.then = then
  }

  /// The text field, if it is one.
  public var textField: TextField? {
    if case .textField(let field) = kind { field } else { nil }
  }
}

extension Control.Kind {
  /// The bar that such a control is in; `nil` for one between the bars, and for a space, whose bar is
  /// that of its neighbours.
  public var bar: Bar? {
    switch self {
    case .barButton: .navigationBar
    case .toolbarButton: .toolbar
    case .tab: .tabBar
    case .button, .row, .label, .textField, .image, .switch, .segmented, .section, .space: nil
    }
  }
}
