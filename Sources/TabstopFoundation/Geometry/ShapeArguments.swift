public import Tabstop

// If a shape is named without its type (`.clipShape(.ticket)`), the compiler looks for the name in
// extensions of the parameter's protocol: a program extends `Shape` of this module, which it sees,
// not that of Tabstop. So each function of a shape exists for both. One protocol would have to
// require `path(in:)` with Foundation's `CGRect`, and Tabstop does without Foundation.

extension View {
  /// Clips the view to a shape. Mirrors SwiftUI.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape, style))
  }

  /// Adds a style behind the view, in a shape. Mirrors SwiftUI.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Adds the background's own colour behind the view, in a shape.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { InheritedBackground(shape: shape, fillStyle: fillStyle) }
  }

  /// Adds a style in front of the view, in a shape. Mirrors SwiftUI.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Makes the pointer hit the whole rectangle of the view, including its padding. The shape has no
  /// effect: GTK uses rectangles. Mirrors SwiftUI.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier())
  }

  /// Makes the pointer hit the whole rectangle of the view, for several uses of the shape.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier())
  }

  /// Sets the shape that concentric shapes inside follow. No effect: shapes do not follow those
  /// that contain them. Mirrors SwiftUI.
  public func containerShape<T: Shape>(_ shape: T) -> some View { self }

  /// Adds glass behind the view, in a shape. Mirrors SwiftUI.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S, isEnabled: Bool = true
  ) -> some View {
    self.glass(glass, in: shape, isEnabled: isEnabled)
  }
}

extension AnyShape {
  /// Creates a shape with its type erased.
  public nonisolated init<S: Shape>(_ shape: S) { self.init(erasing: shape) }
}
