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
    /// The campaign that the view is part of. Stored, without effect.
    open var campaignToken: String?
    /// The provider of the campaign. Stored, without effect.
    open var providerToken: String?
    /// The page of the program in the store. Stored, without effect.
    open var customProductPageIdentifier: String?
    /// The latest version of the program. Stored, without effect.
    open var latestReleaseID: String?
    private var values: [String: Any] = [:]
    /// Creates an offer.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }
    /// A further value.
    open func additionalValue(forKey key: String) -> Any? { values[key] }
    /// Sets a further value. Stored, without effect.
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
  }
  /// The whole program of the part that runs. Mirrors StoreKit's.
  open class AppClipConfiguration: Configuration {
    /// The edge of the screen.
    open var position: Position
    /// The campaign that the view is part of. Stored, without effect.
    open var campaignToken: String?
    /// The provider of the campaign. Stored, without effect.
    open var providerToken: String?
    /// The page of the program in the store. Stored, without effect.
    open var customProductPageIdentifier: String?
    /// The latest version of the program. Stored, without effect.
    open var latestReleaseID: String?
    private var values: [String: Any] = [:]
    /// Creates an offer.
    public init(position: Position) {
      self.position = position
      super.init()
    }
    /// A further value.
    open func additionalValue(forKey key: String) -> Any? { values[key] }
    /// Sets a further value. Stored, without effect.
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
  }
  /// The showing and hiding of the view. Mirrors StoreKit's. There is none.
  open class TransitionContext: NSObject {
    /// The place of the view before.
    open var startFrame: CGRect { .zero }
    /// The place of the view after.
    open var endFrame: CGRect { .zero }
    /// Adds changes to those of the view. No effect.
    open func addAnimation(_ block: @escaping () -> Void) {}
  }
  /// The edge of the screen. Mirrors StoreKit's.
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  /// What the view offers.
  public let configuration: Configuration
  /// The object that is notified when the view cannot be shown.
  open weak var delegate: (any SKOverlayDelegate)?
  /// Creates a view.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }
  /// Notifies the delegate soon that the view cannot be shown: there is no store.
  open func present(in scene: UIWindowScene) {
    Task { delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unsupportedPlatform)) }
  }
  /// Hides the view. No effect: it is not shown.
  open class func dismiss(in scene: UIWindowScene) {}
}

/// An object that is notified of a view of the store. Mirrors StoreKit's `SKOverlayDelegate`.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  /// The view cannot be shown.
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// The view is about to be shown. Never called: it is never shown.
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// The view was shown. Never called.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// The view is about to be hidden. Never called.
  func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// The view was hidden. Never called.
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  /// Does nothing.
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  /// Does nothing.
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing.
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing.
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing.
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}

extension View {
  /// Shows a view of the store. It ends at once: there is no store. Mirrors StoreKit.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    modifier(NoSheet(isPresented: isPresented, refused: {}))
  }
}
