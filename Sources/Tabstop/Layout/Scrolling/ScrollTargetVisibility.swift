internal import GtkBridge

extension View {
  /// Runs `action` with the identifiers of the views of which a share (`threshold`, from 0 to 1) is visible in the
  /// scroll view inside, in their order: when it is shown first, and when they change. Mirrors SwiftUI. The views are
  /// those of a `ForEach` whose identifiers have the type, as for `scrollPosition(id:)`.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollTargetVisibilityModifier(
        threshold: threshold, accepts: { $0.base is ID },
        action: { ids in action(ids.compactMap { $0.base as? ID }) }))
  }
}

package struct ScrollTargetVisibilityModifier: _PrimitiveModifier {
  let threshold: Double
  let accepts: (AnyHashable) -> Bool
  let action: ([AnyHashable]) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ScrollTargetVisibilityNode(view, context)
  }
}

private final class ScrollTargetVisibilityNode<Content: View>:
  ModifierNode<Content, ScrollTargetVisibilityModifier>
{
  private var observer: ScrollObserver?
  private var visible: [AnyHashable] = []

  override init(
    _ view: ModifiedContent<Content, ScrollTargetVisibilityModifier>, _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
    observe()
  }

  override func evaluate() {
    super.evaluate()
    observe()
  }

  override func rowsChangedInside() {
    super.rowsChangedInside()
    if observer != nil { scrolled() }
  }

  /// The scroll view exists after the update; the signals of its first layout report the first views.
  private func observe() {
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted, let scroller, scroller.raw != observer?.scroller.raw
      else { return }
      observer = ScrollObserver(scroller) { [weak self] in self?.scrolled() }
      scrolled()
    }
  }

  private func scrolled() {
    guard isMounted else { return }
    // GTK moves the content with the next frame.
    window.afterLayout { [weak self] in
      guard let self, isMounted else { return }
      var now: [AnyHashable] = []
      collect(child, &now)
      if now == visible { return }
      visible = now
      Updater.shared.event { self.view.modifier.action(now) }
    }
  }

  private func collect(_ node: _Node, _ ids: inout [AnyHashable]) {
    if let rows = node as? any IdentifiedRows {
      rows.forEachRow { id, row in
        if view.modifier.accepts(id) {
          if isVisible(row) { ids.append(id) }
        } else {
          collect(row, &ids)
        }
      }
    } else {
      node.forEachChild { collect($0, &ids) }
    }
  }

  private func isVisible(_ node: _Node) -> Bool {
    guard let observer, let bounds = node.lastWidget?.pointer.bounds(in: observer.scroller.pointer)
    else { return false }
    let area = bounds.width * bounds.height
    guard area > 0 else { return false }
    let (width, height) = (
      min(bounds.x + bounds.width, Double(observer.scroller.pointer.width)) - max(bounds.x, 0),
      min(bounds.y + bounds.height, Double(observer.scroller.pointer.height)) - max(bounds.y, 0)
    )
    guard width > 0, height > 0 else { return false }
    return width * height / area >= view.modifier.threshold - 0.001
  }

  override func unmount() {
    observer = nil
    super.unmount()
  }
}
