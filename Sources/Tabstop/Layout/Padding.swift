internal import CGtk
internal import GtkBridge

extension View {
  /// Adds space around the view: 16 points on all sides by default. Mirrors SwiftUI.
  public func padding(
    _ edges: Edge.Set = .all, _ length: Double? = nil
  ) -> ModifiedContent<Self, _PaddingModifier> {
    modifier(_PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Adds space on all sides, in points.
  public func padding(_ length: Double) -> ModifiedContent<Self, _PaddingModifier> {
    modifier(_PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Adds space on each side, in points.
  public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingModifier> {
    modifier(_PaddingModifier(insets: insets))
  }
}

/// The modifier of `padding`.
public struct _PaddingModifier: _PrimitiveModifier, Decoration {
  let insets: EdgeInsets

  /// The maximum of GTK's margins.
  private static let most = Double(Int16.max)

  package init(insets: EdgeInsets) {
    func taken(_ length: Double) -> Double {
      length.taken(as: "A padding", in: -Self.most...Self.most)
    }
    self.insets = EdgeInsets(
      top: taken(insets.top), leading: taken(insets.leading), bottom: taken(insets.bottom),
      trailing: taken(insets.trailing))
  }

  /// Creates the node. The program does not call it.
  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    DecorationNode(decorating: view, context)
  }

  private var isNegative: Bool {
    min(insets.top, insets.leading, insets.bottom, insets.trailing) <= -0.5
  }

  /// A row keeps its place in the card of its form: the space is inside of it.
  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    if widget.hasClass("form-row") { return FormRow.padded(widget) }
    return isNegative ? .container(PaddingLayout()) : nil
  }

  func apply(to widget: Widget, old: _PaddingModifier?, _ environment: InheritedValues) {
    // Several paddings on one widget add up: each knows only its own share.
    let was = old?.insets ?? EdgeInsets()
    guard was != insets else { return }
    let share = EdgeInsets(
      top: insets.top.rounded() - was.top.rounded(),
      leading: insets.leading.rounded() - was.leading.rounded(),
      bottom: insets.bottom.rounded() - was.bottom.rounded(),
      trailing: insets.trailing.rounded() - was.trailing.rounded())
    if isNegative || old?.isNegative == true, let layout = widget.layout as? PaddingLayout {
      layout.insets.top += share.top
      layout.insets.leading += share.leading
      layout.insets.bottom += share.bottom
      layout.insets.trailing += share.trailing
      return widget.pointer.queueResize()
    }
    let padded = FormRow.content(of: widget)
    let pointer = padded ?? widget.pointer
    gtk_widget_set_margin_top(pointer, sum(gtk_widget_get_margin_top(pointer), share.top))
    gtk_widget_set_margin_bottom(pointer, sum(gtk_widget_get_margin_bottom(pointer), share.bottom))
    gtk_widget_set_margin_start(pointer, sum(gtk_widget_get_margin_start(pointer), share.leading))
    gtk_widget_set_margin_end(pointer, sum(gtk_widget_get_margin_end(pointer), share.trailing))
    if padded == nil { widget.hasMargins = true }
  }

  /// GTK has no negative margins.
  private func sum(_ margin: Int32, _ share: Double) -> Int32 {
    Int32((Double(margin) + share).clamped(to: 0...Self.most))
  }
}
