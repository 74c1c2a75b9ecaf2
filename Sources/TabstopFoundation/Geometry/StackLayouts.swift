public import Foundation
public import Tabstop

/// A layout of Tabstop's, which GTK runs. Called directly, inside a layout of the program, it gives
/// views their natural sizes.
public protocol _TabstopLayout: Layout where Cache == Void {
  /// The axis and the spacing of a stack; `nil` for views over each other.
  var _stack: (axis: Axis, spacing: CGFloat?)? { get }
}

extension _TabstopLayout {
  /// The places of the views, and their total size.
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

  /// The size of the stack for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { arranged(subviews).size }

  /// Places the subviews in the bounds.
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
