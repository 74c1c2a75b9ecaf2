public import Foundation
public import Tabstop

/// A manager that records how changes are undone, and redone. Mirrors Foundation's `UndoManager`,
/// which Foundation on Linux (Swift 6.3) lacks.
///
/// Views that read `canUndo`, `canRedo` or an action's name follow them. The actions that are
/// registered in one turn of the main loop are one group, unless `groupsByEvent` is false: then each
/// call is a group, or those between `beginUndoGrouping()` and `endUndoGrouping()`.
///
/// Use it on the main thread.
open class UndoManager: NSObject, @unchecked Sendable {
  // The properties belong to the main thread, as those of Foundation's do.

  /// Actions that are undone together.
  private final class Group {
    var actions: [Action] = []
    var name = ""
  }

  private struct Action {
    let target: () -> AnyObject?
    let run: () -> Void
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var openGroups: [Group] = []
  private var disabled = 0
  private var closesSoon = false
  private let source = DependencySource()

  /// Whether the actions of one turn of the main loop are one group. By default true.
  open var groupsByEvent = true
  /// The maximum number of groups; the oldest are dropped. 0, the default, means no limit.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }
  /// The modes of the run loop in which actions are grouped. Stored, without effect: there is one
  /// mode of the run loop here.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// Whether a group is being undone.
  open private(set) var isUndoing = false
  /// Whether a group is being redone.
  open private(set) var isRedoing = false

  /// Creates an undo manager without any actions.
  public override init() { super.init() }

  /// Whether there is something to undo.
  open var canUndo: Bool {
    noteRead()
    return !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty }
  }
  /// Whether there is something to redo.
  open var canRedo: Bool {
    noteRead()
    return !redoGroups.isEmpty
  }
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// Whether actions are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  // MARK: Recording

  /// Records how a change is undone. The target is not kept alive: when it is gone, so are its actions.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let isLoose = openGroups.isEmpty
    if isLoose { openGroups.append(Group()) }
    weak let weakTarget = target
    openGroups.last?.actions.append(
      Action(target: { weakTarget }, run: { if let target = weakTarget { handler(target) } }))
    if !isUndoing, !isRedoing { redoGroups = [] }
    if isLoose { groupsByEvent ? closeSoon() : endUndoGrouping() }
    changed()
  }

  /// Opens a group: what is registered until it ends is undone together.
  open func beginUndoGrouping() {
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the last group that was opened.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    if group.actions.isEmpty { return }
    if let outer = openGroups.last {
      outer.actions += group.actions
      if !group.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      dropOldest()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
    changed()
  }

  /// Stops recording until `enableUndoRegistration()` is called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Records again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Names the actions that are being registered, for the words of a menu: "Undo Typing".
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? (isUndoing ? redoGroups : undoGroups).last)?.name = actionName
    changed()
  }

  /// Removes all actions.
  open func removeAllActions() {
    (undoGroups, redoGroups, openGroups) = ([], [], [])
    changed()
  }

  /// Removes the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoGroups + redoGroups + openGroups {
      group.actions.removeAll { $0.target() === target }
    }
    undoGroups.removeAll { $0.actions.isEmpty }
    redoGroups.removeAll { $0.actions.isEmpty }
    changed()
  }

  // MARK: Undoing

  /// Undoes the last group.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group that is closed.
  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
    changed()
  }

  /// Repeats the action that was undone last.
  open func redo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
    changed()
  }

  /// Actions that are registered meanwhile are added to the opposite stack.
  private func run(_ group: Group) {
    let opposite = Group()
    opposite.name = group.name
    openGroups.append(opposite)
    for action in group.actions.reversed() { action.run() }
    endUndoGrouping()
  }

  // MARK: Names

  /// The name of what `undo()` undoes.
  open var undoActionName: String {
    noteRead()
    return (openGroups.first ?? undoGroups.last)?.name ?? ""
  }
  /// The name of what `redo()` does.
  open var redoActionName: String {
    noteRead()
    return redoGroups.last?.name ?? ""
  }
  /// The title of the command Undo with the name of the action.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the command Redo with the name of the action.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The words of a menu for an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(own: "Undo") : String(own: "Undo \(actionName)")
  }
  /// The words of a menu for an action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(own: "Redo") : String(own: "Redo \(actionName)")
  }

  // MARK: Changes

  private func dropOldest() {
    if levelsOfUndo > 0 { undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo)) }
  }

  private func closeSoon() {
    guard !closesSoon else { return }
    closesSoon = true
    RunLoop.main.perform { [weak self] in
      guard let self else { return }
      closesSoon = false
      while !openGroups.isEmpty { endUndoGrouping() }
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func noteRead() {
    if Thread.isMainThread { MainActor.assumeIsolated { source.noteRead() } }
  }

  private func changed() {
    onMainActor { [source] in source.notifyChange() }
  }
}

extension Notification.Name {
  /// An undo manager is about to undo.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChange")
  /// An undo manager has undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChange")
  /// An undo manager is about to redo.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChange")
  /// An undo manager has redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChange")
  /// A group has been opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroup")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroup")
  /// A group has been closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroup")
}

extension UndoManager: WindowUndoManager {}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The undo manager for views outside of windows: of an `App`.
  private static let ofProgram = UndoManager()

  /// The undo manager of the document, or of the window; a sheet's is that of the window under it.
  /// Mirrors SwiftUI.
  ///
  /// Control+Z and Shift+Control+Z undo and redo in the window, and its menu, if it has one, has the
  /// commands. A text field with the focus first undoes what was typed in it.
  public var undoManager: UndoManager? {
    get {
      if let set = self[UndoManagerKey.self] { return set }
      guard Thread.isMainThread else { return Self.ofProgram }
      return undoManager { UndoManager() } as? UndoManager ?? Self.ofProgram
    }
    set { self[UndoManagerKey.self] = newValue }
  }
}
