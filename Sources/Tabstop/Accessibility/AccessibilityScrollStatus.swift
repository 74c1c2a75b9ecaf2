extension View {
  /// Sets what assistive technology says after a step of scrolling. No effect: screen readers of this desktop read
  /// what comes into view. Mirrors SwiftUI.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    self
  }
  /// Sets what assistive technology says after a step of scrolling. No effect, as with a `Text`. Mirrors SwiftUI.
  public func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  /// Sets what assistive technology says after a step of scrolling. No effect, as with a `Text`. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { self }
}
