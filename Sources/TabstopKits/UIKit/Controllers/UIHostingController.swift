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

  /// Creates a controller from an archive. Returns `nil`: there are no archives here. A subclass
  /// can call `init(coder:rootView:)`.
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
  /// The sizes that the view requests from its views. Stored, without effect: the views around
  /// it decide.
  public var sizingOptions = NSHostingSizingOptions.standardBounds

  /// Creates a view that shows views.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Creates a controller from an archive. Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  override var content: AnyView? { AnyView(rootView) }
}

/// The view of a hosting controller.
final class HostingView: UIView {
  var views: AnyView? { didSet { changed(true) } }
  override var content: AnyView? { views }
}

/// The sizes that a hosting controller requests from its views. Mirrors SwiftUI's.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size of the controller's window.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The sizes that a hosting view requests from its views. Mirrors SwiftUI's.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The least size.
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  /// The size that the views would like.
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  /// The greatest size.
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  /// The least size, the one that the views would like and the greatest.
  public static let standardBounds: NSHostingSizingOptions = [
    .minSize, .intrinsicContentSize, .maxSize,
  ]
  /// The size of the controller's window.
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
}

extension UIHostingController {
  /// Whether the controller follows the size of its content. No effect: the views around it decide.
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { [] }
    set {}
  }
  /// The edges that the system covers and that the content avoids. No effect: a window has no
  /// unsafe edges.
  public var safeAreaRegions: Edge.Set {
    get { [] }
    set {}
  }
  /// The size that the views get: the one that is offered.
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}
