public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The priority of a constraint. Mirrors UIKit's; all are equal here.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Float
  /// Creates a value from its raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a button resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a view's smallest size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between the edges or sizes of views. Mirrors UIKit's. Those of a subview to its superview
/// place it, as far as a frame and an alignment can.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The axes of a layout.
  public enum Axis: Int, Sendable { case horizontal, vertical }
  /// The relations between two attributes.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  /// The attributes of a view that constraints relate.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case notAnAttribute = 0
  }

  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The relation between the attributes.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The constant that is added, in points.
  open var constant: CGFloat { didSet { first?.superview?.changed(true) } }
  /// The priority of the constraint. Stored, without effect.
  open var priority = UILayoutPriority.required
  /// A name for debugging. Stored, without effect.
  open var identifier: String?
  weak var first: UIView?
  weak var second: UIView?
  /// The first item.
  public var firstItem: AnyObject? { first }
  /// The second item, if there is one.
  public var secondItem: AnyObject? { second }

  /// Creates a relation.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = view1 as? UIView ?? (view1 as? UILayoutGuide)?.owningView
    second = view2 as? UIView ?? (view2 as? UILayoutGuide)?.owningView
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, constant) = (multiplier, c)
    super.init()
  }

  /// Whether the constraint is in effect.
  open var isActive: Bool {
    get { first?.constraints.contains { $0 === self } ?? false }
    set {
      guard newValue != isActive else { return }
      if newValue {
        first?.constraints.append(self)
      } else {
        first?.constraints.removeAll { $0 === self }
      }
      first?.superview?.changed(true)
      second?.changed(true)
    }
  }

  /// Puts constraints into effect.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Removes constraints from effect.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, centre or size of a view. Mirrors UIKit's.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    (self.view, self.attribute) = (view, attribute)
    super.init()
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other?.view,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Creates a constraint, which is not active.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.equal, anchor, 1, c) }
  /// Creates a constraint, which is not active.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, c) }
  /// Creates a constraint, which is not active.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, c) }
}

/// A horizontal place. Mirrors UIKit's.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A vertical place. Mirrors UIKit's.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A size. Mirrors UIKit's.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates a constraint, which is not active.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, 1, c)
  }
  /// Creates a constraint, which is not active.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, c)
  }
  /// Creates a constraint, which is not active.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, c)
  }
  /// Creates a constraint, which is not active.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.equal, anchor, m, c) }
  /// Creates a constraint, which is not active.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, m, c) }
  /// Creates a constraint, which is not active.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, m, c) }
}

/// An area of a view: here the whole view. Mirrors UIKit's.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view to which the guide belongs.
  public internal(set) weak var owningView: UIView?
  /// Creates a guide without a view.
  public override init() { super.init() }
  convenience init(_ view: UIView) {
    self.init()
    owningView = view
  }
  private var owner: UIView { owningView ?? UIView() }
  /// The anchor of this edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { owner.leadingAnchor }
  /// The anchor of this edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { owner.trailingAnchor }
  /// The anchor of this edge.
  public var leftAnchor: NSLayoutXAxisAnchor { owner.leftAnchor }
  /// The anchor of this edge.
  public var rightAnchor: NSLayoutXAxisAnchor { owner.rightAnchor }
  /// The anchor of this edge.
  public var topAnchor: NSLayoutYAxisAnchor { owner.topAnchor }
  /// The anchor of this edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { owner.bottomAnchor }
  /// The anchor of the centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { owner.centerXAnchor }
  /// The anchor of the centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { owner.centerYAnchor }
  /// The anchor of this dimension.
  public var widthAnchor: NSLayoutDimension { owner.widthAnchor }
  /// The anchor of this dimension.
  public var heightAnchor: NSLayoutDimension { owner.heightAnchor }
  /// The bounds of the view.
  public var layoutFrame: CGRect { owner.bounds }
}

extension UIView {
  /// The anchor of this edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of this edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of this edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of this edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of this edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of this edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of this dimension.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of this dimension.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The anchor of the first line's baseline: the top edge here.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  /// The anchor of the last line's baseline: the bottom edge here.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }
  /// A guide with the view's own edges.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// A guide with the view's own edges: no on-screen keyboard covers it.
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// A guide with the view's own edges.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self) }
  /// A guide with the view's own edges.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(self) }
  /// Puts a constraint into effect.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Puts constraints into effect.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Removes a constraint from effect.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Removes constraints from effect.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}

/// A plan for laying out the subviews of a view.
@MainActor
struct SubviewPlan {
  enum Arrangement {
    case layers
    case column(CGFloat)
    case row(CGFloat)
  }
  let arrangement: Arrangement
  private let parent: UIView

