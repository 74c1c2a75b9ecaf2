public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A controller of a view. Mirrors the part of UIKit's `UIViewController` that SwiftUI sources use: it is
/// shown by a `UIViewControllerRepresentable`, or in a dialog by `present(_:animated:completion:)`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, _PresentsControllers {
  /// Creates a controller. As in UIKit and AppKit, a subclass may have its own `init()` without
  /// `override`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller. There are no archives here: the name and the bundle have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller. There are no archives here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) { super.init() }

  private var loadedView: UIView?

  /// The view, which is created when it is first read.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { loadedView = UIView() }
        showTraits(since: OwnTraits())
        TraitChanges.follow(self)
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }
  /// Whether the view is made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The title of its dialog, of its page in a `UINavigationController`, and of its tab.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  /// The style of a presentation. Stored, without effect: a dialog is a window.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition of a presentation. Stored, without effect.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether Escape and the window's button leave the dialog open.
  public var isModalInPresentation = false
  /// The preferred size in a presentation. Stored, without effect: a dialog is a window.
  open var preferredContentSize = CGSize.zero
  /// The configuration of a popover, which is a dialog here.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  /// Makes the view: a subclass may assign its own to `view`.
  open func loadView() { loadedView = UIView() }
  /// Called when the view is made. Does nothing.
  open func viewDidLoad() {}
  /// Called before the view is shown. Does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called before the view is shown, after `viewWillAppear(_:)`. Does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown. Does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed. Does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is removed. Does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the views were laid out. Never called: the views around it lay it out. Does
  /// nothing.
  open func viewDidLayoutSubviews() {}

  // AppKit's names, without a parameter.

  /// Called before the view is shown, after `viewWillAppear(_:)`. Does nothing. Mirrors AppKit.
  open func viewWillAppear() {}
  /// Called when the view is shown, after `viewDidAppear(_:)`. Does nothing. Mirrors AppKit.
  open func viewDidAppear() {}
  /// Called before the view is removed, after `viewWillDisappear(_:)`. Does nothing. Mirrors
  /// AppKit.
  open func viewWillDisappear() {}
  /// Called when the view is removed, after `viewDidDisappear(_:)`. Does nothing. Mirrors AppKit.
  open func viewDidDisappear() {}
  /// Called before the views are laid out. Never called: the views around it lay it out. Does
  /// nothing. Mirrors AppKit.
  open func viewWillLayout() {}
  /// Called when the views were laid out. Never called: the views around it lay it out. Does
  /// nothing. Mirrors AppKit.
  open func viewDidLayout() {}
  /// Updates the constraints. Never called: see `NSLayoutConstraint`. Does nothing. Mirrors AppKit.
  open func updateViewConstraints() {}
  /// A value of the program's own. Mirrors AppKit.
  open var representedObject: Any?

  /// The controller of the pages that it is in; those of a `NavigationStack` have none.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The controller of the tabs that it is in; those of a `TabView` have none.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The title and the buttons of its page in a `UINavigationController`.
  public private(set) lazy var navigationItem = UINavigationItem(ofTitle: title)
  /// The title of its tab in a `UITabBarController`.
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The colour scheme of the content of the controller's view.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { ownTraits.userInterfaceStyle = newValue }
  }
  /// The traits of the controller's view that the program sets: of these the appearance has an effect.
  public final var traitOverrides: any UITraitOverrides {
    get { ownTraits }
    set { if let traits = newValue as? OwnTraits { ownTraits = traits } }
  }
  private var ownTraits = OwnTraits() {
    didSet { showTraits(since: oldValue) }
  }
  /// Whether controllers are presented over this one only. Stored, without effect: they are dialogs.
  public var definesPresentationContext = false
  /// More space at the edges. Stored, without effect: windows have no covered edges.
  public var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Its view has its traits.
  private func showTraits(since old: OwnTraits) {
    guard let loadedView, old != ownTraits,
      var traits = loadedView.traitOverrides as? OwnTraits
    else { return }
    traits.own.add(ownTraits.own)
    if ownTraits.userInterfaceStyle != old.userInterfaceStyle {
      traits.userInterfaceStyle = ownTraits.userInterfaceStyle
    }
    loadedView.traitOverrides = traits
  }
  /// The traits on which colours may depend: those of its view, or of the controller around it.
  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    let outer = parent?.traitCollection ?? .current
    return UITraitCollection(traitsFrom: [outer, ownTraits.collection])
  }
  /// The edges at which the content extends behind bars. Stored, without effect.
  public var edgesForExtendedLayout: UIRectEdge = []
  /// Whether the bar at the bottom hides on this page. Stored, without effect.
  open var hidesBottomBarWhenPushed = false
  /// The presentation as a sheet. No effect: a dialog is a window. Use `presentationDetents(_:)`.
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: nil)
  /// The presentation of the controller: with the style `custom` that of the delegate of its transitions.
  open var presentationController: UIPresentationController? {
    if let chosenPresentation { return chosenPresentation }
    switch modalPresentationStyle {
    case .popover: return popoverPresentationController
    case .custom:
      chosenPresentation = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter ?? self)
      return chosenPresentation ?? sheetPresentationController
    default: return sheetPresentationController
    }
  }
  private var chosenPresentation: UIPresentationController?
  /// The presentations whose delegates are notified.
  var presentations: [UIPresentationController] {
    let chosen = presentationController
    let others: [UIPresentationController?] = [
      sheetPresentationController, popoverPresentationController,
    ]
    return [chosen].compactMap(\.self)
      + others.compactMap { $0 !== chosen && $0?.delegate != nil ? $0 : nil }
  }
  /// The delegate of the controller's transitions, which is asked for the presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The name by which a system restores the controller. Stored, without effect.
  open var restorationIdentifier: String?
  /// The style of the status bar. No effect: there is no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. No effect: there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator hides. No effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The orientations that the controller supports. No effect: a desktop's screen does not rotate.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the content rotates with the screen. No effect: a desktop's screen does not rotate.
  open var shouldAutorotate: Bool { false }
  /// Reads the style of the status bar again. No effect: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The controller that determines the style of the status bar. Never read: there is no status
  /// bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that determines whether the status bar is hidden. Never read: there is no
  /// status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The controller that determines whether the home indicator hides. Never read: there is no home
  /// indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Called before the views are laid out. Never called. Does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called when there is little memory. Never called. Does nothing.
  open func didReceiveMemoryWarning() {}
  /// Called when covered edges have changed. Never called: windows have no covered edges. Does
  /// nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the size changes. Never called: the view gets its size from the views around it.
  /// Does nothing.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change. Never called. Does nothing.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The size of a controller in it. No effect: views get their sizes from the views around them.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when a controller in it prefers another size. Never called. Does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The edges at which the program's gestures have precedence. Never read: a desktop's gestures
  /// are not at the edges of windows.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whether the user changes its content.
  open var isEditing = false {
    didSet { editButton?.title = isEditing ? String(own: "Done") : String(own: "Edit") }
  }
  var editButton: UIBarButtonItem?
  /// Sets `isEditing`.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called when the margins have changed. Never called. Does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// The animation of the status bar. No effect: there is no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The orientation in which the controller is presented. No effect: a desktop's screen does not rotate.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the pointer stays in the window. No effect: the desktop moves the pointer.
  open var prefersPointerLocked: Bool { false }
  /// Whether a field keeps an on-screen keyboard open. No effect: it is the desktop's.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Sets `contentUnavailableConfiguration`. Called before the view is shown, and by
  /// `setNeedsUpdateContentUnavailableConfiguration()`. Does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  var unavailable: (configuration: (any UIContentConfiguration)?, view: UIView?)
  /// Called when the view is loaded and a trait has changed, of the desktop or of the program. Does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The items of the bar below its page in a `UINavigationController`.
  open var toolbarItems: [UIBarButtonItem]? { didSet { UIBarItem.changes.next() } }
  /// Sets the items of the bar below its page.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  private var addedCommands: [UIKeyCommand] = []
  /// The keys that work while the controller is shown: those that were added. A subclass adds its own.
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }
  /// Adds a key, before the controller is shown.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.append(keyCommand) }
  /// Removes a key.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Structure

  /// The controllers of views in its view.
  public internal(set) var children: [UIViewController] = []
  /// The controller of the view around it.
  public internal(set) weak var parent: UIViewController?

  /// Adds a controller, which leaves its former parent; its view is added to the view by the program.
  open func addChild(_ childController: UIViewController) {
    insertChild(childController, at: .max)
  }
  /// Adds a controller between others. Mirrors AppKit.
  open func insertChild(_ childViewController: UIViewController, at index: Int) {
    childViewController.willMove(toParent: self)
    childViewController.parent?.children.removeAll { $0 === childViewController }
    childViewController.parent = self
    children.insert(childViewController, at: min(max(0, index), children.count))
  }
  /// Removes a controller by its place; one that is not there is no error here. Mirrors AppKit.
  open func removeChild(at index: Int) {
    if children.indices.contains(index) { children[index].removeFromParent() }
  }
  /// Removes it from the controller around it.
  open func removeFromParent() {
    guard let former = parent else { return }
    former.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  /// Called when it was added to another. Does nothing.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before it is added to another. Does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  // MARK: Dialogs

  /// The controller in the dialog over this one, or over a controller around this one.
  public var presentedViewController: UIViewController? {
    dialogController ?? parent?.presentedViewController
  }
  private var dialogController: UIViewController?
  /// The controller under this one's dialog, or under that of a controller around this one.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  private weak var presenter: UIViewController?
  private var dialog: ProgramDialog?

  /// The view that its dialog or the representable shows.
  var shown: AnyView { AnyView(ShownController(controller: self)) }
  /// What is shown in place of the view, for a controller of other controllers.
  var container: AnyView? { nil }

  /// Shows it over the active window; the end of it calls `ended`. Controllers that are dialogs of the
  /// desktop's have their own. Returns false if the program has no window.
  @discardableResult
  func begin(ended: @escaping () -> Void) -> Bool {
    isBeingDismissed = false
    dialog = ProgramDialog(DialogOfController(controller: self)) { [weak self] in
      self?.userCloses()
    }
    whenEnded = ended
    return dialog != nil
  }
  private var whenEnded: () -> Void = {}
  /// Whether its dialog is being removed, until `viewDidDisappear(_:)` was called.
  public fileprivate(set) var isBeingDismissed = false

  /// Takes it from the screen.
  func end() {
    dialog?.close()
    dialog = nil
  }

  /// Called when the controller is off the screen, or about to be.
  func closed() {
    dialogController?.closed()
    isBeingDismissed = true
    let presentation = presenter == nil ? nil : presentationController
    presentation?.dismissalTransitionWillBegin()
    end()
    presentation?.end()
    chosenPresentation = nil
    let ended = whenEnded
    whenEnded = {}
    if presenter?.dialogController === self { presenter?.dialogController = nil }
    presenter = nil
    ended()
  }

  /// Shows a controller in a dialog over the active window, until it is dismissed. No effect if the program has no
  /// window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    dialogController = viewControllerToPresent
    viewControllerToPresent.presenter = self
    let presentation = viewControllerToPresent.presentationController
    if let popover = presentation as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
    presentation?.begin()
    if viewControllerToPresent.begin(ended: {}) {
      presentation?.presentationTransitionDidEnd(true)
    } else {
      presentation?.presentationTransitionDidEnd(false)
      (dialogController, viewControllerToPresent.presenter) = (nil, nil)
    }
    completion?()
  }

  /// Removes the dialog over this controller, or over one around it. Without one, removes the dialog in which this
  /// controller is.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (presentedViewController ?? innermostInDialog ?? self).closed()
    completion?()
  }

  /// This controller, or the nearest one around it, that is shown in a dialog of its own.
  private var innermostInDialog: UIViewController? {
    presenter == nil && dialog == nil ? parent?.innermostInDialog : self
  }
}

