public import Foundation
internal import Tabstop

/// A control that refreshes a table or a collection: F5 sends its `valueChanged` event. It shows nothing. Mirrors
/// UIKit's `UIRefreshControl`.
open class UIRefreshControl: UIControl {
  /// The text below the indicator. Stored, without effect.
  open var attributedTitle: NSAttributedString?
  /// Whether the program is refreshing.
  open private(set) var isRefreshing = false
  /// Sets `isRefreshing`. Nothing is shown.
  open func beginRefreshing() { isRefreshing = true }
  /// Clears `isRefreshing`.
  open func endRefreshing() { isRefreshing = false }
  override var content: AnyView? { AnyView(EmptyView()) }

  /// Refreshes for the user, who has pressed F5.
  func refresh() {
    if isRefreshing || !isEnabled { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}

/// A modifier that refreshes by F5, if there is a control for it.
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
