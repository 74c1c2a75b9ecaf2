internal import CGtk

/// Light or dark, and high contrast, as the desktop wants it, followed while the program runs.
///
/// The desktop tells through `org.freedesktop.portal.Settings`; where no portal answers, GTK's own
/// settings (the theme's name) decide. Nothing here waits: the first frame is drawn with what is
/// known, and the portal's answer changes it when it comes.
@MainActor
public final class Appearance {
  public static let shared = Appearance()

  public struct Look: Equatable, Sendable {
    public var isDark = false
    public var isHighContrast = false
  }

  public private(set) var current = Look()
  public var onChange: (Look) -> Void = { _ in }

  private let settings: ObjectRef?
  private var connections: [SignalConnection] = []
  private var bus: ObjectRef?
  /// What the portal says; `nil` if nothing.
  private var desktopWantsDark: Bool?
  private var desktopWantsContrast: Bool?
  /// What GTK's settings say of their own accord.
  private var themeLook = Look()
  private var isApplying = false

  /// What the program wants whatever the desktop says; `nil` follows the desktop.
  public var programWantsDark: Bool? {
    didSet { if programWantsDark != oldValue { apply() } }
  }

  private init() {
    settings = gtk_settings_get_default().map { ObjectRef(UnsafeMutableRawPointer($0)) }
    readTheme()
    current = themeLook
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  /// Starts following the desktop.
  public func follow() {
    guard bus == nil, let settings else { return }
    connections = ["notify::gtk-theme-name", "notify::gtk-application-prefer-dark-theme"].map {
      SignalConnection(settings, $0, owner: self) { appearance, _ in appearance.themeChanged() }
    }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, _ in
        guard let bus = g_bus_get_finish(result, nil) else { return }
        nonisolated(unsafe) let connection = ObjectRef(UnsafeMutableRawPointer(bus))
        g_object_unref(UnsafeMutableRawPointer(bus))
        MainActor.assumeIsolated { Appearance.shared.listen(on: connection) }
      }, nil)
  }

  private func listen(on bus: ObjectRef) {
    self.bus = bus
    _ = g_dbus_connection_signal_subscribe(
      bus.opaque, Self.portal, Self.interface, "SettingChanged", Self.path, Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, _ in
        guard let key = parameters.flatMap({ g_variant_get_child_value($0, 1) }),
          let value = parameters.flatMap({ g_variant_get_child_value($0, 2) })
        else { return }
        let (name, number) = (string(key), unsigned(value))
        g_variant_unref(key)
        g_variant_unref(value)
        MainActor.assumeIsolated { Appearance.shared.setting(name, is: number) }
      }, nil, nil)
    for key in ["color-scheme", "contrast"] { ask(key) }
  }

  private func ask(_ key: String) {
    var arguments: [OpaquePointer?] = [
      g_variant_new_string(Self.namespace), g_variant_new_string(key),
    ]
    let name = Unmanaged.passRetained(KeyBox(key)).toOpaque()
    g_dbus_connection_call(
      bus?.opaque, Self.portal, Self.path, Self.interface, "Read",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { bus, result, data in
        let key = Unmanaged<KeyBox>.fromOpaque(data!).takeRetainedValue().key
        // No portal, or one that does not know the key: GTK's own settings stay in force.
        guard let answer = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) else {
          return
        }
        let value = g_variant_get_child_value(answer, 0)!
        let number = unsigned(value)
        g_variant_unref(value)
        g_variant_unref(answer)
        MainActor.assumeIsolated { Appearance.shared.setting(key, is: number) }
      }, name)
  }

  private func setting(_ key: String, is number: UInt32?) {
    guard let number else { return }
    // 0 is no preference: GTK's own settings decide.
    switch key {
    case "color-scheme": desktopWantsDark = number == 1 ? true : number == 2 ? false : nil
    case "contrast": desktopWantsContrast = number == 1 ? true : nil
    default: return
    }
    apply()
  }

  /// Shows what is wished for: by the program, else by the desktop, else by the theme.
  private func apply() {
    let look = Look(
      isDark: programWantsDark ?? desktopWantsDark ?? themeLook.isDark,
      isHighContrast: desktopWantsContrast ?? themeLook.isHighContrast)
    guard look != current else { return }
    current = look
    isApplying = true
    if look == themeLook {
      // What the desktop's settings say may be followed again.
      gtk_settings_reset_property(settings?.opaque, "gtk-theme-name")
      gtk_settings_reset_property(settings?.opaque, "gtk-application-prefer-dark-theme")
    } else {
      let theme = "Default" + (look.isHighContrast ? "-hc" : "") + (look.isDark ? "-dark" : "")
      settings?.setProperty("gtk-theme-name", to: theme)
      settings?.setProperty("gtk-application-prefer-dark-theme", to: look.isDark)
    }
    isApplying = false
    onChange(look)
  }

  /// What the theme says, for desktops without the portal or without a preference.
  private func themeChanged() {
    guard !isApplying, current == themeLook || desktopWantsDark == nil else { return }
    readTheme()
    apply()
  }

  private func readTheme() {
    guard let settings else { return }
    let theme = settings.stringProperty("gtk-theme-name")
    themeLook = Look(
      isDark: theme.hasSuffix("-dark") || theme.hasSuffix("Inverse")
        || settings.flagProperty("gtk-application-prefer-dark-theme"),
      isHighContrast: theme.hasPrefix("HighContrast") || theme.hasPrefix("Default-hc"))
  }
}

private final class KeyBox {
  let key: String
  init(_ key: String) { self.key = key }
}

/// A number, however many variants it is wrapped in.
private func unsigned(_ value: OpaquePointer) -> UInt32? {
  if g_variant_is_of_type(value, tabstop_variant_type_variant()) != 0 {
    let inner = g_variant_get_variant(value)!
    defer { g_variant_unref(inner) }
    return unsigned(inner)
  }
  guard g_variant_is_of_type(value, tabstop_variant_type_uint32()) != 0 else { return nil }
  return g_variant_get_uint32(value)
}

private func string(_ value: OpaquePointer) -> String {
  guard g_variant_is_of_type(value, tabstop_variant_type_string()) != 0 else { return "" }
  return String(cString: g_variant_get_string(value, nil))
}
