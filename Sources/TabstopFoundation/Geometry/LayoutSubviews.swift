internal import CGtk
public import Foundation
internal import GtkBridge
public import Tabstop

/// The views that a layout places. Mirrors SwiftUI's `LayoutSubviews`.
///
/// Layouts get these on the main thread, to which the widgets belong.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// The type of a part of the collection.
  public typealias SubSequence = LayoutSubviews
  let all: [LayoutSubview]
  let range: Range<Int>
  /// The reading direction.
  public let layoutDirection: LayoutDirection

  /// The index of the first element.
  public var startIndex: Int { range.lowerBound }
  /// The index after that of the last element.
  public var endIndex: Int { range.upperBound }
  /// The element at `index`.
  public subscript(index: Int) -> LayoutSubview { all[index] }
  /// The elements in `bounds`.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(all: all, range: bounds, layoutDirection: layoutDirection)
  }
}

/// A view that a layout places. Mirrors SwiftUI's `LayoutSubview`.
///
/// Layouts get these on the main thread, to which the widgets belong.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let widget: UnsafeMutablePointer<GtkWidget>
  let placement: Placement

  /// The places of the views in one pass.
  final class Placement {
    private var places: [Int: (CGPoint, UnitPoint, ProposedViewSize)] = [:]

    /// The place of a view. (Its address is the key: the runtime knows how to hash a number already.)
    subscript(widget: UnsafeMutablePointer<GtkWidget>) -> (CGPoint, UnitPoint, ProposedViewSize)? {
      get { places[Int(bitPattern: widget)] }
      set { places[Int(bitPattern: widget)] = newValue }
    }
  }

  /// Whether both are equal.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.widget == b.widget }

  /// The view's `layoutPriority`.
  public var priority: Double { LayoutTraits.priority(of: widget) }

  /// The preferred spacing around the view.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value set by `layoutValue`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    LayoutTraits.value(of: ObjectIdentifier(key), of: widget).value(orDefault: K.defaultValue)
  }

  /// The size that the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = length(GTK_ORIENTATION_HORIZONTAL, proposal.width, forSize: -1)
    let height = length(GTK_ORIENTATION_VERTICAL, proposal.height, forSize: width)
    return CGSize(width: Double(width), height: Double(height))
  }

  /// The view's size, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Puts a point of the view, given by `anchor`, at a point of the layout's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    placement[widget] = (position, anchor, proposal)
  }

  private func length(
    _ orientation: GtkOrientation, _ proposed: CGFloat?, forSize: Int32
  ) -> Int32 {
    let size = measured(widget, orientation, forSize: forSize)
    guard let proposed, !proposed.isNaN else { return size.natural }
    let fills = gtk_widget_compute_expand(widget, orientation) != 0
    let most = fills ? Double(Int16.max) : Double(size.natural)
    return max(size.minimum, signedPixels(min(proposed, most)))
  }
}
