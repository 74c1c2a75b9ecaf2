public import Foundation
internal import Tabstop

/// A field to search with. Mirrors the part of UIKit's `UISearchBar` that SwiftUI sources use.
open class UISearchBar: UIView {
  /// The look. All are alike here.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The view in the place of an on-screen keyboard. Stored, without effect: an on-screen keyboard
  /// is the desktop's.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The view above an on-screen keyboard. Stored, without effect: use a toolbar item of the
  /// placement `.keyboard`.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  /// The field of the bar.
  public private(set) lazy var searchTextField = UISearchTextField(of: self)
  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder, shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The style of the search bar. Stored, without effect.
  open var searchBarStyle = Style.default
  /// The capitalization of what is typed. Stored, without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether what is typed is corrected. Stored, without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked. Stored, without effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The type of an on-screen keyboard. Stored, without effect.
  open var keyboardType = UIKeyboardType.default
  /// The label of the Return key. Stored, without effect.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether Return has no effect while the field is empty. Stored, without effect: the Return key
  /// always searches.
  open var enablesReturnKeyAutomatically = true
  /// The colour of the bar. Stored, without effect: the field has the colours of the desktop.
  open var barTintColor: UIColor?
  /// The style of the bar. Stored, without effect: the field has the colours of the desktop.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent. Stored, without effect: the field has the colours of the
  /// desktop.
  open var isTranslucent = true
  /// The picture behind the field. Stored, without effect: nothing is behind the field.
  open var backgroundImage: UIImage?
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false { didSet { changed(oldValue != showsCancelButton) } }
  /// The delegate, which is notified of what the user does. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Whether its field has the focus.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Its field can have the focus.
  open override var canBecomeFirstResponder: Bool { true }
  /// Gives its field the focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Takes the focus from its field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  override var content: AnyView? { AnyView(ShownSearchBar(bar: self)) }
}

/// A delegate that is notified of what the user does in a search field. Mirrors UIKit's
/// `UISearchBarDelegate`.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the field has got the focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the field has lost the focus.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called for the Return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for the button that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// The field of a search bar. Mirrors the part of UIKit's `UISearchTextField` that SwiftUI sources use.
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  /// Creates a field that belongs to no bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
  }
  /// Creates a field without reading an archive: Linux has none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    borderStyle = .roundedRect
  }
  convenience init(of bar: UISearchBar) {
    self.init(frame: .zero)
    self.bar = bar
  }

  override var usualPlaceholder: String { String(own: "Search") }

  override func didChange() {
    super.didChange()
    if let bar { bar.delegate?.searchBar(bar, textDidChange: text ?? "") }
  }
  override func didChangeEditing() {
    super.didChangeEditing()
    guard let bar else { return }
    if isEditing {
      bar.delegate?.searchBarTextDidBeginEditing(bar)
    } else {
      bar.delegate?.searchBarTextDidEndEditing(bar)
    }
  }
  override func didSubmit() {
    super.didSubmit()
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
  }
}

private struct ShownSearchBar: View {
  let bar: UISearchBar

  var body: some View {
    let _ = bar.revision.number
    HStack {
      bar.searchTextField.content
      if bar.showsCancelButton {
        Button(String(own: "Cancel")) { bar.delegate?.searchBarCancelButtonClicked(bar) }
      }
    }
  }
}
