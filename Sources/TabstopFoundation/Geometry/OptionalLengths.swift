public import Foundation
public import Tabstop

// Swift converts a CGFloat into Tabstop's Double, but not an optional one. These overloads are for
// SwiftUI's parameters of the type `CGFloat?`. Their results have the types of the others', as SwiftUI's
// one function has: both can be returned by a function with `some View`.
extension View {
  /// `frame(width:height:alignment:)` for lengths that are `CGFloat?`.
  @_disfavoredOverload
  public func frame(
    width: CGFloat?, height: CGFloat?, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameModifier> {
    frame(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment)
  }
  /// `frame(width:alignment:)` for a length that is `CGFloat?`.
  @_disfavoredOverload
  public func frame(
    width: CGFloat?, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameModifier> {
    frame(width: width.map(Double.init), height: nil, alignment: alignment)
  }
  /// `frame(height:alignment:)` for a length that is `CGFloat?`.
  @_disfavoredOverload
  public func frame(
    height: CGFloat?, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameModifier> {
    frame(width: nil, height: height.map(Double.init), alignment: alignment)
  }

  /// `frame(minWidth:…)` for lengths that are `CGFloat?`.
  @_disfavoredOverload
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, _ none: Void = ()
  ) -> ModifiedContent<Self, _FrameModifier> {
    frame(
      minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
      maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
      idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
      alignment: alignment)
  }

  /// `padding(_:_:)` for a length that is `CGFloat?`.
  @_disfavoredOverload
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat?, _ none: Void = ()
  ) -> ModifiedContent<Self, _PaddingModifier> {
    padding(edges, length.map(Double.init))
  }
}

extension VStack where Content: View {
  /// Creates a stack with a spacing of the type `CGFloat?`.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content, _ none: Void = ()
  ) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}

extension HStack where Content: View {
  /// Creates a stack with a spacing of the type `CGFloat?`.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content,
    _ none: Void = ()
  ) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}

extension View {
  /// `aspectRatio(_:contentMode:)` for a ratio that is `CGFloat?`.
  @_disfavoredOverload
  public func aspectRatio(_ aspectRatio: CGFloat?, contentMode: ContentMode, _ none: Void = ())
    -> some View
  {
    self.aspectRatio(aspectRatio.map(Double.init), contentMode: contentMode)
  }

  /// `safeAreaPadding(_:_:)` for a length that is `CGFloat?`.
  @_disfavoredOverload
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat?, _ none: Void = ())
    -> some View
  {
    safeAreaPadding(edges, length.map(Double.init))
  }

  /// `safeAreaInset(edge:alignment:spacing:content:)` for a spacing that is `CGFloat?`.
  @_disfavoredOverload
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> V, _ none: Void = ()
  ) -> some View {
    safeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }

  /// `safeAreaInset(edge:alignment:spacing:content:)` for a spacing that is `CGFloat?`.
  @_disfavoredOverload
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> V, _ none: Void = ()
  ) -> some View {
    safeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }

  /// `safeAreaBar(edge:alignment:spacing:content:)` for a spacing that is `CGFloat?`.
  @_disfavoredOverload
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> V, _ none: Void = ()
  ) -> some View {
    safeAreaBar(
      edge: edge, alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }

  /// `navigationSplitViewColumnWidth(min:ideal:max:)` for widths that are `CGFloat?`.
  @_disfavoredOverload
  public func navigationSplitViewColumnWidth(
    min: CGFloat?, ideal: CGFloat, max: CGFloat? = nil, _ none: Void = ()
  ) -> some View {
    navigationSplitViewColumnWidth(
      min: min.map(Double.init), ideal: Double(ideal), max: max.map(Double.init))
  }

  /// `inspectorColumnWidth(min:ideal:max:)` for widths that are `CGFloat?`.
  @_disfavoredOverload
  public func inspectorColumnWidth(
    min: CGFloat?, ideal: CGFloat, max: CGFloat? = nil, _ none: Void = ()
  ) -> some View {
    inspectorColumnWidth(
      min: min.map(Double.init), ideal: Double(ideal), max: max.map(Double.init))
  }

  /// `listSectionMargins(_:_:)` for a length that is `CGFloat?`.
  @_disfavoredOverload
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, _ none: Void = ())
    -> some View
  {
    listSectionMargins(edges, length.map(Double.init))
  }
}

extension Grid where Content: View {
  /// Creates a grid with spacings of the type `CGFloat?`.
  @_disfavoredOverload
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content, _ none: Void = ()
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing.map(Double.init),
      verticalSpacing: verticalSpacing.map(Double.init), content: content)
  }
}

extension LazyHGrid where Content: View {
  /// Creates a grid with a spacing of the type `CGFloat?`.
  @_disfavoredOverload
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content,
    _ none: Void = ()
  ) {
    self.init(
      rows: rows, alignment: alignment, spacing: spacing.map(Double.init),
      pinnedViews: pinnedViews, content: content)
  }
}

extension GlassEffectContainer {
  /// Creates a container with a spacing of the type `CGFloat?`.
  @_disfavoredOverload
  public init(spacing: CGFloat?, @ViewBuilder content: () -> Content, _ none: Void = ()) {
    self.init(spacing: spacing.map(Double.init), content: content)
  }
}

extension HStackLayout {
  /// Creates a layout with a spacing of the type `CGFloat?`.
  @_disfavoredOverload
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, _ none: Void = ()
  ) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init))
  }
}

extension VStackLayout {
  /// Creates a layout with a spacing of the type `CGFloat?`.
  @_disfavoredOverload
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, _ none: Void = ()
  ) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init))
  }
}
