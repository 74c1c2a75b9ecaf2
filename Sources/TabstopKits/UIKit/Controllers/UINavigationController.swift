public import Foundation
internal import Tabstop

/// A controller of pages over each other, each with a view controller. Mirrors UIKit's
/// `UINavigationController`: the last page is shown, with its title and a button back.
open class UINavigationController: UIViewController {
  private let changes = KitChangeCount()
  /// The controllers, in order.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      contain(viewControllers, insteadOf: oldValue)
      changes.next()
    }
  }
  /// The delegate. Stored, without effect: it is not called.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar with the title of the last page.
  open private(set) lazy var navigationBar = UINavigationBar(of: self)
  /// A bar that is not shown: see `isToolbarHidden`.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// A recognizer without effect: a button goes back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// Whether the bar with the title and the back button is hidden.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { changes.next() } }
  }
  /// Whether the bar below the page is hidden, which has the page's `toolbarItems`.
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { changes.next() } } }
  /// Whether a swipe hides the bars. Stored, without effect.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars. Stored, without effect.
  open var hidesBarsOnTap = false
  /// Shows or hides the bar with the title and the back button.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Shows or hides the bar below the page.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Creates pages, with the first.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    contain(viewControllers, insteadOf: [])
  }
  /// Creates no pages yet. The classes have no effect: bars are drawn by the pages.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates no pages yet. There are no archives here: the name and the bundle have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates no pages yet. There are no archives here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The last controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? viewControllers.last
  }
  /// Shows a controller over the current one.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Returns to the controller below.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Returns to the first controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let rest = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return rest
  }
  /// Removes the pages over one, and returns them; `nil` if it is not one of the pages.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let rest = Array(viewControllers[(place + 1)...])
    if !rest.isEmpty { viewControllers = Array(viewControllers[...place]) }
    return rest
  }
  /// Replaces the pages; the last one is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  override var container: AnyView? { AnyView(DrawnPages(controller: self, changes: changes)) }
}

private struct DrawnPages: View {
  let controller: UINavigationController
  let changes: KitChangeCount

  var body: some View {
    // Read, to be observed.
    _ = changes.number
    _ = UIBarItem.changes.number
    let pages = controller.viewControllers
    // A page often has its title from `viewDidLoad()`.
    pages.last?.loadViewIfNeeded()
    let title = pages.last.flatMap { $0.navigationItem.title ?? $0.title } ?? ""
    return VStack(spacing: 0) {
      let items = buttons(pages.last)
      if !controller.isNavigationBarHidden, pages.count > 1 || !title.isEmpty || !items.isEmpty {
        HStack {
          if pages.count > 1 {
            Button(String(own: "Back")) { controller.popViewController(animated: true) }
          }
          Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
            .frame(maxWidth: .infinity)
          ForEach(items, id: \.self) { ShownBarItem(item: $0) }
        }
        .padding(8)
      }
      if let page = pages.last {
        page.shown.id(ObjectIdentifier(page))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      if !controller.isToolbarHidden, let items = pages.last?.toolbarItems, !items.isEmpty {
        BarItems(items: items).padding(8).modifier(ToolbarRoleModifier())
      }
    }
  }

  private func buttons(_ page: UIViewController?) -> [UIBarButtonItem] {
    guard let item = page?.navigationItem else { return [] }
    let all = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return all.filter(\.isShown)
  }
}
