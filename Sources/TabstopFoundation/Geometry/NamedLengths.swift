public import Foundation
public import Tabstop

// Swift converts a CGFloat into Tabstop's Double, but does not find a CGFloat's static member
// there: these overloads are for programs that declare their lengths in an extension of CGFloat, as
// in `.cornerRadius(.card)`.
extension View {
  /// `padding(_:)` with a named length.
  @_disfavoredOverload
  public func padding(_ length: CGFloat, _ none: Void = ()) -> ModifiedContent<
    Self, _PaddingModifier
  > {
    padding(Double(length))
  }
  /// `cornerRadius(_:)` with a named length.
  @_disfavoredOverload
  public func cornerRadius(_ radius: CGFloat, _ none: Void = ()) -> some View {
    cornerRadius(Double(radius))
  }
  // Not one function with both: in two offsets that follow each other, of variables with a minus sign,
  // Swift (6.3) would find its operator ambiguous.
  /// `offset(x:y:)` with a named length.
  @_disfavoredOverload
  public func offset(x: CGFloat) -> ModifiedContent<Self, _PaintModifier> { offset(x: Double(x)) }
  /// `offset(x:y:)` with a named length.
  @_disfavoredOverload
  public func offset(y: CGFloat) -> ModifiedContent<Self, _PaintModifier> { offset(y: Double(y)) }
  /// `lineSpacing(_:)` with a named length.
  @_disfavoredOverload
  public func lineSpacing(_ lineSpacing: CGFloat, _ none: Void = ()) -> some View {
    self.lineSpacing(Double(lineSpacing))
  }
  /// `border(_:width:)` with a named length.
  @_disfavoredOverload
  public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat, _ none: Void = ()
  ) -> ModifiedContent<Self, S._Border> {
    border(content, width: Double(width))
  }
  /// `blur(radius:opaque:)` with a named length.
  @_disfavoredOverload
  public func blur(
    radius: CGFloat, opaque: Bool = false, _ none: Void = ()
  ) -> ModifiedContent<Self, _PaintModifier> {
    blur(radius: Double(radius), opaque: opaque)
  }
  // Without `x`, as for `offset`.
  /// `shadow(color:radius:x:y:)` with named lengths.
  @_disfavoredOverload
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, y: CGFloat = 0
  ) -> ModifiedContent<Self, _PaintModifier> {
    shadow(color: color, radius: Double(radius), y: Double(y))
  }
  /// `safeAreaPadding(_:)` with a named length.
  @_disfavoredOverload
  public func safeAreaPadding(_ length: CGFloat, _ none: Void = ()) -> some View {
    safeAreaPadding(Double(length))
  }
  /// `contentMargins(_:_:for:)` with a named length.
  @_disfavoredOverload
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic, _ none: Void = ()
  ) -> some View {
    contentMargins(edges, length.map(Double.init), for: placement)
  }
  /// `presentationCornerRadius(_:)` with a named length.
  @_disfavoredOverload
  public func presentationCornerRadius(_ cornerRadius: CGFloat?, _ none: Void = ()) -> some View {
    presentationCornerRadius(cornerRadius.map(Double.init))
  }
  /// `listRowSpacing(_:)` with a named length.
  @_disfavoredOverload
  public func listRowSpacing(_ spacing: CGFloat?, _ none: Void = ()) -> some View {
    listRowSpacing(spacing.map(Double.init))
  }
}

nonisolated extension Text {
  /// `kerning(_:)` with a named length.
  @_disfavoredOverload
  public func kerning(_ kerning: CGFloat, _ none: Void = ()) -> Text {
    self.kerning(Double(kerning))
  }
  /// `tracking(_:)` with a named length.
  @_disfavoredOverload
  public func tracking(_ tracking: CGFloat, _ none: Void = ()) -> Text {
    self.tracking(Double(tracking))
  }
}

extension Font {
  /// `system(size:weight:design:)` with a named size.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil, _ none: Void = ()
  ) -> Font {
    system(size: Double(size), weight: weight, design: design)
  }
  /// `custom(_:size:)` with a named size.
  @_disfavoredOverload
  public static func custom(_ name: String, size: CGFloat, _ none: Void = ()) -> Font {
    custom(name, size: Double(size))
  }
}

extension EdgeInsets {
  /// Creates insets from named lengths.
  @_disfavoredOverload
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat, _ none: Void = ())
  {
    self.init(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

extension RoundedRectangle {
  /// Creates a rectangle with a named radius.
  @_disfavoredOverload
  public nonisolated init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous, _ none: Void = ()
  ) {
    self.init(cornerRadius: Double(cornerRadius), style: style)
  }
}

extension Tabstop.Shape where Self == RoundedRectangle {
  /// A rectangle with a named radius.
  @_disfavoredOverload
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous, _ none: Void = ()
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: Double(cornerRadius), style: style)
  }
}

extension Tabstop.Shape {
  /// `stroke(_:lineWidth:)` with a named width.
  @_disfavoredOverload
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat, _ none: Void = ())
    -> _ShapeView<
      Self
    >
  {
    stroke(content, lineWidth: Double(lineWidth))
  }
}

extension Tabstop.InsettableShape {
  /// `strokeBorder(_:lineWidth:)` with a named width.
  @_disfavoredOverload
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat, _ none: Void = ()
  )
    -> _ShapeView<Self>
  {
    strokeBorder(content, lineWidth: Double(lineWidth))
  }
}

extension StrokeStyle {
  /// Creates a line style with a named width.
  @_disfavoredOverload
  public init(lineWidth: CGFloat) { self.init(lineWidth: Double(lineWidth)) }
}

extension Spacer {
  /// Creates a spacer with a named minimum length.
  @_disfavoredOverload
  public init(minLength: CGFloat?, _ none: Void = ()) {
    self.init(minLength: minLength.map(Double.init))
  }
}

extension LazyVStack {
  /// Creates a stack with a named spacing.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content,
    _ none: Void = ()
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews,
      content: content)
  }
}

extension LazyHStack {
  /// Creates a stack with a named spacing.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content,
    _ none: Void = ()
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews,
      content: content)
  }
}

extension LazyVGrid {
  /// Creates a grid with a named spacing.
  @_disfavoredOverload
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content,
    _ none: Void = ()
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing.map(Double.init),
      pinnedViews: pinnedViews, content: content)
  }
}

extension GridItem {
  /// Creates a column with a named spacing.
  @_disfavoredOverload
  public init(
    _ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil, _ none: Void = ()
  ) {
    self.init(size, spacing: spacing.map(Double.init), alignment: alignment)
  }
}

extension GridItem.Size {
  /// A named fixed size.
  @_disfavoredOverload
  public static func fixed(_ size: CGFloat, _ none: Void = ()) -> Self { .fixed(Double(size)) }
}

extension PresentationDetent {
  /// A named height.
  @_disfavoredOverload
  public static func height(_ height: CGFloat, _ none: Void = ()) -> PresentationDetent {
    .height(Double(height))
  }
}
