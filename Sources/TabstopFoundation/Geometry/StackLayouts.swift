public import Foundation
public import Tabstop

/// A layout of Tabstop's, which GTK carries out. Asked by name, inside a layout of a program's own,
/// it gives views the sizes that they wish for.
public protocol _TabstopLayout: Layout where Cache == Void {
  /// The direction of a stack and the distance in it; `nil` is for views over each other.
  var _stack: (axis: Axis, spacing: CGFloat?)? { get }
}

extension _TabstopLayout {
  /// Where the views stand, and how large they are together.
  private func arranged(_ subviews: LayoutSubviews) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var total = CGSize.zero
    let gap = _stack?.spacing ?? 8
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      let isFirst = origins.isEmpty
      switch _stack?.axis {
      case .horizontal:
        let x = isFirst ? 0 : total.width + gap
        origins.append(CGPoint(x: x, y: 0))
        total = CGSize(width: x + size.width, height: max(total.height, size.height))
      case .vertical:
        let y = isFirst ? 0 : total.height + gap
        origins.append(CGPoint(x: 0, y: y))
        total = CGSize(width: max(total.width, size.width), height: y + size.height)
      case nil:
        origins.append(.zero)
        total = CGSize(
          width: max(total.width, size.width), height: max(total.height, size.height))
      }
    }
    return (origins, total)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { arranged(subviews).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for (view, origin) in zip(subviews, arranged(subviews).origins) {
      view.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}

extension HStackLayout: _TabstopLayout {
  public var _stack: (axis: Axis, spacing: CGFloat?)? { (.horizontal, spacing.map { CGFloat($0) }) }
}

extension VStackLayout: _TabstopLayout {
  public var _stack: (axis: Axis, spacing: CGFloat?)? { (.vertical, spacing.map { CGFloat($0) }) }
}

extension ZStackLayout: _TabstopLayout {
  public var _stack: (axis: Axis, spacing: CGFloat?)? { nil }
}

extension AnyLayout: _TabstopLayout {
  public var _stack: (axis: Axis, spacing: CGFloat?)? { nil }
}
