public import Tabstop

/// A view or a controller of UIKit's or AppKit's, as `#Preview` shows it.
@preconcurrency @MainActor
public protocol _PreviewedObject: AnyObject {
  /// The view of the preview.
  var _preview: AnyView { get }
}

extension UIView: _PreviewedObject {
  public var _preview: AnyView { AnyView(ShownUIView(view: self)) }
}

extension UIViewController: _PreviewedObject {
  public var _preview: AnyView { shown }
}
