internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A view of a GTK widget that the program creates; `GtkRepresentable` is the interface to it.
package struct HostedWidget: _PrimitiveView {
  /// The context that is passed to a widget's owner.
  package struct Context {
    package let environment: EnvironmentValues
    package let transaction: Transaction
  }

  /// Creates the widget, once for each place of the view.
  let make: @MainActor (Context) -> UnsafeMutableRawPointer
  /// Shows the current value in the widget.
  let update: @MainActor (UnsafeMutableRawPointer, Context) -> Void
  /// Called when the view is removed, while the widget exists.
  let dismantle: @MainActor (UnsafeMutableRawPointer) -> Void
  /// The size for a proposal; `nil`, at each call or at none, for GTK's own.
  let size:
    @MainActor (UnsafeMutableRawPointer, _ width: Double?, _ height: Double?, Context) ->
      (width: Double, height: Double)?

  package init(
    make: @escaping @MainActor (Context) -> UnsafeMutableRawPointer,
    update: @escaping @MainActor (UnsafeMutableRawPointer, Context) -> Void,
    dismantle: @escaping @MainActor (UnsafeMutableRawPointer) -> Void,
    size:
      @escaping @MainActor (UnsafeMutableRawPointer, Double?, Double?, Context) ->
      (width: Double, height: Double)?
  ) {
    self.make = make
    self.update = update
    self.dismantle = dismantle
    self.size = size
  }

  package static func _makeNode(
    _ view: HostedWidget, _ context: _Context
  ) -> _ViewNode<HostedWidget> { HostedWidgetNode(view, context) }
}

private final class HostedWidgetNode: _ViewNode<HostedWidget> {
  /// The program's widget.
  private let hosted: Widget
  /// The widget in the host: the program's, or a wrapper with the size that the program requests.
  private let widget: Widget
  /// The control, as soon as the widget, or one in it, can have the focus.
  private var control: FocusableControl?

  override init(_ view: HostedWidget, _ context: _Context) {
    // A switch of the program's own looks as others do, also if it is the first.
    StyleSheet.shared.include(.controls)
    let first = HostedWidget.Context(
      environment: context.environment, transaction: Transaction())
    let pointer = view.make(first)
    hosted = Widget(pointer.assumingMemoryBound(to: GtkWidget.self))
    let layout = view.size(pointer, nil, nil, first).map { _ in HostedWidgetLayout() }
    widget = layout.map { Widget.container($0) } ?? hosted
    super.init(view, context)
    hosted.isStretchable = layout == nil
    if let layout {
      widget.accessibleProxy = hosted
      widget.insert(hosted, after: nil)
      layout.size = { [weak self] in
        guard let self else { return (0, 0) }
        return self.view.size(hosted.raw, $0, $1, self.context) ?? (0, 0)
      }
    }
    hosted.isSensitive = environment.inherited.isEnabled
    environment.inherited.label?.name(hosted)
    show()
  }

  private var context: HostedWidget.Context {
    HostedWidget.Context(environment: environment, transaction: Transaction())
  }

  private func show() {
    track { view.update(hosted.raw, context) }
    if widget !== hosted { followSize() }
    registerFocusControl()
  }

  /// Whether it fills what is proposed is a property of the widget in GTK.
  private func followSize() {
    let unboundedWidth = HostedWidgetLayout.unboundedWidth
    let size = view.size(hosted.raw, unboundedWidth, unboundedWidth, context) ?? (0, 0)
    widget.expandsHorizontally = size.width >= unboundedWidth
    widget.expandsVertically = size.height >= unboundedWidth
    widget.pointer.queueResize()
  }

  private func registerFocusControl() {
    guard control == nil, hosted.containsFocusable else { return }
    let name = environment.inherited.label?.text
    control = FocusableControl(self, hosted, name: name ?? "GtkRepresentable")
  }

  override func evaluate() { show() }

  override func didUpdate(from old: HostedWidget, environmentChanged: Bool) {
    if environmentChanged {
      if let control {
        control.environmentChanged()
      } else {
        hosted.isSensitive = environment.inherited.isEnabled
      }
    }
    show()
  }

  // MARK: Structure

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
  override var lastFocusItem: FocusItem? { control?.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {
    if let control { visit(control.item) }
  }

  override func unmount() {
    super.unmount()
    if let control {
      control.unmount()
    } else {
      environment.inherited.label?.forget(hosted)
    }
    view.dismantle(hosted.raw)
  }
}

/// Gives a widget the sizes that the program requests.
private final class HostedWidgetLayout: LayoutDelegate {
  /// Wider than any screen.
  static let unboundedWidth = 16_000.0

  var size: @MainActor @Sendable (Double?, Double?) -> (width: Double, height: Double) = { _, _ in
    (0, 0)
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    // A widget of GTK is never smaller than its minimum.
    let own = laidOutChildren(of: container).first.map { measured($0, orientation).minimum } ?? 0
    let length = forSize < 0 ? nil : Double(forSize)
    let size = self.size
    // GTK measures on the main thread.
    func pixels(_ proposal: Double?) -> Int32 {
      MainActor.assumeIsolated {
        let preferred =
          orientation == .horizontal
          ? size(proposal, length).width : size(length, proposal).height
        return max(own, Int32(preferred.taken(as: "A size", in: .sizes).rounded(.up)))
      }
    }
    let least = pixels(0)
    // Its natural width for the whole available width, unless it fills that.
    let most = orientation == .horizontal ? pixels(Self.unboundedWidth) : 0
    return (least, max(least, pixels(nil), Double(most) < Self.unboundedWidth ? most : 0))
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    guard let child = laidOutChildren(of: container).first else { return }
    place(child, x: 0, y: 0, width: width, height: height)
  }
}
