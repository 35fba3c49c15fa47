import Texts

/// A prototype as one page for a browser: each state in which nothing moves with its picture, and every
/// way from one to another with its calls, to be tapped through.
///
/// The page makes no requests. Without its script it can still be tapped through as far as one can see:
/// of states that look alike and offer the same it shows the first one.
public struct TappablePage: Sendable {
  /// A call of a delegate.
  public struct Call: Hashable, Sendable {
    /// The name of its sort in the style sheet.
    public var style: String
    /// Whose delegate it is.
    public var target: String
    /// The selector with its arguments.
    public var text: String
    /// What the delegate answered; `nil` where nothing was asked.
    public var returned: String?

    /// A call of a delegate.
    public init(style: String, target: String, text: String, returned: String? = nil) {
      (self.style, self.target, self.text, self.returned) = (style, target, text, returned)
    }
  }

  /// Who does something.
  public enum Doer: Int, CaseIterable, Sendable {
    case person, application, device

    /// The heading of what it does.
    var title: String {
      switch self {
      case .person: tr("What you can do")
      case .application: tr("What the app and the world can do")
      case .device: tr("The device")
      }
    }
  }

  /// A rectangle in pixels of the picture.
  public struct Spot: Hashable, Sendable {
    /// The left and upper edge, and the size.
    public var x: Int, y: Int, width: Int, height: Int

    /// A rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// What can be done in a state.
  public struct Way: Hashable, Sendable {
    /// What is done, in a few words.
    public var label: String
    /// Who does it.
    public var doer: Doer
    /// The place of the state to which it leads; `nil` for one that is not on the page.
    public var target: Int?
    /// Where it is tapped; `nil` for what has no place in the picture.
    public var spot: Spot?
    /// Its calls.
    public var calls: [Call]

    /// What can be done in a state.
    public init(label: String, doer: Doer, target: Int?, spot: Spot? = nil, calls: [Call] = []) {
      (self.label, self.doer, self.target) = (label, doer, target)
      (self.spot, self.calls) = (spot, calls)
    }
  }

  /// A state in which nothing moves.
  public struct State: Hashable, Sendable {
    /// What is shown, in a few words.
    public var title: String
    /// What else there is to read.
    public var texts: [String]
    /// The number of its picture.
    public var picture: Int
    /// What can be done in it.
    public var ways: [Way]
    /// Why nothing can be done in it, where there is a reason to tell.
    public var note: String?

    /// A state in which nothing moves.
    public init(
      title: String, texts: [String] = [], picture: Int, ways: [Way], note: String? = nil
    ) {
      (self.title, self.texts, self.picture) = (title, texts, picture)
      (self.ways, self.note) = (ways, note)
    }
  }

  /// The heading.
  public var title: String
  /// What is below it.
  public var subtitle: [String]
  /// Which part of the prototype the page holds; `nil` for all of it.
  public var part: String?
  /// The language of the prototype's texts; `nil` where it is unknown.
  public var language: String?
  /// The size of the pictures in pixels.
  public var size: ReplayPage.Size
  /// The colour around the device in them, as `#RRGGBB`.
  public var ground: String
  /// The pictures.
  public var layers: [PictureStack.Layer]
  /// The states, that of the launch first.
  public var states: [State]
  /// The calls of the launch.
  public var launch: [Call]
  /// Whether it has the calls.
  public var hasCalls: Bool

  /// A page of a prototype.
  public init(
    title: String, subtitle: [String], part: String?, language: String?, size: ReplayPage.Size,
    ground: String, layers: [PictureStack.Layer], states: [State], launch: [Call],
    hasCalls: Bool = true
  ) {
    (self.title, self.subtitle, self.part) = (title, subtitle, part)
    (self.language, self.size, self.ground, self.layers) = (language, size, ground, layers)
    (self.states, self.launch, self.hasCalls) = (states, launch, hasCalls)
  }
}
