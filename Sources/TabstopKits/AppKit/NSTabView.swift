public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// Pages with tabs. Mirrors AppKit's `NSTabView`.
open class NSTabView: UIView {
  /// Where the tabs are. Mirrors AppKit's.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
  /// The pages.
  open private(set) var tabViewItems: [NSTabViewItem] = [] { didSet { changed(true) } }
  /// Where the tabs are. Only whether there are any has an effect.
  @_Drawn open var tabViewType = TabType.topTabsBezelBorder
  /// The delegate, which is notified of a selection. Not retained.
  open weak var delegate: (any NSTabViewDelegate)?
  /// Whether the background is drawn. Stored, without effect.
  open var drawsBackground = true
  @_Drawn final var selectedIndex = 0

  /// The page that is shown.
  open var selectedTabViewItem: NSTabViewItem? {
    tabViewItems.indices.contains(selectedIndex) ? tabViewItems[selectedIndex] : nil
  }
  /// The number of pages.
  open var numberOfTabViewItems: Int { tabViewItems.count }
  /// Adds a page.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }
  /// Inserts a page.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    let index = min(max(0, index), tabViewItems.count)
    // The page that is shown stays.
    if index <= selectedIndex, !tabViewItems.isEmpty { selectedIndex += 1 }
    tabViewItems.insert(tabViewItem, at: index)
  }
  /// Removes a page. If it is shown, the next one is shown instead, or the last one.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = tabViewItems.firstIndex(where: { $0 === tabViewItem }) else { return }
    let isShown = index == selectedIndex
    tabViewItems.remove(at: index)
    if index < selectedIndex || (isShown && index == tabViewItems.count) {
      selectedIndex = max(0, selectedIndex - 1)
    }
    if isShown, let selectedTabViewItem {
      delegate?.tabView(self, didSelect: selectedTabViewItem)
    }
  }
  /// A page by its place.
  open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }
  /// The place of a page; `NSNotFound` if it is not there.
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
  /// Shows a page.
  open func selectTabViewItem(at index: Int) {
    guard tabViewItems.indices.contains(index) else { return }
    selectedIndex = index
    delegate?.tabView(self, didSelect: tabViewItems[index])
  }
  /// Shows a page.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    if let tabViewItem { selectTabViewItem(at: indexOfTabViewItem(tabViewItem)) }
  }
  /// Shows the page with an identifier.
  open func selectTabViewItem(withIdentifier identifier: Any) {
    let index = tabViewItems.firstIndex {
      ($0.identifier as? AnyHashable) == identifier as? AnyHashable
    }
    if let index { selectTabViewItem(at: index) }
  }

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? {
    if tabViewType.rawValue >= TabType.noTabsBezelBorder.rawValue {
      return selectedTabViewItem?.page
    }
    let selection = Binding { [weak self] in
      self?.selectedTabViewItem.map(ObjectIdentifier.init)
    } set: { [weak self] (id: ObjectIdentifier?) in
      guard let self else { return }
      selectTabViewItem(tabViewItems.first { ObjectIdentifier($0) == id })
    }
    // A page stays the same one when others come and go before it.
    return AnyView(
      TabView(selection: selection) {
        ForEach(tabViewItems, id: \.self) { item in
          Group {
            if let page = item.page { page }
          }
          .tabItem { Text(verbatim: item.label) }
          .tag(ObjectIdentifier?.some(ObjectIdentifier(item)))
        }
      })
  }
}

/// A page of a tab view. Mirrors AppKit's `NSTabViewItem`.
@preconcurrency @MainActor
open class NSTabViewItem: NSObject {
  /// The identifier.
  open var identifier: Any?
  /// The title of the tab.
  open var label = ""
  /// The picture of the tab. Stored, without effect.
  open var image: NSImage?
  /// The tooltip of the tab. Stored, without effect.
  open var toolTip: String?
  /// The page.
  open var view: NSView?
  /// The controller of the page.
  open var viewController: NSViewController? { didSet { view = viewController?.view } }
  /// What is shown: the controller, which is notified when it appears, or the view alone.
  var page: AnyView? {
    if let viewController, viewController.view === view { return viewController.shown }
    return view.map { AnyView(ShownUIView(view: $0)) }
  }

  /// Creates a page.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }
  /// Creates a page of a controller, with its title.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    view = viewController.view
    label = viewController.title ?? ""
  }
}

/// An object that is notified of a selection. Mirrors AppKit's `NSTabViewDelegate`.
@preconcurrency @MainActor
public protocol NSTabViewDelegate: NSObjectProtocol {
  /// A page was selected.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
}

extension NSTabViewDelegate {
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
}
