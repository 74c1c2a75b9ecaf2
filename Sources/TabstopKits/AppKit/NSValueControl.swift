internal import Foundation
public import TabstopFoundation

/// A control with a value, whose action is sent when the user changes it: the base of AppKit's controls here.
@preconcurrency @MainActor
open class _NSValueControl: UIControl {
  /// The object that gets the action. Not retained.
  open weak var target: AnyObject?
  /// The action, by its name.
  open var action: Selector?
  /// The size of the control. Stored, without effect.
  open var controlSize = NSControl.ControlSize.regular
  /// Whether the action is sent while the user drags. Stored, without effect: it is.
  open var isContinuous = true
  /// The font. Stored, without effect: the control has the desktop's.
  open var font: NSFont?
  /// The cell. It draws nothing: see `NSCell`.
  open var cell: NSCell? = NSCell() { didSet { cell?.controlView = self } }

  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.valueChanged), let action {
      NSApplication.shared.sendAction(action, to: target, from: self)
    }
  }
}

/// A control with a number, in a range whose largest value each control has by itself.
open class _NSNumberControl: _NSValueControl {
  /// The value.
  @_Drawn open var doubleValue: Double = 0
  /// The smallest value.
  @_Drawn open var minValue: Double = 0
  /// The value.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// The value, rounded.
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded()) ?? 0 }
    set { doubleValue = Double(newValue) }
  }
}