  init(of parent: UIView) {
    self.parent = parent
    let siblings = parent.subviews.flatMap(\.constraints).filter { constraint in
      guard let second = constraint.second, let first = constraint.first else { return false }
      return first !== second && second.superview === parent && first.superview === parent
    }
    func gap(_ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute) -> CGFloat? {
      siblings.first {
        ($0.firstAttribute == a && $0.secondAttribute == b)
          || ($0.firstAttribute == b && $0.secondAttribute == a)
      }.map { abs($0.constant) }
    }
    if let gap = gap(.top, .bottom) {
      arrangement = .column(gap)
    } else if let gap = gap(.leading, .trailing) {
      arrangement = .row(gap)
    } else {
      arrangement = .layers
    }
  }

  private func constant(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, toParent: Bool
  ) -> CGFloat? {
    if let own = view.constraints.first(where: {
      $0.firstAttribute == attribute && ($0.second === parent) == toParent
        && (toParent || $0.second == nil)
    }) {
      return own.constant
    }
    guard toParent else { return nil }
    return parent.constraints.first { $0.second === view && $0.secondAttribute == attribute }
      .map { -$0.constant }
  }

  /// The frame that the program has given a subview instead of constraints; `nil` for one that fills its superview, or
  /// the screen.
  private func fixedFrame(of view: UIView) -> CGRect? {
    let frame = view.stored.ownFrame
    guard view.translatesAutoresizingMaskIntoConstraints, frame.width > 0, frame.height > 0,
      !view.autoresizingMask.contains(.flexibleWidth),
      !view.autoresizingMask.contains(.flexibleHeight), frame.size != parent.frame.size,
      frame.width < UIScreen.main.bounds.width, frame.height < UIScreen.main.bounds.height
    else { return nil }
    return frame
  }

  /// A subview with the size that it has by constraints.
  func size(_ view: UIView, _ drawn: ShownUIView) -> some View {
    drawn.frame(
      width: constant(view, .width, toParent: false),
      height: constant(view, .height, toParent: false))
  }

  /// A subview at its place in the superview.
  @ViewBuilder func place(_ view: UIView, _ drawn: ShownUIView) -> some View {
    if view.constraints.isEmpty, !parent.constraints.contains(where: { $0.second === view }) {
      if let frame = fixedFrame(of: view) {
        drawn.frame(width: frame.width, height: frame.height)
          .padding(.leading, max(frame.minX, 0)).padding(.top, max(frame.minY, 0))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      } else {
        drawn
      }
    } else {
      let (leading, trailing) = (
        constant(view, .leading, toParent: true), constant(view, .trailing, toParent: true)
      )
      let (top, bottom) = (
        constant(view, .top, toParent: true), constant(view, .bottom, toParent: true)
      )
      let insets = EdgeInsets(
        top: Double(max(top ?? 0, 0)), leading: Double(max(leading ?? 0, 0)),
        bottom: Double(max(-(bottom ?? 0), 0)), trailing: Double(max(-(trailing ?? 0), 0)))
      let horizontal: HorizontalAlignment =
        leading != nil ? .leading : trailing != nil ? .trailing : .center
      let vertical: VerticalAlignment = top != nil ? .top : bottom != nil ? .bottom : .center
      size(view, drawn)
        .frame(
          maxWidth: leading != nil && trailing != nil ? .infinity : nil,
          maxHeight: top != nil && bottom != nil ? .infinity : nil
        )
        .padding(insets)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(horizontal: horizontal, vertical: vertical))
    }
  }
}

/// The subviews of a view, over each other; in a column or row if constraints put one after another.
struct SubviewLayers: View {
  let view: UIView

  var body: some View {
    // Reads the revision, so that the view is evaluated again when it changes.
    let _ = view.revision.number
    let plan = SubviewPlan(of: view)
    switch plan.arrangement {
    case .layers:
      ForEach(view.layeredSubviews, id: \.identity) { plan.place($0, ShownUIView(view: $0)) }
    case .column(let spacing):
      VStack(spacing: spacing) {
        ForEach(view.layeredSubviews, id: \.identity) { plan.size($0, ShownUIView(view: $0)) }
      }
    case .row(let spacing):
      HStack(spacing: spacing) {
        ForEach(view.layeredSubviews, id: \.identity) { plan.size($0, ShownUIView(view: $0)) }
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint itself: a constant that is changed by it has no animation. Mirrors AppKit.
  public func animator() -> Self { self }
}

extension NSLayoutConstraint {
  /// AppKit's name of `UILayoutPriority`.
  public typealias Priority = UILayoutPriority
  /// AppKit's name of `Axis`.
  public typealias Orientation = Axis
}
