import Gtk
import Texts

/// The buttons under the stage that go through the past.
@MainActor
final class PastTransport {
  /// Where a button goes.
  enum Way {
    case first, back, play, forward, now
  }

  let widget = Box(group: tr("The past"))
  var onGo: (@MainActor (Way) -> Void)?

  private let play = Button()
  private let playIcon = Image(icon: "media-playback-start-symbolic")

  init() {
    widget.addClass("past-transport")
    widget.addClass("linked")
    play.add(playIcon)
    let ways: [(Way, Button, String, String)] = [
      (
        .first, Button(icon: "media-skip-backward-symbolic"), tr("First call"),
        tr("Home", context: "key")
      ),
      (.back, Button(icon: "go-previous-symbolic"), tr("Previous call"), tr("Alt+Left")),
      (.play, play, tr("Play from here"), tr("Space")),
      (.forward, Button(icon: "go-next-symbolic"), tr("Next call"), tr("Alt+Right")),
      (.now, Button(icon: "media-skip-forward-symbolic"), tr("To the present"), tr("Escape")),
    ]
    var members: [Widget] = []
    for (way, button, name, key) in ways {
      button.accessibleName = name
      button.tooltip = tr("{name} ({key})", ["name": name, "key": key])
      button.setFocusOnClick(false)
      button.onClicked { [weak self] in self?.onGo?(way) }
      widget.packMember(button, after: members)
      members.append(button)
    }
    // As the strip of time, whose ends they go to.
    widget.readLeftToRight()
    widget.showAll()
    widget.hide()
    widget.ignoresShowAll = true
  }

  /// Shows whether the past plays.
  func show(isPlaying: Bool, canPlay: Bool) {
    playIcon.setIcon(isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
    play.accessibleName = isPlaying ? tr("Let it stand") : tr("Play from here")
    play.isSensitive = canPlay
  }
}
