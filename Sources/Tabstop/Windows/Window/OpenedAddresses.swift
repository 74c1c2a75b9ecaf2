internal import GtkBridge

/// Addresses that the desktop opens with the program, and the views that handle them.
@MainActor
final class OpenedAddresses {
  static let shared = OpenedAddresses()

  private let requests = DesktopRequests<String>()
  private var expectations: [ExpectedAddress] = []

  /// Passes `addresses` to the views of one window, which comes to the front, except those that are
  /// expected elsewhere.
  func open(_ addresses: [String]) {
    Updater.shared.event {
      let others = addresses.filter { !isExpected($0) }
      if !others.isEmpty || addresses.isEmpty { ProgramLife.opens(others) }
      requests.pass(others)
    }
  }

  func expect(_ expectation: ExpectedAddress) { expectations.append(expectation) }

  func forget(_ expectation: ExpectedAddress) {
    expectations.removeAll { $0 === expectation }
  }

  private func isExpected(_ address: String) -> Bool {
    guard let expectation = expectations.last(where: { $0.matches(address) }) else { return false }
    forget(expectation)
    if let window = Updater.shared.activeWindow {
      window.widget.presentWindow()
    }
    expectation.handle(address)
    return true
  }

  func add(_ owner: _Node, handle: @escaping (String) -> Void) {
    requests.add(owner) { address in
      handle(address)
      return true
    }
  }

  func remove(_ owner: _Node) { requests.remove(owner) }
}

/// An address that the program waits for, such as that of a sign-in in the browser: it is not passed
/// to the views.
@MainActor
package final class ExpectedAddress {
  fileprivate let matches: (String) -> Bool
  fileprivate let handle: (String) -> Void

  /// Waits for the first address that `matches`.
  package init(matching matches: @escaping (String) -> Bool, handle: @escaping (String) -> Void) {
    self.matches = matches
    self.handle = handle
    OpenedAddresses.shared.expect(self)
  }

  /// Waits no longer.
  package func cancel() { OpenedAddresses.shared.forget(self) }
}

extension View {
  /// Runs `action` with each address that the desktop opens with the program.
  package func onOpenAddress(
    perform action: @escaping (String) -> Void
  ) -> ModifiedContent<Self, OpenAddressModifier> {
    modifier(OpenAddressModifier(action: action))
  }
}

package struct OpenAddressModifier: _PrimitiveModifier {
  let action: (String) -> Void

  package static func _makeNode<Content: View>(
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
