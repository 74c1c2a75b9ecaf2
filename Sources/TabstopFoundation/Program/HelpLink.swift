public import Foundation
public import Tabstop

/// A button that leads to help. Mirrors SwiftUI's `HelpLink`.
public struct HelpLink: View {
  private let action: (OpenURLAction) -> Void
  @Environment(\.openURL) private var openURL

  /// A button that does something.
  public init(action: @escaping () -> Void) { self.action = { _ in action() } }
  /// A button that opens an address.
  public init(destination: URL) { action = { $0(destination) } }

  public var body: some View {
    Button {
      action(openURL)
    } label: {
      Label("Help", systemImage: "questionmark.circle").labelStyle(.iconOnly)
    }
  }
}
