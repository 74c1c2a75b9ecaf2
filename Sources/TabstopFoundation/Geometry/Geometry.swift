public import Foundation
public import Tabstop

extension GeometryProxy {
  /// The size of the view, in points. Mirrors SwiftUI.
  public var size: CGSize { CGSize(width: _width, height: _height) }

  /// The frame of the view in a coordinate space. Mirrors SwiftUI.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame in a coordinate space given by its case: `.global`, `.local` or `.named(_:)`.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let (x, y, width, height) = _frame(in: coordinateSpace)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

extension GeometryProxy {
  /// The frame of a named coordinate space, in the view's own coordinates; `nil` if no view around it has
  /// the name. Mirrors SwiftUI.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace, let frame = _bounds(of: name)
    else { return nil }
    return CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
  }
}

extension View {
  /// Moves the drawing of the view, not its frame. Mirrors SwiftUI.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the view's center at a point of its frame. Mirrors SwiftUI.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Gives the view the proportions of a size. Mirrors SwiftUI.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the drawing of the view. Mirrors SwiftUI.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}
