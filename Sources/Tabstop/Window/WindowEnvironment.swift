internal import CGtk
internal import GtkBridge

// What the window and the desktop are like. A view that reads one of these is evaluated again when
// it changes; nothing is handed down the tree for it.

extension EnvironmentValues {
  /// The window's state; `nil` for a program's own values.
  var windowState: WindowState? {
    get { self[WindowStateKey.self] }
    set { self[WindowStateKey.self] = newValue }
  }

  /// Whether the window has the keys; in an `App`, whether any window has. Mirrors SwiftUI.
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

  /// `.regular`: a window scrolls what it has no height for. Mirrors SwiftUI.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? .regular }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Light or dark, as the desktop or `preferredColorScheme` has it. Set, it is what views inside
  /// read; it repaints nothing. Mirrors SwiftUI.
  public var colorScheme: ColorScheme {
    get {
      self[ColorSchemeKey.self]
        ?? MainActor.assumeIsolated { DesktopState.shared.colorScheme.get() }
    }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// High contrast, as the desktop has it. Mirrors SwiftUI.
  public var colorSchemeContrast: ColorSchemeContrast {
    MainActor.assumeIsolated { DesktopState.shared.contrast.get() }
  }

  /// The size of text that is nearest to the desktop's. Set, it is what views inside read.
  /// Mirrors SwiftUI.
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

  /// The direction in which people read here. Set, it is what views inside read. Mirrors SwiftUI.
  public var layoutDirection: LayoutDirection {
    get {
      self[LayoutDirectionKey.self]
        ?? (gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// How many pixels a point has on the sharpest screen. Mirrors SwiftUI.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] ?? MainActor.assumeIsolated { DesktopState.displayScale } }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the person wants less motion: GTK's animations are off. Mirrors SwiftUI.
  public var accessibilityReduceMotion: Bool {
    MainActor.assumeIsolated { DesktopState.shared.reducesMotion.get() }
  }
}

/// Light or dark. Mirrors SwiftUI's `ColorScheme`.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// How strong contrasts are. Mirrors SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// A direction to read in. Mirrors SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// A size of text. Mirrors SwiftUI's `DynamicTypeSize`; `.large` is the common size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest, meant for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }

  /// What Apple's sizes of body text are to its common size of 17 points.
  private static let scales: [Double] = [
    14 / 17, 15 / 17, 16 / 17, 1, 19 / 17, 21 / 17, 23 / 17, 28 / 17, 33 / 17, 40 / 17, 47 / 17,
    53 / 17,
  ]

  /// How large text is, as a share of the common size.
  var scale: Double { Self.scales[rawValue] }

  init(scale: Double) {
    self = Self.allCases.min { abs($0.scale - scale) < abs($1.scale - scale) }!
  }
}

/// What the desktop is like, for all windows.
@MainActor
final class DesktopState {
  static let shared = DesktopState()

  let colorScheme: StateStorage<ColorScheme>
  let contrast: StateStorage<ColorSchemeContrast>
  let reducesMotion = StateStorage(false)
  /// Of the program as a whole.
  let scenePhase = StateStorage(ScenePhase.active)
  private var isActive = true
  var activationActions: [(Bool) -> Void] = []
  private var connection: SignalConnection?

  private init() {
    let look = Appearance.shared.current
    colorScheme = StateStorage(look.isDark ? .dark : .light)
    contrast = StateStorage(look.isHighContrast ? .increased : .standard)
    guard let settings = gtk_settings_get_default() else { return }
    let object = ObjectRef(UnsafeMutableRawPointer(settings))
    reducesMotion.set(!object.flagProperty("gtk-enable-animations"))
    connection = SignalConnection(object, "notify::gtk-enable-animations", owner: self) {
      state, _ in state.reducesMotion.set(!object.flagProperty("gtk-enable-animations"))
    }
  }

  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    scenePhase.set(isActive ? .active : .inactive)
    for action in activationActions { action(isActive) }
  }

  /// Has the view that is being evaluated follow light, dark and contrast.
  func trackLook() { (_, _) = (colorScheme.get(), contrast.get()) }

  func lookChanged(_ look: Appearance.Look) {
    colorScheme.set(look.isDark ? .dark : .light)
    contrast.set(look.isHighContrast ? .increased : .standard)
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
