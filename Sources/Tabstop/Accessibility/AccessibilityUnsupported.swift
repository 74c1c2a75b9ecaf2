// Modifiers without a counterpart on a desktop's accessibility bus. They exist so that sources that
// use them compile; Sources/Tabstop/Tabstop.docc gives the reason for each.

/// The kind of a text, for assistive technology. Mirrors SwiftUI's `AccessibilityTextContentType`.
/// No effect here.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Text of any kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a program.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// The content is messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// The content is prose.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Sets the view's place in the order of reading. No effect: a screen reader on Linux reads in
  /// the order of the views.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Sets the names by which the view is found with voice control. No effect: there is no voice
  /// control by the names of controls on Linux.
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// Sets the names by which the view is found with voice control. No effect: there is no voice
  /// control by the names of controls on Linux.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Sets the names by which the view is found with voice control. No effect: there is no voice
  /// control by the names of controls on Linux.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the kind of the text for assistive technology. No effect: how a text is read is the
  /// screen reader's setting.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
  /// Sets whether the text is spelled out. No effect: the screen reader's own settings determine
  /// how it speaks.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Sets whether punctuation is spoken. No effect: the screen reader's own settings determine how
  /// it speaks.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Sets whether announcements wait for earlier ones. No effect: the screen reader's own settings
  /// determine how it speaks.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Sets the pitch of speech. No effect: the screen reader's own settings determine how it speaks.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether the view keeps its colours while the screen is inverted. No effect: a desktop
  /// inverts the whole screen or nothing.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets whether the view reacts to the user. No effect: every enabled control can have the
  /// keyboard focus.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Shows the view larger while it is pressed. No effect: text grows with the user's setting,
  /// without a second view.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Shows another view while this one is pressed. No effect: text grows with the user's text size
  /// everywhere.
  public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ largeContentView: () -> Content
  ) -> some View { self }

  /// Sets the point at which assistive technology presses the view. No effect: a press works at any
  /// point of the view.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Names a place from which assistive technology drags. No effect: screen readers on Linux do not drag.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }
  /// Names a place from which assistive technology drags. No effect: screen readers on Linux do not drag.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  /// Names a place from which assistive technology drags. No effect: screen readers on Linux do not drag.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }
  /// Names a place on which assistive technology drops. No effect: screen readers on Linux do not drag.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }
  /// Names a place on which assistive technology drops. No effect: screen readers on Linux do not drag.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  /// Names a place on which assistive technology drops. No effect: screen readers on Linux do not drag.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets whether touches reach the view directly. No effect: a screen reader on a desktop is not
  /// used by touch.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Links views for assistive technology. No effect: views that belong together are a group of the
  /// accessible tree.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Adds a quick action. No effect: quick actions are a watch's gesture.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// Options of views that are touched without a screen reader in between. Mirrors SwiftUI's; see
/// `accessibilityDirectTouch`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The option by which a touch is not announced.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view must be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The appearance of a watch's quick action. Mirrors SwiftUI's; see `accessibilityQuickAction`.
public protocol AccessibilityQuickActionStyle {}
/// A text on the watch. No effect here. Mirrors SwiftUI's.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
/// An outline around the control. No effect here. Mirrors SwiftUI's.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// `AccessibilityQuickActionPromptStyle` by its short name. Mirrors SwiftUI.
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// `AccessibilityQuickActionOutlineStyle` by its short name. Mirrors SwiftUI.
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}
