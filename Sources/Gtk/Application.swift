import CGtk
import CGtkBridge
import Glibc

/// The program on the session bus: one process per id, unless `isUnique` is false.
@MainActor public final class Application: Object {
  private var application: UnsafeMutablePointer<GApplication> { typed() }

  /// Makes an application with a reverse-DNS id; `name` is the name for people.
  ///
  /// It also sets the program's name, so it must be made before any other GTK object.
  ///
  /// - Parameter isService: whether the session bus has started it: it waits for what is asked of it,
  ///   and ends after ten seconds without a window.
  public init(id: String, name: String, isUnique: Bool = true, isService: Bool = false) {
    Application.setName(id: id, name: name)
    var flags = G_APPLICATION_HANDLES_OPEN.rawValue
    if !isUnique { flags |= G_APPLICATION_NON_UNIQUE.rawValue }
    if isService { flags |= G_APPLICATION_IS_SERVICE.rawValue }
    super.init(adopting: gtk_application_new(id, GApplicationFlags(rawValue: flags)))
  }

  /// Sets the program's name, also without an application on the bus; call it before anything else
  /// of GTK.
  public static func setName(id: String, name: String) {
    // GTK uses this name for WM_CLASS and for the accessible application, at its start.
    g_set_prgname(id)
    g_set_application_name(name)
  }

  /// Whether there is a display; `register` needs one and ends the program without it.
  public static func opensDisplay() -> Bool { gtk_init_check(nil, nil) != 0 }

  /// Lets the widgets begin at the right side; call it after the display was opened, before the first
  /// widget is made.
  public static func readRightToLeft() {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
  }

  /// Lets the process end with a status after a line on standard error when the display goes away,
  /// where GTK would end it with 1; call it after the display was opened.
  public static func onDisplayLost(line: String, status: Int32) {
    rehearsal_on_display_loss(line + "\n", status)
  }

  /// Claims the id on the session bus, and starts GTK if this process is its first owner.
  public func register() throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    if g_application_register(application, nil, &error) == 0 { throw GLibError(taking: error) }
  }

  /// Whether another process owns the id; valid after `register`.
  public var isRemote: Bool { g_application_get_is_remote(application) != 0 }

  /// Runs the loop until the last window is closed or `quit` is called; returns the exit status.
  ///
  /// In a second process it activates the first one and returns.
  public func run() -> Int32 { g_application_run(application, 0, nil) }

  /// Ends the loop.
  public func quit() { g_application_quit(application) }

  /// Keeps the loop running without a window, until `release` is called.
  public func hold() { g_application_hold(application) }

  /// Ends one `hold`.
  public func release() { g_application_release(application) }

  /// Calls the closure when the program shall show itself: at the first start, and at each
  /// later start.
  @discardableResult
  public func onActivate(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", call)
  }

  /// Calls the closure with the files that the desktop, or any program on the bus, asks to open: a path
  /// each, or `nil` for what is on no file system of this machine.
  ///
  /// - Parameter most: the number of files that are looked at; the others are left out.
  @discardableResult
  public func onOpen(
    most: Int, _ call: @escaping @MainActor (_ paths: [String?], _ count: Int) -> Void
  ) -> SignalHandler {
    connectHandling("open") { arguments in
      let files: UnsafeMutablePointer<OpaquePointer?>? = arguments.pointer(0)
      let count = files == nil ? 0 : arguments.integer(1)
      call(
        (0..<max(0, min(count, most))).map { index in
          files?[index].flatMap { g_file_get_path($0) }.map(takenFileName)
        }, count)
      return true
    }
  }

  /// Adds an action (`app.name`) without a parameter, with keys such as `<Primary>q`.
  @discardableResult
  public func addAction(
    _ name: String, keys: [String] = [], _ call: @escaping @MainActor () -> Void
  ) -> SimpleAction {
    let action = SimpleAction(name, call)
    add(action)
    setKeys(keys, for: "app.\(name)")
    return action
  }

  /// Adds an action that takes a text; a second instance may activate it over D-Bus.
  @discardableResult
  public func addTextAction(
    _ name: String, _ call: @escaping @MainActor (String) -> Void
  ) -> SimpleAction {
    let action = SimpleAction(text: name, call)
    add(action)
    return action
  }

  /// Sets the keys that activate an action, given by its full name (`win.close`).
  public func setKeys(_ keys: [String], for action: String) {
    var strings: [UnsafeMutablePointer<CChar>?] = keys.map { g_strdup($0) }
    strings.append(nil)
    strings.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: UnsafePointer<CChar>?.self) { names in
        gtk_application_set_accels_for_action(typed(), action, names.baseAddress)
      }
    }
    for string in strings { g_free(string) }
  }

  /// Activates an action in the process that owns the id, and waits until the request is sent.
  public func activate(_ name: String, text: String? = nil) {
    let parameter = text.map { g_variant_new_string($0) }
    g_action_group_activate_action(opaque, name, parameter ?? nil)
    guard isRemote, let bus = g_application_get_dbus_connection(application) else { return }
    g_dbus_connection_flush_sync(bus, nil, nil)
  }

  /// Activates an action in the process that owns the id, and ends this one.
  ///
  /// Running it would also activate that process, which means to show a window.
  public func handOver(_ action: String, text: String) -> Never {
    activate(action, text: text)
    // GIO complains about an application that goes without having run.
    withExtendedLifetime(self) { exit(0) }
  }

  /// Adds an existing action, as `app.` and its name.
  public func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }
}
