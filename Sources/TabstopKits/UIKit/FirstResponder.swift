/// The view of UIKit's or AppKit's that has the focus in the active window.
@MainActor
enum FirstResponder {
  private static weak var last: UIView?

  /// The view, if one has the focus.
  static var view: UIView? { last?.hasFocus == true ? last : nil }

  /// The view and those that it is in, from within: the first receivers of an action without a target.
  static var chain: [UIView] { Array(sequence(first: view) { $0?.superview }.compactMap { $0 }) }

  /// Called when a view has got the focus or lost it.
  static func focusChanged(of view: UIView, to hasFocus: Bool) {
    view.hasFocus = hasFocus
    if hasFocus { last = view }
  }
}
