internal import GtkBridge

/// Opens an address, for the links in texts.
package struct LinkAction: Sendable {
  package let open: @MainActor @Sendable (String) -> Void

  package init(open: @escaping @MainActor @Sendable (String) -> Void) { self.open = open }
}

private struct LinkActionKey: EnvironmentKey {
  static var defaultValue: LinkAction { LinkAction { Desktop.open($0) { _ in } } }
}

extension EnvironmentValues {
  /// The action of a link in a text: by default the desktop's program for its address opens it.
  package var linkAction: LinkAction {
    get { self[LinkActionKey.self] }
    set { self[LinkActionKey.self] = newValue }
  }
}

extension TextNode {
  /// Opens the links of the label, in place of GTK, which knows nothing of the program's own action,
  /// and (4.18) writes a warning if there is no program for the address.
  func openLinks() -> SignalConnection {
    SignalConnection(label, "activate-link", owner: self) { node, arguments in
      arguments.answer(true)
      let address = arguments.string(0)
      Updater.shared.event { node.environment.linkAction.open(address) }
    }
  }
}
