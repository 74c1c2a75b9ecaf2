public import Foundation

/// A search for the files of a cloud. Mirrors Foundation's `NSMetadataQuery`, which does not exist on Linux: it finds
/// nothing, because programs have no cloud here. A start posts that the search begins and that it is over.
open class NSMetadataQuery: NSObject {
  /// What is searched for. Stored, without effect.
  open var predicate: NSPredicate?
  /// The order of the results. Stored, without effect.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The names of the values that the program reads. Stored, without effect.
  open var valueListAttributes: [String] = []
  /// Where is searched. Stored, without effect.
  open var searchScopes: [Any] = []
  /// The files that are searched. Stored, without effect.
  open var searchItems: [Any]?
  /// The time between two notifications, in seconds. Stored, without effect.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The queue of the notifications. They are posted on the main queue without one.
  open var operationQueue: OperationQueue?
  /// The delegate. Stored, and never called.
  open weak var delegate: AnyObject?
  /// Whether the search has begun.
  open private(set) var isStarted = false
  /// Whether it has ended.
  open private(set) var isStopped = false
  /// Whether it is looking for the first time: never for long.
  open var isGathering: Bool { false }
  /// The number of results: 0.
  open var resultCount: Int { 0 }
  /// The results: none.
  open var results: [Any] { [] }
  /// A result. There are none.
  open func result(at idx: Int) -> Any { fatalError("NSMetadataQuery has no results") }
  /// The place of a result. There are none.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// A value of a result: none.
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
  /// Starts the search. Returns `true`.
  @discardableResult
  open func start() -> Bool {
    (isStarted, isStopped) = (true, false)
    // Sendable: the query itself is posted, on the queue that the program has chosen.
    nonisolated(unsafe) let query = self
    (operationQueue ?? .main).addOperation {
      guard query.isStarted else { return }
      NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: query)
      NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: query)
    }
    return true
  }
  /// Ends the search.
  open func stop() { (isStarted, isStopped) = (false, true) }
  /// Keeps the results as they are. No effect: there are none.
  open func disableUpdates() {}
  /// Changes the results again. No effect: there are none.
  open func enableUpdates() {}
  /// Calls a closure for each result: never.
  open func enumerateResults(
    _ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A file that a search has found. Mirrors Foundation's `NSMetadataItem`.
open class NSMetadataItem: NSObject {
  private let url: URL
  /// Describes a file; `nil` if it is not there.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.url = url
    super.init()
  }
  /// The names of the values.
  open var attributes: [String] {
    [
      NSMetadataItemURLKey, NSMetadataItemPathKey, NSMetadataItemFSNameKey,
      NSMetadataItemDisplayNameKey, NSMetadataItemFSSizeKey, NSMetadataItemFSContentChangeDateKey,
    ]
  }
  /// A value of the file.
  open func value(forAttribute key: String) -> Any? {
    let file = try? FileManager.default.attributesOfItem(atPath: url.path)
    return switch key {
    case NSMetadataItemURLKey: url
    case NSMetadataItemPathKey: url.path
    case NSMetadataItemFSNameKey: url.lastPathComponent
    case NSMetadataItemDisplayNameKey: FileManager.default.displayName(atPath: url.path)
    case NSMetadataItemFSSizeKey: file?[.size]
    case NSMetadataItemFSContentChangeDateKey: file?[.modificationDate]
    default: nil
    }
  }
  /// Values of the file.
  open func values(forAttributes keys: [String]) -> [String: Any]? {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forAttribute: key) }
    return values
  }
}

/// The address of a file. Mirrors Foundation's.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of a file. Mirrors Foundation's.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The name of a file. Mirrors Foundation's.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name of a file for the user. Mirrors Foundation's.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The size of a file. Mirrors Foundation's.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The date of the last change. Mirrors Foundation's.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The date of the creation. Mirrors Foundation's.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The type of the content. Mirrors Foundation's.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// Whether a file is one of a cloud. Mirrors Foundation's.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// Whether a file of a cloud is here. Mirrors Foundation's.
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
/// How much of a file of a cloud is here. Mirrors Foundation's.
public let NSMetadataUbiquitousItemPercentDownloadedKey =
  "NSMetadataUbiquitousItemPercentDownloadedKey"
/// A file of a cloud is not here. Mirrors Foundation's.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// A file of a cloud is here. Mirrors Foundation's.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The newest form of a file of a cloud is here. Mirrors Foundation's.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// The documents of a cloud. Mirrors Foundation's.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The other files of a cloud. Mirrors Foundation's.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The user's folder. Mirrors Foundation's.
public let NSMetadataQueryUserHomeScope = "NSMetadataQueryUserHomeScope"
/// This computer. Mirrors Foundation's.
public let NSMetadataQueryLocalComputerScope = "NSMetadataQueryLocalComputerScope"
/// The key of new files in a notification. Mirrors Foundation's.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The key of changed files in a notification. Mirrors Foundation's.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The key of removed files in a notification. Mirrors Foundation's.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

extension NSNotification.Name {
  /// A search begins. Mirrors Foundation's.
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  /// A search has found more. Never posted. Mirrors Foundation's.
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  /// A search is over. Mirrors Foundation's.
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// The results have changed. Never posted. Mirrors Foundation's.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name(
    "NSMetadataQueryDidUpdateNotification")
  /// Another account of a cloud is used. Never posted. Mirrors Foundation's.
  public static let NSUbiquityIdentityDidChange = NSNotification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}
