// What speaks of a phone's, a tablet's or a television's screen and has no meaning in a window:
// declared so that sources compile.
extension View {
  /// A window has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }
  /// A window has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Nothing of the system lies over a window.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// The desktop's theme says how a control looks under the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// The desktop's theme says how a control looks under the pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// The desktop's theme says how a control looks under the pointer.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }
  /// The desktop's theme says how a control looks under the pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Pictures lie as they were drawn in either direction; symbols of directions turn by their
  /// own right-to-left forms.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Nothing shows old content of a window in another place.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// How a control looks under a tablet's pointer. Mirrors SwiftUI's `HoverEffect`.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

extension View {
  /// The colours that views inside take for the desktop's, as of SwiftUI's first years. The
  /// widgets' own follow `preferredColorScheme(_:)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
