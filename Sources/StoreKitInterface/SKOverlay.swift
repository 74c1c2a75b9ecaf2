public import Foundation
public import SwiftUIInterface

/// A view of the store over a program. Mirrors StoreKit's. It is never shown: there is no store.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  /// What the view offers. Mirrors StoreKit's.
  open class Configuration: NSObject {}
  /// A program that the view offers. Mirrors StoreKit's.
  open class AppConfiguration: Configuration {
    /// The number of the program in the store.
    open var appIdentifier: String
    /// The edge of the screen.
    open var position: Position
    /// Whether the user can close the view. Stored, without effect.
    open var userDismissible = true
    /// Creates an offer.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }
  }
  /// The edge of the screen. Mirrors StoreKit's.
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  /// Creates a view.
  public init(configuration: Configuration) { super.init() }
  /// Shows the view. No effect: there is no store.
  open func present(in scene: UIWindowScene) {}
  /// Hides the view. No effect: it is not shown.
  open class func dismiss(in scene: UIWindowScene) {}
}

extension View {
  /// Shows a view of the store. It ends at once: there is no store. Mirrors StoreKit.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    modifier(NoSheet(isPresented: isPresented, refused: {}))
  }
}
