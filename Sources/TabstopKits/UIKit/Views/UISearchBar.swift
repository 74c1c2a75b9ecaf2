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
  /// The text.
  open var text: String? { didSet { changed(oldValue != text) } }
  /// The placeholder, shown while the field is empty.
  open var placeholder: String? { didSet { changed(oldValue != placeholder) } }
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

private struct ShownSearchBar: View {
  let bar: UISearchBar
  @FocusState private var isFocused: Bool

  var body: some View {
    let _ = bar.revision.number
    HStack {
      TextField(
        bar.placeholder ?? String(own: "Search"),
        text: Binding(get: { bar.text ?? "" }, set: { type($0) })
      )
      .textFieldStyle(.roundedBorder)
      .focused($isFocused)
      .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
      .onChange(of: isFocused) { _, isFocused in
        if isFocused {
          bar.delegate?.searchBarTextDidBeginEditing(bar)
        } else {
          bar.delegate?.searchBarTextDidEndEditing(bar)
        }
      }
      if bar.showsCancelButton {
        Button(String(own: "Cancel")) { bar.delegate?.searchBarCancelButtonClicked(bar) }
      }
    }
  }

  private func type(_ text: String) {
    guard text != bar.text ?? "" else { return }
    bar.text = text
    bar.delegate?.searchBar(bar, textDidChange: text)
  }
}
