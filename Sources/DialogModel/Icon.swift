/// The icons that come with the program, by the names that documents have.
public enum Icon: String, CaseIterable, Sendable {
  case add, remove, close, check, search, edit, trash, share, heart, star
  case bookmark, camera, photo, album, folder, document, download, upload, home, person
  case people, place, map, compass, calendar, clock, bell, mail, message
  case phone, video, microphone, music, play, pause, forward, back
  case up, down, refresh, undo, redo, settings, filter, sort, list, grid
  case more, menu, info, help, warning, lock, unlock, key, eye, link
  case tag, cart, card, flag, printer, sun, moon, wifi
  case globe
  // UIKit's system items that are pictures, as far as they have no name yet.
  case action, bookmarks, compose, fastForward, organize, reply, rewind, stop

  /// The name in the icon theme.
  public var themeName: String { "rehearsal-icon-\(rawValue)-symbolic" }

  /// The name in the icon theme of an icon that a document names.
  public static func themeName(of name: String) -> String {
    Icon(rawValue: name)?.themeName ?? name
  }
}
