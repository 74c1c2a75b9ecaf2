// Modifiers that a desktop's accessibility bus has no word for. They are accepted so that a source
// which has them builds; docs/Tabstop.docc tells each with the reason.

/// How assistive technology treats a text. Mirrors SwiftUI's `AccessibilityTextContentType`.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// No effect: a screen reader on Linux reads in the order of the views.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// No effect: nothing on Linux is commanded by the names of controls.
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// No effect: how a text is read is the screen reader's setting.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// No effect: a desktop inverts all of the screen or nothing.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// No effect: what can be used takes the keyboard.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// No effect: text grows with the person's setting, without a second view.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// Which way an adjustable thing is turned. Mirrors SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A kind of action. Mirrors SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) { self.name = name }
  public init(named name: Text) { self.name = name.content }
}

// GTK (4.8 and newer) exports no actions to the accessibility bus but those of its own widgets. What
// can be done has to be reachable by keyboard: a button, `onKeyPress`, a context menu.
extension View {
  /// No effect: GTK tells the accessibility bus of its own widgets' actions alone.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// No effect: a desktop's screen reader has no rotor.
  public func accessibilityRotor<Content: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// No effect: the accessibility bus knows a name, a description and a value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View { self }
}
