extension View {
  /// Adds controls to the bars of the page, or of the window if there is no page. A click on one
  /// leaves the focus where it is. Mirrors SwiftUI.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarModifier(items: PlacedItemsView(placement: .automatic, content: content())))
  }

  /// Adds items to the bars of the page, each at its placement. Mirrors SwiftUI.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._items))
  }

  /// Adds a toolbar that the user can arrange in SwiftUI. Here its items stay in their order.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._items))
  }

  /// Shows or hides bars of the page, the page's own if none is named. The row of tabs is hidden while the
  /// view is shown; Control+Page Down and Control+Page Up still go from page to page. Mirrors SwiftUI.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// The newer name of `toolbar(_:for:)`.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barVisibility(visibility, bars) }

  private func barVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> ModifiedContent<
    ModifiedContent<Self, PageSettingModifier<Set<ToolbarPlacement>>>, TabBarModifier
  > {
    let hidden = visibility == .hidden ? Set(bars.isEmpty ? [.automatic] : bars) : []
    return modifier(PageSettingModifier(value: hidden) { $0.hiddenBars.formUnion($1) })
      .modifier(TabBarModifier(isHidden: hidden.contains(.tabBar)))
  }

  /// Sets the colour behind the bars of the page. Mirrors SwiftUI.
  public func toolbarBackground(_ color: Color, for bars: ToolbarPlacement...) -> some View {
    modifier(PageSettingModifier(value: color) { $0.backgroundColor = $1 })
  }

  /// Sets the style behind the bars of the page: a bar has one colour, the first of a gradient. Mirrors
  /// SwiftUI.
  @_disfavoredOverload
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarStyleModifier(style: style))
  }

  /// Shows or hides the background of bars. No effect: a bar always has its own background here.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The newer name of `toolbarBackground(_:for:)`: no effect here.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the colour scheme of bars. No effect: bars follow the desktop's light or dark appearance,
  /// as everything does.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the role of the toolbar. No effect: the role of a toolbar only affects a Mac's layout.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds items to the page's bar: a title is not a control here, so it cannot have a menu.
  public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    toolbar { ToolbarItemGroup(placement: .secondaryAction, content: content) }
  }

  /// Adds items at the ends of the page's bar: the original spelling of `toolbar`.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds items at the leading end of the page's bar.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds items at the trailing end of the page's bar.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// The purpose of a toolbar. Mirrors SwiftUI's `ToolbarRole`. No effect here.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The default. All are the same here.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A value with the same effect as the others here.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// A value with the same effect as the others here.
  public static let browser = ToolbarRole(name: "browser")
  /// A value with the same effect as the others here.
  public static let editor = ToolbarRole(name: "editor")
}

/// The colour of a style behind the bars.
package struct ToolbarStyleModifier<Style: ShapeStyle>: ViewModifier {
  let style: Style
  @Environment(\.self) private var environment

  package func body(content: Content) -> some View {
    content.modifier(
      PageSettingModifier(value: style._paint(environment.styleContext).color) {
        $0.backgroundColor = $1
      })
  }
}
