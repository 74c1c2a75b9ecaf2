// Values of the environment that only a program's own controls read. Tabstop's views do not use
// them, and nothing but the program sets them.

/// The prominence of a background. Mirrors SwiftUI's `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// The prominence of a page or a row.
  public static let standard = BackgroundProminence(name: "standard")
  /// The prominence of a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// The prominence of a badge. Mirrors SwiftUI's `BadgeProminence`. No effect here.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// The default prominence.
  public static let standard = BadgeProminence(name: "standard")
  /// A more prominent badge. No effect here.
  public static let increased = BadgeProminence(name: "increased")
  /// A less prominent badge. No effect here.
  public static let decreased = BadgeProminence(name: "decreased")
}

/// The values, under one key.
private struct StyleChoices: EnvironmentKey {
  static var defaultValue: StyleChoices { StyleChoices() }

  var symbolRenderingMode: SymbolRenderingMode?
  var symbolVariants: SymbolVariants = .none
  var backgroundMaterial: Material?
  var backgroundProminence: BackgroundProminence = .standard
  var badgeProminence: BadgeProminence = .standard
  var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  var menuOrder: MenuOrder = .automatic
  var isHoverEffectEnabled = true
  var defaultWheelPickerItemHeight = 32.0
}

extension EnvironmentValues {
  private var styleChoices: StyleChoices {
    get { self[StyleChoices.self] }
    set { self[StyleChoices.self] = newValue }
  }

  /// The rendering mode of symbols; `nil` is the default. Icons of a theme have one colour.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { styleChoices.symbolRenderingMode }
    set { styleChoices.symbolRenderingMode = newValue }
  }
  /// The variants of symbols. A theme has one icon for each meaning.
  public var symbolVariants: SymbolVariants {
    get { styleChoices.symbolVariants }
    set { styleChoices.symbolVariants = newValue }
  }
  /// The material behind the view, as `environment(_:_:)` sets it; `nil` if there is none.
  public var backgroundMaterial: Material? {
    get { styleChoices.backgroundMaterial }
    set { styleChoices.backgroundMaterial = newValue }
  }
  /// The prominence of the background, as `environment(_:_:)` sets it. Selected rows do not change
  /// it here.
  public var backgroundProminence: BackgroundProminence {
    get { styleChoices.backgroundProminence }
    set { styleChoices.backgroundProminence = newValue }
  }
  /// The prominence of badges. All look alike here.
  public var badgeProminence: BadgeProminence {
    get { styleChoices.badgeProminence }
    set { styleChoices.badgeProminence = newValue }
  }
  /// Whether buttons repeat their action while they are held down. They do not here.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { styleChoices.buttonRepeatBehavior }
    set { styleChoices.buttonRepeatBehavior = newValue }
  }
  /// The order of the items of menus. It is that of the source here.
  public var menuOrder: MenuOrder {
    get { styleChoices.menuOrder }
    set { styleChoices.menuOrder = newValue }
  }
  /// Whether views change under the pointer, as `hoverEffectDisabled` sets it.
  public var isHoverEffectEnabled: Bool {
    get { styleChoices.isHoverEffectEnabled }
    set { styleChoices.isHoverEffectEnabled = newValue }
  }
  /// The height of the items of wheel pickers. No picker is a wheel here.
  public var defaultWheelPickerItemHeight: Double {
    get { styleChoices.defaultWheelPickerItemHeight }
    set { styleChoices.defaultWheelPickerItemHeight = newValue }
  }
}

extension View {
  /// Sets the environment's `badgeProminence`. All badges look alike here.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
