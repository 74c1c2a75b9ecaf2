internal import GtkBridge

/// The requests of the desktop to the program, and the views that carry them out. Each request is
/// passed to all such views of one window; it waits until there is one.
@MainActor
final class DesktopRequests<Request> {
  private struct Handler {
    let owner: ObjectIdentifier
    let window: ObjectIdentifier
    /// Whether the view does what is asked for.
    let handle: (Request) -> Bool
  }

  /// The handlers in the order in which they were added: views before those inside.
  private var handlers: [Handler] = []
  /// The requests that no view has carried out yet.
  private var waiting: [Request] = []

  /// Passes requests to the views of one window, which comes to the front.
  func pass(_ requests: [Request]) {
    waiting += requests
    deliver(areNew: true)
  }

  func add(_ owner: _Node, handle: @escaping (Request) -> Bool) {
    handlers.append(
      Handler(
        owner: ObjectIdentifier(owner), window: ObjectIdentifier(owner.window), handle: handle))
    if !waiting.isEmpty { Updater.shared.afterUpdate { [self] in deliver(areNew: false) } }
  }

  func remove(_ owner: _Node) { handlers.removeAll { $0.owner == ObjectIdentifier(owner) } }

  /// A window comes to the front for new requests, and for earlier ones that can now be carried
  /// out.
  private func deliver(areNew: Bool) {
    guard !waiting.isEmpty, let window = receiver else { return }
    let (requests, receivers) = (waiting, handlers.filter { $0.window == ObjectIdentifier(window) })
    waiting = []
    for request in requests {
      // All of them get it.
      let isDone = receivers.map { $0.handle(request) }.contains(true)
      if !isDone { waiting.append(request) }
    }
    guard areNew || waiting.count < requests.count else { return }
    window.whenPresented { [weak window] in
      if let window { window.widget.presentWindow() }
    }
  }

  /// The active window, else the newest, of those in which a view takes requests.
  private var receiver: WindowContext? {
    let windows = Updater.shared.windows.filter { window in
      handlers.contains { $0.window == ObjectIdentifier(window) }
    }
    return windows.last { $0.isActive } ?? windows.last
  }
}
