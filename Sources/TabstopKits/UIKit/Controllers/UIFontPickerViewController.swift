public import Foundation
internal import Tabstop

/// The delegate of a choice of a font. Mirrors UIKit's `UIFontPickerViewControllerDelegate`.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the user has chosen none.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A choice of a font: the desktop's dialog with the installed fonts. In a sheet, a text says that it is open, and the
/// sheet ends with the dialog. Mirrors UIKit's `UIFontPickerViewController`.
open class UIFontPickerViewController: UIViewController {
  /// The fonts that can be chosen. No effect: all can. Mirrors UIKit's.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Creates the usual configuration.
    public override init() { super.init() }
    /// Whether the faces of families can be chosen. No effect: they can.
    open var includeFaces = false
    /// Whether the names are in the desktop's font. No effect: each is in its own font.
    open var displayUsingSystemFont = false
    /// The traits of the fonts. Stored, without effect.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// The languages of the fonts. Stored, without effect.
    open var filteredLanguagesPredicate: NSPredicate?
  }

  /// The fonts that can be chosen. Stored, without effect.
  public let configuration: Configuration
  /// The delegate.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is selected at first, then the chosen one.
  open var selectedFontDescriptor: UIFontDescriptor?
  private var fontDialog: FontDialog?

  /// Creates a choice.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a choice with the usual configuration.
  public convenience init() { self.init(configuration: Configuration()) }
  /// There are no archives here.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  private func ask(over: @escaping () -> Void) {
    guard fontDialog == nil else { return }
    let font = selectedFontDescriptor.map { UIFont(descriptor: $0, size: $0.pointSize) }
    let manager = NSFontManager.shared
    let choice = manager.choice(of: font ?? .systemFont(ofSize: UIFont.systemFontSize))
    fontDialog = FontDialog(choice) { [weak self] choice in
      self?.chosen(choice)
      over()
    }
  }

  /// The user has chosen, or closed the dialog; for tests too.
  func chosen(_ choice: FontDialog.Choice?) {
    fontDialog = nil
    if let font = choice.flatMap(NSFontManager.shared.font(of:)) {
      selectedFontDescriptor = font.fontDescriptor
      delegate?.fontPickerViewControllerDidPickFont(self)
    } else {
      delegate?.fontPickerViewControllerDidCancel(self)
    }
  }

  override var shown: AnyView {
    AnyView(
      WaitingView { [self] parent, over in
        parent.whenPresented { [self] in ask(over: over) }
      }
      .onDisappear { [self] in end() })
  }

  override func begin(ended: @escaping () -> Void) -> Bool {
    EnvironmentValues().dialogParent.whenPresented { [self] in
      ask { [weak self] in
        self?.closed()
        ended()
      }
    }
    return true
  }

  override func end() {
    let open = fontDialog
    fontDialog = nil
    open?.close()
    super.end()
  }
}
