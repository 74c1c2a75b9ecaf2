public import Foundation
public import Tabstop

/// The configuration of the view that a page grows out of. No effect: none does.
/// Mirrors SwiftUI's `MatchedTransitionSourceConfiguration`.
public protocol MatchedTransitionSourceConfiguration {}

/// The configuration of the view that a page grows out of. No effect: none does. Mirrors SwiftUI's.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Sets the background during the transition. No effect.
  public func background(_ style: Color) -> Self { self }
  /// Sets the shape during the transition. No effect.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// Sets the shadow during the transition. No effect.
  public func shadow(
    color: Color = .black, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

extension View {
  /// Marks the source of a zoom transition. No effect: no page grows out of a view. Mirrors
  /// SwiftUI.
  public func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View { self }
}
