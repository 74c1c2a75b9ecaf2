public import Foundation
internal import Tabstop

/// A control that refreshes what a table or a collection shows: F5 sends its `valueChanged` event. Mirrors UIKit's
/// `UIRefreshControl`. It shows nothing.
open class UIRefreshControl: UIControl {
  /// The text below the indicator. Stored, without effect.
  open var attributedTitle: NSAttributedString?
  /// Whether the program has begun to refresh, and not ended.
  open private(set) var isRefreshing = false
  /// Sets `isRefreshing`. Nothing is shown.
  open func beginRefreshing() { isRefreshing = true }
  /// Clears `isRefreshing`.
  open func endRefreshing() { isRefreshing = false }
  override var content: AnyView? { AnyView(EmptyView()) }

  /// The user refreshes.
  func refresh() {
    if isRefreshing || !isEnabled { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}

/// F5 refreshes, if there is a control for it.
struct Refreshing: ViewModifier {
  let control: UIRefreshControl?

  func body(content: Content) -> some View {
    if let control {
      content.refreshable { await MainActor.run { control.refresh() } }
    } else {
      content
    }
  }
}
