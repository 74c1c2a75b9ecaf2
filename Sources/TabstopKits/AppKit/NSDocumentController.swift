public import Foundation

/// The documents of a program. Mirrors AppKit's: it knows none. Use `DocumentGroup`, whose windows have their own
/// commands.
@preconcurrency @MainActor
open class NSDocumentController: NSObject {
  /// The only controller.
  public static let shared = NSDocumentController()
  /// The files that were opened last. Always empty: the desktop has its own list.
  open var recentDocumentURLs: [URL] { [] }
  /// The open documents. Always empty: they are `DocumentGroup`'s.
  open var documents: [NSDocument] { [] }
  /// The document of the active window. Always `nil`: the documents are `DocumentGroup`'s.
  open var currentDocument: NSDocument? { nil }
  /// Empties the list of files. No effect.
  open func clearRecentDocuments(_ sender: Any?) {}
  /// Adds a file to the list. No effect.
  open func noteNewRecentDocumentURL(_ url: URL) {}
  /// Opens a new document. No effect: use `newDocument` of the environment.
  open func newDocument(_ sender: Any?) {}
  /// Asks for a document. No effect: use `openDocument` of the environment.
  open func openDocument(_ sender: Any?) {}
}

/// A document of a program. Mirrors the names of AppKit's `NSDocument` that a program with a `DocumentGroup` asks the
/// controller for. There are none: the windows of a group have documents of SwiftUI.
@preconcurrency @MainActor
open class NSDocument: NSObject {
  /// The file; `nil` before it was saved.
  open var fileURL: URL?
  /// The name of the document.
  open var displayName: String! = nil
  /// Whether there are changes that are not saved. Always `false`.
  open var isDocumentEdited: Bool { false }
  /// Creates a document.
  public override init() { super.init() }
}
