public import Foundation
public import TabstopFoundation

/// Watches another program's windows. Never created: the desktop gives no program this right. Mirrors
/// Accessibility's `AXObserver`.
public final class AXObserver: Sendable {
  private init() {}
}
/// A function that an observer calls. Mirrors Accessibility's; it is a closure here.
public typealias AXObserverCallback = (AXObserver, AXUIElement, CFString, UnsafeMutableRawPointer?)
  -> Void
/// Creates an observer. Always `apiDisabled`.
@discardableResult
public func AXObserverCreate(
  _ application: pid_t, _ callback: @escaping AXObserverCallback,
  _ outObserver: UnsafeMutablePointer<AXObserver?>
) -> AXError { .apiDisabled }
/// Watches for an event. Always `apiDisabled`.
@discardableResult
public func AXObserverAddNotification(
  _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString,
  _ refcon: UnsafeMutableRawPointer?
) -> AXError { .apiDisabled }
/// Ends watching for an event. Always `apiDisabled`.
@discardableResult
public func AXObserverRemoveNotification(
  _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString
) -> AXError { .apiDisabled }
/// The source of an observer. Never called: there is no observer.
public func AXObserverGetRunLoopSource(_ observer: AXObserver) -> CFRunLoopSource {
  fatalError("AXObserverGetRunLoopSource: there is no observer")
}

