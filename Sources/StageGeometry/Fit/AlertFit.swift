public import DialogModel
public import DialogSimulator
public import Geometry

/// Where the buttons of an alert are, and how its texts are drawn.
public struct AlertFit {
  /// The arrangement: two buttons are side by side if both titles fit.
  public let order: ButtonLayout

  private let titles: [String]
  private let metrics: AlertMetrics
  private let hairline: Double
  private let ruler: any TextRuler

  /// Measures the titles.
  ///
  /// - Parameters:
  ///   - titles: by index.
  ///   - hairline: the width of a hairline, in points.
  public init(
    _ titles: [String], _ indices: ButtonIndices, _ metrics: AlertMetrics, hairline: Double,
    _ ruler: any TextRuler
  ) {
    (self.titles, self.metrics, self.hairline, self.ruler) = (titles, metrics, hairline, ruler)
    let beside = ButtonLayout(indices)
    let room = metrics.titleRoom(inButton: metrics.halfWidth, hairline: hairline)
    let fits =
      beside.arrangement == .sideBySide
      && titles.indices.allSatisfy {
        let type = metrics.buttonType(isEmphasised: $0 == beside.emphasised)
        return ruler.fit(button: titles[$0], type, room: room).scale == 1
      }
    order = fits ? beside : ButtonLayout(indices, fitsSideBySide: false)
  }

  /// How the title at an index is drawn.
  public func title(at index: Int) -> TitleFit {
    ruler.fit(button: titles[index], type(at: index), room: room)
  }

  private func type(at index: Int) -> TypeStyle {
    metrics.buttonType(isEmphasised: index == order.emphasised)
  }

  /// The width that the title of a button has, in points.
  private var room: Double {
    metrics.titleRoom(
      inButton: order.arrangement == .sideBySide ? metrics.halfWidth : metrics.fullWidth,
      hairline: hairline)
  }

  /// How the title of the button is drawn that cancels a job in an alert.
  public static func cancel(
    _ title: String, _ metrics: AlertMetrics, hairline: Double, _ ruler: any TextRuler
  ) -> TitleFit {
    ruler.fit(
      button: title, metrics.buttonType(isEmphasised: false),
      room: metrics.titleRoom(inButton: metrics.fullWidth, hairline: hairline))
  }

  /// The factor at which a title is drawn: one that needs three lines shrinks, to 80 % at the least.
  ///
  /// A title in pieces is drawn at the least factor.
  public static func titleScale(
    _ title: String, _ metrics: AlertMetrics, _ ruler: any TextRuler
  ) -> Double {
    let width = (metrics.textWidth * ruler.zoom).rounded(.down)
    let isOne = LongText.pieces(of: title).count == 1
    return TextFit.titleScale {
      isOne ? ruler.block(of: title, metrics.titleType, scale: $0, width: width).lines : .max
    }
  }
}

/// What is measured of an alert.
public struct AlertParts: Equatable, Sendable {
  /// The dialog in the document.
  public var dialog: DialogID
  /// Its texts.
  public var texts: DialogTexts
  /// Its buttons.
  public var indices: ButtonIndices
  /// Its fields from top to bottom.
  public var fields: [TextField] = []
  /// The job that it shows in place of its buttons and fields; `nil` for none.
  public var job: Job?

  /// A job in an alert.
  public struct Job: Equatable, Sendable {
    /// The title of the button that cancels it; `nil` for none.
    public var cancel: String?
    /// What stands below the bar with its progress; `nil` for nothing.
    public var progress: String?
    /// Whether it shows a bar.
    public var hasBar: Bool

    /// A job.
    public init(cancel: String?, progress: String?, hasBar: Bool) {
      (self.cancel, self.progress, self.hasBar) = (cancel, progress, hasBar)
    }
  }

  /// An alert without fields that shows no job.
  public init(_ dialog: DialogID, _ texts: DialogTexts, _ indices: ButtonIndices) {
    (self.dialog, self.texts, self.indices) = (dialog, texts, indices)
  }
}