/// AppKit's name of a controller.
public typealias NSViewController = UIViewController

/// The view of a controller, which is notified when it appears and disappears.
private struct ShownController: View {
  let controller: UIViewController

  var body: some View {
    controller.loadViewIfNeeded()
    return (controller.container ?? AnyView(ShownUIView(view: controller.view)))
      .modifier(KeyCommands(controller: controller))
      .onAppear {
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.viewWillAppear(false)
        controller.viewWillAppear()
        controller.viewIsAppearing(false)
        controller.viewDidAppear(false)
        controller.viewDidAppear()
      }
      .onDisappear {
        controller.viewWillDisappear(false)
        controller.viewWillDisappear()
        controller.viewDidDisappear(false)
        controller.viewDidDisappear()
        controller.isBeingDismissed = false
      }
  }
}

/// A presented controller, with its title.
private struct DialogOfController: View {
  let controller: UIViewController

  var body: some View {
    controller.shown
      .environment(\.dismiss, DismissAction(action: { [weak controller] in controller?.closed() }))
      .frame(minWidth: 280)
      .padding()
      .modifier(ControllerTitle(title: controller.title))
  }
}

private struct ControllerTitle: ViewModifier {
  let title: String?

  func body(content: Content) -> some View {
    if let title { content.navigationTitle(title) } else { content }
  }
}
