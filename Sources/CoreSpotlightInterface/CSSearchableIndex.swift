// The search of the system, under the module name CoreSpotlight: a compatible interface, not Apple's. A desktop keeps no
// index for programs: to add items ends with an error.
@_exported public import Foundation
@_exported public import UniformTypeIdentifiersInterface

/// The index of a program's items. Nothing is kept. Mirrors Core Spotlight's `CSSearchableIndex`.
// Sendable: one thread at a time.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let usual = CSSearchableIndex(name: "default")
  /// Creates an index.
  public init(name: String) { super.init() }
  /// The usual index.
  open class func `default`() -> CSSearchableIndex { usual }
  /// The delegate. Never called.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  /// Whether items can be indexed. Always `false`.
  open class func isIndexingAvailable() -> Bool { false }

  /// Adds items, which are not kept. Passes an error to the handler.
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Adds items, which are not kept. Always throws.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    throw CSIndexError(.indexUnavailableError)
  }
  /// Removes items. Passes no error to the handler: there are none.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(completionHandler) }
  /// Removes items. No effect: there are none.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  /// Removes the items of domains. Passes no error to the handler: there are none.
  public func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(completionHandler) }
  /// Removes the items of domains. No effect: there are none.
  public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws
  {}
  /// Removes all items. Passes no error to the handler: there are none.
  public func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(completionHandler) }
  /// Removes all items. No effect: there are none.
  public func deleteAllSearchableItems() async throws {}

  private func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    DispatchQueue.global().async { handler?(CSIndexError(.indexUnavailableError)) }
  }
  private func finish(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    DispatchQueue.global().async { handler?(nil) }
  }
}

/// A delegate that is asked for items again. Never called. Mirrors Core Spotlight's.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Called when all items are needed again. Never called.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  /// Called when items are needed again. Never called.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// A search in the index, which finds nothing. Mirrors Core Spotlight's `CSSearchQuery`.
// Sendable: one thread at a time.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// Creates a search.
  public init(queryString: String, attributes: [String]?) { super.init() }
  /// Called with items. Never called.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Called at the end, with an error.
  open var completionHandler: (((any Error)?) -> Void)?
  /// The number of items. Always 0.
  open var foundItemCount: Int { 0 }
  /// Searches. Calls the handler with an error.
  open func start() {
    // The program's closure, which is called on another thread as by Core Spotlight.
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.global().async { completion?(CSIndexError(.indexUnavailableError)) }
  }
  /// Ends the search. No effect.
  open func cancel() {}
}

/// An error of the index. Mirrors Core Spotlight's `CSIndexError`.
public struct CSIndexError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// An item of the index. Mirrors Core Spotlight's `CSSearchableItem`.
// Sendable: one thread at a time.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The name of the item.
  open var uniqueIdentifier: String
  /// The name of the group of the item.
  open var domainIdentifier: String?
  /// What is known of the item.
  open var attributeSet: CSSearchableItemAttributeSet
  /// The date at which the item would be removed.
  open var expirationDate: Date?
  /// Creates an item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// What is known of an item. Mirrors Core Spotlight's `CSSearchableItemAttributeSet`.
// Sendable: one thread at a time.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The type of the content.
  public let contentType: String
  /// Creates a set.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }
  /// Creates a set.
  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }
  /// The title.
  open var title: String?
  /// The name for the user.
  open var displayName: String?
  /// The description.
  open var contentDescription: String?
  /// Words that the user may search for.
  open var keywords: [String]?
  /// The picture as a file's content.
  open var thumbnailData: Data?
  /// The picture as a file.
  open var thumbnailURL: URL?
  /// The address of the content.
  open var contentURL: URL?
  /// The date of the content.
  open var contentCreationDate: Date?
  /// The date of the last change.
  open var contentModificationDate: Date?
  /// The date of the first day.
  open var startDate: Date?
  /// The date of the last day.
  open var endDate: Date?
  /// The date at which it must be done.
  open var dueDate: Date?
  /// The text of the content.
  open var textContent: String?
  /// The name of an item that this one belongs to.
  open var relatedUniqueIdentifier: String?
  /// The identifier of the item.
  open var identifier: String?
  /// The subject.
  open var subject: String?
  /// The author.
  open var creator: String?
  /// The artist.
  open var artist: String?
  /// The album.
  open var album: String?
  /// The kind of the content.
  open var kind: String?
  /// The name of the place.
  open var namedLocation: String?
  /// The degree of latitude.
  open var latitude: NSNumber?
  /// The degree of longitude.
  open var longitude: NSNumber?
  /// The telephone numbers.
  open var phoneNumbers: [String]?
  /// The e-mail addresses.
  open var emailAddresses: [String]?
  /// Whether the program offers a call.
  open var supportsPhoneCall: NSNumber?
  /// Whether the program offers a way.
  open var supportsNavigation: NSNumber?
  /// The duration, in seconds.
  open var duration: NSNumber?
  /// The date at which it was added.
  open var addedDate: Date?
  /// The rating, from 0 to 5.
  open var rating: NSNumber?
}

/// The type of the activity with which the user chooses an item. Never arrives. Mirrors Core Spotlight's.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's name in the activity. Mirrors Core Spotlight's.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which the user searches in the program. Never arrives. Mirrors Core Spotlight's.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the text in the activity. Mirrors Core Spotlight's.
public let CSSearchQueryString = "kCSSearchQueryString"
