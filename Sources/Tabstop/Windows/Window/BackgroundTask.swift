/// Work that a system starts while a program has no window. Mirrors SwiftUI's `BackgroundTask`.
///
/// A desktop starts no program for that: none of it runs.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  private let identifier: String

  fileprivate init(identifier: String) { self.identifier = identifier }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A task that loads new content now and then.
  public static func appRefresh(_ identifier: String) -> BackgroundTask {
    BackgroundTask(identifier: identifier)
  }
  /// A task at the end of a transfer.
  public static func urlSession(_ identifier: String) -> BackgroundTask {
    BackgroundTask(identifier: identifier)
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// A task at the end of any transfer.
  public static var urlSession: BackgroundTask { BackgroundTask(identifier: "") }
}

extension Scene {
  /// Sets the action of a task. It never runs: a desktop does not start programs for work in the background. A program that
  /// is running goes on without a window in front; a `Timer` or a `task(_:)` does such work.
  public func backgroundTask<Request: Sendable, Response: Sendable>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }
}
