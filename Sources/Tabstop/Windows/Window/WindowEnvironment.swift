internal import CGtk
internal import GtkBridge

// The state of the window and the desktop. A view that reads one of these is evaluated again when
// it changes; nothing is passed down the tree for it.

extension EnvironmentValues {
  /// The window's state; `nil` outside of a window.
  var windowState: WindowState? {
    get { self[WindowStateKey.self] }
    set { self[WindowStateKey.self] = newValue }
  }

  /// Whether the window is active; in an `App`, whether any window is. Mirrors SwiftUI.
  public var scenePhase: ScenePhase {
    let state = windowState
    return MainActor.assumeIsolated {
      (state?.scenePhase ?? DesktopState.shared.scenePhase).get()
    }
  }

  /// `.compact` in a window narrower than 600 points. Mirrors SwiftUI.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      if let set = self[HorizontalSizeClassKey.self] { return set }
      let state = windowState
      return MainActor.assumeIsolated { state?.sizeClass.get() ?? .regular }
    }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// `.regular`: a window scrolls content that is too high. Mirrors SwiftUI.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? .regular }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Light or dark, as set by the desktop or `preferredColorScheme`. Setting it changes what views
  /// inside read; it repaints nothing. Mirrors SwiftUI.
  public var colorScheme: ColorScheme {
    get {
      self[ColorSchemeKey.self]
        ?? MainActor.assumeIsolated { DesktopState.shared.colorScheme.get() }
    }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the desktop uses high contrast. Mirrors SwiftUI.
  public var colorSchemeContrast: ColorSchemeContrast {
    MainActor.assumeIsolated { DesktopState.shared.contrast.get() }
  }

  /// The text size nearest to the desktop's. Setting it changes what views inside read. Mirrors
  /// SwiftUI.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      self[DynamicTypeSizeKey.self]
        ?? MainActor.assumeIsolated { DynamicTypeSize(scale: TextScale.shared.value) }
    }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      var traits = inherited.textTraits?.values ?? TextTraits.Values()
      traits.typeSize = newValue
      inherited.textTraits = TextTraits(traits)
    }
  }

  /// The reading direction. Setting it changes what views inside read. Mirrors SwiftUI.
  public var layoutDirection: LayoutDirection {
    get {
      self[LayoutDirectionKey.self]
        ?? (gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The number of pixels per point on the sharpest screen. Mirrors SwiftUI.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] ?? MainActor.assumeIsolated { DesktopState.displayScale } }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the user wants less motion: GTK's animations are off. Mirrors SwiftUI.
  public var accessibilityReduceMotion: Bool {
    MainActor.assumeIsolated { DesktopState.shared.reducesMotion.get() }
  }
}

/// Light or dark. Mirrors SwiftUI's `ColorScheme`.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// The strength of contrasts. Mirrors SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// The reading direction. Mirrors SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// A text size. Mirrors SwiftUI's `DynamicTypeSize`; `.large` is the default size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest sizes, for users with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first is smaller.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }

  /// The ratios of Apple's sizes of body text to the default of 17 points.
  private static let scales: [Double] = [
    14 / 17, 15 / 17, 16 / 17, 1, 19 / 17, 21 / 17, 23 / 17, 28 / 17, 33 / 17, 40 / 17, 47 / 17,
    53 / 17,
  ]

  /// The ratio of this size to the default.
  var scale: Double { Self.scales[rawValue] }

  init(scale: Double) {
    self = Self.allCases.min { abs($0.scale - scale) < abs($1.scale - scale) }!
  }
}

/// The state of the desktop, for all windows.
@MainActor
final class DesktopState {
  static let shared = DesktopState()

  let colorScheme: StateStorage<ColorScheme>
  let contrast: StateStorage<ColorSchemeContrast>
  let reducesMotion = StateStorage(false)
  /// The phase of the whole program.
  let scenePhase = StateStorage(ScenePhase.active)
  private var isActive = true
  var activationActions: [(Bool) -> Void] = []
  var darknessActions: [(Bool) -> Void] = []
  var windowActions: [(Desktop.Window, Desktop.WindowEvent) -> Void] = []
  private var connection: SignalConnection?

  init(settings: OpaquePointer? = gtk_settings_get_default()) {
    let scheme = Appearance.shared.current
    colorScheme = StateStorage(scheme.isDark ? .dark : .light)
    contrast = StateStorage(scheme.isHighContrast ? .increased : .standard)
    connect(to: settings)
  }

  /// Reads the desktop's settings once GTK has started: the delegate of a program is created before, and observes it.
  func gtkHasStarted() {
    Appearance.shared.gtkHasStarted()
    schemeChanged(Appearance.shared.current)
    if connection == nil { connect(to: gtk_settings_get_default()) }
  }

  /// Follows GTK's settings, if there are any.
  private func connect(to settings: OpaquePointer?) {
    guard let settings else { return }
    let object = ObjectRef(UnsafeMutableRawPointer(settings))
    reducesMotion.set(!object.flagProperty("gtk-enable-animations"))
    connection = SignalConnection(object, "notify::gtk-enable-animations", owner: self) {
      state, _ in
      state.reducesMotion.set(!object.flagProperty("gtk-enable-animations"))
      if !Motions.areAllowed { Motions.current?.finish() }
    }
  }

  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    scenePhase.set(isActive ? .active : .inactive)
    for action in activationActions { action(isActive) }
  }

  func post(_ event: Desktop.WindowEvent, of window: WindowContext) {
    guard window.isRealWindow else { return }
    for action in windowActions { action(Desktop.Window(window), event) }
  }

  /// Makes the view that is being evaluated depend on light, dark and contrast.
  func trackScheme() { (_, _) = (colorScheme.get(), contrast.get()) }

  func schemeChanged(_ scheme: Appearance.Scheme) {
    let changesDarkness = (colorScheme.get() == .dark) != scheme.isDark
    colorScheme.set(scheme.isDark ? .dark : .light)
    contrast.set(scheme.isHighContrast ? .increased : .standard)
    if changesDarkness { for action in darknessActions { action(scheme.isDark) } }
  }

  static var displayScale: Double {
    guard let display = gdk_display_get_default() else { return 1 }
    let monitors = gdk_display_get_monitors(display)!
    var scale: Int32 = 1
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      scale = max(scale, gdk_monitor_get_scale_factor(OpaquePointer(monitor)))
      g_object_unref(monitor)
    }
    return Double(scale)
  }
}

private struct WindowStateKey: EnvironmentKey {
  static var defaultValue: WindowState? { nil }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize? { nil }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}
