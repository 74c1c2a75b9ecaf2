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
    alignment: Alignment = .center
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
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> ModifiedContent<Self, _PaddingModifier> {
    padding(edges, length.map(Double.init))
  }
}

extension VStack where Content: View {
  /// Creates a stack with a spacing of the type `CGFloat?`.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}

extension HStack where Content: View {
  /// Creates a stack with a spacing of the type `CGFloat?`.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}