extension AlertParts {
  /// The texts as they are drawn.
  ///
  /// - Parameters:
  ///   - hairline: the width of a hairline, in points.
  ///   - maximumHeight: the largest height of the alert, in points; content that does not fit
  ///     scrolls.
  public func fitted(
    _ metrics: AlertMetrics, hairline: Double, maximumHeight: Double, _ ruler: any TextRuler
  ) -> [FittedText] {
    func part(_ text: StagePart.Text) -> FittedText.Place {
      .part(StagePart(.dialog(dialog), text))
    }
    let title = texts.title.map { title in
      ruler.wrapped(
        part(.title), title, metrics.titleType,
        scale: AlertFit.titleScale(title, metrics, ruler), width: metrics.textWidth, usualLines: 1)
    }
    let message = texts.message.map { message in
      ruler.wrapped(part(.message), message, metrics.messageType, width: metrics.textWidth)
    }
    let fit = AlertFit(texts.buttons, indices, metrics, hairline: hairline, ruler)
    let layout = layout(
      fit.order, title?.needs, message?.needs, metrics, hairline: hairline, maximumHeight, ruler)
    func scrolling(_ text: FittedText, in pane: AlertLayout.Pane) -> FittedText {
      var text = text
      text.scrolls = pane.content > pane.place.height + 0.5
      return text
    }
    let above = [title, message].compactMap { $0 }.map { scrolling($0, in: layout.texts) }
    let buttons = buttons(fit, metrics, hairline, ruler).map {
      scrolling($0, in: layout.buttonPane)
    }
    return above + placeholders(layout, metrics, ruler) + buttons
  }

  private func layout(
    _ order: ButtonLayout, _ title: Double?, _ message: Double?, _ metrics: AlertMetrics,
    hairline: Double, _ maximumHeight: Double, _ ruler: any TextRuler
  ) -> AlertLayout {
    let loader = job.map { job in
      AlertLayout.Loader(
        percent: job.progress.map {
          ruler.wrapping($0, metrics.progressType, scale: 1, width: metrics.textWidth).height
        } ?? (job.hasBar ? 0 : nil))
    }
    return AlertLayout(
      AlertLayout.Parts(
        title: title, message: message, fields: job == nil ? fields.count : 0,
        count: job.map { $0.cancel == nil ? 0 : 1 } ?? texts.buttons.count,
        sideBySide: order.arrangement == .sideBySide,
        endsWithCancel: order.drawnAsCancel != nil && order.drawnAsCancel == order.order.last,
        hairline: hairline, loader: loader),
      metrics, maximumHeight: maximumHeight)
  }

  private func buttons(
    _ fit: AlertFit, _ metrics: AlertMetrics, _ hairline: Double, _ ruler: any TextRuler
  ) -> [FittedText] {
    if let job {
      let room = metrics.titleRoom(inButton: metrics.fullWidth, hairline: hairline)
      return [job.cancel].compactMap { $0 }.map {
        ruler.fitted(
          .jobCancel(dialog), $0, metrics.buttonType(isEmphasised: false),
          AlertFit.cancel($0, metrics, hairline: hairline, ruler), room: room)
      }
    }
    return fit.order.order.map { fit.fitted(at: $0, in: dialog) }
  }

  /// What stands in the fields while they are empty.
  private func placeholders(
    _ layout: AlertLayout, _ metrics: AlertMetrics, _ ruler: any TextRuler
  ) -> [FittedText] {
    guard job == nil else { return [] }
    return zip(fields, layout.fields).enumerated().compactMap { index, pair in
      pair.0.fitted(
        .alert(dialog, index: index), width: pair.1.width, height: pair.1.height, inset: 8,
        metrics.fieldType, ruler)
    }
  }
}

extension AlertFit {
  /// The title at an index as it is drawn.
  fileprivate func fitted(at index: Int, in dialog: DialogID) -> FittedText {
    ruler.fitted(
      .part(StagePart(.button(dialog, index: index))), titles[index], type(at: index),
      title(at: index), room: room)
  }
}
