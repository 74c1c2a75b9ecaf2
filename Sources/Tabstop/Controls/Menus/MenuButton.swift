/// A button that opens a menu: the older name of `Menu`. Mirrors SwiftUI's `MenuButton` of macOS.
public struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a button with a label of any views.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  /// The content of the view.
  public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

extension MenuButton where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  /// Creates a button with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// The appearance of a `MenuButton`. Mirrors SwiftUI's `MenuButtonStyle`.
@preconcurrency @MainActor
public protocol MenuButtonStyle {
  /// Whether the button has no border.
  var _isBorderless: Bool { get }
}

/// The appearance of a button with a border.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  public var _isBorderless: Bool { false }
}

/// The appearance of a button with a border that opens a menu, as by default.
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  public var _isBorderless: Bool { false }
}

/// The appearance of a button without a border.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  public var _isBorderless: Bool { true }
}

/// The appearance of a button without a border that opens a menu.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  public var _isBorderless: Bool { true }
}

extension View {
  /// Sets the appearance of menu buttons. Mirrors SwiftUI.
  @ViewBuilder public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    if style._isBorderless { menuStyle(.borderlessButton) } else { self }
  }
}
