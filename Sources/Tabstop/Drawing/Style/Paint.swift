internal import GtkBridge

extension View {
  /// Rounds the corners of the view and clips what is outside. Mirrors SwiftUI.
  ///
  /// - Parameter antialiased: No effect: GTK always smooths edges.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    let radius = radius.taken(as: "A corner's radius", in: .sizes)
    return modifier(_PaintModifier(css: "border-radius: \(radius)px;", rank: .corners, clips: true))
  }

  /// Adds a line around the view, inside its bounds and in front of it. The layout stays the same. Mirrors SwiftUI.
  ///
  /// - Parameter width: In points.
  public func border<S: ShapeStyle>(
    _ content: S, width: Double = 1
  ) -> ModifiedContent<Self, S._Border> {
    modifier(content._border(width: width))
  }

  /// Sets the opacity of the view: 0 (invisible) to 1. Mirrors SwiftUI.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity.clamped(to: 0...1)))
  }

  /// Adds a class of the application's style sheet. Tabstop's own; CSS is GTK's way to theme.
  public func styleClass(_ name: String) -> some View {
    modifier(StyleClassModifier(name: name))
  }
}

/// The order of effects on one widget, from the inside out. GTK paints them in this order, so a
/// modifier that comes later but is further in needs a widget of its own, and so does a second one
/// of a kind.
enum PaintRank: Int {
  case background = 1
  case border, corners, opacity, filter, transform
}

/// CSS declarations for one widget: the modifier of `offset`, `blur`, `shadow` and others.
public struct _PaintModifier: _PrimitiveModifier, Decoration {
  let css: String
  let rank: PaintRank
  var clips = false
  /// Whether nothing is visible of a background.
  var isClear = false

  /// Creates the node. The program does not call it.
  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    DecorationNode(decorating: view, context)
  }

  var drawsBox: Bool { rank == .background || rank == .border }

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    // The decoration shows the view's bounds, so the margins must be inside them.
    guard widget.hasMargins || widget.paintRank >= rank.rawValue else { return nil }
    let wrapper = Widget.container(LayeredLayout())
    // A field in a drawn box has no box of its own.
    StyleSheet.shared.include(.looks)
    wrapper.addClass("painted")
    return wrapper
  }

  func apply(to widget: Widget, old: _PaintModifier?, _ environment: InheritedValues) {
    if old == nil { widget.paintRank = rank.rawValue }
    // What has a colour of its own is not see-through for the pointer.
    if rank == .background { widget.solidity.set(.background, to: !isClear) }
    guard old?.css != css else { return }
    if let old, !old.css.isEmpty {
      widget.removeRules(of: StyleSheet.shared.className(for: old.css))
    }
    if !css.isEmpty { widget.addRules(of: StyleSheet.shared.className(for: css)) }
    if clips { widget.pointer.clipsContent = true }
    if rank == .filter { RecordedDrawing.record(widget.pointer) }
    if let old, Transaction.current != nil || Motions.current != nil {
      PaintMotion.changed(widget, from: old.css, to: css, rank)
    }
  }

  func present(on widget: Widget, insteadOf own: _PaintModifier, in pass: PaintPass) {
    pass.paint(css, insteadOf: own.css, rank, on: widget)
  }
}

package struct OpacityModifier: Decoration {
  let opacity: Double

  /// Whether the view is not drawn. Then it does not contribute to the name of its container, and
  /// is hidden from assistive technology.
  private var isInvisible: Bool { opacity <= 0 }
  var spokenText: String? { isInvisible ? "" : nil }

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    guard widget.paintRank >= PaintRank.opacity.rawValue else { return nil }
    return .container(LayeredLayout())
  }

  func apply(to widget: Widget, old: OpacityModifier?, _ environment: InheritedValues) {
    guard old?.opacity != opacity else { return }
    if old == nil { widget.paintRank = PaintRank.opacity.rawValue }
    if isInvisible != (old?.isInvisible ?? false) {
      if !widget.accessible.containsFocusable { widget.accessible.setAccessibleHidden(isInvisible) }
      widget.untouchability.set(.invisible, to: isInvisible)
    }
    if let old, Transaction.current != nil || Motions.current != nil {
      PaintMotion.changedOpacity(of: widget, from: old.opacity, to: opacity)
    } else {
      widget.pointer.opacity = opacity
    }
  }

  func present(on widget: Widget, insteadOf own: OpacityModifier, in pass: PaintPass) {
    pass.paintOpacity(opacity, insteadOf: own.opacity, on: widget)
  }
}

package struct StyleClassModifier: Decoration {
  let name: String

  func apply(to widget: Widget, old: StyleClassModifier?, _ environment: InheritedValues) {
    guard old?.name != name else { return }
    if let old { widget.removeClass(old.name) }
    widget.addClass(name)
  }
}
