// Modifiers that a desktop's accessibility bus has no word for. They are accepted so that a source
// which has them builds; docs/Tabstop.docc tells each with the reason.

/// How assistive technology treats a text. Mirrors SwiftUI's `AccessibilityTextContentType`.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Text of any kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a program writes.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A program's text.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// No effect: a screen reader on Linux reads in the order of the views.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// No effect: nothing on Linux is commanded by the names of controls.
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// No effect: this desktop is not told by voice what to press.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// No effect: this desktop is not told by voice what to press.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// No effect: how a text is read is the screen reader's setting.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
  /// No effect: the screen reader's own settings determine how it speaks.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// No effect: the screen reader's own settings determine how it speaks.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// No effect: the screen reader's own settings determine how it speaks.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// No effect: the screen reader's own settings determine how it speaks.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// No effect: a desktop inverts all of the screen or nothing.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// No effect: what can be used takes the keyboard.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// No effect: text grows with the user's setting, without a second view.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// No effect: text grows with the user's text size everywhere.
  public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ largeContentView: () -> Content
  ) -> some View { self }

  /// No effect: what a press does on the desktop, it does at any point of the view.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// No effect: nobody touches the screen through a screen reader.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// No effect: what belongs together is a group of the tree.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// No effect: a watch's gesture.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// How a place behaves that is touched without a screen reader between. Mirrors SwiftUI's; see
/// `accessibilityDirectTouch`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is said when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It has to be chosen first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// How a watch shows that a gesture does something. Mirrors SwiftUI's; see
/// `accessibilityQuickAction`.
public protocol AccessibilityQuickActionStyle {}
/// By words on the watch. No effect here. Mirrors SwiftUI's.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
/// By a line around the control. No effect here. Mirrors SwiftUI's.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// `AccessibilityQuickActionPromptStyle` by its short name. Mirrors SwiftUI.
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// `AccessibilityQuickActionOutlineStyle` by its short name. Mirrors SwiftUI.
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}
