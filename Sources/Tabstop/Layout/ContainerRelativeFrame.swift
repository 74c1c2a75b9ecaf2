extension View {
  /// Has the view take all that its place offers in some directions. Mirrors SwiftUI, where it is
  /// the size of the scroll view or window around that counts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }

  /// The same; the parts that the place is divided into are equal in a stack without being counted.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment)
  }

  /// The same; the length is not asked for.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment)
  }
}
