/// Modifiers of bars and rows that have no effect here. Mirrors SwiftUI's of these names.
extension View {
  /// Sets the foreground style of bars. No effect: bars follow the desktop.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Sets how the search field of a toolbar is shown. No effect: a search field is always shown as
  /// one.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Gives the program's gestures precedence at the edges of the screen. No effect: the pointer has
  /// no gestures of the system's at the edges of a window.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets whether the thumb of sliders is visible. No effect: the user moves the thumb.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets how a palette marks its selected items. No effect: the desktop's theme does.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Sets the order of a menu's items. No effect: menus keep the order of their items.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Sets the colour of the icons of rows. No effect: icons of rows have the colour of their text.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Sets the colour of the icons of rows. No effect: icons of rows have the colour of their text.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// Sets the margins of sections. No effect: sections have the margins of the desktop's lists.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View { self }
  /// Sets whether a menu stays open when an item is chosen. No effect: a menu closes when an item
  /// is chosen, as the desktop's do.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Sets the effect of the pointer over a row. No effect: the desktop's theme determines how a row
  /// looks under the pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Disables the effect of the pointer over rows. No effect: the desktop's theme determines how a
  /// row looks under the pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets the icon of dialogs. No effect: dialogs of this desktop have no pictures.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets the severity of dialogs. No effect: dialogs of all severities look alike; a button that
  /// deletes has its role.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Shows or hides the arrow of rows that are links. No effect: rows that are links always have an
  /// arrow.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Limits the dynamic range of pictures. No effect: GTK shows pictures in the screen's standard
  /// range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Sets the scale of texts. No effect: all texts have the same scale.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}

/// How a palette marks its selected items. Mirrors SwiftUI's `PaletteSelectionEffect`. No effect here.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// The program's own.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// A variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .automatic
  }
}

/// The colour of the icons of rows. Mirrors SwiftUI's `ListItemTint`. No effect here.
public struct ListItemTint: Sendable {
  /// A colour that the user's accent colour does not replace.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A colour that the user's accent colour may replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// The colour of the text.
  public static let monochrome = ListItemTint()
}

/// The way in which a search field is shown. Mirrors SwiftUI's `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviour of the platform.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The search field is a button until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The order of a menu's items. Mirrors SwiftUI's `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order of the platform.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the pointer.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the source.
  public static let fixed = MenuOrder(name: "fixed")
}

extension Text {
  /// The size of a text in relation to others. Mirrors SwiftUI's `Text.Scale`.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// The size of the font.
    public static let `default` = Scale(name: "default")
    /// Smaller than the font.
    public static let secondary = Scale(name: "secondary")
  }
}

/// Whether a menu closes when an item is chosen: it does. Mirrors SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviour of the platform.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The same as `enabled` here.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The severity of a dialog. Mirrors SwiftUI's `DialogSeverity`. No effect here.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// The severity that the platform chooses.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A usual question.
  public static let standard = DialogSeverity(name: "standard")
  /// The severity of a dialog about data that would be lost.
  public static let critical = DialogSeverity(name: "critical")
}

extension Image {
  /// The range of brightness of pictures. Mirrors SwiftUI's `Image.DynamicRange`. No effect here.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The screen's standard range.
    public static let standard = DynamicRange(name: "standard")
    /// The same as `standard` here.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The same as `standard` here.
    public static let high = DynamicRange(name: "high")
  }

  /// Limits the dynamic range of the image. No effect: GTK shows pictures in the screen's standard
  /// range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
