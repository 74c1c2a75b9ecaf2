// Work while a program does not run, under the module name BackgroundTasks: a compatible interface, not Apple's.
// Nothing starts programs here: to ask for it throws.
@_exported public import Foundation

/// Lets programs work while they do not run: never here. Mirrors Background Tasks' `BGTaskScheduler`.
public final class BGTaskScheduler: NSObject, Sendable {
  private override init() { super.init() }
  /// The only instance.
  public static let shared = BGTaskScheduler()
  /// Registers work, which is never started. Returns false.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }
  /// Throws: nothing starts programs.
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  /// Nothing to do.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Nothing to do.
  public func cancelAllTaskRequests() {}
  /// None.
  public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
  /// None.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  /// An error of work. Mirrors Background Tasks'.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }
    /// What went wrong.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
  }
}

/// Work that a program asks for. Mirrors Background Tasks' `BGTaskRequest`.
open class BGTaskRequest: NSObject {
  /// Its name.
  public let identifier: String
  /// Stored, without effect.
  public var earliestBeginDate: Date?
  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
/// A short work. Mirrors Background Tasks'.
public final class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request.
  public override init(identifier: String) { super.init(identifier: identifier) }
}
/// A long work. Mirrors Background Tasks'.
public final class BGProcessingTaskRequest: BGTaskRequest {
  /// Stored, without effect.
  public var requiresNetworkConnectivity = false
  /// Stored, without effect.
  public var requiresExternalPower = false
  /// Creates a request.
  public override init(identifier: String) { super.init(identifier: identifier) }
}
/// A work: never created. Mirrors Background Tasks' `BGTask`.
open class BGTask: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Its name.
  public var identifier: String { "" }
  /// What is called when there is no time left.
  public var expirationHandler: (() -> Void)?
  /// Ends the work.
  public func setTaskCompleted(success: Bool) {}
}
/// A short work: never created. Mirrors Background Tasks'.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A long work: never created. Mirrors Background Tasks'.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
