// The functions with a shape are disfavoured: `TabstopFoundation` has them for its own protocol, to which the same
// shapes conform, and the compiler should not try both for each of a chain.
extension View {
  /// Adds a style behind the view. Mirrors SwiftUI; a desktop window has no unsafe edges.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, S._Background> {
    modifier(style._background())
  }

  /// Adds the background's own colour behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(in: Rectangle())
  }

  /// Adds a style behind the view, in a shape.
  @_disfavoredOverload
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Adds the background's own colour behind the view, in a shape.
  @_disfavoredOverload
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { InheritedBackground(shape: shape, fillStyle: fillStyle) }
  }

  /// Sets the style of the backgrounds inside that have none of their own. Mirrors SwiftUI.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Adds a style in front of the view. Mirrors SwiftUI.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Adds a style in front of the view, in a shape.
  @_disfavoredOverload
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

// A style says how it is added: an overload for colours would have the compiler try both for every background of a
// chain, in all combinations.
extension ShapeStyle {
  /// Adds a rectangle of the style behind a view.
  @MainActor public func _background() -> some ViewModifier {
    LayerModifier(layer: Rectangle().fill(self), alignment: .center, isInFront: false)
  }

  /// Adds a rectangle, stroked with the style, in front of a view.
  @MainActor public func _border(width: Double) -> some ViewModifier {
    LayerModifier(
      layer: Rectangle().strokeBorder(self, lineWidth: width), alignment: .center, isInFront: true)
  }
}

extension Color {
  /// Paints the colour in the view's own box, without a further widget.
  @MainActor public func _background() -> _PaintModifier {
    _PaintModifier(css: "background: \(fillCSS);", rank: .background, isClear: isClear)
  }

  /// Paints an outline of the view's own box, without a further widget.
  @MainActor public func _border(width: Double) -> _PaintModifier {
    let width = max(width, 0).taken(as: "A border's width", in: .sizes)
    // An outline is painted over the content and takes no space.
    let css =
      width > 0
      ? "outline: \(width)px solid \(css); outline-offset: -\(width)px;" : ""
    return _PaintModifier(css: css, rank: .border)
  }
}

/// A shape in the style that `backgroundStyle` set.
package struct InheritedBackground<S: Shape>: View {
  let shape: S
  let fillStyle: FillStyle
  @Environment(\.backgroundStyle) private var style

  package init(shape: S, fillStyle: FillStyle) {
    (self.shape, self.fillStyle) = (shape, fillStyle)
  }

  package var body: some View {
    shape.fill(style ?? AnyShapeStyle(BackgroundStyle()), style: fillStyle)
  }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of backgrounds that have none of their own; `nil` is the window's. Mirrors SwiftUI.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
