public import Foundation

/// The documents of a program. Mirrors AppKit's: it knows none. Use `DocumentGroup`, whose windows have their own
/// commands.
@preconcurrency @MainActor
open class NSDocumentController: NSObject {
  /// The only controller.
  public static let shared = NSDocumentController()
  /// The files that were opened last. Always empty: the desktop has its own list.
  open var recentDocumentURLs: [URL] { [] }
  /// Empties the list of files. No effect.
  open func clearRecentDocuments(_ sender: Any?) {}
  /// Adds a file to the list. No effect.
  open func noteNewRecentDocumentURL(_ url: URL) {}
  /// Opens a new document. No effect: use `newDocument` of the environment.
  open func newDocument(_ sender: Any?) {}
  /// Asks for a document. No effect: use `openDocument` of the environment.
  open func openDocument(_ sender: Any?) {}
}
