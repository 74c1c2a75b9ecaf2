/// An item of a Mac's menu bar. Mirrors SwiftUI's `MenuBarExtra`.
///
/// It is an item of the desktop's panel (a `StatusNotifierItem`): with a menu, or with a window
/// that opens when the item is activated. The menu of the program's windows also contains the extra's items, or
/// a button that opens its window. If a program has no other scene, its extra is shown as a window on a desktop
/// whose panel shows no such items (GNOME without an extension), when a link or another start opens the program,
/// and after the panel has ended.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  let kind: WindowKind?

  init(
    title: String?, isInserted: Bool = true, content: @escaping () -> Content,
    label: @escaping () -> Label
  ) {
    guard isInserted else {
      kind = nil
      return
    }
    var kind = WindowKind()
    kind.title = title
    kind.role = .extra
    kind.opensByItself = false
    kind.isSizedByContent = true
    kind.show = { window, _, environment in
      window.show(ExtraPage(make: content), in: environment)
    }
    kind.extra = ExtraViews(
      label: { AnyView(ExtraPart(make: label)) }, content: { AnyView(ExtraPart(make: content)) })
    kind.command = { open in AnyView(ExtraCommand(label: label, content: content, open: open)) }
    self.kind = kind
  }

  public static func _collect(_ scene: Self, _ list: _SceneList) {
    if let kind = scene.kind { list.add(kind) } else { list.skip() }
  }
}

extension MenuBarExtra {
  /// Creates an extra with a label of any views.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label
  ) {
    self.init(title: nil, content: content, label: label)
  }

  /// Creates an extra that exists while `isInserted` is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: @escaping () -> Label
  ) {
    self.init(title: nil, isInserted: isInserted.wrappedValue, content: content, label: label)
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an extra with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(titleKey.text, content: content)
  }

  /// Creates an extra with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    let title = String(title)
    self.init(title: title, content: content, label: { Text(title) })
  }

  /// Creates an extra with a localized title, which exists while `isInserted` is
  /// true.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.text, isInserted: isInserted, content: content)
  }

  /// Creates an extra with a title that is not localized, which exists while `isInserted` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    let title = String(title)
    self.init(
      title: title, isInserted: isInserted.wrappedValue, content: content, label: { Text(title) })
  }
}

extension MenuBarExtra where Label == Tabstop.Label<Text, Image> {
  /// Creates an extra with a localized title, and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.text, systemImage: systemImage, content: content)
  }

  /// Creates an extra with a title that is not localized, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    let title = String(title)
    self.init(
      title: title, content: content, label: { Tabstop.Label(title, systemImage: systemImage) })
  }

  /// Creates an extra with a localized title, and a symbol, which exists while
  /// `isInserted` is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.text, systemImage: systemImage, isInserted: isInserted, content: content)
  }

  /// Creates an extra with a title that is not localized, and a symbol, which exists while
  /// `isInserted` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let title = String(title)
    self.init(
      title: title, isInserted: isInserted.wrappedValue, content: content,
      label: { Tabstop.Label(title, systemImage: systemImage) })
  }

  /// Creates an extra with a localized title, and one of the program's pictures.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.text, image: image, content: content)
  }

  /// Creates an extra with a title that is not localized, and one of the program's pictures.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: @escaping () -> Content
  ) {
    let title = String(title)
    self.init(title: title, content: content, label: { Tabstop.Label(title, image: image) })
  }

  /// Creates an extra with a localized title, and one of the program's pictures,
  /// which exists while `isInserted` is true.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.text, image: image, isInserted: isInserted, content: content)
  }

  /// Creates an extra with a title that is not localized, and one of the program's pictures, which
  /// exists while `isInserted` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let title = String(title)
    self.init(
      title: title, isInserted: isInserted.wrappedValue, content: content,
      label: { Tabstop.Label(title, image: image) })
  }
}

/// The style of an extra: a menu, or a window. Mirrors SwiftUI's `MenuBarExtraStyle`.
public protocol MenuBarExtraStyle { var _isMenu: Bool { get } }

/// The default style of an extra: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public var _isMenu: Bool { true }
}

/// The style of an extra with a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public var _isMenu: Bool { true }
}

/// The style of an extra with a window of any views.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public var _isMenu: Bool { false }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// A menu.
  public static var automatic: Self { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: Self { Self() }
}

private struct ExtraIsMenuKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether an extra is a menu.
  var isExtraMenu: Bool {
    get { self[ExtraIsMenuKey.self] }
    set { self[ExtraIsMenuKey.self] = newValue }
  }
}

/// The label or the menu of an extra in the desktop's panel.
private struct ExtraPart<Content: View>: View {
  let make: () -> Content
  var body: some View { make() }
}

/// An extra as a window.
private struct ExtraPage<Content: View>: View {
  let make: () -> Content
  @Environment(\.isExtraMenu) private var isMenu

  var body: some View {
    if isMenu {
      VStack(alignment: .leading) { make() }.padding(12)
    } else {
      make()
    }
  }
}

/// An extra in the menu of a window.
private struct ExtraCommand<Label: View, Content: View>: View {
  let label: () -> Label
  let content: () -> Content
  let open: () -> Void
  @Environment(\.isExtraMenu) private var isMenu

  var body: some View {
    if isMenu {
      HStack(spacing: 6) { label() }.font(.caption).bold().accessibilityAddTraits(.isHeader)
      content()
    } else {
      Button(action: open, label: label)
    }
  }
}
