public import Foundation
public import TabstopFoundation

/// The result of a question about another program's windows. Mirrors Accessibility's `AXError`.
public enum AXError: Int32, Sendable {
  case success = 0
  case failure = -25200
  case illegalArgument = -25201
  case invalidUIElement = -25202
  case invalidUIElementObserver = -25203
  case cannotComplete = -25204
  case attributeUnsupported = -25205
  case actionUnsupported = -25206
  case notificationUnsupported = -25207
  case notImplemented = -25208
  case notificationAlreadyRegistered = -25209
  case notificationNotRegistered = -25210
  case apiDisabled = -25211
  case noValue = -25212
  case parameterizedAttributeUnsupported = -25213
  case notEnoughPrecision = -25214
}

/// A part of another program's windows. All questions are answered by `apiDisabled`: the desktop gives no program
/// the right to use the windows of others. Mirrors Accessibility's `AXUIElement`.
public final class AXUIElement: Sendable {}

/// The element of the whole desktop. Mirrors Accessibility's.
public func AXUIElementCreateSystemWide() -> AXUIElement { AXUIElement() }
/// The element of a program. Mirrors Accessibility's.
public func AXUIElementCreateApplication(_ pid: pid_t) -> AXUIElement { AXUIElement() }
/// Reads a value. Always `apiDisabled`.
@discardableResult
public func AXUIElementCopyAttributeValue(
  _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { .apiDisabled }
/// Reads several values. Always `apiDisabled`.
@discardableResult
public func AXUIElementCopyAttributeValues(
  _ element: AXUIElement, _ attribute: CFString, _ index: CFIndex, _ maxValues: CFIndex,
  _ values: UnsafeMutablePointer<CFArray?>
) -> AXError { .apiDisabled }
/// Reads the names of the values. Always `apiDisabled`.
@discardableResult
public func AXUIElementCopyAttributeNames(
  _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { .apiDisabled }
/// Writes a value. Always `apiDisabled`.
@discardableResult
public func AXUIElementSetAttributeValue(
  _ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef
) -> AXError { .apiDisabled }
/// Whether a value can be written. Always `apiDisabled`.
@discardableResult
public func AXUIElementIsAttributeSettable(
  _ element: AXUIElement, _ attribute: CFString, _ settable: UnsafeMutablePointer<DarwinBoolean>
) -> AXError { .apiDisabled }
/// Does an action. Always `apiDisabled`.
@discardableResult
public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError {
  .apiDisabled
}
/// The number of the program. Always `apiDisabled`.
@discardableResult
public func AXUIElementGetPid(
  _ element: AXUIElement, _ pid: UnsafeMutablePointer<pid_t>
) -> AXError { .apiDisabled }
/// The element at a place. Always `apiDisabled`.
@discardableResult
public func AXUIElementCopyElementAtPosition(
  _ application: AXUIElement, _ x: Float, _ y: Float,
  _ element: UnsafeMutablePointer<AXUIElement?>
) -> AXError { .apiDisabled }

/// The kind of a value. Mirrors Accessibility's `AXValueType`.
public enum AXValueType: UInt32, Sendable {
  case illegal = 0
  case cgPoint
  case cgSize
  case cgRect
  case cfRange
  case axError
}

/// A point, a size or a rectangle as an object. Mirrors Accessibility's `AXValue`.
// Sendable: immutable.
public final class AXValue: @unchecked Sendable {
  fileprivate let type: AXValueType
  fileprivate let value: Any

  fileprivate init(_ type: AXValueType, _ value: Any) { (self.type, self.value) = (type, value) }
}

/// The object of a point, a size or a rectangle; `nil` for other types. Mirrors Accessibility's.
public func AXValueCreate(_ theType: AXValueType, _ valuePtr: UnsafeRawPointer) -> AXValue? {
  switch theType {
  case .cgPoint: AXValue(theType, valuePtr.load(as: CGPoint.self))
  case .cgSize: AXValue(theType, valuePtr.load(as: CGSize.self))
  case .cgRect: AXValue(theType, valuePtr.load(as: CGRect.self))
  case .illegal, .cfRange, .axError: nil
  }
}

/// The kind of an object's value. Mirrors Accessibility's.
public func AXValueGetType(_ value: AXValue) -> AXValueType { value.type }

/// Reads the point, the size or the rectangle of an object. Mirrors Accessibility's.
@discardableResult
public func AXValueGetValue(
  _ value: AXValue, _ theType: AXValueType, _ valuePtr: UnsafeMutableRawPointer
) -> Bool {
  guard value.type == theType else { return false }
  switch value.value {
  case let point as CGPoint: valuePtr.storeBytes(of: point, as: CGPoint.self)
  case let size as CGSize: valuePtr.storeBytes(of: size, as: CGSize.self)
  case let rectangle as CGRect: valuePtr.storeBytes(of: rectangle, as: CGRect.self)
  default: return false
  }
  return true
}

/// The program that has the focus. Mirrors Accessibility's.
public let kAXFocusedApplicationAttribute = "AXFocusedApplication"
/// The element that has the focus. Mirrors Accessibility's.
public let kAXFocusedUIElementAttribute = "AXFocusedUIElement"
/// The window that has the focus. Mirrors Accessibility's.
public let kAXFocusedWindowAttribute = "AXFocusedWindow"
/// The main window. Mirrors Accessibility's.
public let kAXMainWindowAttribute = "AXMainWindow"
/// The windows of a program. Mirrors Accessibility's.
public let kAXWindowsAttribute = "AXWindows"
/// The title. Mirrors Accessibility's.
public let kAXTitleAttribute = "AXTitle"
/// The role. Mirrors Accessibility's.
public let kAXRoleAttribute = "AXRole"
/// The role in detail. Mirrors Accessibility's.
public let kAXSubroleAttribute = "AXSubrole"
/// The value. Mirrors Accessibility's.
public let kAXValueAttribute = "AXValue"
/// The place. Mirrors Accessibility's.
public let kAXPositionAttribute = "AXPosition"
/// The size. Mirrors Accessibility's.
public let kAXSizeAttribute = "AXSize"
/// The elements inside. Mirrors Accessibility's.
public let kAXChildrenAttribute = "AXChildren"
/// The element around. Mirrors Accessibility's.
public let kAXParentAttribute = "AXParent"
/// The chosen text. Mirrors Accessibility's.
public let kAXSelectedTextAttribute = "AXSelectedText"
/// The range of the chosen text. Mirrors Accessibility's.
public let kAXSelectedTextRangeAttribute = "AXSelectedTextRange"
/// Whether a window is minimized. Mirrors Accessibility's.
public let kAXMinimizedAttribute = "AXMinimized"
/// Whether an element can be used. Mirrors Accessibility's.
public let kAXEnabledAttribute = "AXEnabled"
/// The action of a button. Mirrors Accessibility's.
public let kAXPressAction = "AXPress"
/// The action that brings a window to the front. Mirrors Accessibility's.
public let kAXRaiseAction = "AXRaise"
