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

/// The part of the desktop that shows status items.
@MainActor
public enum StatusPanel {
  static let name = "org.kde.StatusNotifierWatcher"

  /// Follows whether there is a panel that shows status items, until the program ends. `changed` is
  /// called in later turns of the main loop: as soon as it is known, and when it has changed.
  public static func follow(_ changed: @escaping (_ isThere: Bool) -> Void) {
    Bus.session { bus in
      guard let bus else { return changed(false) }
      bus.watch(name) { owner in changed(owner != nil) }
    }
  }
}

/// An item of the desktop's panel: a `StatusNotifierItem`, as KDE, Xfce, LXQt, Cinnamon, Budgie,
/// the bars of Wayland's compositors and, with an extension, GNOME show it. It exists until this
/// value is released.
@MainActor
public final class StatusItem {
  private static let path = "/StatusNotifierItem"
  private static let menuPath = "\(path)/Menu"

  private let id: String
  private let menu: StatusMenu?
  private let activate: (_ isSecondary: Bool) -> Void
  /// A connection of the item's own: panels remove an item when its connection ends.
  private var bus: Bus?
  private var object: ExportedObject?

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

  /// Whether it has a menu now; it cannot have one without `choose`.
  public var hasMenu: Bool { didSet { if hasMenu != oldValue { object?.emit("NewMenu") } } }

  /// Shows an item, in a later turn of the main loop. Create it when there is a panel: see
  /// `StatusPanel`. Then the address of the session bus is known, and nothing blocks.
  ///
  /// - Parameters:
  ///   - id: The name of the program, under which the desktop keeps the user's choices.
  ///   - activate: Called when the user has activated an item without a menu, by the secondary
  ///     button or another one.
  ///   - choose: Called with the place of the chosen entry: see `StatusMenuEntry`. `nil` for an item
  ///     without a menu.
  ///   - willOpen: Called before the user sees the menu: sets `entries` if they have changed.
  public init(
    id: String, looks: StatusItemLooks, activate: @escaping (_ isSecondary: Bool) -> Void,
    choose: ((Int) -> Void)?,
    willOpen: @escaping () -> Void
  ) {
    (self.id, self.looks, self.activate) = (id, looks, activate)
    hasMenu = choose != nil
    menu = choose.map { StatusMenu(choose: $0, willOpen: willOpen) }
    guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil) else {
      return
    }
    defer { g_free(address) }
    Bus.at(String(cString: address)) { [weak self] bus in
      if let bus { self?.export(on: bus) }
    }
  }

  private func export(on bus: Bus) {
    self.bus = bus
    menu?.export(on: bus.connection, at: Self.menuPath)
    object = ExportedObject(on: bus.connection, path: Self.path, description: Self.interface) {
      [unowned self] in
      property($0)
    } answer: { [unowned self] method, _ in
      switch method {
      case "Activate", "SecondaryActivate": activate(false)
      case "ContextMenu": activate(true)
      default: break
      }
      return .tuple([])
    }
    register()
  }

  /// Shows the item in a panel that has started again.
  public func register() {
    // The panel adds the connection's name to a path.
    let arguments = BusValue.tuple([.string(Self.path)])
    bus?.call(
      StatusPanel.name, "/StatusNotifierWatcher", (StatusPanel.name, "RegisterStatusNotifierItem"),
      arguments.pointer
    ) { _ in }
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
    case "ItemIsMenu": .flag(menu != nil && hasMenu)
    // Panels know this path as that of an item without a menu.
    case "Menu": .path(menu != nil && hasMenu ? Self.menuPath : "/NO_DBUSMENU")
    case "XAyatanaLabel", "XAyatanaLabelGuide": .string(looks.label)
    default: nil
    }
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
        <signal name="NewMenu"/>
        <signal name="NewStatus"><arg type="s"/></signal>
        <signal name="XAyatanaNewLabel"><arg type="s"/><arg type="s"/></signal>
      </interface>
    </node>
    """
}
