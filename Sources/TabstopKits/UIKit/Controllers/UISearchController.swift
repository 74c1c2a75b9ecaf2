public import Foundation

/// A controller with a search field. It searches nothing: use `searchable`. Mirrors UIKit's `UISearchController`.
open class UISearchController: UIViewController {
  /// The search field.
  open private(set) lazy var searchBar = UISearchBar()
  /// Whether the content is dimmed during a search. Stored, without effect.
  open var obscuresBackgroundDuringPresentation = false
  /// Whether a search hides the navigation bar. Stored, without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the user is searching. Stored, without effect.
  open var isActive = false
  /// The object that updates the results. Stored, without effect.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Creates a controller that searches nothing.
  public init(searchResultsController: UIViewController? = nil) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An object that shows the results of a search. Not called: use `searchable`. Mirrors UIKit's
/// `UISearchResultsUpdating`.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text has changed. Not called here.
  func updateSearchResults(for searchController: UISearchController)
}
