public import Foundation
public import Tabstop

/// A view controller whose view shows SwiftUI views. Mirrors SwiftUI's `UIHostingController`.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: HostingView

  /// The root of the shown views.
  public var rootView: Content {
    didSet { hosting.views = AnyView(rootView) }
  }

  /// Creates a controller that shows views.
  public init(rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(frame: .zero)
    hosting.views = AnyView(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: there are no archives here. A subclass can call `init(coder:rootView:)`.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a controller that shows views, for subclasses that UIKit reads from an archive.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(frame: .zero)
    hosting.views = AnyView(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Sets the view to the one that shows `rootView`.
  open override func loadView() { view = hosting }
}

/// AppKit's name of `UIHostingController`.
public typealias NSHostingController = UIHostingController

/// A view of AppKit that shows SwiftUI views. Mirrors SwiftUI's `NSHostingView`.
open class NSHostingView<Content: View>: UIView {
  /// The root of the shown views.
  public var rootView: Content { didSet { changed(true) } }

  /// Creates a view that shows views.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  override var content: AnyView? { AnyView(rootView) }
}

/// The view of a hosting controller.
final class HostingView: UIView {
  var views: AnyView? { didSet { changed(true) } }
  override var content: AnyView? { views }
}
