internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Where the links of a side bar lead.
final class SplitLink {
  weak var host: (any NavigationHost)?
  /// The columns that have been on screen: what is in them stays when there is no room for them.
  var made: Set<NavigationSplitViewColumn> = []
}

/// What a page of a split view knows of the columns that there is no room for beside it.
struct SplitPlace {
  /// Another column is shown in its place.
  var isCovered = false
  /// Leads to the column before; `nil` where that is beside it.
  var goBack: (() -> Void)?
  /// Something was chosen on it, or it was asked to show something.
  var didChoose: () -> Void = {}
}

/// A column beside the detail: a page whose links lead there.
struct SplitColumn<Content: View>: _PrimitiveView {
  let link: SplitLink
  let place: SplitPlace
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    SplitColumnNode(view, context)
  }
}

private final class SplitColumnNode<Content: View>: ContainerNode<SplitColumn<Content>, Content> {
  private var column: NavigationPage!
  private let editMode = StateStorage(EditMode.inactive)
  private var slot: WidgetSlot { column.frame.slot }

  init(_ view: SplitColumn<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(LayeredLayout()))
    column = NavigationPage(window) { [unowned self] page in
      if let old = Widget.lastChild(of: widget) { widget.remove(old) }
      if let page { widget.insert(page, after: nil) }
    }
    column.link = view.link
    widget.expandsVertically = true
    showPlace()
    makeContent()
  }

  private func showPlace() {
    column.backTitle = "Show Sidebar"
    column.goBack = view.place.goBack
    column.isAlwaysTitled = true
  }

  override func didUpdate(from old: SplitColumn<Content>, environmentChanged: Bool) {
    showPlace()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.navigationPage = column
    environment.editMode = Binding(location: editMode)
    environment.listLook = .sidebar
    environment.didChooseRow = { [weak self] in self?.view.place.didChoose() }
  }

  override func insert(_ widget: Widget, after previous: Widget?) {
    Alignment.center.apply(to: widget)
    slot.insert(widget, after: previous)
  }
  override func remove(_ widget: Widget) { slot.remove(widget) }
  override func move(_ widget: Widget, after previous: Widget?) {
    slot.move(widget, after: previous)
  }
  override func align(_ child: Widget) { Alignment.center.apply(to: child) }
}

private struct RowChoiceKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Told when a person has chosen a row of a list, and means to go there.
  var didChooseRow: (@MainActor () -> Void)? {
    get { self[RowChoiceKey.self] }
    set { self[RowChoiceKey.self] = newValue }
  }
}
