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
  /// Schedules a task. Always throws: nothing starts programs.
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  /// Cancels a task. No effect.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Cancels all tasks. No effect.
  public func cancelAllTaskRequests() {}
  /// The requests that wait. Always empty.
  public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
  /// The scheduled tasks. Always empty.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  /// An error of work. Mirrors Background Tasks'.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The codes of the error.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted

      /// Matches an error of this code, in `catch BGTaskScheduler.Error.notPermitted`.
      public static func ~= (match: Self, error: any Swift.Error) -> Bool {
        (error as? Error)?.code == match
      }
    }
    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// Nothing starts programs.
    public static var unavailable: Code { .unavailable }
    /// There are too many requests.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The program may not ask for it.
    public static var notPermitted: Code { .notPermitted }
  }
}

/// Work that a program asks for. Mirrors Background Tasks' `BGTaskRequest`.
open class BGTaskRequest: NSObject {
  /// The name of the task.
  public let identifier: String
  /// The earliest date at which the task may begin. Stored, without effect.
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
  /// Whether the task needs the network. Stored, without effect.
  public var requiresNetworkConnectivity = false
  /// Whether the task needs external power. Stored, without effect.
  public var requiresExternalPower = false
  /// Creates a request.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A work: never created. Mirrors Background Tasks' `BGTask`.
// Sendable: one thread at a time.
open class BGTask: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The name of the task.
  public var identifier: String { "" }
  /// The closure that is called when the task's time is over.
  public var expirationHandler: (() -> Void)?
  /// Ends the work.
  public func setTaskCompleted(success: Bool) {}
}

/// A short work: never created. Mirrors Background Tasks'.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A long work: never created. Mirrors Background Tasks'.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
