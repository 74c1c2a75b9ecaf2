internal import FocusModel
internal import GtkBridge

extension View {
  /// Sets the title of this page: the window's title, and a heading above its form or in its bar.
  /// Mirrors SwiftUI.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: Text(titleKey.text).content))
  }

  /// The page's title, not localized.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(TitleModifier(title: String(title)))
  }

  /// The page's title as a `Text`, whose characters are used without their style.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title.content))
  }

  /// Sets the title. In SwiftUI the user may change it in a menu; here it is only shown.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitleModifier(title: title))
  }

  /// The original name of `navigationTitle`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The page's title, not localized.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(String(title))
  }

  /// The original name of `navigationTitle`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The original name of `navigationTitle` with `navigationBarTitleDisplayMode`.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The page's title in a display mode, not localized.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(String(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// The page's title in a display mode as a `Text`, whose characters are used without their style.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets whether the title is a large heading above the form (`automatic`, `large`), or only in
  /// the bar (`inline`). Mirrors SwiftUI.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(DisplayModeModifier(isInline: displayMode == .inline))
  }

  /// `navigationBarTitleDisplayMode` for every platform. Mirrors SwiftUI.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(DisplayModeModifier(isInline: mode == .inline))
  }

  /// Adds a line under the title in the page's bar. Mirrors SwiftUI.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(PageSettingModifier(value: subtitleKey.text) { $0.subtitle = $1 })
  }

  /// The page's subtitle, not localized.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modifier(PageSettingModifier(value: String(subtitle)) { $0.subtitle = $1 })
  }

  /// The page's subtitle as a `Text`, whose characters are used without their style.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(PageSettingModifier(value: subtitle.content) { $0.subtitle = $1 })
  }

  /// Hides the bar of this page. Escape and Alt+Left still go back.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(
      PageSettingModifier(value: hidden) { if $1 { $0.hiddenBars.insert(.navigationBar) } })
  }

  /// Hides the Back button, and disables the keys that go back: the page has a way back of its own.
  /// Mirrors SwiftUI.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(PageSettingModifier(value: hidesBackButton) { if $1 { $0.isBackHidden = true } })
  }

  /// Extends the background into the edges that the system covers. No effect: a view may always
  /// reach the edges of a desktop's window.
  public func ignoresSafeArea() -> some View { self }
}

/// The settings of a page's bar. Mirrors SwiftUI's `NavigationBarItem`.
public struct NavigationBarItem: Hashable, Sendable {
  /// The size of the title.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// The size of the title. Mirrors SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// A heading above the form, as with `large`.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// The title is shown only in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// A large title in the bar on Apple's systems; a heading above the form here, as with `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// A heading above the form.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

// MARK: Titles

package struct BoundTitleModifier: ViewModifier {
  let title: Binding<String>

  package func body(content: Content) -> some View { content.navigationTitle(title.wrappedValue) }
}

package struct TitleModifier: _PrimitiveModifier {
  let title: String

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TitleNode(titling: view, context)
  }
}

private final class TitleNode<Content: View>: PageTitleNode<Content, TitleModifier> {
  override var pageChange: (inout PageSettings) -> Void {
    let title = view.modifier.title
    return { $0.title = title }
  }

  override func setInWindow(_ isShown: Bool) {
    window.setTitle(isShown ? view.modifier.title : nil, of: self)
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.navigationTitle = environment.isTitleInline ? nil : view.modifier.title
  }

  override func hasSameEffect(as old: TitleModifier) -> Bool { old.title == view.modifier.title }

  override func didUpdate(
    from old: ModifiedContent<Content, TitleModifier>, environmentChanged: Bool
  ) {
    apply()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

private struct InlineTitleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the title is only in the bar.
  fileprivate var isTitleInline: Bool {
    get { self[InlineTitleKey.self] }
    set { self[InlineTitleKey.self] = newValue }
  }
}

package struct DisplayModeModifier: InheritanceModifier {
  let isInline: Bool

  // Outside of the title modifier it changes the title, inside of it removes the heading.
  func modify(_ environment: inout EnvironmentValues) {
    environment.isTitleInline = isInline
    if isInline { environment.inherited.navigationTitle = nil }
  }
}

// MARK: Other settings

/// A modifier that changes a setting of its page's bars.
package struct PageSettingModifier<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  let apply: (inout PageSettings, Value) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PageSettingNode(setting: view, context, isOuterFirst: false)
  }
}

private final class PageSettingNode<Content: View, Value: Equatable>:
  ShownSettingNode<Content, PageSettingModifier<Value>>
{
  override func set(_ isShown: Bool) {
    guard isMounted else { return page.set(of: self, nil) }
    // One that is not shown keeps its place among the others.
    guard isShownOnPage else { return page.set(of: self) { _ in } }
    let modifier = view.modifier
    page.set(of: self) { modifier.apply(&$0, modifier.value) }
  }

  override func didUpdate(
    from old: ModifiedContent<Content, PageSettingModifier<Value>>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if old.modifier.value != view.modifier.value { apply() }
  }
}
