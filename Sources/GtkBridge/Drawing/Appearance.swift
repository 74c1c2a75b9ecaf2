internal import CGtk

/// The desktop's preference for light or dark and for high contrast, which is applied to the
/// program and observed while it runs.
///
/// The desktop exports it through `org.freedesktop.portal.Settings`; without that portal, GTK's own
/// settings (the theme's name) decide. `GTK_THEME` in the environment overrides both, and the
/// program's preference, because GTK loads that theme whatever its settings are. Nothing blocks: the first frame is
/// drawn with the known preference, which is changed when the portal's answer arrives.
@MainActor
public final class Appearance {
  /// The only instance.
  public static let shared = Appearance()

  /// The colours of the desktop.
  public struct Scheme: Equatable, Sendable {
    /// Whether the desktop is dark.
    public var isDark = false
    /// Whether the desktop has high contrast.
    public var isHighContrast = false
  }

  /// The current scheme.
  public private(set) var current = Scheme()
  /// Called when the scheme changes.
  public var onChange: (Scheme) -> Void = { _ in }

  private var settings: ObjectRef? { .gtkSettings }
  private var connections: [SignalConnection] = []
  private var bus: Bus?
  /// The portal's preference for dark or light; `nil` for none.
  private var desktopWantsDark: Bool?
  private var desktopWantsContrast: Bool?
  /// The preference in GTK's own settings.
  private var themeScheme = Scheme()
  private var isApplying = false
  /// Whether GTK has a theme from here instead of the desktop's.
  private var isThemeSet = false
  /// The scheme of the theme in the environment, which GTK prefers to its settings.
  private let environmentScheme = g_getenv("GTK_THEME").flatMap { Scheme(environment: $0) }

  /// The program's preference, which overrides the desktop's; `nil` follows the desktop.
  public var programWantsDark: Bool? {
    didSet { if programWantsDark != oldValue { apply() } }
  }

  private init() {
    readTheme()
    current = environmentScheme ?? themeScheme
  }

  /// Reads the theme again, once GTK has started.
  public func gtkHasStarted() {
    readTheme()
    apply()
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  /// Starts observing the desktop's preference.
  public func startObserving() {
    guard bus == nil, environmentScheme == nil, let settings else { return }
    connections = ["notify::gtk-theme-name", "notify::gtk-application-prefer-dark-theme"].map {
      SignalConnection(settings, $0, owner: self) { appearance, _ in appearance.themeChanged() }
    }
    if let display = gdk_display_get_default() {
      connections.append(
        SignalConnection(
          ObjectRef(UnsafeMutableRawPointer(display)), "setting-changed", owner: self
        ) { appearance, arguments in
          if arguments.string(0) == "gtk-theme-name" { appearance.desktopThemeChanged() }
        })
    }
    Bus.session { [unowned self] bus in
      if let bus { listen(on: bus) }
    }
  }

  /// Gives a theme up that was set for the desktop's: until then GTK does not report another one.
  private func desktopThemeChanged() {
    guard isThemeSet, current == themeScheme else { return }
    resetTheme()
    themeChanged()
  }

  /// Whether GTK (4.8) itself finds the theme of a scheme that its settings name. It has none with the name
  /// "HighContrastInverse", which desktops have, and takes a light one.
  private func isGtksOwn(_ scheme: Scheme) -> Bool { !(scheme.isDark && scheme.isHighContrast) }

  private func resetTheme() {
    isThemeSet = false
    gtk_settings_reset_property(settings?.opaque, "gtk-theme-name")
    gtk_settings_reset_property(settings?.opaque, "gtk-application-prefer-dark-theme")
  }

  private func listen(on bus: Bus) {
    self.bus = bus
    bus.listen(
      to: Self.portal, Self.path, (Self.interface, "SettingChanged"),
      firstArgument: Self.namespace
    ) { [unowned self] change in
      let names = change.strings
      if names.count > 1 { setting(names[1], is: change.number) }
    }
    for key in ["color-scheme", "contrast"] { ask(key, on: bus) }
  }

  private func ask(_ key: String, on bus: Bus) {
    var arguments: [OpaquePointer?] = [
      g_variant_new_string(Self.namespace), g_variant_new_string(key),
    ]
    // Without a portal, or if it does not know the key, GTK's own settings stay in effect.
    bus.call(
      Self.portal, Self.path, (Self.interface, "Read"), g_variant_new_tuple(&arguments, 2)
    ) { [unowned self] answer in setting(key, is: answer?.number) }
  }

  /// Takes the desktop's answer for one of the portal's keys.
  func setting(_ key: String, is number: UInt32?) {
    guard let number else { return }
    // 0 means no preference: GTK's own settings decide.
    switch key {
    case "color-scheme": desktopWantsDark = number == 1 ? true : number == 2 ? false : nil
    case "contrast": desktopWantsContrast = number == 1 ? true : nil
    default: return
    }
    apply()
  }

  /// Applies the program's preference, else the desktop's, else the theme's.
  private func apply() {
    guard environmentScheme == nil else { return }
    let scheme = Scheme(
      isDark: programWantsDark ?? desktopWantsDark ?? themeScheme.isDark,
      isHighContrast: desktopWantsContrast ?? themeScheme.isHighContrast)
    let followsDesktop = scheme == themeScheme && isGtksOwn(scheme)
    let isNew = scheme != current
    guard isNew || followsDesktop == isThemeSet else { return }
    current = scheme
    isApplying = true
    if followsDesktop {
      // The desktop's settings apply again.
      resetTheme()
    } else {
      let theme = "Default" + (scheme.isHighContrast ? "-hc" : "") + (scheme.isDark ? "-dark" : "")
      settings?.setProperty("gtk-theme-name", to: theme)
      // The theme that is dark and has high contrast has no dark variant: GTK would load another one.
      settings?.setProperty(
        "gtk-application-prefer-dark-theme", to: scheme.isDark && !scheme.isHighContrast)
      isThemeSet = true
    }
    isApplying = false
    if isNew { onChange(scheme) }
  }

  /// Called when the theme has changed. Applies the theme's preference on desktops without the
  /// portal or without a preference.
  private func themeChanged() {
    guard !isApplying, current == themeScheme || desktopWantsDark == nil else { return }
    readTheme()
    apply()
  }

  private func readTheme() {
    guard let settings else { return }
    let prefersDark = settings.flagProperty("gtk-application-prefer-dark-theme")
    settings.withStringProperty("gtk-theme-name") { theme in
      themeScheme = Scheme(theme: theme, prefersDark: prefersDark)
    }
  }
}

extension Appearance.Scheme {
  /// Creates the scheme of a theme of GTK's, from its name.
  init(theme: UnsafePointer<CChar>, prefersDark: Bool) {
    isDark =
      prefersDark || g_str_has_suffix(theme, "-dark") != 0
      || g_str_has_suffix(theme, "Inverse") != 0
    isHighContrast =
      g_str_has_prefix(theme, "HighContrast") != 0 || g_str_has_prefix(theme, "Default-hc") != 0
  }

  /// Creates the scheme of a value of `GTK_THEME`: a theme's name, and ":dark" for its dark variant. `nil` for an
  /// empty value, which GTK ignores.
  init?(environment value: UnsafePointer<CChar>) {
    if value.pointee == 0 { return nil }
    self.init(theme: value, prefersDark: g_str_has_suffix(value, ":dark") != 0)
  }
}
