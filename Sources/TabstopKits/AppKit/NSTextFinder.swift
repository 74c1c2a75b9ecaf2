public import Foundation

/// A search in a text. Mirrors the names of AppKit's `NSTextFinder`: a text view has no bar for searching. Use
/// `searchable`, and `NSLayoutManager`'s temporary attributes for what was found.
@preconcurrency @MainActor
open class NSTextFinder: NSObject {
  /// What a search does, as the number of the sender of `performTextFinderAction(_:)`. Mirrors AppKit's.
  public enum Action: Int, Sendable {
    case showFindInterface = 1
    case nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString
    case replaceAllInSelection, selectAll, selectAllInSelection, hideFindInterface
    case showReplaceInterface, hideReplaceInterface
  }
  /// Creates a search.
  public override init() { super.init() }
  /// Whether the text is searched while typing. Stored, without effect.
  open var isIncrementalSearchingEnabled = false
  /// Performs an action. No effect.
  open func performAction(_ op: Action) {}
  /// Whether an action has an effect. Always `false`.
  open func validateAction(_ op: Action) -> Bool { false }
}
