public import Foundation
public import Tabstop

// Swift turns a CGFloat into Tabstop's Double, but does not look for the short name of one there:
// for programs that keep their lengths in an extension of CGFloat, as in `.cornerRadius(.card)`.
extension View {
  /// `padding(_:)` with a length that has a name.
  @_disfavoredOverload
  public func padding(_ length: CGFloat) -> some View { padding(Double(length)) }
  /// `cornerRadius(_:)` with a length that has a name.
  @_disfavoredOverload
  public func cornerRadius(_ radius: CGFloat) -> some View { cornerRadius(Double(radius)) }
  /// `offset(x:y:)` with lengths that have names.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(x: Double(x), y: Double(y))
  }
  /// `lineSpacing(_:)` with a length that has a name.
  @_disfavoredOverload
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    self.lineSpacing(Double(lineSpacing))
  }
  /// `border(_:width:)` with a length that has a name.
  @_disfavoredOverload
  public func border(_ color: Color, width: CGFloat) -> some View {
    border(color, width: Double(width))
  }
  /// `blur(radius:opaque:)` with a length that has a name.
  @_disfavoredOverload
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    blur(radius: Double(radius), opaque: opaque)
  }
  /// `shadow(color:radius:x:y:)` with lengths that have names.
  @_disfavoredOverload
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    shadow(color: color, radius: Double(radius), x: Double(x), y: Double(y))
  }
  /// `safeAreaPadding(_:)` with a length that has a name.
  @_disfavoredOverload
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(Double(length)) }
  /// `contentMargins(_:_:for:)` with a length that has a name.
  @_disfavoredOverload
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, length.map(Double.init), for: placement)
  }
  /// `presentationCornerRadius(_:)` with a length that has a name.
  @_disfavoredOverload
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationCornerRadius(cornerRadius.map(Double.init))
  }
  /// `listRowSpacing(_:)` with a length that has a name.
  @_disfavoredOverload
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    listRowSpacing(spacing.map(Double.init))
  }
}

extension Text {
  /// `kerning(_:)` with a length that has a name.
  @_disfavoredOverload
  public func kerning(_ kerning: CGFloat) -> Text { self.kerning(Double(kerning)) }
  /// `tracking(_:)` with a length that has a name.
  @_disfavoredOverload
  public func tracking(_ tracking: CGFloat) -> Text { self.tracking(Double(tracking)) }
}

extension Font {
  /// `system(size:weight:design:)` with a size that has a name.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    system(size: Double(size), weight: weight, design: design)
  }
  /// `custom(_:size:)` with a size that has a name.
  @_disfavoredOverload
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: Double(size))
  }
}

extension EdgeInsets {
  /// Insets with names.
  @_disfavoredOverload
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

extension RoundedRectangle {
  /// A rectangle whose radius has a name.
  @_disfavoredOverload
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: Double(cornerRadius), style: style)
  }
}

extension Tabstop.Shape where Self == RoundedRectangle {
  /// A rectangle whose radius has a name.
  @_disfavoredOverload
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: Double(cornerRadius), style: style)
  }
}

extension Tabstop.Shape {
  /// `stroke(_:lineWidth:)` with a width that has a name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat) -> _ShapeView<Self> {
    stroke(content, lineWidth: Double(lineWidth))
  }
}

extension Tabstop.InsettableShape {
  /// `strokeBorder(_:lineWidth:)` with a width that has a name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat) -> _ShapeView<Self> {
    strokeBorder(content, lineWidth: Double(lineWidth))
  }
}

extension StrokeStyle {
  /// A line whose width has a name.
  @_disfavoredOverload
  public init(lineWidth: CGFloat) { self.init(lineWidth: Double(lineWidth)) }
}

extension Spacer {
  /// A room whose least length has a name.
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.map(Double.init)) }
}

extension LazyVStack {
  /// A stack whose spacing has a name.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews,
      content: content)
  }
}

extension LazyHStack {
  /// A stack whose spacing has a name.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews,
      content: content)
  }
}

extension LazyVGrid {
  /// A grid whose spacing has a name.
  @_disfavoredOverload
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing.map(Double.init),
      pinnedViews: pinnedViews, content: content)
  }
}

extension GridItem {
  /// A column whose spacing has a name.
  @_disfavoredOverload
  public init(_ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.map(Double.init), alignment: alignment)
  }
}

extension GridItem.Size {
  /// A size that has a name.
  @_disfavoredOverload
  public static func fixed(_ size: CGFloat) -> Self { .fixed(Double(size)) }
}

extension PresentationDetent {
  /// A height that has a name.
  @_disfavoredOverload
  public static func height(_ height: CGFloat) -> PresentationDetent { .height(Double(height)) }
}
