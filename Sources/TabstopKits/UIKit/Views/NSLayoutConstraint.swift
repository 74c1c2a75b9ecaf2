public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The priority of a constraint. Mirrors UIKit's; all are equal here.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between the edges or sizes of views. Mirrors UIKit's. Those of a subview to its superview
/// place it, as far as a frame and an alignment can.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case notAnAttribute = 0
  }

  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { first?.superview?.changed(true) } }
  open var priority = UILayoutPriority.required
  open var identifier: String?
  weak var first: UIView?
  weak var second: UIView?
  public var firstItem: AnyObject? { first }
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

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
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

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.equal, anchor, 1, c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, c) }
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
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, 1, c)
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, c)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.equal, anchor, m, c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, m, c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, m, c) }
}

/// An area of a view: here the whole view. Mirrors UIKit's.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  public internal(set) weak var owningView: UIView?
  public override init() { super.init() }
  convenience init(_ view: UIView) {
    self.init()
    owningView = view
  }
  private var owner: UIView { owningView ?? UIView() }
  public var leadingAnchor: NSLayoutXAxisAnchor { owner.leadingAnchor }
  public var trailingAnchor: NSLayoutXAxisAnchor { owner.trailingAnchor }
  public var leftAnchor: NSLayoutXAxisAnchor { owner.leftAnchor }
  public var rightAnchor: NSLayoutXAxisAnchor { owner.rightAnchor }
  public var topAnchor: NSLayoutYAxisAnchor { owner.topAnchor }
  public var bottomAnchor: NSLayoutYAxisAnchor { owner.bottomAnchor }
  public var centerXAnchor: NSLayoutXAxisAnchor { owner.centerXAnchor }
  public var centerYAnchor: NSLayoutYAxisAnchor { owner.centerYAnchor }
  public var widthAnchor: NSLayoutDimension { owner.widthAnchor }
  public var heightAnchor: NSLayoutDimension { owner.heightAnchor }
  public var layoutFrame: CGRect { owner.bounds }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self) }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(self) }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}

/// How the subviews of a view are laid out.
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

  /// A subview with the size that it has by constraints.
  func size(_ view: UIView, _ drawn: ShownUIView) -> some View {
    drawn.frame(
      width: constant(view, .width, toParent: false),
      height: constant(view, .height, toParent: false))
  }

  /// A subview at its place in the superview.
  @ViewBuilder func place(_ view: UIView, _ drawn: ShownUIView) -> some View {
    if view.constraints.isEmpty, !parent.constraints.contains(where: { $0.second === view }) {
      drawn
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
    // Read, to be observed.
    let _ = view.revision.number
    let plan = SubviewPlan(of: view)
    switch plan.arrangement {
    case .layers:
      ForEach(view.subviews, id: \.identity) { plan.place($0, ShownUIView(view: $0)) }
    case .column(let spacing):
      VStack(spacing: spacing) {
        ForEach(view.subviews, id: \.identity) { plan.size($0, ShownUIView(view: $0)) }
      }
    case .row(let spacing):
      HStack(spacing: spacing) {
        ForEach(view.subviews, id: \.identity) { plan.size($0, ShownUIView(view: $0)) }
      }
    }
  }
}
