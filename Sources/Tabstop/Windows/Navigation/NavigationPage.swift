internal import CGtk
internal import GtkBridge

/// What the modifiers on a page ask of its bars.
struct PageSettings {
  var hiddenBars: Set<ToolbarPlacement> = []
  var isBackHidden = false
  var subtitle: String?
  var backgroundColor: Color?
  var title: String?
}

/// A page: its bars, its title, and the way back from it. A window is one, each page of a
/// navigation stack is one, and each column of a split view.
@MainActor
final class NavigationPage {
  unowned let window: WindowContext
  let frame: PageFrame
  /// Where links on this page lead.
  var stack: (any NavigationHost)? {
    get { ownStack ?? link?.host }
    set { ownStack = newValue }
  }
  /// Whether links on this page lead anywhere: those of a column do, also before the detail is made.
  var hasStack: Bool { ownStack != nil || link != nil }
  private weak var ownStack: (any NavigationHost)?
  /// Of the side bar of a split view: where its links lead.
  var link: SplitLink?
  /// Leads to the page below; `nil` on the first one.
  var goBack: (() -> Void)? { didSet { refresh() } }
  /// Its title stands above it, without a way back, too: a column has no title bar of a window.
  var isAlwaysTitled = false { didSet { if isAlwaysTitled != oldValue { refresh() } } }
  /// The page below, for people: what the Back button says.
  var backTitle = "Back"

  private var topBar: PageBar?
  private var bottomBar: PageBar?
  private var backButton: BackButton?
  private var subtitle: Widget?
  private var groups = [ToolbarRegion: Int]()
  private var settings: [(owner: ObjectIdentifier, change: (inout PageSettings) -> Void)] = []
  private var headings: Set<ObjectIdentifier> = []
  private var background = ClassList()

  init(_ window: WindowContext, place: @escaping (Widget?) -> Void) {
    self.window = window
    frame = PageFrame(place)
  }

  // MARK: Settings

  /// Has the modifier of `owner` change what the page asks of its bars; `nil` when it goes.
  func set(of owner: _Node, _ change: ((inout PageSettings) -> Void)?) {
    let id = ObjectIdentifier(owner)
    let index = settings.firstIndex { $0.owner == id }
    switch (index, change) {
    case (let index?, let change?): settings[index].change = change
    case (let index?, nil): settings.remove(at: index)
    case (nil, let change?): settings.append((id, change))
    case (nil, nil): break
    }
    refresh()
  }

  /// A form or list on the page shows the title as its heading, or ceases to.
  func setHeading(of owner: _Node, isShown: Bool) {
    if isShown {
      headings.insert(ObjectIdentifier(owner))
    } else {
      headings.remove(ObjectIdentifier(owner))
    }
    refresh()
  }

  private var current: PageSettings {
    var result = PageSettings()
    for setting in settings { setting.change(&result) }
    return result
  }

  var title: String? { current.title }

  /// Whether the keys that go back do.
  var canGoBack: Bool { goBack != nil && !current.isBackHidden }

  // MARK: Bars

  /// Puts the items of one place of a toolbar into the bar that it belongs to.
  func add(_ group: Widget, to region: ToolbarRegion) {
    groups[region, default: 0] += 1
    let box = bar(for: region).box(region)
    // A spring inside takes the room there is.
    box.insert(group, after: Widget.lastChild(of: box))
    refresh()
  }

  func remove(_ group: Widget, from region: ToolbarRegion) {
    groups[region, default: 0] -= 1
    bar(for: region).box(region).remove(group)
    refresh()
  }

  /// Puts groups of one region in their order, behind those of others.
  func sort(_ sorted: [Widget], in region: ToolbarRegion) {
    let box = bar(for: region).box(region)
    for group in sorted { box.insert(group, after: Widget.lastChild(of: box)) }
  }

  private func bar(for region: ToolbarRegion) -> PageBar {
    region == .bottom ? needBottomBar() : needTopBar()
  }

  private func needTopBar() -> PageBar {
    if let topBar { return topBar }
    let bar = PageBar(styleClass: "top-bar")
    frame.addTop(bar.widget)
    topBar = bar
    window.trail.start(after: bar.widget)
    return bar
  }

