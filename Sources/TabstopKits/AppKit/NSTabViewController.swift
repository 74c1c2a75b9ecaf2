/// A controller of pages with tabs. Mirrors AppKit's `NSTabViewController`.
open class NSTabViewController: NSViewController, NSTabViewDelegate {
  /// Where the tabs are. Mirrors AppKit's.
  public enum TabStyle: Int, Sendable {
    case unspecified = -1
    case segmentedControlOnTop, segmentedControlOnBottom, toolbar
  }

  /// Where the tabs are. Only whether there are any has an effect: with `unspecified` there are none.
  open var tabStyle = TabStyle.segmentedControlOnTop { didSet { showStyle() } }
  /// The view with the pages.
  open var tabView = NSTabView() { didSet { showStyle() } }
  /// Whether the controller has the title of its page. Stored, without effect.
  open var canPropagateSelectedChildViewControllerTitle = true

  open override func loadView() {
    showStyle()
    view = tabView
  }

  private func showStyle() {
    tabView.tabViewType = tabStyle == .unspecified ? .noTabsNoBorder : .topTabsBezelBorder
    tabView.delegate = self
  }

  /// The pages, in order.
  open var tabViewItems: [NSTabViewItem] {
    get { tabView.tabViewItems }
    set {
      for item in tabViewItems { removeTabViewItem(item) }
      for item in newValue { addTabViewItem(item) }
    }
  }
  /// The index of the page that is shown; -1 if there is none.
  open var selectedTabViewItemIndex: Int {
    get {
      let index = tabView.selectedTabViewItem.map(tabView.indexOfTabViewItem)
      return index ?? -1
    }
    set { tabView.selectTabViewItem(at: newValue) }
  }
  /// The page of a controller.
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    tabViewItems.first { $0.viewController === viewController }
  }

  /// Adds a page.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: tabViewItems.count)
  }
  /// Inserts a page.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    tabView.insertTabViewItem(tabViewItem, at: index)
    if let controller = tabViewItem.viewController, controller.parent !== self {
      insertChild(controller, at: index)
    }
  }
  /// Removes a page.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabView.removeTabViewItem(tabViewItem)
    tabViewItem.viewController?.removeFromParent()
  }
  /// Adds a controller, which gets a page.
  open override func insertChild(_ childViewController: UIViewController, at index: Int) {
    super.insertChild(childViewController, at: index)
    if tabViewItem(for: childViewController) == nil {
      tabView.insertTabViewItem(
        NSTabViewItem(viewController: childViewController),
        at: min(max(0, index), tabViewItems.count))
    }
  }
  /// Removes a controller and its page.
  open override func removeChild(at index: Int) {
    if children.indices.contains(index), let item = tabViewItem(for: children[index]) {
      tabView.removeTabViewItem(item)
    }
    super.removeChild(at: index)
  }

  /// Called when a page is shown. Does nothing.
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
}
