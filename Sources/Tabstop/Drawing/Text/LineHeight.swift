/// The height of a text's lines. TabstopFoundation has `AttributedString.LineHeight`.
package enum LineHeightRule: Hashable, Sendable {
  /// A factor of the font's size.
  case multiple(Double)
  /// Points.
  case exact(Double)
  /// Points between the lines, in addition to the font's size.
  case leading(Double)
  /// The font's own.
  case own

  /// The height in points; a font without a rule has `ownHeight`.
  func height(size: Double, ownHeight: Double) -> Double {
    switch self {
    case .multiple(let factor): factor * size
    case .exact(let points): points
    case .leading(let points): size + points
    case .own: ownHeight
    }
  }
}

extension View {
  package func _lineHeight(_ rule: LineHeightRule?) -> some View {
    let limit = 0.0...1000.0
    let limited: LineHeightRule? =
      switch rule {
      case .multiple(let factor): .multiple(factor.taken(as: "A line height", in: limit))
      case .exact(let points): .exact(points.taken(as: "A line height", in: limit))
      case .leading(let points): .leading(points.taken(as: "A line height", in: limit))
      case .own: .own
      case nil: nil
      }
    return textTrait(\.lineHeight, limited)
  }
}
