extension View {
  /// Puts controls into the bars of the page, or of the window where there is no page. Mirrors
  /// SwiftUI. A click on one leaves the focus where it is.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarModifier(items: PlacedItemsView(placement: .automatic, content: content())))
  }

  /// Puts items into the bars of the page, each where its placement says. Mirrors SwiftUI.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._items))
  }

  /// A toolbar that SwiftUI lets the person arrange. Here its items stand as declared.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._items))
  }

  /// Shows or hides bars of the page; a row of tabs stays. Mirrors SwiftUI.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      PageSettingModifier(value: BarVisibility(visibility: visibility, bars: bars)) {
        if $1.visibility == .hidden { $0.hiddenBars.formUnion($1.bars) }
      })
  }

  /// The newer name of `toolbar(_:for:)`.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      PageSettingModifier(value: BarVisibility(visibility: visibility, bars: bars)) {
        if $1.visibility == .hidden { $0.hiddenBars.formUnion($1.bars) }
      })
  }

  /// The colour behind the bars of the page. Mirrors SwiftUI.
  public func toolbarBackground(_ color: Color, for bars: ToolbarPlacement...) -> some View {
    modifier(PageSettingModifier(value: color) { $0.backgroundColor = $1 })
  }

  /// Shows or hides what is behind the bars. Here a bar's background is always its own.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The newer name of `toolbarBackground(_:for:)`: no effect here.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Makes bars light or dark by themselves. Here they follow the desktop, as all else does.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says what a toolbar is for, which changes how a Mac arranges it. Here it changes nothing.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// A menu on the page's title. A title is no control here: the items are in the bar itself.
  public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    toolbar { ToolbarItemGroup(placement: .secondaryAction, content: content) }
  }

  /// Items at the ends of the page's bar: the older spelling of `toolbar`.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// The same with items at the leading end alone.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// The same with items at the trailing end alone.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

private struct BarVisibility: Equatable {
  let visibility: Visibility
  let bars: [ToolbarPlacement]
}

/// What a toolbar is for. Mirrors SwiftUI's `ToolbarRole`.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The default. All are alike here.
  public static let automatic = ToolbarRole(name: "automatic")
  /// As the others here.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// As the others here.
  public static let browser = ToolbarRole(name: "browser")
  /// As the others here.
  public static let editor = ToolbarRole(name: "editor")
}