/// Sets how long an answer may take. Always `apiDisabled`.
@discardableResult
public func AXUIElementSetMessagingTimeout(
  _ element: AXUIElement, _ timeoutInSeconds: Float
) -> AXError { .apiDisabled }
/// Reads a value with a parameter. Always `apiDisabled`.
@discardableResult
public func AXUIElementCopyParameterizedAttributeValue(
  _ element: AXUIElement, _ parameterizedAttribute: CFString, _ parameter: CFTypeRef,
  _ result: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { .apiDisabled }
/// Reads the names of the actions. Always `apiDisabled`.
@discardableResult
public func AXUIElementCopyActionNames(
  _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { .apiDisabled }

/// The number of values of a list. Always `apiDisabled`.
@discardableResult
public func AXUIElementGetAttributeValueCount(
  _ element: AXUIElement, _ attribute: CFString, _ count: UnsafeMutablePointer<CFIndex>
) -> AXError { .apiDisabled }

/// Whether a window fills the screen. Mirrors Accessibility's.
public let kAXFullScreenAttribute = "AXFullScreen"
/// The button that closes a window. Mirrors Accessibility's.
public let kAXCloseButtonAttribute = "AXCloseButton"
/// The button that makes a window as large as possible. Mirrors Accessibility's.
public let kAXZoomButtonAttribute = "AXZoomButton"
/// The button that hides a window. Mirrors Accessibility's.
public let kAXMinimizeButtonAttribute = "AXMinimizeButton"
/// The bar of menus. Mirrors Accessibility's.
public let kAXMenuBarAttribute = "AXMenuBar"
/// The window around. Mirrors Accessibility's.
public let kAXWindowAttribute = "AXWindow"
/// Whether it has the focus. Mirrors Accessibility's.
public let kAXFocusedAttribute = "AXFocused"
/// Whether it is the main one. Mirrors Accessibility's.
public let kAXMainAttribute = "AXMain"
/// Whether it is at the front. Mirrors Accessibility's.
public let kAXFrontmostAttribute = "AXFrontmost"
/// Whether it is hidden. Mirrors Accessibility's.
public let kAXHiddenAttribute = "AXHidden"
/// The description. Mirrors Accessibility's.
public let kAXDescriptionAttribute = "AXDescription"
/// The identifier. Mirrors Accessibility's.
public let kAXIdentifierAttribute = "AXIdentifier"
/// The help. Mirrors Accessibility's.
public let kAXHelpAttribute = "AXHelp"
/// The placeholder. Mirrors Accessibility's.
public let kAXPlaceholderValueAttribute = "AXPlaceholderValue"
/// The number of letters. Mirrors Accessibility's.
public let kAXNumberOfCharactersAttribute = "AXNumberOfCharacters"
/// The address of a document. Mirrors Accessibility's.
public let kAXDocumentAttribute = "AXDocument"
/// The address of a page. Mirrors Accessibility's.
public let kAXURLAttribute = "AXURL"
/// The rows that are selected. Mirrors Accessibility's.
public let kAXSelectedChildrenAttribute = "AXSelectedChildren"
/// The frame of a range of the text. Mirrors Accessibility's.
public let kAXBoundsForRangeParameterizedAttribute = "AXBoundsForRange"
/// The text of a range. Mirrors Accessibility's.
public let kAXStringForRangeParameterizedAttribute = "AXStringForRange"
/// The action that shows a menu. Mirrors Accessibility's.
public let kAXShowMenuAction = "AXShowMenu"
/// The action that cancels. Mirrors Accessibility's.
public let kAXCancelAction = "AXCancel"
/// The action that confirms. Mirrors Accessibility's.
public let kAXConfirmAction = "AXConfirm"
/// Another window has the focus. Mirrors Accessibility's.
public let kAXFocusedWindowChangedNotification = "AXFocusedWindowChanged"
/// Another element has the focus. Mirrors Accessibility's.
public let kAXFocusedUIElementChangedNotification = "AXFocusedUIElementChanged"
/// Another window is the main one. Mirrors Accessibility's.
public let kAXMainWindowChangedNotification = "AXMainWindowChanged"
/// A window was opened. Mirrors Accessibility's.
public let kAXWindowCreatedNotification = "AXWindowCreated"
/// A window was moved. Mirrors Accessibility's.
public let kAXWindowMovedNotification = "AXWindowMoved"
/// A window was resized. Mirrors Accessibility's.
public let kAXWindowResizedNotification = "AXWindowResized"
/// A window was hidden by the user. Mirrors Accessibility's.
public let kAXWindowMiniaturizedNotification = "AXWindowMiniaturized"
/// A window is shown again. Mirrors Accessibility's.
public let kAXWindowDeminiaturizedNotification = "AXWindowDeminiaturized"
/// Something was removed. Mirrors Accessibility's.
public let kAXUIElementDestroyedNotification = "AXUIElementDestroyed"
/// A title has changed. Mirrors Accessibility's.
public let kAXTitleChangedNotification = "AXTitleChanged"
/// A value has changed. Mirrors Accessibility's.
public let kAXValueChangedNotification = "AXValueChanged"
/// Another text is selected. Mirrors Accessibility's.
public let kAXSelectedTextChangedNotification = "AXSelectedTextChanged"
/// The program came to the front. Mirrors Accessibility's.
public let kAXApplicationActivatedNotification = "AXApplicationActivated"
/// The program went to the back. Mirrors Accessibility's.
public let kAXApplicationDeactivatedNotification = "AXApplicationDeactivated"
/// The program was hidden. Mirrors Accessibility's.
public let kAXApplicationHiddenNotification = "AXApplicationHidden"
/// The program is shown again. Mirrors Accessibility's.
public let kAXApplicationShownNotification = "AXApplicationShown"
/// The role of a window. Mirrors Accessibility's.
public let kAXWindowRole = "AXWindow"
/// The role of a button. Mirrors Accessibility's.
public let kAXButtonRole = "AXButton"
/// The role of a field. Mirrors Accessibility's.
public let kAXTextFieldRole = "AXTextField"
/// The role of a field of several lines. Mirrors Accessibility's.
public let kAXTextAreaRole = "AXTextArea"
/// The role of a text. Mirrors Accessibility's.
public let kAXStaticTextRole = "AXStaticText"
/// The role of a program. Mirrors Accessibility's.
public let kAXApplicationRole = "AXApplication"
/// The role of an item of a menu. Mirrors Accessibility's.
public let kAXMenuItemRole = "AXMenuItem"
/// The kind of a usual window. Mirrors Accessibility's.
public let kAXStandardWindowSubrole = "AXStandardWindow"
/// The kind of a dialog. Mirrors Accessibility's.
public let kAXDialogSubrole = "AXDialog"
/// The kind of a window over others. Mirrors Accessibility's.
public let kAXFloatingWindowSubrole = "AXFloatingWindow"
/// A sheet was opened. Mirrors the accessibility API's.
public let kAXSheetCreatedNotification = "AXSheetCreated"
/// A drawer was opened. Mirrors the accessibility API's.
public let kAXDrawerCreatedNotification = "AXDrawerCreated"
/// A menu was opened. Mirrors the accessibility API's.
public let kAXMenuOpenedNotification = "AXMenuOpened"
/// A menu was closed. Mirrors the accessibility API's.
public let kAXMenuClosedNotification = "AXMenuClosed"
/// The role of a scroll view. Mirrors the accessibility API's.
public let kAXScrollAreaRole = "AXScrollArea"
/// The role of a table. Mirrors the accessibility API's.
public let kAXTableRole = "AXTable"
/// The role of an outline. Mirrors the accessibility API's.
public let kAXOutlineRole = "AXOutline"
/// The role of a list. Mirrors the accessibility API's.
public let kAXListRole = "AXList"
/// The role of a browser of columns. Mirrors the accessibility API's.
public let kAXBrowserRole = "AXBrowser"
/// The role of a row. Mirrors the accessibility API's.
public let kAXRowRole = "AXRow"
/// The role of a column. Mirrors the accessibility API's.
public let kAXColumnRole = "AXColumn"
/// The role of a cell. Mirrors the accessibility API's.
public let kAXCellRole = "AXCell"
/// The role of a group. Mirrors the accessibility API's.
public let kAXGroupRole = "AXGroup"
/// The role of a picture. Mirrors the accessibility API's.
public let kAXImageRole = "AXImage"
/// The role of a check box. Mirrors the accessibility API's.
public let kAXCheckBoxRole = "AXCheckBox"
/// The role of a radio button. Mirrors the accessibility API's.
public let kAXRadioButtonRole = "AXRadioButton"
/// The role of a button with a menu. Mirrors the accessibility API's.
public let kAXPopUpButtonRole = "AXPopUpButton"
/// The role of a field with a menu. Mirrors the accessibility API's.
public let kAXComboBoxRole = "AXComboBox"
/// The role of a slider. Mirrors the accessibility API's.
public let kAXSliderRole = "AXSlider"
/// The role of a toolbar. Mirrors the accessibility API's.
public let kAXToolbarRole = "AXToolbar"
/// The role of tabs. Mirrors the accessibility API's.
public let kAXTabGroupRole = "AXTabGroup"
/// The role of a split view. Mirrors the accessibility API's.
public let kAXSplitGroupRole = "AXSplitGroup"
/// The role of a menu. Mirrors the accessibility API's.
public let kAXMenuRole = "AXMenu"
/// The role of a menu bar. Mirrors the accessibility API's.
public let kAXMenuBarRole = "AXMenuBar"
/// The role of an item of a menu bar. Mirrors the accessibility API's.
public let kAXMenuBarItemRole = "AXMenuBarItem"
/// The role of a button with a menu. Mirrors the accessibility API's.
public let kAXMenuButtonRole = "AXMenuButton"
/// The role of a sheet. Mirrors the accessibility API's.
public let kAXSheetRole = "AXSheet"
/// The role of an item of the Dock. Mirrors the accessibility API's.
public let kAXDockItemRole = "AXDockItem"
/// The role of something unknown. Mirrors the accessibility API's.
public let kAXUnknownRole = "AXUnknown"
