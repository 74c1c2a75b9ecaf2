public import Foundation
public import Tabstop

/// A button that opens help. Mirrors SwiftUI's `HelpLink`.
public struct HelpLink: View {
  private let action: (OpenURLAction) -> Void
  @Environment(\.openURL) private var openURL

  /// Creates a button with an action.
  public init(action: @escaping () -> Void) { self.action = { _ in action() } }
  /// Creates a button that opens an address.
  public init(destination: URL) { action = { $0(destination) } }

  /// The content of the view.
  public var body: some View {
    Button {
      action(openURL)
    } label: {
      Label(String(own: "Help"), systemImage: "questionmark.circle").labelStyle(.iconOnly)
    }
  }
}
