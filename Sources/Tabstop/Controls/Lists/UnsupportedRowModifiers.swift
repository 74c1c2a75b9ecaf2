/// Modifiers of rows that have no effect here. Mirrors SwiftUI's of these names.
extension View {
  /// Sets the colour of the icons of rows. No effect: icons of rows have the colour of their text.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Sets the colour of the icons of rows. No effect: icons of rows have the colour of their text.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// Sets what the user types to move to the row. No effect: rows are found by their own texts.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Sets what the user types to move to the row. No effect: rows are found by their own texts.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  /// Sets what the user types to move to the row. No effect: rows are found by their own texts.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
  /// Sets the margins of sections. No effect: sections have the margins of the desktop's lists.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View { self }
  /// Sets the effect of the pointer over a row. No effect: the desktop's theme determines how a row
  /// looks under the pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Disables the effect of the pointer over rows. No effect: the desktop's theme determines how a
  /// row looks under the pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Shows or hides the arrow of rows that are links. No effect: rows that are links always have an
  /// arrow.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
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
