internal import CGtk
internal import GtkBridge

/// Addresses that the desktop opens with the program, and the views that handle them.
@MainActor
final class OpenedAddresses {
  static let shared = OpenedAddresses()

  private struct Taker {
    let owner: ObjectIdentifier
    let window: ObjectIdentifier
    let take: (String) -> Void
  }

  /// In the order in which they were added: views before those inside.
  private var takers: [Taker] = []
  /// The addresses that no view has handled yet.
  private var waiting: [String] = []
  private var expectations: [ExpectedAddress] = []

  /// Passes `addresses` to the views of one window, which comes to the front, except those that are
  /// expected elsewhere.
  func open(_ addresses: [String]) {
    Updater.shared.event {
      let others = addresses.filter { !isExpected($0) }
      waiting += others
      if !others.isEmpty || addresses.isEmpty { ProgramLife.opens(others) }
      handOn()
    }
  }

  func expect(_ expectation: ExpectedAddress) { expectations.append(expectation) }

  func forget(_ expectation: ExpectedAddress) {
    expectations.removeAll { $0 === expectation }
  }

  private func isExpected(_ address: String) -> Bool {
    guard let expectation = expectations.last(where: { $0.matches(address) }) else { return false }
    forget(expectation)
    if let window = Updater.shared.activeWindow ?? Updater.shared.windows.last {
      gtk_window_present(window.widget.cast(to: GtkWindow.self))
    }
    expectation.take(address)
    return true
  }

  func add(_ owner: _Node, take: @escaping (String) -> Void) {
    takers.append(
      Taker(owner: ObjectIdentifier(owner), window: ObjectIdentifier(owner.window), take: take))
    if !waiting.isEmpty { Updater.shared.afterUpdate { [self] in handOn() } }
  }

  func remove(_ owner: _Node) { takers.removeAll { $0.owner == ObjectIdentifier(owner) } }

  private func handOn() {
    guard !waiting.isEmpty, let window = receiver else { return }
    let (addresses, receivers) = (waiting, takers.filter { $0.window == ObjectIdentifier(window) })
    waiting = []
    for address in addresses {
      for receiver in receivers { receiver.take(address) }
    }
    window.whenPresented { [weak window] in
      if let window { gtk_window_present(window.widget.cast(to: GtkWindow.self)) }
    }
  }

  /// The active window, else the newest, of those in which a view handles addresses.
  private var receiver: WindowContext? {
    let windows = Updater.shared.windows.filter { window in
      takers.contains { $0.window == ObjectIdentifier(window) }
    }
    return windows.last { $0.isActive } ?? windows.last
  }
}

/// An address with which the desktop answers something that the program has begun. It reaches no view.
@MainActor
package final class ExpectedAddress {
  fileprivate let matches: (String) -> Bool
  fileprivate let take: (String) -> Void

  /// Waits for the first address that `matches`.
  package init(matching matches: @escaping (String) -> Bool, take: @escaping (String) -> Void) {
    self.matches = matches
    self.take = take
    OpenedAddresses.shared.expect(self)
  }

  /// Waits no longer.
  package func cancel() { OpenedAddresses.shared.forget(self) }
}

extension View {
  /// Runs `action` with each address that the desktop opens with the program.
  package func onOpenAddress(perform action: @escaping (String) -> Void) -> some View {
    modifier(OpenAddressModifier(action: action))
  }
}

private struct OpenAddressModifier: _PrimitiveModifier {
  let action: (String) -> Void

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    OpenAddressNode(view, context)
  }
}

private final class OpenAddressNode<Content: View>: ModifierNode<Content, OpenAddressModifier> {
  override init(_ view: ModifiedContent<Content, OpenAddressModifier>, _ context: _Context) {
    super.init(view, context)
    OpenedAddresses.shared.add(self) { [weak self] in self?.view.modifier.action($0) }
    makeContent()
  }

  override func unmount() {
    super.unmount()
    OpenedAddresses.shared.remove(self)
  }
}
