internal import CGtk
internal import GtkBridge

/// The settings of a page's bars, as its modifiers request them.
struct PageSettings {
  var hiddenBars: Set<ToolbarPlacement> = []
  var isBackHidden = false
  var subtitle: String?
  var backgroundColor: Color?
  var title: String?
  var isTitleRemoved = false
}

/// A page with its bars, its title, and its way back: a window, each page of a navigation stack,
/// and each column of a split view.
@MainActor
final class NavigationPage {
  unowned let window: WindowContext
  let frame: PageFrame
  /// The container that links on this page lead to.
  var stack: (any NavigationHost)? {
    get { ownStack ?? link?.host }
    set { ownStack = newValue }
  }
  /// Whether links on this page lead anywhere: those of a column do, also before the detail exists.
  var hasStack: Bool { ownStack != nil || link != nil }
  private weak var ownStack: (any NavigationHost)?
  /// The destination of links in the sidebar of a split view.
  var link: SplitLink?
  /// Shows the page below; `nil` on the first one.
  var goBack: (() -> Void)? { didSet { refresh() } }
  /// Whether its title is shown above it even without a way back or items: a column, and the first page of a
  /// stack.
  var isAlwaysTitled = false { didSet { if isAlwaysTitled != oldValue { refresh() } } }
  /// Whether its content exists, which may show the title as a heading: then no bar is made for it.
  private var hasContent = false
  private lazy var titling = TurnRequest { [weak self] in
    self?.hasContent = true
    self?.refresh()
  }
  /// Whether it is beside a column of a split view that Tab goes to first.
  var isBehindColumns: () -> Bool = { false }
  /// Whether the page is visible; `nil` for that of a window.
  var appearance: PageAppearance? {
    didSet {
      oldValue?.remove(self)
      appearance?.add(self)
    }
  }
  /// Whether its first bar was made while the page was hidden.
  private var startsTabLater = false
  /// The name of the Back button.
  var backTitle = String(own: "Back")
  /// The page above this one, whose Back button is named after this one.
  weak var above: NavigationPage?
  /// The first page of a stack inside. It has this page's Back button, unless this page has more in its bar:
  /// one bar is enough.
  private weak var inner: NavigationPage?
  /// The page around the stack of which this is the first page.
  private weak var outer: NavigationPage?
  /// The way back from the page around this one, if the button is here.
  private var outerBack: (title: String, action: () -> Void)?

  private var topBar: PageBar?
  private var bottomBar: PageBar?
  private var backButton: BackButton?
  private var subtitle: Widget?
  /// The places of toolbars in each part of the bars.
  private var items: [ToolbarRegion: [Placed]] = [:]

  private struct Placed {
    weak var items: (any BarItems)?
  }

  private var settings: [(owner: ObjectIdentifier, change: (inout PageSettings) -> Void)] = []
  /// The forms and lists that can show the title as their heading, in the order in which they came.
  private var headings: [PageHeading] = []
  private var background = ClassList()

  init(_ window: WindowContext, place: @escaping (Widget?) -> Void) {
    self.window = window
    frame = PageFrame(place)
  }

  /// Called when a stack in this page, whose first page is `page`, comes or goes. Of several the first one has
  /// the way back.
  func setInner(_ page: NavigationPage, isThere: Bool) {
    guard isThere ? inner == nil : inner === page else { return }
    inner = isThere ? page : nil
    page.outer = isThere ? self : nil
    refresh()
  }

  // MARK: Settings

