public import Foundation

/// Is notified of what coordinators of this program do to a file. Mirrors Foundation's `NSFilePresenter`. Changes by
/// other programs are not reported.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or the folder; `nil` for none yet.
  var presentedItemURL: URL? { get }
  /// The queue in which the presenter is notified.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called when another one has written the file.
  func presentedItemDidChange()
  /// Called when the file was moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called when another one has written a file in the folder.
  func presentedSubitemDidChange(at url: URL)
  /// Called before another one reads the file: it is read when the closure is called.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Called before another one deletes the file: it is deleted when the closure is called.
  func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
  /// Called before the file is read, to save changes. There is nothing to save.
  public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Allows it.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
}

/// The presenters that are notified.
///
/// `@unchecked Sendable`: what changes is behind the lock.
final class FilePresenters: @unchecked Sendable {
  static let shared = FilePresenters()
  private struct Reference { weak var presenter: (any NSFilePresenter)? }
  /// A presenter on its way to its own queue.
  private struct Notified: @unchecked Sendable { let presenter: any NSFilePresenter }
  private let lock = NSLock()
  private var references: [Reference] = []

  var all: [any NSFilePresenter] { lock.withLock { references.compactMap(\.presenter) } }

  func add(_ presenter: any NSFilePresenter) {
    lock.withLock {
      references.removeAll { $0.presenter == nil || $0.presenter === presenter }
      references.append(Reference(presenter: presenter))
    }
  }

  func remove(_ presenter: any NSFilePresenter) {
    lock.withLock {
      references.removeAll { $0.presenter == nil || $0.presenter === presenter }
    }
  }

  private func presenters(
    of url: URL, except own: (any NSFilePresenter)?
  ) -> [any NSFilePresenter] {
    // Without the slash at the end, with which a folder may be written.
    let path = url.standardizedFileURL.path
    return all.filter { $0 !== own && $0.presentedItemURL?.standardizedFileURL.path == path }
  }

  /// Calls the presenters of a file, and those of its folder, in their queues.
  func notify(
    _ url: URL, except own: (any NSFilePresenter)?,
    _ body: @escaping @Sendable (any NSFilePresenter) -> Void
  ) {
    for presenter in presenters(of: url, except: own) {
      let notified = Notified(presenter: presenter)
      presenter.presentedItemOperationQueue.addOperation { body(notified.presenter) }
    }
    for presenter in presenters(of: url.deletingLastPathComponent(), except: own) {
      let notified = Notified(presenter: presenter)
      presenter.presentedItemOperationQueue.addOperation {
        notified.presenter.presentedSubitemDidChange(at: url)
      }
    }
  }

  /// Lets the presenters of a file save it, or prepare for its end, before it is read or deleted. One whose queue
  /// is this one is called at once.
  func prepare(_ intent: NSFileAccessIntent, except own: (any NSFilePresenter)?) {
    guard intent.savesBefore || intent.deletes else { return }
    for presenter in presenters(of: intent.url, except: own) {
      let notified = Notified(presenter: presenter)
      let done = DispatchSemaphore(value: 0)
      let call: @Sendable () -> Void = {
        if intent.deletes {
          notified.presenter.accommodatePresentedItemDeletion { _ in done.signal() }
        } else {
          notified.presenter.savePresentedItemChanges { _ in done.signal() }
        }
      }
      let queue = presenter.presentedItemOperationQueue
      let isHere =
        queue === OperationQueue.current || queue === OperationQueue.main && Thread.isMainThread
      if isHere { call() } else { queue.addOperation(call) }
      // A presenter that does not answer does not stop the file for ever.
      _ = done.wait(timeout: .now() + 10)
    }
  }
}
