// The contents of the module TipKit, tips for users: a compatible interface, not Apple's.
@_exported public import SwiftUIInterface

/// A tip: its texts, and the conditions under which it is shown. Mirrors TipKit's `Tip`.
///
/// Nothing is shown before ``Tips/configure(_:)``.
public protocol Tip: Identifiable, Sendable {
  /// A button of a tip.
  typealias Action = Tips.Action
  /// A condition for showing a tip.
  typealias Rule = Tips.Rule
  /// An event of the program, such as a use of a feature.
  typealias Event = Tips.Event
  /// An option of a tip.
  typealias Option = TipOption
  /// The status of a tip.
  typealias Status = Tips.Status
  /// The reason for which a tip is never shown again.
  typealias InvalidationReason = Tips.InvalidationReason
  /// The option to show a tip whatever the display frequency.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// The option to show a tip a number of times only.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// The option to show a tip for a length of time only.
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration

  /// The title of the tip.
  var title: Text { get }
  /// The text below the title.
  var message: Text? { get }
  /// The picture beside the title.
  var image: Image? { get }
  /// The buttons of the tip.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// The conditions of the tip: it is shown while all of them are met.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// The options of the tip.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
  /// The identifier, under which the program stores what happened to the tip.
  var id: String { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// The text below the title. `nil` unless a tip has one.
  public var message: Text? { nil }
  /// The picture. `nil` unless a tip has one.
  public var image: Image? { nil }
  /// The buttons. Empty unless a tip has some.
  public var actions: [Tips.Action] { [] }
  /// The conditions under which the tip is shown. Empty unless a tip has some.
  public var rules: [Tips.Rule] { [] }
  /// The options. Empty unless a tip has some.
  public var options: [any TipOption] { [] }

  /// The status of the tip now. A view that reads it is updated when it changes.
  public var status: Tips.Status { TipCenter.shared.status(of: self) }
  /// Whether the tip is to be shown now: whether its status is `available`.
  public var shouldDisplay: Bool { status == .available }

  /// Closes the tip for good. The first reason stays its status.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipCenter.shared.invalidate(self, reason: reason)
  }
  /// Lets a closed tip be shown again, as if it had never been.
  public func resetEligibility() async { TipCenter.shared.resetEligibility(of: id) }
}

/// A tip of any type. Mirrors TipKit's `AnyTip`.
public struct AnyTip: Tip {
  let base: any Tip

  /// Wraps a tip; one that is wrapped already stays as it is.
  public init(_ tip: any Tip) { base = (tip as? AnyTip)?.base ?? tip }

  /// The title of the wrapped tip.
  public var title: Text { base.title }
  /// The text of the wrapped tip.
  public var message: Text? { base.message }
  /// The picture of the wrapped tip.
  public var image: Image? { base.image }
  /// The buttons of the wrapped tip.
  public var actions: [Tips.Action] { base.actions }
  /// The conditions of the wrapped tip.
  public var rules: [Tips.Rule] { base.rules }
  /// The options of the wrapped tip.
  public var options: [any TipOption] { base.options }
  /// The identifier of the wrapped tip.
  public var id: String { base.id }
}
