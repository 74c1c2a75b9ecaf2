public import TabstopFoundation
public import Foundation
internal import Tabstop

/// A view that the user operates, such as a button or a switch. Mirrors UIKit's `UIControl`. Its actions are closures
/// (`UIAction`) and methods of targets.
open class UIControl: UIView {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No other state.
    public static let normal: State = []
    /// The control is pressed. It is never in `state` here.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus. It is never in `state` here.
    public static let focused = State(rawValue: 8)
  }
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins in the control. Not sent here.
    public static let touchDown = Event(rawValue: 1)
    /// A touch moves in the control. Not sent here.
    public static let touchDragInside = Event(rawValue: 4)
    /// A touch ends in the control. Sent when a button is pressed, by the keyboard, too.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside of the control. Not sent here.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends a touch. Not sent here.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user has pressed a button or changed a value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open. Not sent here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed a field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ended the editing of a field. Not sent here.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Whether the user can operate the control.
  @_Drawn open var isEnabled = true
  /// Whether the control is selected: a part of its `state`.
  @_Drawn open var isSelected = false
  /// Whether the control is pressed. Stored, without effect.
  open var isHighlighted = false
  /// The vertical alignment of the content. Stored, without effect.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The horizontal alignment of the content. Stored, without effect.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Whether the control follows a touch. Always `false`.
  open var isTracking: Bool { false }
  /// The state of the control.
  open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }
  private var actions: [(action: UIAction, events: Event)] = []
  private var targets: [ControlTarget] = []

  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether it calls something.
  var hasActions: Bool { !actions.isEmpty || targets.contains { !$0.hasEnded } }

  /// Calls an action at events; it replaces one with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll {
      $0.action.identifier == action.identifier && $0.events == controlEvents
    }
    actions.append((action, controlEvents))
  }
  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll {
      $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Calls an action for this control.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }
  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action }
  }
  /// Adds a method that is called for events, with the control and a `UIEvent` if it has parameters. The target is not
  /// retained; without one, see `UIApplication.sendAction(_:to:from:for:)`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.removeAll(where: \.hasEnded)
    let added = ControlTarget(target, action)
    if let index = targets.firstIndex(where: { $0.isEqual(added) }) {
      targets[index].events.formUnion(controlEvents)
    } else {
      added.events = controlEvents
      targets.append(added)
    }
  }
  /// Removes a method for events; all methods of the target if `action` is `nil`, all targets if `target` is.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for added in targets
    where (target == nil || added.target === (target as AnyObject))
      && (action == nil || added.action == action)
    {
      added.events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }
  /// The targets of the control's actions.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? NSObject }.map(AnyHashable.init))
  }
  /// The names of the methods of a target for events; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.filter {
      !$0.hasEnded && $0.target === target.map { $0 as AnyObject }
        && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.action.name)
    return names.isEmpty ? nil : names
  }
  /// Sends an action to a target. Called for each target's method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction.send(action, to: target, from: self, for: event)
  }
  /// Calls the actions for events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
    for target in targets
    where !target.hasEnded && !target.events.isDisjoint(with: controlEvents) {
      sendAction(target.action, to: target.target, for: nil)
    }
  }
  /// Does nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}

/// A method that a control calls.
@MainActor
private final class ControlTarget {
  weak var target: AnyObject?
  private let hasTarget: Bool
  /// Whether there was a target, which has ended: the method is not called any more.
  var hasEnded: Bool { hasTarget && target == nil }
  let action: Selector
  var events: UIControl.Event = []

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  func isEqual(_ other: ControlTarget) -> Bool {
    target === other.target && hasTarget == other.hasTarget && action == other.action
  }
}

extension UIControl {
  /// A binding to a value of a control, whose writes are the user's.
  func byUser<Owner: UIControl, Value>(
    _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> Binding<Value> {
    Binding(
      get: { owner[keyPath: path] },
      set: {
        owner[keyPath: path] = $0
        owner.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
  }
}
