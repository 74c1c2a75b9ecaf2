public import Foundation
public import Tabstop

/// Views in a view of UIKit's. Mirrors SwiftUI's `UIHostingController`.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: HostingView

  /// The views.
  public var rootView: Content {
    didSet { hosting.views = AnyView(rootView) }
  }

  /// Creates a controller of views.
  public init(rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(frame: .zero)
    hosting.views = AnyView(rootView)
    super.init()
  }

  /// There are no archives here: always `nil`, unless a subclass passes its views.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a controller of views, as a subclass that is read from an archive does in UIKit.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(frame: .zero)
    hosting.views = AnyView(rootView)
    super.init()
  }

  /// Uses the view with the views.
  open override func loadView() { view = hosting }
}

/// AppKit's name of `UIHostingController`.
public typealias NSHostingController = UIHostingController

/// Views in a view of AppKit's. Mirrors SwiftUI's `NSHostingView`.
open class NSHostingView<Content: View>: UIView {
  /// The views.
  public var rootView: Content { didSet { changed(true) } }

  /// Creates a view of views.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// There are no archives here.
  public required init?(coder: NSCoder) { return nil }

  override var content: AnyView? { AnyView(rootView) }
}

/// The view of a hosting controller.
final class HostingView: UIView {
  var views: AnyView? { didSet { changed(true) } }
  override var content: AnyView? { views }
}

/// A controller around another, which it shows: pages are those of a `NavigationStack`. Mirrors a part of
/// UIKit's `UINavigationController`.
open class UINavigationController: UIViewController {
  /// The controllers, the one on the screen last.
  public private(set) var viewControllers: [UIViewController] = []
  /// The bar. No effect.
  public let navigationBar = UINavigationBar()
  /// Stored, without effect.
  public var isNavigationBarHidden = false

  /// Creates a controller around another.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }
  /// There are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The controller that is shown.
  public var topViewController: UIViewController? { viewControllers.last }
  override var shown: AnyView { topViewController?.shown ?? super.shown }
}

/// A controller of tabs, which are those of a `TabView`: it shows the first controller. Mirrors a part of
/// UIKit's `UITabBarController`.
open class UITabBarController: UIViewController {
  /// The controllers.
  public var viewControllers: [UIViewController]?
  /// The bar. No effect.
  public let tabBar = UITabBar()
  override var shown: AnyView { viewControllers?.first?.shown ?? super.shown }
}
