public import Foundation
public import Tabstop

// Swift converts a CGFloat into Tabstop's Double and back, but not lists of them, functions and key
// paths. These overloads are for programs that write SwiftUI's type, `CGFloat`, where Swift infers it
// elsewhere.

extension StrokeStyle {
  /// Creates a style whose dashes have lengths of the type `CGFloat`.
  @_disfavoredOverload
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat], dashPhase: CGFloat = 0, _ none: Void = ()
  ) {
    self.init(
      lineWidth: Double(lineWidth), lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: Double(miterLimit), dash: dash.map(Double.init), dashPhase: Double(dashPhase))
  }
}

extension View {
  /// `alignmentGuide(_:computeValue:)` for a function whose result is a `CGFloat`.
  @_disfavoredOverload
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat, _ none: Void = ()
  ) -> some View { alignmentGuide(g) { Double(computeValue($0)) } }

  /// `alignmentGuide(_:computeValue:)` for a function whose result is a `CGFloat`.
  @_disfavoredOverload
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat, _ none: Void = ()
  ) -> some View { alignmentGuide(g) { Double(computeValue($0)) } }

  /// `containerRelativeFrame(_:alignment:_:)` for a function of `CGFloat`s.
  @_disfavoredOverload
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat, _ none: Void = ()
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { Double(length(CGFloat($0), $1)) }
  }
}

// Swift 6.3 does not convert the result of one closure of a call with two.
extension View {
  /// `onGeometryChange(for:of:action:)` for a length that is one of `EdgeInsets`, in which lengths
  /// are `Double`s.
  @preconcurrency
  public func onGeometryChange(
    for type: CGFloat.Type, of transform: @escaping @Sendable (GeometryProxy) -> Double,
    action: @escaping (CGFloat) -> Void
  ) -> some View {
    onGeometryChange(for: Double.self, of: transform) { action(CGFloat($0)) }
  }

  /// `onGeometryChange(for:of:action:)` for a length of `EdgeInsets`, with the previous one.
  @preconcurrency
  public func onGeometryChange(
    for type: CGFloat.Type, of transform: @escaping @Sendable (GeometryProxy) -> Double,
    action: @escaping (CGFloat, CGFloat) -> Void
  ) -> some View {
    onGeometryChange(for: Double.self, of: transform) { action(CGFloat($0), CGFloat($1)) }
  }
}

extension Environment where Value == CGFloat {
  /// Creates a reader of a length: `@Environment(\.displayScale) var scale: CGFloat`.
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<EnvironmentValues, Double>) {
    self.init(keyPath.appending(path: \._length))
  }
}

extension Environment where Value == CGFloat? {
  /// Creates a reader of an optional length.
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<EnvironmentValues, Double?>) {
    self.init(keyPath.appending(path: \._length))
  }
}

extension Double {
  /// The number as SwiftUI's type for lengths. A part of key paths.
  fileprivate var _length: CGFloat { CGFloat(self) }
}

extension Double? {
  /// The number as SwiftUI's type for lengths. A part of key paths.
  fileprivate var _length: CGFloat? { map { CGFloat($0) } }
}
