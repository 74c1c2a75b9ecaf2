internal import FocusModel
internal import GtkBridge

/// A dialog: a window over another one, which is not usable meanwhile. It has a focus of its own;
/// the other window keeps its focus for afterwards.
@MainActor
final class PresentedWindow: PresentedSurface {
  private let window: WindowContext
  private let presentation: Presentation
  private let presenter: WindowContext
  private let style: PresentationStyle
  private let depth: Int
  private var connection: SignalConnection?
  private var background = ClassList()
  private var tint = ClassList()
  private var isShown = false

  init(_ presentation: Presentation, by node: _Node, style: PresentationStyle) {
    self.presentation = presentation
    self.style = style
    presenter = node.window
    depth = node.depth + 1
    let widget = Widget.window()
    let (role, title): (AccessibleRole, String) =
      switch style {
      case .alert(let title): (.alertDialog, title)
      case .confirmation(let title): (.dialog, title)
      case .sheet, .cover, .popover: (.dialog, presenter.title)
      }
    widget.setRole(role)
    widget.setTransient(for: presenter.widget)
    if style.isDialog {
      widget.setResizable(false)
      // Its title is inside, as in GNOME's dialogs; the window's own title bar would repeat it.
      let bar = Widget.box(vertical: false)
      bar.isVisible = false
      widget.setTitleBar(bar.pointer)
    }
    window = WindowContext(widget, title: title)
    window.application = presenter.application
    window.presenter = presenter
    window.shortcuts.fallback = { [weak self] in self?.press($0) ?? false }
    connection = SignalConnection(widget, "close-request", owner: self) { dialog, arguments in
      // The binding decides; until then the window stays.
      _ = dialog.escape()
      arguments.answer(true)
    }
    presentation.optionsChanged = { [weak self] in self?.applyOptions() }
  }

  private func press(_ shortcut: KeyboardShortcut) -> Bool {
    switch shortcut {
    case .cancelAction: escape()
    case .defaultAction: actions?.pressDefault() ?? false
    default: false
    }
  }

  private func escape() -> Bool {
    if let actions { return actions.cancel() }
    return presentation.dismissByUser()
  }

  func show<Content: View>(_ content: Content, in environment: EnvironmentValues) {
    tint.set(environment.tintClasses, on: window.widget)
    window.show(content, in: prepared(environment), depth: depth)
    if !isShown { present() }
  }

  /// The buttons of an alert, for its content's environment.
  private lazy var actions =
    style.isDialog ? DialogActions(presentation, isMenu: style.isMenu) : nil
  private var environments: (given: EnvironmentValues, own: EnvironmentValues)?

  /// Returns the same environment for an equal one, so that unchanged views are not updated.
  private func prepared(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard let actions else { return environment }
    if let environments, environments.given.isIdentical(to: environment) { return environments.own }
    var own = environment
    own.dialogActions = actions
    environments = (environment, own)
    return own
  }

  private func present() {
    isShown = true
    if !style.isDialog {
      window.root?.textChanged = { [weak self] in self?.titling.schedule() }
      takeTitleOfContent()
    }
    applyOptions()
    // After a missing action was added.
    Updater.shared.afterUpdate { [weak self] in
      guard let self else { return }
      actions?.takeFocus(in: window)
    }
    window.present()
  }

  private lazy var titling = TurnRequest { [weak self] in self?.takeTitleOfContent() }

  /// Without an announcement, other than that of a new page: the user may be in a field that changes the text.
  private func takeTitleOfContent() {
    // A page's title may go with the page: then the heading counts again, as it is by then.
    guard window.isOpen, !window.hasPageTitle else { return }
    window.setDefaultTitle(window.titleOfContent ?? presenter.title)
  }

