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
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives here: always `nil`, unless a subclass passes its views.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a controller of views, as a subclass that is read from an archive does in UIKit.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(frame: .zero)
    hosting.views = AnyView(rootView)
    super.init(nibName: nil, bundle: nil)
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
