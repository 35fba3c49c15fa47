import CGtk
import CGtkBridge

/// The program on the session bus: one process per id, but with `isUnique` off.
@MainActor public final class Application: Object {
  private var application: UnsafeMutablePointer<GApplication> { typed() }

  /// An application by its reverse-DNS id; `name` is what people read.
  ///
  /// Sets the program's name too, so make it before anything else of GTK.
  public init(id: String, name: String, isUnique: Bool = true) {
    Application.setName(id: id, name: name)
    let flags = isUnique ? GApplicationFlags(rawValue: 0) : G_APPLICATION_NON_UNIQUE
    super.init(adopting: gtk_application_new(id, flags))
  }

  /// Names a program, which may do without an application on the bus; before anything else of GTK.
  public static func setName(id: String, name: String) {
    // GTK takes WM_CLASS and the accessible application's name from here, at its start.
    g_set_prgname(id)
    g_set_application_name(name)
  }

  /// Whether there is a display, which `register` takes for granted and ends the program without.
  public static func opensDisplay() -> Bool { gtk_init_check(nil, nil) != 0 }

  /// Claims the id on the session bus and, as its first owner, starts GTK.
  public func register() throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    if g_application_register(application, nil, &error) == 0 { throw GLibError(taking: error) }
  }

  /// Whether another process owns the id; known once registered.
  public var isRemote: Bool { g_application_get_is_remote(application) != 0 }

  /// Runs the loop until the last window is gone or `quit`; returns the exit status.
  ///
  /// Called in a second instance, it activates the first and returns.
  public func run() -> Int32 { g_application_run(application, 0, nil) }

  /// Ends the loop.
  public func quit() { g_application_quit(application) }

  /// Keeps the loop running without a window, until `release`.
  public func hold() { g_application_hold(application) }

  /// Ends one `hold`.
  public func release() { g_application_release(application) }

  /// Calls the closure once in the process that owns the id, before any activation.
  @discardableResult
  public func onStartup(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("startup", after: true, call)
  }

  /// Calls the closure when the program is asked to show itself: at first, and again for
  /// each further start of it.
  @discardableResult
  public func onActivate(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", call)
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

  /// Activates an action of the instance that owns the id, be it this process or not, and
  /// waits until the request has left.
  public func activate(_ name: String, text: String? = nil) {
    let parameter = text.map { g_variant_new_string($0) }
    g_action_group_activate_action(opaque, name, parameter ?? nil)
    guard isRemote, let bus = g_application_get_dbus_connection(application) else { return }
    g_dbus_connection_flush_sync(bus, nil, nil)
  }

  /// Adds an action made elsewhere, as `app.` and its name.
  public func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }
}