  /// Sets how the modifier of `owner` changes the settings of the page's bars; `nil` when it is
  /// removed.
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
    outer?.refresh()
  }

  /// The form or list that shows the title as its heading; `nil` if the bar does.
  var heading: PageHeading? { headings.first }

  /// Called when a form or list on the page can show the title, or cannot any more.
  func offer(_ heading: PageHeading, isThere: Bool) {
    let first = headings.first
    headings.removeAll { $0 === heading && !isThere }
    if isThere, !headings.contains(where: { $0 === heading }) { headings.append(heading) }
    if let next = headings.first, next !== first { next.update() }
    refresh()
  }

  private var headingPlaces: [ObjectIdentifier: () -> Void] = [:]
  private lazy var placing = TurnRequest { [weak self] in
    self?.headingPlaces.values.forEach { $0() }
  }

  /// Calls `place` when there may be something else above the heading of `owner`; `nil` ends that.
  func followPlace(of owner: PageHeading, _ place: (() -> Void)?) {
    headingPlaces[ObjectIdentifier(owner)] = place
    placeHeadings()
  }

  /// Called when something was added to the page or removed from it.
  func placeHeadings() { if !headingPlaces.isEmpty { placing.schedule() } }

  private var current: PageSettings {
    var result = PageSettings()
    for setting in settings { setting.change(&result) }
    return result
  }

  var title: String? { current.title }

  /// Whether the keys that go back are enabled.
  var canGoBack: Bool { goBack != nil && !current.isBackHidden }

  // MARK: Bars

  /// Puts the items of one place of a toolbar into their bar.
  func add(_ items: any BarItems, to region: ToolbarRegion) {
    self.items[region, default: []].append(Placed(items: items))
    let bar = bar(for: region)
    let box = bar.box(region)
    // A flexible space inside takes the available space.
    box.insert(items.group, after: Widget.lastChild(of: box))
    bar.overflow.add(items)
    refresh()
  }

  func remove(_ items: any BarItems, from region: ToolbarRegion) {
    self.items[region]?.removeAll { $0.items == nil || $0.items === items }
    let bar = bar(for: region)
    bar.overflow.remove(items)
    bar.box(region).remove(items.group)
    refresh()
  }

  /// Sorts the groups of one region, after those of others.
  func sort(_ sorted: [Widget], in region: ToolbarRegion) {
    let box = bar(for: region).box(region)
    for group in sorted { box.insert(group, after: Widget.lastChild(of: box)) }
  }

  private func bar(for region: ToolbarRegion) -> PageBar {
    region == .bottom ? needBottomBar() : needTopBar()
  }

  private func needTopBar() -> PageBar {
    if let topBar { return topBar }
    let bar = PageBar(styleClass: "top-bar", in: window)
    frame.addTop(bar.widget, .toolbar)
    topBar = bar
    if appearance?.isShown == false {
      startsTabLater = true
    } else if !isBehindColumns() {
      window.trail.start(after: bar.widget)
    }
    return bar
  }

  private func needBottomBar() -> PageBar {
    if let bottomBar { return bottomBar }
    let bar = PageBar(styleClass: "bottom-bar", in: window)
    bar.box(.bottom).expandsHorizontally = true
    frame.addBottom(bar.widget)
    bottomBar = bar
    return bar
  }

  /// Tab from no focus goes to the first control of the page's content, not of its bar.
  func startTabBehindBar() {
    if passesBack, let inner { return inner.startTabBehindBar() }
    if let topBar, topBar.widget.isVisible { window.trail.start(after: topBar.widget) }
  }

  /// Tab from no focus goes to the first control of the page, which has just been pushed.
  func startTab() {
    if let outer = frame.outer { window.trail.start(in: outer) }
    startTabBehindBar()
  }

  /// Applies the current settings.
  private func refresh() {
    let settings = current
    let hasItems = [ToolbarRegion.leading, .center, .trailing].contains { self.hasItems(in: $0) }
    let isHidden = !settings.hiddenBars.isDisjoint(with: Self.topBars)
    let hasTitle = settings.title?.isEmpty == false && !settings.isTitleRemoved
    passBack(unless: hasItems || hasTitle || isHidden || settings.isBackHidden)
    let goBack = passesBack ? nil : self.goBack ?? outerBack?.action
    let hasBack = goBack != nil && !settings.isBackHidden
    var isTitled = isAlwaysTitled && hasTitle && headings.isEmpty
    if isTitled, !hasContent {
      isTitled = false
      titling.schedule()
    }
    // A page with a subtitle has a bar for it, also where it has no stack.
    let hasSubtitle = settings.subtitle?.isEmpty == false
    if (hasItems || goBack != nil || isTitled || hasSubtitle) && !isHidden {
      let bar = needTopBar()
      let showsTitle = headings.isEmpty && !self.hasItems(in: .center)
      // A bar that is made when the title is known would take the focus from the content. An empty one has no height.
      bar.widget.isVisible =
        hasItems || hasBack || hasSubtitle || showsTitle && hasTitle
      showBackButton(hasBack, in: bar)
      bar.setTitle(showsTitle && hasTitle ? settings.title : nil)
      showSubtitle(showsTitle && hasSubtitle ? settings.subtitle : nil, in: bar)
      let color = settings.backgroundColor.map {
        StyleSheet.shared.className(for: "background-color: \($0.css);")
      }
      background.set(color.map { [$0] } ?? [], on: bar.widget)
    } else {
      topBar?.widget.isVisible = false
    }
    bottomBar?.widget.isVisible =
      self.hasItems(in: .bottom) && !settings.hiddenBars.contains(.bottomBar)
    above?.nameBackButton(after: self)
  }

  /// Names the Back button after the page that it leads to.
  func nameBackButton(after page: NavigationPage) {
    let title = page.title ?? ""
    let name = title.isEmpty ? String(own: "Back") : String(own: "Back to \(title)")
    guard name != backTitle else { return }
    backTitle = name
    if passesBack, let goBack { inner?.haveOuterBack((name, goBack)) }
    backButton?.show(name)
  }

  /// Whether a place of a toolbar has items: a condition in it may leave it empty.
  private func hasItems(in region: ToolbarRegion) -> Bool {
    items[region]?.contains { $0.items?.isEmpty == false } ?? false
  }

  /// Called when a place of a toolbar has got its first item, or has none any more.
  func itemsChanged() { refresh() }

  private static let topBars: Set<ToolbarPlacement> = [.navigationBar, .windowToolbar, .automatic]

  /// Whether the page inside has the Back button.
  private var passesBack = false

  /// Gives the Back button to the page inside, if that has a bar, or takes it back.
  private func passBack(unless isNeededHere: Bool) {
    guard let inner, let goBack, !isNeededHere, !inner.isBarHidden else {
      passesBack = false
      return inner?.haveOuterBack(nil) ?? ()
    }
    passesBack = true
    inner.haveOuterBack((backTitle, goBack))
  }

  private var isBarHidden: Bool {
    let settings = current
    return settings.isBackHidden || !settings.hiddenBars.isDisjoint(with: Self.topBars)
  }

  private func haveOuterBack(_ back: (title: String, action: () -> Void)?) {
    let isNew = (back == nil) != (outerBack == nil)
    outerBack = back
    if isNew { refresh() } else if let back { backButton?.show(back.title) }
  }

  private func showBackButton(_ isShown: Bool, in bar: PageBar) {
    if isShown, backButton == nil {
      let button = BackButton(outerBack?.title ?? backTitle, in: window) { [unowned self] in
        (goBack ?? outerBack?.action)?()
      }
      bar.box(.leading).insert(button.widget, after: nil)
      backButton = button
    }
    backButton?.widget.isVisible = isShown
  }

  private func showSubtitle(_ text: String?, in bar: PageBar) {
    guard let text else {
      if let subtitle { bar.box(.center).remove(subtitle) }
      return subtitle = nil
    }
    if let subtitle { return gtk_label_set_text(subtitle.opaque, text) }
    let label = Widget(gtk_label_new(text))
    label.addClass("page-bar-subtitle")
    // It often counts what is in a field, and names no field.
    SpokenText.setHidden(true, of: label.pointer)
    bar.box(.center).insert(label, after: Widget.lastChild(of: bar.box(.center)))
    subtitle = label
  }
}

