internal import GtkBridge

/// The icon of a label whose title is not shown, only announced.
struct NamedIcon: _PrimitiveView {
  let icon: LabelStyleConfiguration.Icon
  let title: LabelStyleConfiguration.Title

  static func _makeNode(_ view: NamedIcon, _ context: _Context) -> _ViewNode<NamedIcon> {
    NamedIconNode(view, context)
  }
}

private final class NamedIconNode: _ViewNode<NamedIcon> {
  private var icon: _ViewNode<LabelStyleConfiguration.Icon>!
  private var title: UnrenderedContent<AnyView>!

  override init(_ view: NamedIcon, _ context: _Context) {
    super.init(view, context)
    icon = LabelStyleConfiguration.Icon._makeNode(view.icon, childContext)
    title = UnrenderedContent(view.title.content, below: self)
    title.changed = { [unowned self] in titleChanged() }
    nameIcon()
  }

  override func didUpdate(from old: NamedIcon, environmentChanged: Bool) {
    icon.update(view.icon, in: environment)
    title.update(view.title.content, of: self, environmentChanged: environmentChanged)
    titleChanged()
  }

  private func titleChanged() {
    nameIcon()
    textChangedInside()
  }

  private func nameIcon() {
    let name = title.plainText
    icon.forEachWidget {
      $0.setAccessibleHidden(false)
      $0.setAccessibleLabel(name)
    }
  }

  override func text(withButtons: Bool) -> String { title?.plainText ?? "" }
  override func forEachChild(_ visit: (_Node) -> Void) {
    if let icon { visit(icon) }
  }
  override func unmount() {
    super.unmount()
    title.unmount()
  }
}
