public import Foundation

extension NSStackView {
  /// A part of a stack. Mirrors AppKit's. Here views of all parts follow each other.
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center = 2
    case trailing = 3
    /// The upper part.
    public static var top: Gravity { .leading }
    /// The lower part.
    public static var bottom: Gravity { .trailing }
  }
  /// How much a view is to stay visible. Mirrors AppKit's. No effect.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It is always visible.
    public static let mustHold = VisibilityPriority(rawValue: 1000)
    /// It may be hidden at last.
    public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
    /// It is hidden.
    public static let notVisible = VisibilityPriority(rawValue: 0)
  }
  /// The views of a part.
  public final func views(in gravity: Gravity) -> [NSView] {
    views.filter { ($0.stored.gravity ?? .leading) == gravity }
  }
  /// Adds a view behind the others of its part.
  public final func addView(_ view: NSView, in gravity: Gravity) {
    insertView(view, at: views(in: gravity).count, in: gravity)
  }
  /// Adds a view between the others of its part.
  public final func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    removeArrangedSubview(view)
    view.stored.gravity = gravity
    let before = views.filter { ($0.stored.gravity ?? .leading).rawValue < gravity.rawValue }.count
    insertArrangedSubview(view, at: before + min(max(0, index), views(in: gravity).count))
  }
  /// Removes a view.
  public final func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    view.removeFromSuperview()
    view.stored.gravity = nil
  }
  /// Shows other views in a part.
  public final func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in self.views(in: gravity) { removeView(view) }
    for view in views { addView(view, in: gravity) }
  }
  /// Whether hidden views take no space. No effect: they take none.
  public final var detachesHiddenViews: Bool {
    get { true }
    set {}
  }
  /// Sets how much a view is to stay visible: not at all hides it.
  public final func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    // A view that the program has hidden itself stays hidden.
    if priority == .notVisible {
      if !view.isHidden { (view.isHidden, view.stored.isDetached) = (true, true) }
    } else if view.stored.isDetached {
      (view.isHidden, view.stored.isDetached) = (false, false)
    }
    view.stored.visibility = priority
  }
  /// How much a view is to stay visible.
  public final func visibilityPriority(for view: NSView) -> VisibilityPriority {
    view.stored.visibility ?? .mustHold
  }
}

extension NSTableView {
  /// The name under which the columns are stored. No effect: columns keep their widths.
  public final var autosaveName: String? {
    get { nil }
    set {}
  }
  /// Whether the columns are stored. No effect: columns keep their widths.
  public final var autosaveTableColumns: Bool {
    get { false }
    set {}
  }
  /// Makes the last column as wide as there is space. No effect: it is.
  public final func sizeLastColumnToFit() {}
  /// Edits a value in place. No effect: values are not edited in place.
  public final func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {}
  /// Whether a drag begins vertically. No effect: rows are not dragged.
  public final var verticalMotionCanBeginDrag: Bool {
    get { false }
    set {}
  }
  /// The view in the corner. No effect: there is none.
  public final var cornerView: NSView? {
    get { nil }
    set {}
  }
  /// Whether the buttons of a swipe are shown. No effect: there are none.
  public final var rowActionsVisible: Bool {
    get { false }
    set {}
  }
}

extension NSTableColumn {
  /// Who changes the width of a column. Mirrors AppKit's.
  public struct ResizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The table does.
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    /// The user does.
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }
  /// Who changes the width. No effect: columns keep their widths.
  public final var resizingMask: ResizingOptions {
    get { [] }
    set {}
  }
}

extension NSSplitViewItem {
  /// How a part closes. Mirrors AppKit's.
  public enum CollapseBehavior: Int, Sendable {
    case `default`, preferResizingSplitViewWithFixedSiblings
    case preferResizingSiblingsWithFixedSplitView, useConstraints
  }
  /// The item itself: what is set of it changes at once.
  public final func animator() -> Self { self }
  /// How the part closes. No effect.
  public final var collapseBehavior: CollapseBehavior {
    get { .default }
    set {}
  }
  /// The largest width that the window decides on. No effect.
  public final var automaticMaximumThickness: CGFloat {
    get { 0 }
    set {}
  }
  /// Whether a drag opens the part. No effect.
  public final var isSpringLoaded: Bool {
    get { false }
    set {}
  }
  /// Whether a small window closes the part. No effect.
  public final var canCollapseFromWindowResize: Bool {
    get { false }
    set {}
  }
}
