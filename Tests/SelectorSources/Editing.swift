import UIKit

/// A label whose text is copied by a menu of its own.
public final class CopyableLabel: UILabel {
  public private(set) var shares = 0
  public private(set) var copies = 0
  public override var canBecomeFirstResponder: Bool { true }

  public override func copy(_ sender: Any?) { copies += 1 }

  @objc public func showMenu(sender: Any?) {
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Share", action: #selector(share))]
    if !menu.isMenuVisible { menu.showMenu(from: self, rect: bounds) }
  }
  @objc func share() { shares += 1 }

  public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(copy(_:)) || action == #selector(share)
  }
}

/// A field into which nothing can be pasted.
public final class PastelessField: UITextField {
  public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
      && (action == #selector(UIResponderStandardEditActions.cut)
        || action == #selector(UIResponderStandardEditActions.copy))
  }
}

/// A structure as a target, which is gone at once: the first responder gets the action.
public struct DoneBar {
  public init() {}
  @MainActor public func item(for field: UITextField) -> UIBarButtonItem {
    UIBarButtonItem(
      title: "Done", style: .done, target: self,
      action: #selector(field.doneButtonTapped(button:)))
  }
}

extension UITextField {
  @objc func doneButtonTapped(button: UIBarButtonItem) { resignFirstResponder() }
}

/// Methods with parameters of several kinds.
public final class Methods: NSObject {
  public var log: [String] = []
  @objc func end(_ force: Bool) { log.append("end \(force)") }
  @objc func four(_ a: String, b: String, c: String, d: String?) {
    log.append("four \(a)\(b)\(c)\(d ?? "-")")
  }
  @objc func save() throws { throw CancellationError() }
  @objc func anything(_ sender: Any) { log.append("anything") }
  @objc func work(_ argument: Any?) { log.append("work \(argument as? String ?? "-")") }
  @objc static func shared(_ name: String) -> String { "shared \(name)" }

  @objc func workInBackground(_ argument: Any?) {
    performSelector(onMainThread: workSelector, with: argument, waitUntilDone: false)
  }

  public let endSelector = #selector(end(_:))
  public let fourSelector = #selector(four(_:b:c:d:))
  public let saveSelector = #selector(save)
  public let anythingSelector = #selector(Methods.anything)
  public let workSelector = #selector(Methods.work(_:))
  public let backgroundSelector = #selector(Methods.workInBackground(_:))
  public let sharedSelector = #selector(Methods.shared)
  public let suspendSelector = #selector(NSXPCConnection.suspend)
}
