public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A controller that opens something in another program and is then dismissed, such as those of
/// SafariServices and MessageUI.
@preconcurrency @MainActor
open class OpeningController: UIViewController {
  /// Creates a controller. There are no archives here: the name and the bundle have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller. There are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Opens the other program; calls `done` when it has started, or there is none.
  open func open(_ done: @escaping () -> Void) { done() }

  override var shown: AnyView { AnyView(WaitingView { [self] _, over in open(over) }) }

  override func begin(ended: @escaping () -> Void) -> Bool {
    open { [self] in
      closed()
      ended()
    }
    return true
  }
}