/// The control that leads to the page below.
@MainActor
private final class BackButton {
  let widget: Widget
  private var connection: SignalConnection?
  private unowned let window: WindowContext
  private let action: () -> Void

  init(_ title: String, in window: WindowContext, _ action: @escaping () -> Void) {
    self.window = window
    self.action = action
    widget = Widget(gtk_button_new_from_icon_name("go-previous-symbolic"))
    show(title)
    // A field on the page keeps the focus, to have it again when the page comes back.
    widget.pointer.focusesOnClick = false
    connection = SignalConnection(widget, "clicked", owner: self) { button, _ in
      button.window.userDidAct()
      Updater.shared.event(button.action)
    }
  }

  func show(_ title: String) {
    widget.setAccessibleLabel(title)
    widget.setTooltip(title)
    // GTK makes the tooltip a description, which would repeat the name.
    widget.resetAccessibleDescription()
  }
}

extension Widget {
  /// The last child of `box`, as a reference of its own.
  static func lastChild(of box: Widget) -> Widget? {
    box.pointer.lastChild.map { Widget($0) }
  }
}

extension NavigationPage: AppearanceObserver {
  func pageDidAppear() {
    guard startsTabLater else { return }
    startsTabLater = false
    if !isBehindColumns() { startTabBehindBar() }
  }

  func pageDidDisappear() {}
}

private struct NavigationPageKey: EnvironmentKey {
  static var defaultValue: NavigationPage? { nil }
}

extension EnvironmentValues {
  /// The enclosing page of a navigation stack or split view; `nil` directly in a window.
  var navigationPage: NavigationPage? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}

extension _Node {
  /// The page that contains this node: the window itself, if there is no other.
  final var page: NavigationPage { environment.navigationPage ?? window.page }
}
