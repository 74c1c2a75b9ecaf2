public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// Views beside each other, with dividers. Mirrors AppKit's `NSSplitView`.
open class NSSplitView: UIView {
  /// The thickness of the dividers. Mirrors AppKit's. No effect: the desktop's theme decides.
  public enum DividerStyle: Int, Sendable { case thick = 1, thin, paneSplitter }
  /// Whether the dividers are vertical, so that the views are beside each other.
  @_Drawn open var isVertical = false
  /// The thickness of the dividers. Stored, without effect.
  open var dividerStyle = DividerStyle.thick
  /// The delegate. Stored, without effect: the user moves the dividers. Not retained.
  open weak var delegate: (any NSSplitViewDelegate)?
  /// The name under which the places of the dividers are stored. Stored, without effect.
  open var autosaveName: String?
  /// Whether the views are the subviews in order. Stored, without effect: they are.
  open var arrangesAllSubviews = true
  /// The views, in order.
  open var arrangedSubviews: [NSView] { subviews }
  /// Adds a view after the others.
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  /// Inserts a view.
  open func insertArrangedSubview(_ view: NSView, at index: Int) { insertSubview(view, at: index) }
  /// Removes a view.
  open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
  /// Moves a divider. No effect: the views have their own sizes, and the user moves the dividers.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  /// Sets how readily a view keeps its size. No effect.
  open func setHoldingPriority(
    _ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int
  ) {}
  /// Arranges the views. No effect: GTK does.
  open func adjustSubviews() {}
  /// Whether a view is hidden.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
  /// The thickness of a divider, in points.
  open var dividerThickness: CGFloat { 1 }

  /// Posted when the views are resized. Never posted: use `onGeometryChange`.
  nonisolated public static let didResizeSubviewsNotification = Notification.Name(
    "NSSplitViewDidResizeSubviewsNotification")
  /// Posted before the views are resized. Never posted.
  nonisolated public static let willResizeSubviewsNotification = Notification.Name(
    "NSSplitViewWillResizeSubviewsNotification")

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? {
    let views = ForEach(subviews, id: \.identity) { ShownUIView(view: $0) }
    return isVertical ? AnyView(HSplitView { views }) : AnyView(VSplitView { views })
  }
}

/// A delegate of a split view. Mirrors AppKit's `NSSplitViewDelegate`: it is not called.
@preconcurrency @MainActor
public protocol NSSplitViewDelegate: NSObjectProtocol {}

/// A controller of views beside each other. Mirrors AppKit's `NSSplitViewController`.
open class NSSplitViewController: NSViewController {
  /// The split view: vertical dividers by default.
  open var splitView = NSSplitView()
  /// The parts.
  open var splitViewItems: [NSSplitViewItem] = [] { didSet { show() } }
  /// Adds a part.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.append(splitViewItem)
  }
  /// Inserts a part.
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItems.insert(splitViewItem, at: min(max(0, index), splitViewItems.count))
  }
  /// Removes a part.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
  }
  /// The part of a controller.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    splitViewItems.first { $0.viewController === viewController }
  }
  /// Shows or hides the sidebar.
  open func toggleSidebar(_ sender: Any?) {
    if let sidebar = splitViewItems.first(where: { $0.behavior == .sidebar }) {
      sidebar.isCollapsed.toggle()
    }
  }
  /// Shows or hides the inspector.
  open func toggleInspector(_ sender: Any?) {
    if let inspector = splitViewItems.first(where: { $0.behavior == .inspector }) {
      inspector.isCollapsed.toggle()
    }
  }

  open override func loadView() {
    splitView.isVertical = true
    view = splitView
    show()
  }

  private func show() {
    for view in splitView.subviews { view.removeFromSuperview() }
    for item in splitViewItems {
      let view = item.viewController.view ?? NSView()
      view.isHidden = item.isCollapsed
      splitView.addArrangedSubview(view)
    }
  }
}

/// A part of a split view. Mirrors AppKit's `NSSplitViewItem`.
@preconcurrency @MainActor
open class NSSplitViewItem: NSObject {
  /// What a part is for. Mirrors AppKit's.
  public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
  /// The controller of the part.
  open var viewController: NSViewController
  /// What the part is for.
  public let behavior: Behavior
  /// Whether the part is hidden.
  open var isCollapsed = false { didSet { viewController.view?.isHidden = isCollapsed } }
  /// Whether the user can hide the part. Stored, without effect.
  open var canCollapse = false
  /// The smallest width. Stored, without effect: the part has its own.
  open var minimumThickness: CGFloat = 0
  /// The largest width. Stored, without effect.
  open var maximumThickness: CGFloat = 0
  /// The part of the width that it gets at first. Stored, without effect.
  open var preferredThicknessFraction: CGFloat = 0
  /// How readily the part keeps its width. Stored, without effect.
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
  /// Whether the part reaches under the title bar. Stored, without effect.
  open var allowsFullHeightLayout = false
  /// The line under the title bar. Stored, without effect.
  open var titlebarSeparatorStyle = NSWindow.TitlebarSeparatorStyle.automatic

  /// Creates a part.
  public init(viewController: NSViewController) {
    (self.viewController, behavior) = (viewController, .default)
    super.init()
  }
  /// Creates a sidebar.
  public init(sidebarWithViewController viewController: NSViewController) {
    (self.viewController, behavior, canCollapse) = (viewController, .sidebar, true)
    super.init()
  }
  /// Creates a list beside a sidebar.
  public init(contentListWithViewController viewController: NSViewController) {
    (self.viewController, behavior) = (viewController, .contentList)
    super.init()
  }
  /// Creates an inspector.
  public init(inspectorWithViewController viewController: NSViewController) {
    (self.viewController, behavior, canCollapse) = (viewController, .inspector, true)
    super.init()
  }
}
