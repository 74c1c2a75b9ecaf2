public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A controller that opens a file in the desktop's program for it. Mirrors UIKit's
/// `UIDocumentInteractionController`.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The name of the file.
  open var name: String?
  /// The type of the file. Stored, without effect.
  open var uti: String?
  /// The delegate. Stored, without effect: the program itself shows nothing. Not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a controller of a file.
  public init(url URL: URL) {
    url = URL
    name = URL.lastPathComponent
    super.init()
  }

  /// Opens the file in the desktop's program for it; returns whether there is one.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { open() }
  /// Opens the file in the desktop's program for it.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    open()
  }
  /// Opens the file in the desktop's program for it.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { open() }
  /// Closes the preview. No effect.
  open func dismissPreview(animated: Bool) {}

  private func open() -> Bool {
    guard let url else { return false }
    return NSWorkspace.shared.open(url)
  }
}

/// The delegate of a document interaction controller. Its methods are never called. Mirrors UIKit's
/// `UIDocumentInteractionControllerDelegate`.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Called for the controller that shows a preview. Never called.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Called when the preview was closed. Never called.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// The controller that shows a preview. Always empty.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// A view controller that lets the user choose a colour. Mirrors UIKit's
/// `UIColorPickerViewController`.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The colour.
  open var selectedColor: UIColor = .black { didSet { view.hosted = picker } }
  /// Whether the user can choose a translucent colour.
  open var supportsAlpha = true
  /// The delegate, which is notified of the chosen colour. Not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  open override func viewDidLoad() { view.hosted = picker }

  private var picker: AnyView {
    AnyView(
      ColorPicker(
        title ?? String(own: "Colour of Your Own"),
        selection: Binding(
          get: { [selectedColor] in selectedColor.color },
          // The controller retains the view that shows this.
          set: { [weak self] in self?.choose(UIColor($0)) }), supportsOpacity: supportsAlpha
      )
      .padding())
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }
}

/// The delegate of a controller for colours. Mirrors UIKit's `UIColorPickerViewControllerDelegate`.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a colour.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the user has chosen a colour.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user closes the dialog. Never called: the dialog is the program's.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