  private func needBottomBar() -> PageBar {
    if let bottomBar { return bottomBar }
    let bar = PageBar(styleClass: "bottom-bar")
    bar.box(.bottom).expandsHorizontally = true
    frame.addBottom(bar.widget)
    bottomBar = bar
    return bar
  }

  /// Tab from nowhere goes to the first control of the page's content, not of its bar.
  func startTabBehindBar() {
    if let topBar, topBar.widget.isVisible { window.trail.start(after: topBar.widget) }
  }

  /// Shows what the page's modifiers ask for now.
  private func refresh() {
    let settings = current
    let hasItems = [ToolbarRegion.leading, .center, .trailing].contains {
      groups[$0, default: 0] > 0
    }
    let hasBack = goBack != nil && !settings.isBackHidden
    let isHidden = !settings.hiddenBars.isDisjoint(with: [
      .navigationBar, .windowToolbar, .automatic,
    ])
    let isTitled = isAlwaysTitled && settings.title != nil && headings.isEmpty
    if (hasItems || goBack != nil || isTitled) && !isHidden {
      let bar = needTopBar()
      bar.widget.isVisible = true
      showBackButton(hasBack, in: bar)
      let showsTitle = headings.isEmpty && groups[.center, default: 0] == 0
      bar.setTitle(showsTitle ? settings.title : nil)
      showSubtitle(showsTitle ? settings.subtitle : nil, in: bar)
      let color = settings.backgroundColor.map {
        StyleSheet.shared.className(for: "background-color: \($0.css);")
      }
      background.set(color.map { [$0] } ?? [], on: bar.widget)
    } else {
      topBar?.widget.isVisible = false
    }
    bottomBar?.widget.isVisible =
      groups[.bottom, default: 0] > 0 && !settings.hiddenBars.contains(.bottomBar)
  }

  private func showBackButton(_ isShown: Bool, in bar: PageBar) {
    if isShown, backButton == nil {
      let button = BackButton(backTitle) { [unowned self] in goBack?() }
      bar.box(.leading).insert(button.widget, after: nil)
      backButton = button
    }
    backButton?.widget.isVisible = isShown
  }

  private func showSubtitle(_ text: String?, in bar: PageBar) {
    if let subtitle { bar.box(.center).remove(subtitle) }
    subtitle = nil
    guard let text else { return }
    let label = Widget(gtk_label_new(text))
    label.addClass("page-bar-subtitle")
    bar.box(.center).insert(label, after: Widget.lastChild(of: bar.box(.center)))
    subtitle = label
  }
}

/// The control that leads to the page below.
@MainActor
private final class BackButton {
  let widget: Widget
  private var connection: SignalConnection?
  private let action: () -> Void

  init(_ title: String, _ action: @escaping () -> Void) {
    self.action = action
    widget = Widget(gtk_button_new_from_icon_name("go-previous-symbolic"))
    widget.setAccessibleLabel(title)
    gtk_widget_set_tooltip_text(widget.pointer, title)
    // GTK takes the tip for a description, which would repeat the name.
    widget.resetAccessibleDescription()
    // What is typed into on the page keeps the focus, to have it again when the page comes back.
    gtk_widget_set_focus_on_click(widget.pointer, 0)
    connection = SignalConnection(widget, "clicked", owner: self) { button, _ in
      Updater.shared.event(button.action)
    }
  }
}

extension Widget {
  /// The last child of `box`, as a reference of its own.
  static func lastChild(of box: Widget) -> Widget? {
    gtk_widget_get_last_child(box.pointer).map { Widget($0) }
  }
}

private struct NavigationPageKey: EnvironmentKey {
  static var defaultValue: NavigationPage? { nil }
}

extension EnvironmentValues {
  /// The page of a navigation stack or split view around; `nil` directly in a window.
  var navigationPage: NavigationPage? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}

extension _Node {
  /// The page that this node is on: the window itself, if there is no other.
  final var page: NavigationPage { environment.navigationPage ?? window.page }
}
