public import Foundation
internal import Tabstop

/// A view that arranges views in a row or a column. Mirrors UIKit's `UIStackView`.
open class UIStackView: UIView {
  /// The way in which the views share the length of the stack. Mirrors UIKit's. Only `fillEqually`
  /// has an effect.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The alignment of the views across the stack. Mirrors UIKit's.
  public enum Alignment: Int, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }
  /// The direction of the stack: a row by default.
  @_Drawn open var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between the views, in points.
  @_Drawn open var spacing: CGFloat = 0
  /// The alignment of the views across the stack.
  @_Drawn open var alignment = Alignment.fill
  /// The way in which the views share the length of the stack.
  @_Drawn open var distribution = Distribution.fill
  /// Whether the views are placed inside the margins. Stored, without effect.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views of the stack, in order.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  /// With those that are in another view meanwhile.
  @_Drawn private var arranged: [UIView] = []

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Adds a view at the end of the stack. No effect for a view that is in it.
  open func addArrangedSubview(_ view: UIView) {
    if arrangedSubviews.contains(view) { return }
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Inserts a view into the stack, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    var views = arrangedSubviews.filter { $0 !== view }
    addSubview(view)
    views.insert(view, at: min(stackIndex, views.count))
    arranged = views
  }
  /// Removes a view from the stack's order.
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
  /// Sets the space after a view. No effect: the spaces of a stack are equal.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  override var layeredSubviews: [UIView] { subviews.filter { !arrangedSubviews.contains($0) } }
  override var content: AnyView? {
    let isEqual = distribution == .fillEqually
    let plan = SubviewPlan(of: self)
    let views = ForEach(arrangedSubviews, id: \.self) { view in
      plan.size(view, ShownUIView(view: view)).frame(
        maxWidth: isEqual || (self.axis == .vertical && self.alignment == .fill) ? .infinity : nil)
    }
    guard axis == .vertical else {
      let vertical: VerticalAlignment =
        switch alignment {
        case .top, .leading: .top
        case .bottom, .trailing: .bottom
        default: .center
        }
      return AnyView(HStack(alignment: vertical, spacing: spacing) { views })
    }
    let horizontal: HorizontalAlignment =
      switch alignment {
      case .leading, .top: .leading
      case .trailing, .bottom: .trailing
      default: .center
      }
    return AnyView(VStack(alignment: horizontal, spacing: spacing) { views })
  }
}
