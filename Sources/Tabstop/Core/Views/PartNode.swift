internal import FocusModel
internal import GtkBridge

/// One of several places for content of a node. It fits each widget to its place, and passes the
/// resulting widget to the host.
final class PartNode<Content: View>: _ViewNode<Content>, WidgetHost {
  private var child: _ViewNode<Content>!
  private let fit: (Widget) -> Widget
  private let refit: (Widget) -> Void
  let rowPlacement: RowPlacement?
  /// The wrappers of widgets that have one.
  private var wrappers: [ObjectIdentifier: Widget] = [:]

  /// - Parameters:
  ///   - rowPlacement: The container for rows of collections that are created lazily.
  ///   - refit: Called for a widget in a wrapper when its layout has changed.
  ///   - fit: Fits a widget to its place; returns the widget itself, or an empty wrapper for it.
  init(
    _ view: Content, _ context: _Context, rowPlacement: RowPlacement? = nil,
    refit: @escaping (Widget) -> Void = { _ in }, fit: @escaping (Widget) -> Widget
  ) {
    self.fit = fit
    self.refit = refit
    self.rowPlacement = rowPlacement
    super.init(view, context)
    child = Content._makeNode(view, childContext)
    child.forEachWidget { _ = wrapped($0) }
  }

  private func wrapped(_ widget: Widget) -> Widget {
    if widget.isRowGap { return widget }
    let outer = fit(widget)
    if outer !== widget {
      outer.insert(widget, after: nil)
      outer.accessibleProxy = widget
      wrappers[ObjectIdentifier(widget)] = outer
    }
    return outer
  }

  private func outer(of widget: Widget) -> Widget {
    wrappers[ObjectIdentifier(widget)] ?? widget
  }

  override func evaluate() { child.update(view, in: environment) }

  // MARK: Host

  override var childHost: any WidgetHost { self }
  override var rowRole: RowRole { .container }

  private func place(after previous: Widget?) -> Widget? {
    previous.map(outer(of:)) ?? widgetBeforeSelf
  }

  func insert(_ widget: Widget, after previous: Widget?) {
    let before = place(after: previous)
    host.insert(wrapped(widget), after: before)
  }

  func remove(_ widget: Widget) {
    let outer = outer(of: widget)
    // The focus may be beside the widget.
    if outer !== widget { window.willRemove(outer) }
    host.remove(outer)
    guard outer !== widget else { return }
    wrappers[ObjectIdentifier(widget)] = nil
    outer.remove(widget)
  }

  func move(_ widget: Widget, after previous: Widget?) {
    host.move(outer(of: widget), after: place(after: previous))
  }

  func layoutChanged(of widget: Widget) {
    let outer = outer(of: widget)
    if outer !== widget {
      refit(widget)
    } else if !widget.isRowGap {
      _ = fit(widget)
    }
    host.layoutChanged(of: outer)
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { child?.lastWidget.map(outer(of:)) }
  override func forEachWidget(_ visit: (Widget) -> Void) {
    child?.forEachWidget { visit(outer(of: $0)) }
  }
}
