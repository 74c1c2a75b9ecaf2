public import SwiftUIInterface

/// The phrase by which the user starts an intent. It is empty here: there is no assistant. Mirrors App Intents'.
public struct SiriTipView: View {
  /// Creates a tip.
  public init(intent: some AppIntent, isVisible: Binding<Bool> = .constant(true)) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A link to the shortcuts of the program. It is empty here: there are none. Mirrors App Intents'.
public struct ShortcutsLink: View {
  /// Creates a link.
  public init() {}
  /// Creates a link that does something before.
  public init(action: @escaping () -> Void) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The colours of a tip. Mirrors App Intents'.
public enum SiriTipViewStyle: Sendable { case automatic, light, dark, black }
/// The colours of a link. Mirrors App Intents'.
public enum ShortcutsLinkStyle: Sendable {
  case automatic, automaticOutline, light, lightOutline, dark, darkOutline, whiteOutline, white
  case black, blackOutline
}

extension View {
  /// Colours tips. No effect: none are shown.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// Colours links to shortcuts. No effect: none are shown.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
