internal import CGtk
internal import GtkBridge

/// The views of an extra.
struct ExtraViews {
  let label: () -> AnyView
  let content: () -> AnyView
}

/// An item of the desktop's panel, as extras need it.
@MainActor
protocol PanelItem: AnyObject {
  var looks: StatusItemLooks { get set }
  var entries: [StatusMenuEntry] { get set }
  var hasMenu: Bool { get set }
  /// Shows the item in a panel that has started again.
  func register()
}

extension StatusItem: PanelItem {}

/// Where extras are shown: the desktop's panel.
@MainActor
enum Panel {
  /// What an item consists of: see `StatusItem`.
  struct Request {
    let id: String
    let looks: StatusItemLooks
    let activate: (_ isSecondary: Bool) -> Void
    let choose: ((Int) -> Void)?
    let willOpen: () -> Void
  }

  /// Follows whether there is a panel: see `StatusPanel`.
  static var follow: (_ changed: @escaping (_ isThere: Bool) -> Void) -> Void = {
    StatusPanel.follow($0)
  }
  /// Shows an item.
  static var show: (Request) -> any PanelItem = { request in
    StatusItem(
      id: request.id, looks: request.looks, activate: request.activate, choose: request.choose,
      willOpen: request.willOpen)
  }
}

/// A menu bar extra in the desktop's panel. Its label and its menu are views that are never on
/// screen: the panel gets their texts.
@MainActor
final class StatusExtra {
  /// The place of its scene among the program's.
  let place: [Int]
  private let open: (_ isSecondary: Bool) -> Void
  /// The home of the views' state.
  private let home: WindowContext
  private let root: ExtraRoot
  private var label: UnrenderedContent<AnyView>!
  private var content: UnrenderedContent<AnyView>?
  private var item: (any PanelItem)?
  private var actions: [() -> Void] = []
  private(set) lazy var refresh = TurnRequest { [weak self] in self?.show() }
  private var name: () -> String?
  private var hasMenu: () -> Bool

  /// - Parameter open: Opens the window of an extra that is not a menu.
  init(
    _ kind: WindowKind, _ views: ExtraViews, in application: ApplicationContext,
    open: @escaping (_ isSecondary: Bool) -> Void
  ) {
    (place, self.open) = (kind.place, open)
    (name, hasMenu) = (kind.shownName, kind.hasMenu)
    home = WindowContext(Widget.window(), title: kind.title ?? application.name)
    home.isRealWindow = false
    home.application = application
    let environment = Self.environment(of: kind, in: application)
    root = ExtraRoot(_Context(window: home, environment: environment))
    label = UnrenderedContent(views.label(), below: root)
    label.changed = { [weak self] in self?.refresh.schedule() }
    if kind.isExtraMenu {
      let content = UnrenderedContent(views.content(), below: root)
      content.changed = { [weak self] in self?.refresh.schedule() }
      self.content = content
    }
    root.children = [label, content].compactMap { $0 }
    let choose: ((Int) -> Void)? =
      kind.isExtraMenu ? { [weak self] in self?.choose($0) } : nil
    item = Panel.show(
      Panel.Request(
        id: application.name, looks: looks,
        activate: { [weak self] isSecondary in
          Updater.shared.event { self?.open(isSecondary) }
        }, choose: choose,
        willOpen: { [weak self] in
          kind.willOpenExtra?()
          self?.show()
        }))
    show()
  }

  /// Shows it in a panel that has started again.
  func register() { item?.register() }

  private static func environment(
    of kind: WindowKind, in application: ApplicationContext
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.openWindow = OpenWindowAction(application: application)
    environment.openSettings = OpenSettingsAction(application: application)
    environment.isExtraMenu = true
    ProgramLife.inherit(&environment)
    for change in kind.inheritance { change.modify(&environment) }
    return environment
  }

