// Values of the environment that describe how views are shown. Like `StyleChoices`, only a program's own views read
// them; the modifiers of these names set them.

/// The sizes of the rows of a sidebar. Mirrors SwiftUI's `SidebarRowSize`.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// How materials look in an inactive window. Mirrors SwiftUI's `MaterialActiveAppearance`. No effect here: a material
/// is a colour of the desktop's theme.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As in an active window.
  public static let active = MaterialActiveAppearance(name: "active")
  /// As in an inactive window.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// By the window.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// The values, under one key.
private struct DisplayChoices: EnvironmentKey {
  static var defaultValue: DisplayChoices { DisplayChoices() }

  var addsDrawingGroup = false
  var horizontalBounce = ScrollBounceBehavior.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  var sidebarRowSize = SidebarRowSize.medium
  var springLoading = SpringLoadingBehavior.automatic
  var dynamicRange: Image.DynamicRange?
  var materialAppearance = MaterialActiveAppearance.automatic
  var symbolColors: SymbolColorRenderingMode?
  var symbolValues: SymbolVariableValueMode?
}

extension EnvironmentValues {
  private var display: DisplayChoices {
    get { self[DisplayChoices.self] }
    set { self[DisplayChoices.self] = newValue }
  }

  /// Whether transitions of content are drawn in a group. No effect here.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { display.addsDrawingGroup }
    set { display.addsDrawingGroup = newValue }
  }
  /// Whether scroll views bounce horizontally.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { display.horizontalBounce }
    set { display.horizontalBounce = newValue }
  }
  /// Whether scroll views bounce vertically.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { display.verticalBounce }
    set { display.verticalBounce = newValue }
  }
  /// The size of the rows of a sidebar. The desktop has one size.
  public var sidebarRowSize: SidebarRowSize {
    get { display.sidebarRowSize }
    set { display.sidebarRowSize = newValue }
  }
  /// Whether views open while something is dragged over them.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { display.springLoading }
    set { display.springLoading = newValue }
  }
  /// The dynamic range of pictures.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { display.dynamicRange }
    set { display.dynamicRange = newValue }
  }
  /// How materials look in an inactive window.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { display.materialAppearance }
    set { display.materialAppearance = newValue }
  }
  /// How symbols are coloured.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { display.symbolColors }
    set { display.symbolColors = newValue }
  }
  /// How symbols show a value.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { display.symbolValues }
    set { display.symbolValues = newValue }
  }
  /// The shortcut of the buttons inside.
  public var keyboardShortcut: KeyboardShortcut? { inherited.keyboardShortcut }
  /// Whether correction is off: `nil` is the default. The older spelling of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { inherited.isAutocorrectionDisabled ? true : nil }
    set { inherited.isAutocorrectionDisabled = newValue ?? false }
  }
  /// Whether a picture or a film of the window is taken. Always false: the desktop does not say so.
  public var isSceneCaptured: Bool { false }
  /// Whether an activity fills the screen. Always false: there are no live activities.
  public var isActivityFullscreen: Bool { false }
}

extension View {
  /// Sets how materials look in an inactive window. No effect: a material is a colour of the desktop's theme.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}
