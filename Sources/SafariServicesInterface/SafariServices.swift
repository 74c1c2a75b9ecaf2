// Pages of the web, under the module name SafariServices: a compatible interface, not Apple's.
@_exported public import Foundation
@_exported public import TabstopKits

/// A page of the web, which opens in the user's browser. Mirrors SafariServices'
/// `SFSafariViewController`: the sheet that would contain it ends.
@preconcurrency @MainActor
open class SFSafariViewController: OpeningController {
  /// The style of the button that closes the page. No effect. Mirrors SafariServices'.
  @preconcurrency @MainActor
  public final class Configuration: NSObject {
    /// Whether the reader is opened. Stored, without effect.
    public var entersReaderIfAvailable = false
    /// Whether bars are hidden while scrolling. Stored, without effect.
    public var barCollapsingEnabled = true
  }
  /// The button that closes the page. No effect. Mirrors SafariServices'.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  private let page: URL
  /// The delegate, which is notified of the end. Not retained.
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars. Stored, without effect.
  public var preferredBarTintColor: UIColor?
  /// The colour of the controls in the bars. Stored, without effect.
  public var preferredControlTintColor: UIColor?
  /// The style of the closing button. Stored, without effect.
  public var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a page.
  public init(url URL: URL) {
    page = URL
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a page. The configuration has no effect.
  public init(url URL: URL, configuration: Configuration) {
    page = URL
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller from an archive. Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  open override func open(_ done: @escaping () -> Void) {
    UIApplication.shared.open(page) { [self] isOpen in
      delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
      delegate?.safariViewControllerDidFinish(self)
      done()
    }
  }
}

/// A delegate that is notified of a page. Mirrors SafariServices'.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the browser has opened the page, or there is none.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called after that: the browser does not report when the user closes the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