  /// Shows the next values of the views.
  func update(_ kind: WindowKind, _ views: ExtraViews, in application: ApplicationContext) {
    (name, hasMenu) = (kind.shownName, kind.hasMenu)
    let environment = Self.environment(of: kind, in: application)
    root.environment = environment
    label.update(views.label(), of: root, environmentChanged: true)
    content?.update(views.content(), of: root, environmentChanged: true)
    refresh.schedule()
  }

  private func show() {
    item?.looks = looks
    item?.hasMenu = hasMenu()
    guard let content else { return }
    var actions: [() -> Void] = []
    item?.entries = entries(content.menuContent, &actions)
    self.actions = actions
  }

  private var looks: StatusItemLooks {
    var looks = StatusItemLooks()
    let text = label.plainText
    let title = name()
    looks.title = title ?? (text.isEmpty ? home.title : text)
    looks.icon = label.statusIcon ?? ""
    // Beside an icon, a title that never changes is a name, not a part of the picture.
    if looks.icon.isEmpty || text != title { looks.label = text }
    if looks.icon.isEmpty { looks.icon = programIcon }
    return looks
  }

  /// The icon of the program's launcher, else a common one.
  private var programIcon: String {
    let application = home.application?.application.cast(to: GApplication.self)
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    if let application, let id = g_application_get_application_id(application),
      gtk_icon_theme_has_icon(theme, id) != 0
    {
      return String(cString: id)
    }
    return "application-x-executable"
  }

  private func choose(_ place: Int) {
    guard actions.indices.contains(place) else { return }
    Updater.shared.event { actions[place]() }
    // A toggle's value is no text, whose changes are followed.
    show()
  }

  private func entries(
    _ entries: [MenuEntry], _ actions: inout [() -> Void]
  ) -> [StatusMenuEntry] {
    var shown: [StatusMenuEntry] = []
    func separate() {
      guard let last = shown.last, last.kind != .separator else { return }
      shown.append(StatusMenuEntry("", .separator))
      actions.append({})
    }
    for entry in entries {
      switch entry {
      case .item(let item):
        let kind: StatusMenuEntry.Kind =
          switch item.mark {
          case .none: .item
          case .check(let isOn): .check(isOn)
          case .radio(let isOn): .radio(isOn)
          }
        shown.append(StatusMenuEntry(item.title, isEnabled: item.isEnabled, kind))
        actions.append(item.action)
      case .submenu(let title, let inner):
        actions.append({})
        shown.append(StatusMenuEntry(title, .submenu(self.entries(inner, &actions))))
      case .section(let title, let inner):
        separate()
        if !title.isEmpty {
          shown.append(StatusMenuEntry(title, isEnabled: false))
          actions.append({})
        }
        shown += self.entries(inner, &actions)
        separate()
      case .separator: separate()
      }
    }
    if shown.last?.kind == .separator {
      shown.removeLast()
      actions.removeLast()
    }
    return shown
  }

  func unmount() {
    label.unmount()
    content?.unmount()
    item = nil
    home.close()
    // GTK keeps a window until then.
    home.widget.destroyWindow()
  }
}

extension WindowKind {
  fileprivate var shownName: () -> String? {
    let title = title
    return extraName ?? { title }
  }
  fileprivate var hasMenu: () -> Bool {
    let isMenu = isExtraMenu
    return hasExtraMenu ?? { isMenu }
  }
}

/// The node above an extra's views.
private final class ExtraRoot: _Node {
  var children: [_Node] = []
  override func forEachChild(_ visit: (_Node) -> Void) { children.forEach(visit) }
}

/// A node that shows an icon of the desktop's theme.
protocol IconNode: _Node {
  /// The name of the icon in the theme; `nil` if it is drawn, or a picture.
  var themeIcon: String? { get }
}

extension _Node {
  /// The first icon in this node's views.
  fileprivate var statusIcon: String? {
    if let node = self as? any IconNode { return node.themeIcon }
    var icon: String?
    forEachChild { icon = icon ?? $0.statusIcon }
    return icon
  }
}
