// Pages for shortcuts, under the module name IntentsUI: a compatible interface, not Apple's. There is no assistant:
// the pages end at once, as if the user had cancelled, and the button is hidden.
public import Foundation
@_exported public import IntentsInterface
public import TabstopKits

/// The page on which the user adds a phrase. It ends at once, as if the user had cancelled. Mirrors IntentsUI's
/// `INUIAddVoiceShortcutViewController`.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: OpeningController {
  /// The delegate. Not retained.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  /// Creates a page.
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Creates a page without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func open(_ done: @escaping () -> Void) {
    delegate?.addVoiceShortcutViewControllerDidCancel(self)
    done()
  }
}

/// The delegate of a page. Mirrors IntentsUI's.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
  /// The user has added a phrase. Not called here.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// The user has cancelled.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The page on which the user changes a phrase. It ends at once, as if the user had cancelled. Mirrors IntentsUI's
/// `INUIEditVoiceShortcutViewController`.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: OpeningController {
  /// The delegate. Not retained.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  /// Creates a page.
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Creates a page without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func open(_ done: @escaping () -> Void) {
    delegate?.editVoiceShortcutViewControllerDidCancel(self)
    done()
  }
}

/// The delegate of a page. Mirrors IntentsUI's.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
  /// The user has changed the phrase. Not called here.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// The user has removed the phrase. Not called here.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// The user has cancelled.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// The colours of a button for a phrase. Mirrors IntentsUI's.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// The button that adds a phrase. It shows nothing and cannot be pressed: there is no assistant. Mirrors IntentsUI's
/// `INUIAddVoiceShortcutButton`.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
  /// The shortcut.
  open var shortcut: INShortcut?
  /// The delegate, which is not called. Not retained.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// Creates a button.
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    isHidden = true
  }
}

/// What a button asks for. Nothing is called here. Mirrors IntentsUI's.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
  /// A page is to be shown.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  /// A page is to be shown.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
