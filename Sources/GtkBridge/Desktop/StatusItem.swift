internal import CGtk

/// How a status item looks.
public struct StatusItemLooks: Equatable, Sendable {
  /// The name of the item, for tooltips and screen readers.
  public var title = ""
  /// A short text beside the icon, or instead of it, which some panels show.
  public var label = ""
  /// The name of an icon of the desktop's theme, or the path of a file.
  public var icon = ""

  /// Creates looks.
  public init() {}
}

/// An item of the desktop's panel: a `StatusNotifierItem`, as KDE, Xfce, LXQt, Cinnamon, Budgie,
/// the bars of Wayland's compositors and, with an extension, GNOME show it. It exists until this
/// value is released.
@MainActor
public final class StatusItem {
  private let path: String
  private let id: String
  private let isMenu: Bool
  private var object: ExportedObject?
  private var menu: StatusMenu?
  private let bus: ObjectRef
  private var watch: guint = 0
  private static var count = 0

  /// How it looks.
  public var looks: StatusItemLooks {
    didSet {
      guard looks != oldValue else { return }
      if looks.title != oldValue.title { object?.emit("NewTitle") }
      if looks.icon != oldValue.icon { object?.emit("NewIcon") }
      if looks.label != oldValue.label {
        object?.emit("XAyatanaNewLabel", [.string(looks.label), .string(looks.label)])
      }
      object?.emit("NewToolTip")
    }
  }

  /// The entries of its menu.
  public var entries: [StatusMenuEntry] {
    get { menu?.entries ?? [] }
    set { menu?.entries = newValue }
  }

  /// Whether the desktop has a panel that shows status items. Blocks until the session bus has
  /// answered.
  public static var isSupported: Bool {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    g_dbus_connection_set_exit_on_close(bus, 0)
    let arguments = BusValue.tuple([.string(watcher)])
    guard
      let answer = g_dbus_connection_call_sync(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "NameHasOwner", arguments.pointer, nil, G_DBUS_CALL_FLAGS_NONE, 2000, nil, nil)
    else { return false }
    defer { g_variant_unref(answer) }
    return Variant(answer).booleans.first ?? false
  }

  /// Shows an item.
  ///
  /// - Parameters:
  ///   - id: The name of the program, under which the desktop keeps the user's choices.
  ///   - activate: Called when the user has activated an item without a menu.
  ///   - choose: Called with the place of the chosen entry: see `StatusMenuEntry`. `nil` for an item
  ///     without a menu.
  /// - Returns: `nil` if the session bus cannot be used.
  public init?(
    id: String, looks: StatusItemLooks, activate: @escaping () -> Void, choose: ((Int) -> Void)?
  ) {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    self.bus = ObjectRef(UnsafeMutableRawPointer(bus))
    g_object_unref(UnsafeMutableRawPointer(bus))
    Self.count += 1
    path = "/org/tabstop/StatusItem/\(Self.count)"
    (self.id, self.looks, isMenu) = (id, looks, choose != nil)
    if let choose {
      let menu = StatusMenu(choose: choose)
      guard menu.export(at: "\(path)/Menu") else { return nil }
      self.menu = menu
    }
    object = ExportedObject(path: path, description: Self.interface) { [unowned self] in
      property($0)
    } answer: { method, _ in
      if method == "Activate" || method == "SecondaryActivate" { activate() }
      return .tuple([])
    }
    guard object != nil else { return nil }
    watchPanels()
  }

  private func property(_ name: String) -> BusValue? {
    switch name {
    case "Category": .string("ApplicationStatus")
    case "Id": .string(id)
    case "Title": .string(looks.title)
    case "Status": .string("Active")
    case "WindowId": .signed(0)
    case "IconName": .string(looks.icon)
    case "IconThemePath", "AttentionIconName", "OverlayIconName": .string("")
    case "ToolTip":
      .tuple([
        .string(looks.icon), .array(of: "(iiay)", []), .string(looks.title), .string(looks.label),
      ])
    case "ItemIsMenu": .flag(isMenu)
    // Panels know this path as that of an item without a menu.
    case "Menu": .path(isMenu ? "\(path)/Menu" : "/NO_DBUSMENU")
    case "XAyatanaLabel", "XAyatanaLabelGuide": .string(looks.label)
    default: nil
    }
  }

  private static let watcher = "org.kde.StatusNotifierWatcher"

  /// Registers the item with each panel that starts, such as one that has crashed.
  private func watchPanels() {
    watch = g_bus_watch_name_on_connection(
      bus.opaque, Self.watcher, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { bus, _, owner, data in
        guard let bus, let owner, let data else { return }
        let path = Unmanaged<PathBox>.fromOpaque(data).takeUnretainedValue().path
        // The panel adds the connection's name to a path.
        let argument = g_variant_new_string(path)
        var members: [OpaquePointer?] = [argument]
        g_dbus_connection_call(
          bus, owner, "/StatusNotifierWatcher", "org.kde.StatusNotifierWatcher",
          "RegisterStatusNotifierItem", g_variant_new_tuple(&members, 1), nil,
          G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
      }, nil, Unmanaged.passRetained(PathBox(path)).toOpaque(),
      { Unmanaged<AnyObject>.fromOpaque($0!).release() })
  }

  isolated deinit {
    if watch != 0 { g_bus_unwatch_name(watch) }
  }

  private static let interface = """
    <node>
      <interface name="org.kde.StatusNotifierItem">
        <property name="Category" type="s" access="read"/>
        <property name="Id" type="s" access="read"/>
        <property name="Title" type="s" access="read"/>
        <property name="Status" type="s" access="read"/>
        <property name="WindowId" type="i" access="read"/>
        <property name="IconThemePath" type="s" access="read"/>
        <property name="IconName" type="s" access="read"/>
        <property name="OverlayIconName" type="s" access="read"/>
        <property name="AttentionIconName" type="s" access="read"/>
        <property name="ToolTip" type="(sa(iiay)ss)" access="read"/>
        <property name="ItemIsMenu" type="b" access="read"/>
        <property name="Menu" type="o" access="read"/>
        <property name="XAyatanaLabel" type="s" access="read"/>
        <property name="XAyatanaLabelGuide" type="s" access="read"/>
        <method name="ContextMenu">
          <arg type="i" direction="in"/>
          <arg type="i" direction="in"/>
        </method>
        <method name="Activate">
          <arg type="i" direction="in"/>
          <arg type="i" direction="in"/>
        </method>
        <method name="SecondaryActivate">
          <arg type="i" direction="in"/>
          <arg type="i" direction="in"/>
        </method>
        <method name="Scroll">
          <arg type="i" direction="in"/>
          <arg type="s" direction="in"/>
        </method>
        <signal name="NewTitle"/>
        <signal name="NewIcon"/>
        <signal name="NewAttentionIcon"/>
        <signal name="NewOverlayIcon"/>
        <signal name="NewToolTip"/>
        <signal name="NewStatus"><arg type="s"/></signal>
        <signal name="XAyatanaNewLabel"><arg type="s"/><arg type="s"/></signal>
      </interface>
    </node>
    """
}

/// The path of an item, for GLib.
private final class PathBox: Sendable {
  let path: String
  init(_ path: String) { self.path = path }
}
