public import Foundation
package import Tabstop
public import TabstopFoundation

/// A view of UIKit's. Mirrors the part that SwiftUI sources use: in a `UIViewRepresentable` it shows its
/// background and its subviews, each of which fills it. Frames and constraints have no effect: the
/// views around it decide about its size. By `appearance()` properties are stored without effect.
@preconcurrency @MainActor
open class UIView: UIResponder, _ViewInWindow {
  /// The count of its changes, on which the view that shows it depends.
  let revision = KitChangeCount()

  /// The colour behind the view.
  open var backgroundColor: UIColor? { didSet { changed(oldValue != backgroundColor) } }
  /// The accent colour of the controls in it.
  open var tintColor: UIColor? { didSet { changed(oldValue != tintColor) } }
  /// Whether it is hidden. A hidden view takes no space.
  open var isHidden = false { didSet { changed(oldValue != isHidden) } }
  /// The opacity, from 0, invisible, to 1.
  open var alpha: CGFloat = 1 { didSet { changed(oldValue != alpha) } }
  /// Whether the user can use the controls in it.
  open var isUserInteractionEnabled = true {
    didSet { changed(oldValue != isUserInteractionEnabled) }
  }
  /// A number by which the program finds the view.
  open var tag = 0
  /// The edges that the system covers. Always zero: a desktop window has no unsafe edges.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The place and the size in the superview, if the view has neither constraints nor a flexible width or height there.
  /// Otherwise stored, without effect: the views around it decide.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue, !stored.isFrameMeasured else { return }
      stored.ownFrame = frame
      superview?.changed(true)
    }
  }
  /// Sets a size that the view has on screen.
  package final func measured(_ size: CGSize) {
    stored.isFrameMeasured = true
    frame.size = size
    stored.isFrameMeasured = false
  }
  /// The place and the size in the view's own coordinates. Stored, without effect: the views around
  /// it decide.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Whether `autoresizingMask` becomes constraints. Stored, without effect.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Relations of the view to others: see `NSLayoutConstraint`.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The recognizers that were added.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The middle of its frame.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The size of the content. Always unknown: the views around it decide.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The value of `intrinsicContentSize` for a view that has no size of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// Whether what is outside of the view is hidden. Stored, without effect.
  open var clipsToBounds = false
  /// The transform of the view. Stored, without effect: use `scaleEffect` and `rotationEffect`.
  public var transform = CGAffineTransform.identity
  /// The way in which the content fills the view. Stored, without effect.
  open var contentMode = ContentMode.scaleToFill { didSet { changed(oldValue != contentMode) } }
  /// The way in which the view follows the size of its superview. Stored, without effect: the views
  /// around it decide.
  open var autoresizingMask: AutoresizingMask = []
  /// The name for assistive technology.
  open var accessibilityLabel: String? { didSet { changed(oldValue != accessibilityLabel) } }
  /// The traits for assistive technology, such as a role. A role that is added while the view is on
  /// screen creates its controls again.
  open var accessibilityTraits = UIAccessibilityTraits.none {
    didSet { changed(oldValue != accessibilityTraits) }
  }
  /// The view's value for assistive technology.
  open var accessibilityValue: String? { didSet { changed(oldValue != accessibilityValue) } }
  /// The description for assistive technology of what it does.
  open var accessibilityHint: String? { didSet { changed(oldValue != accessibilityHint) } }
  /// Actions for assistive technology. They are also in a menu for the keyboard, as those of long presses are: see
  /// `UILongPressGestureRecognizer`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    didSet { changed(true) }
  }
  /// The identifier by which tests find the view.
  public var accessibilityIdentifier: String?

  /// The views in it, the lowest first.
  public private(set) var subviews: [UIView] = [] { didSet { changed(true) } }
  /// The view that it is in.
  public private(set) weak var superview: UIView?

  /// Creates a view.
  ///
  /// - Parameter frame: The place and the size in its superview.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    stored.ownFrame = frame
  }

  /// Creates a view.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view. There are no archives of views here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The content of a view of this type, without the properties that all views have.
  var content: AnyView? { nil }
  /// The properties of `UIView+Properties.swift`.
  var properties = ViewProperties() { didSet { changed(oldValue != properties) } }
  var stored = StoredViewProperties()
  /// Whether a view in it has its name and its value for assistive technology.
  package final var isNamedInside = false
  /// The content of a view that another module declares.
  package var hosted: AnyView? { didSet { changed(true) } }

  /// Evaluates the view that shows it again.
  func changed(_ isChange: Bool) { if isChange { revision.next() } }

  // MARK: Focus

  /// Whether it has the focus: a field, or a view with `acceptsFirstResponder`.
  open override var isFirstResponder: Bool { FirstResponder.view === self }
  /// Takes the focus from the view, if it has it. Returns whether that is possible.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if FirstResponder.view === self { Desktop.activeWindow?.dismissFocus() }
    return true
  }

  // MARK: Structure

  /// Adds a view over the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Adds a view under others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Removes the view from the one that it is in.
  open func removeFromSuperview() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Moves a view under the others. No effect on a view that is not one of them.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Moves a view over the others. No effect on a view that is not one of them.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  private func move(_ view: UIView, to place: Int) {
    guard let former = subviews.firstIndex(where: { $0 === view }) else { return }
    var moved = subviews
    moved.remove(at: former)
    moved.insert(view, at: place)
    subviews = moved
  }

  /// Called when the view was added to another. Does nothing.
  open func didMoveToSuperview() {}
  /// Lays out the subviews. Never called: the views around it lay it out. Does nothing.
  open func layoutSubviews() {}
  /// Requests a layout. No effect: a change shows at once.
  open func setNeedsLayout() {}
  /// Lays out the subviews if that was requested. No effect.
  open func layoutIfNeeded() {}
  /// Draws the view again.
  open func setNeedsDisplay() {
    if wantsUpdateLayer { updateLayer() }
    changed(true)
  }
  /// Draws the view again.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Gives the view the size of its content. No effect: the views around it decide.
  open func sizeToFit() {}
  /// The view itself, for a point in it. Never called: GTK finds widgets.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? self : nil
  }
  /// Runs the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
  /// Turns animations on or off. No effect: the desktop's setting decides.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Called when the view is in a window. Does nothing.
  open func didMoveToWindow() {}
  /// Called before the view moves to another superview. Never called. Does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called before the view moves to another window. Never called. Does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Whether a gesture may begin. Never called: gestures begin without it. Always `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Prepares the view for Xcode's canvas. Never called: for Xcode's canvas. Does nothing.
  open func prepareForInterfaceBuilder() {}
  /// Whether assistive technology sees it as one element. Stored, without effect.
  open var isAccessibilityElement: Bool {
    get { stored.isElement ?? false }
    set { stored.isElement = newValue }
  }
  /// Called when the view was read from an archive. Never called: there are no archives. Does
  /// nothing.
  open func awakeFromNib() {}
  /// Draws the view over its background, in `UIGraphicsGetCurrentContext()` or by UIKit's classes.
  /// The rectangle is the whole view. A program's own view that draws something fills its space.
  open func draw(_ rect: CGRect) {}
  /// The scroll view that it is in.
  open var enclosingScrollView: NSScrollView? {
    sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? NSScrollView }.first
  }
  /// Called when the tint has changed. Never called. Does nothing.
  open func tintColorDidChange() {}
  /// Called when the view has been shown and a trait has changed, of the desktop or of the program. Does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Updates the constraints. Never called. Does nothing.
  open func updateConstraints() {}
  /// Called when the margins have changed. Never called. Does nothing.
  open func layoutMarginsDidChange() {}
  /// Called when covered edges have changed. Never called. Does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Requests a layout by another size of the content. No effect: a change shows at once.
  open func invalidateIntrinsicContentSize() {}
  /// The size of the frame, or `size` if the frame is empty.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.isEmpty ? size : frame.size }
  /// The size of the frame, or `size` if the frame is empty.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// Sets how strongly the view resists growing. No effect: the views around it decide.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Sets how strongly the view resists shrinking. No effect: the views around it decide.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Adds a recognizer of gestures in the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers?.append(gestureRecognizer)
    changed(true)
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    changed(true)
  }
  /// Returns the view with a tag: this view, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Whether the view is a view, or is in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// Adds a view over another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }
  /// Adds a view under another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling } ?? 0)
  }
  /// Converts a point to another view's coordinates. Returns the same point: the place in another view is not
  /// known.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// Converts a point from another view's coordinates. Returns the same point.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  /// Converts a rectangle to another view's coordinates. Returns the same rectangle.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// Converts a rectangle from another view's coordinates. Returns the same rectangle.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }

  // MARK: AppKit's names

  /// Called when the view is in a window, for a Mac. Does nothing.
  open func viewDidMoveToWindow() {}
  /// Whether the origin is at the top left. True for a Mac, too: the origin is at the top left.
  open var isFlipped: Bool { true }
  /// Called when the view was added to another, for a Mac. Does nothing.
  open func viewDidMoveToSuperview() {}
  /// Called before the view moves to another window. Never called. Does nothing.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Lays out the subviews. Never called: the views around it lay it out.
  open func layout() {}
  /// Updates the tracking areas. Called when the view is shown, and when the pointer enters it in another size.
  open func updateTrackingAreas() {}
  /// Sets the pointers of the view. Never called: use `pointerStyle`.
  open func resetCursorRects() {}
  /// Called when the view has been shown and the desktop's appearance has changed. Does nothing.
  open func viewDidChangeEffectiveAppearance() {}
  /// Whether a click moves the window. No effect.
  open var mouseDownCanMoveWindow: Bool { false }
  /// Whether a click in a window that is not active counts: it does.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }
  /// The menu of a click with the secondary button, on a view of a program's own class. The keyboard does not open it: set
  /// `menu`.
  open func menu(for event: NSEvent) -> NSMenu? { nil }
  /// Called before the view is taken out of another. Never called.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called when the screen's sharpness has changed. Never called.
  open func viewDidChangeBackingProperties() {}
  /// Called before the view is drawn. Never called.
  open func viewWillDraw() {}
  /// Called when another view was added to the view, for a Mac. Does nothing.
  open func didAddSubview(_ subview: NSView) {}
  /// Called before a view is removed from the view, for a Mac. Does nothing.
  open func willRemoveSubview(_ subview: NSView) {}
  /// Gives the subviews other sizes. Never called: the views around them decide.
  open func resizeSubviews(withOldSize oldSize: CGSize) {}
  /// Gives the view another size. Never called: the views around it decide.
  open func resize(withOldSuperviewSize oldSize: CGSize) {}
  /// Called before the view's menu opens. Never called: the menu's delegate is.
  open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
  /// Called when the view's menu was closed. Never called: the menu's delegate is.
  open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
  /// The distances from the frame to what constraints align. Never read.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  /// The distance from the lower edge to the text. Never read.
  open var baselineOffsetFromBottom: CGFloat { 0 }
  /// Whether a drag over the view that rests calls `draggingUpdated(_:)`. Never read.
  open func wantsPeriodicDraggingUpdates() -> Bool { true }
  /// Draws the ring around the view with the focus. Never called: the focus is always visible.
  open func drawFocusRingMask() {}
  /// The place of that ring. Never read.
  open var focusRingMaskBounds: CGRect { .zero }

  // Drops, for a Mac. The types are those of `registerForDraggedTypes(_:)`.

  /// The types of drops that the program has registered.
  var droppedTypes: [NSPasteboard.PasteboardType] = [] {
    didSet { changed(oldValue != droppedTypes) }
  }
  /// Called when a drag enters the view. What it returns has no effect: drops copy.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { .copy }
  /// Called while a drag moves over the view. What it returns has no effect: drops copy.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { .copy }
  /// Called when a drag leaves the view.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Called when something was dropped; returns whether the view takes it.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Called when something was dropped; returns whether the view has taken it.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Called when the view has taken what was dropped.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Called when the drag has ended over the view.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}

  /// Draws the view again. Mirrors AppKit's property.
  public var needsDisplay: Bool {
    get { false }
    set { if newValue { setNeedsDisplay() } }
  }
  /// Whether a layout is needed. No effect: the views around it lay it out.
  public var needsLayout: Bool {
    get { false }
    set {}
  }
  /// The text that is shown while the pointer rests on the view.
  var shownToolTip: String? { didSet { changed(oldValue != shownToolTip) } }
  /// The identifier that the program has set.
  var ownIdentifier: NSUserInterfaceItemIdentifier?
  /// The value of `appearance`.
  var ownAppearance: NSAppearance?
  /// The ring around a view that has the focus. Stored, without effect: the focus is always
  /// visible.
  open var focusRingType = NSFocusRingType.default
  /// Whether the appearance is that of the layer, which `updateLayer()` sets.
  open var wantsUpdateLayer: Bool { false }
  /// Called before the view is shown, and when it needs display, if `wantsUpdateLayer`. Does
  /// nothing.
  open func updateLayer() {}
  /// Creates the layer.
  open func makeBackingLayer() -> CALayer {
    (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
  }
  /// Sets the size. Stored in the frame; the views around it decide how large it is shown.
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
  /// Sets the place. Stored in the frame; the views around it decide where it is shown.
  open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
  /// Whether the view is opaque. No effect: GTK draws what is behind it, too.
  open var isOpaque: Bool { false }
  /// Whether the view may be drawn in translucent windows. No effect: there are no translucent
  /// windows.
  open var allowsVibrancy: Bool { false }
  /// Whether Tab goes to the view. No effect: Tab goes to every view that can have the focus.
  open var canBecomeKeyView: Bool { acceptsFirstResponder }
  /// Whether the view needs an active panel. No effect: the window manager decides.
  open var needsPanelToBecomeKey: Bool { acceptsFirstResponder }
  /// The view itself, for a point in it. Never called: GTK finds widgets.
  open func hitTest(_ point: CGPoint) -> NSView? { hitTest(point, with: nil) }
  /// Whether the user is resizing the window. Always false: the user's resizing is not reported.
  open var inLiveResize: Bool { false }
  /// Called before the user resizes the window. Never called.
  open func viewWillStartLiveResize() {}
  /// Called when the user has resized the window. Never called.
  open func viewDidEndLiveResize() {}
  /// Called when the view was hidden. Never called.
  open func viewDidHide() {}
  /// Called when the view was shown. Never called.
  open func viewDidUnhide() {}
  /// Called before a cell of a table is used for another row, or a view of an AppKit table for another one. Does
  /// nothing.
  open func prepareForReuse() {}
  /// Removes the pointers of the view. No effect: use `pointerStyle`.
  open func discardCursorRects() {}

  /// The layer, if something has used it.
  var usedLayer: CALayer?
  /// The layer, with those properties that are drawn.
  public var layer: CALayer! {
    if let usedLayer { return usedLayer }
    let layer = makeBackingLayer()
    layer.view = self
    usedLayer = layer
    return layer
  }
  /// The class of the layer: `CAGradientLayer` for a gradient.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view lays its subviews out itself.
  var arrangesSubviews: Bool { false }
  /// The subviews that are above each other, if it does not lay them out itself.
  var layeredSubviews: [UIView] { subviews }

  /// Takes the focus from the field in it that has it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    UIApplication.shared.keyWindow?.endEditing(force) ?? false
  }
  /// The program's window. On a Mac it is an `NSWindow`, which is preferred where both would do.
  @_disfavoredOverload
  public var window: UIWindow? { UIApplication.shared.keyWindow }

  // MARK: Appearance

  private static var appearances: [ObjectIdentifier: UIView] = [:]

  /// The appearance of all views of a type.
  public class func appearance() -> Self {
    if let appearance = appearances[ObjectIdentifier(self)] as? Self { return appearance }
    // A program's class often has no `init(coder:)` but one that ends the program.
    let appearance =
      ProgramClasses.contains(self) ? RegisteredClass.view(self) : Self(coder: NSCoder())!
    appearances[ObjectIdentifier(self)] = appearance
    return appearance
  }

  /// The appearance of all views of a type within others: the same as everywhere.
  public class func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self {
    appearance()
  }
}

/// AppKit's name of a view.
public typealias NSView = UIView