  private func applyOptions() {
    let options = presentation.options
    window.widget.setModal(!options.allowsBackgroundInteraction)
    window.widget.setDeletable(!options.isDismissDisabled)
    let color = options.background.map {
      StyleSheet.shared.className(for: "background-color: \($0.css);")
    }
    background.set(color.map { [$0] } ?? [], on: window.widget)
    guard isShown, !style.isDialog else { return }
    if keepsSize {
      keepsSize = false
    } else {
      window.widget.defaultSize = size(options)
    }
    followHeight(options)
  }

  private var heights: SignalConnection?

  /// Selects the detent nearest to the height that the user gives the window.
  private func followHeight(_ options: PresentationOptions) {
    guard heights == nil, options.selectedDetent != nil else { return }
    heights = SignalConnection(window.widget, "notify::default-height", owner: self) { dialog, _ in
      Updater.shared.afterUpdate { [weak dialog] in dialog?.heightChanged() }
    }
  }

  private func heightChanged() {
    let options = presentation.options
    guard let selection = options.selectedDetent, isShown else { return }
    let height = window.widget.defaultSize.height
    let room = Double(presenter.size.height)
    func distance(_ detent: PresentationDetent) -> Double {
      detent.height(in: room).map { abs($0 - Double(height)) } ?? .infinity
    }
    let nearest = options.detents.min { distance($0) < distance($1) }
    guard let nearest, nearest != selection.wrappedValue else { return }
    keepsSize = true
    selection.wrappedValue = nearest
  }

  /// Whether the user has just resized the window: it keeps that size, near a detent as it is.
  private var keepsSize = false

  /// The size in points; -1 is the content's natural size.
  private func size(_ options: PresentationOptions) -> (width: Int32, height: Int32) {
    let room = presenter.size
    if case .cover = style { return (max(room.width, 360), max(room.height, 240)) }
    let screen = Desktop.screenSize
    let width = length(
      options.size.width, .horizontal, filling: min(max(room.width, 360), 480),
      of: screen.width)
    var height = length(
      options.size.height, .vertical, filling: max(room.height * 3 / 4, 320),
      of: screen.height)
    let detents = options.detents.compactMap { $0.height(in: Double(room.height)) }
    if let selected = options.selectedDetent?.untracked.height(in: Double(room.height)) {
      height = pixels(selected)
    } else if let smallest = detents.min() {
      height = pixels(smallest)
    }
    return (width, height)
  }

  private func length(
    _ length: _PresentationSize.Length, _ orientation: Orientation, filling: Int32,
    of screen: Double
  ) -> Int32 {
    switch length {
    case .fitted: return -1
    case .points(let points): return pixels(min(points, screen * 0.9))
    case .automatic:
      // Content that expands, such as a form, has a small natural size.
      let child = window.widget.windowContent
      return child.map { $0.expands(orientation) ? filling : -1 } ?? -1
    }
  }

  func unmount() {
    wasActive = window.isActive || window.isAboutToBeActive
    wasLastActive = window.missedSpeech.isLastActive
    connection = nil
    heights = nil
    window.close()
  }

  private var wasActive = false
  /// Whether it would be active if the user were not in another program.
  private var wasLastActive = false

  func remove() {
    window.widget.isVisible = false
    // An event in it may have led here: GTK and the views are still using it.
    MainLoop.whenIdle { [window] in
      window.widget.destroyWindow()
    }
    // The window manager may not know which window is next. A dialog over this one that closed with
    // it has just passed its activation on.
    if wasActive || window.isAboutToBeActive, presenter.widget.pointer.isMapped {
      presenter.regainActivation()
    } else if wasLastActive {
      presenter.missedSpeech.dialogClosedAway()
    }
  }
}

extension PresentationStyle {
  /// Whether it is an alert or a confirmation dialog.
  fileprivate var isDialog: Bool {
    switch self {
    case .alert, .confirmation: true
    case .sheet, .cover, .popover: false
    }
  }

  fileprivate var isMenu: Bool {
    if case .confirmation = self { true } else { false }
  }
}
