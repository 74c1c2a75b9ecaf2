public import Foundation
internal import Tabstop

/// The direction of a row or a column. Mirrors AppKit's `NSUserInterfaceLayoutOrientation`.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// A view that arranges views in a row or a column. Mirrors the part of AppKit's `NSStackView` that SwiftUI sources
/// use; the rest is `UIStackView`'s.
open class NSStackView: UIStackView {
  /// The direction: a row by default.
  open var orientation: NSUserInterfaceLayoutOrientation {
    get { axis == .vertical ? .vertical : .horizontal }
    set { axis = newValue == .vertical ? .vertical : .horizontal }
  }
  /// The space between the edges and the views.
  @_Drawn open var edgeInsets = NSEdgeInsets()
  private var huggings: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  private var resistances: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  /// How readily it becomes no larger than its views.
  open func huggingPriority(for orientation: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  { huggings[orientation] ?? .defaultLow }
  /// Sets how readily it becomes no larger than its views. Stored, without effect: SwiftUI's frames decide.
  open func setHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { huggings[orientation] = priority }
  /// How readily it cuts off its views.
  open func clippingResistancePriority(for orientation: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  { resistances[orientation] ?? .required }
  /// Sets how readily it cuts off its views. Stored, without effect: it does not.
  open func setClippingResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { resistances[orientation] = priority }

  /// Creates an empty row, whose views are eight points apart and aligned in the middle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (spacing, alignment) = (8, .center)
  }
  /// Creates a row. There are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (spacing, alignment) = (8, .center)
  }
  override var content: AnyView? {
    guard let content = super.content else { return nil }
    return AnyView(
      content.padding(
        EdgeInsets(
          top: edgeInsets.top, leading: edgeInsets.left, bottom: edgeInsets.bottom,
          trailing: edgeInsets.right)))
  }

  /// Creates a row of views.
  public convenience init(views: [NSView]) { self.init(arrangedSubviews: views) }
  /// The views, in order.
  open var views: [NSView] { arrangedSubviews }
}
