internal import CGtk
internal import Foundation
internal import GtkBridge
internal import Tabstop

/// Runs a layout of the program for GTK.
final class CustomLayoutDelegate<L: Layout>: LayoutDelegate {
  private let layout: L
  private(set) var cache: L.Cache?

  init(_ layout: L, cache: L.Cache?) {
    self.layout = layout
    self.cache = cache
  }

  private func subviews(
    of container: UnsafeMutablePointer<GtkWidget>, _ placement: LayoutSubview.Placement
  ) -> LayoutSubviews {
    let views = laidOutChildren(of: container).map {
      LayoutSubview(widget: $0, placement: placement)
    }
    let isMirrored = gtk_widget_get_direction(container) == GTK_TEXT_DIR_RTL
    return LayoutSubviews(
      all: views, range: views.indices,
      layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
  }

  private func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    layout.updateCache(&cache, subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    self.cache = cache
    return size
  }

  func measure(
    _ container: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let subviews = subviews(of: container, LayoutSubview.Placement())
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let least = pixels(size(.zero, subviews).width)
      // A layout may treat an unspecified size as zero; then its size for a large proposal is used.
      let preferred = size(.unspecified, subviews).width
      let plenty = size(ProposedViewSize(width: Self.plenty, height: nil), subviews).width
      return (least, max(least, pixels(preferred), plenty < Self.plenty ? pixels(plenty) : 0))
    }
    let width = forSize < 0 ? nil : CGFloat(forSize)
    let height = pixels(size(ProposedViewSize(width: width, height: nil), subviews).height)
    return (height, height)
  }

  /// Whether the layout fills the proposed size.
  func fills(_ container: UnsafeMutablePointer<GtkWidget>) -> (horizontally: Bool, vertically: Bool)
  {
    let subviews = subviews(of: container, LayoutSubview.Placement())
    let size = size(ProposedViewSize(width: Self.plenty, height: Self.plenty), subviews)
    return (size.width >= Self.plenty, size.height >= Self.plenty)
  }

  /// Wider than any screen.
  private static var plenty: CGFloat { 16_000 }

  private func pixels(_ length: CGFloat) -> Int32 {
    length.isFinite ? Int32(min(max(length, 0), Self.plenty).rounded(.up)) : 0
  }

  func allocate(_ container: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
    let placement = LayoutSubview.Placement()
    let subviews = subviews(of: container, placement)
    let bounds = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    let proposal = ProposedViewSize(bounds.size)
    _ = size(proposal, subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    for view in subviews {
      // A view that is not placed is centered, as in SwiftUI.
      let (point, anchor, proposal) =
        placement[view.widget]
        ?? (CGPoint(x: bounds.midX, y: bounds.midY), .center, proposal)
      let size = view.sizeThatFits(proposal)
      let x = point.x - anchor.x * size.width
      let isMirrored = subviews.layoutDirection == .rightToLeft
      place(
        view.widget,
        x: signedPixels(isMirrored ? bounds.width - x - size.width : x),
        y: signedPixels(point.y - anchor.y * size.height),
        width: Int32(size.width), height: Int32(size.height))
    }
  }
}
