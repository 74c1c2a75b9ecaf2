internal import Tabstop

/// The view of UIKit's or AppKit's that has the focus in the active window.
@MainActor
enum FirstResponder {
  /// The view, if one has the focus.
  static var view: UIView? { Desktop.focusOwner as? UIView }

  /// The view and those that it is in, from within: the first receivers of an action without a target.
  static var chain: [UIView] { Array(sequence(first: view) { $0?.superview }.compactMap { $0 }) }
}
