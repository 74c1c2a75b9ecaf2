/// A step of a drawing.
package enum DrawingStep {
  case fill([_PathElement], any ShapeStyle, FillStyle)
  case stroke([_PathElement], any ShapeStyle, StrokeStyle)
  /// A text or a picture in a rectangle, before the transform.
  case text(Text, _Bounds, any ShapeStyle, DrawingTransform)
  case image(Image, _Bounds, any ShapeStyle, DrawingTransform)
  /// A view of the drawing, scaled to a rectangle, before the transform.
  case symbol(DrawingSymbol, _Bounds, DrawingTransform)
  /// A step of which only what is inside of a path is drawn, or what is outside of it.
  indirect case clipped([_PathElement], FillStyle, isInverse: Bool, DrawingStep)
  /// Steps that are drawn where the steps of a mask are, or where they are not.
  indirect case masked([DrawingStep], opacity: Double, isInverse: Bool, DrawingStep)
  /// Steps that are combined with what is there as one.
  indirect case layer([DrawingStep], opacity: Double)
  /// A step that is changed by a filter.
  indirect case filtered(DrawingFilter, DrawingStep)
  /// A step that is combined with what is there by a mode other than the normal one.
  indirect case blended(BlendMode, DrawingStep)
}

/// The transform and the opacity of a step.
package struct DrawingTransform {
  /// The matrix as in Core Graphics: a, b, c, d, tx, ty.
  let matrix: (Double, Double, Double, Double, Double, Double)
  let opacity: Double

  package init(
    matrix: (Double, Double, Double, Double, Double, Double), opacity: Double
  ) {
    self.matrix = matrix
    self.opacity = opacity
  }
}

/// A change of all pixels of a step.
package enum DrawingFilter {
  /// Blurs by a radius in points.
  case blur(Double)
  /// A shadow behind everything that is drawn.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// A colour matrix: for each component of the result, the factors of the pixel's components and a
  /// number that is added.
  case matrix([[Double]])
  /// Multiplies by a colour.
  case multiply(Color)
  /// One colour where the opacity is higher than a limit, nothing elsewhere.
  case threshold(Double, Color)
}
