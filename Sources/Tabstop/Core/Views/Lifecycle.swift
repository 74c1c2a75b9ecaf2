extension View {
  /// Runs `action` when the view appears: after the views are up to date, before the focus is
  /// resolved, so that a focus value written here takes effect. A view after the rows of a list or of a lazy stack
  /// appears each time that it is scrolled into view. Mirrors SwiftUI.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when the view disappears. Mirrors SwiftUI.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: nil, disappear: action))
  }

  /// Starts a task when the view appears, and cancels it when the view disappears. Mirrors SwiftUI.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, action: action))
  }

  /// Starts a task when the view appears, and another each time `id` changes, which cancels the
  /// previous one. Mirrors SwiftUI.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyEquatable(id), priority: priority, action: action))
  }

  /// Runs `action` when `value` has changed. Mirrors SwiftUI.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(watched: WatchedValue(value, action), initial: initial))
  }

  /// Calls an action when a value changes, without the values.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(watched: WatchedValue(value) { _, _ in action() }, initial: initial))
  }

  /// The spelling of SwiftUI's first versions: the action gets the new value, and its captures are
  /// of the view before the change.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(
        watched: WatchedValue(value, capturesOldValues: true) { _, new in action(new) },
        initial: false))
  }

  /// Binds the view's identity to `id`: with another id it is another view, with new state. Mirrors
  /// SwiftUI.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}

package struct LifecycleModifier: _PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    LifecycleNode(view, context)
  }
}

private final class LifecycleNode<Content: View>: ModifierNode<Content, LifecycleModifier>,
  AppearanceObserver
{
  private let appearance: ViewAppearance

  override init(_ view: ModifiedContent<Content, LifecycleModifier>, _ context: _Context) {
    appearance = ViewAppearance(context)
    super.init(view, context)
    makeContent()
    appearance.begin(self)
  }

  func pageDidAppear() {
    guard view.modifier.appear != nil else { return }
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      self.view.modifier.appear?()
    }
  }

  func pageDidDisappear() {
    if let disappear = view.modifier.disappear { Updater.shared.afterUpdate(disappear) }
  }

  override func unmount() {
    super.unmount()
    appearance.end(self)
  }
}

package struct TaskModifier: _PrimitiveModifier {
  let id: AnyEquatable?
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TaskNode(view, context)
  }
}

private final class TaskNode<Content: View>: ModifierNode<Content, TaskModifier>,
  AppearanceObserver
{
  private let appearance: ViewAppearance
  private var task: Task<Void, Never>?

  override init(_ view: ModifiedContent<Content, TaskModifier>, _ context: _Context) {
    appearance = ViewAppearance(context)
    super.init(view, context)
    makeContent()
    appearance.begin(self)
  }

  func pageDidAppear() {
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      task?.cancel()
      let action = self.view.modifier.action
      task = Task(priority: self.view.modifier.priority) { @MainActor in await action() }
    }
  }

  func pageDidDisappear() { task?.cancel() }

  override func didUpdate(
    from old: ModifiedContent<Content, TaskModifier>, environmentChanged: Bool
  ) {
    if old.modifier.id != view.modifier.id, appearance.isShown { pageDidAppear() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    appearance.end(self)
  }
}

package struct ChangeModifier: _PrimitiveModifier {
  let watched: Watched
  let initial: Bool

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ChangeNode(view, context)
  }
}

private final class ChangeNode<Content: View>: ModifierNode<Content, ChangeModifier> {
  /// The value that the action knows, and the latest action that was passed together with it.
  private var last: Watched

  override init(_ view: ModifiedContent<Content, ChangeModifier>, _ context: _Context) {
    last = view.modifier.watched
    super.init(view, context)
    makeContent()
    if view.modifier.initial {
      Updater.shared.afterUpdate { [weak self] in
        guard let self, isMounted else { return }
        self.view.modifier.watched.runAction(since: last)
      }
    }
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ChangeModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    guard !view.modifier.watched.isSame(as: last) else {
      last = view.modifier.watched
      return
    }
    Updater.shared.runReaction { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self.view.modifier.watched)
      guard isMounted, !new.isSame(as: old) else { return }
      last = new
      new.runAction(since: old)
    }
  }
}

package struct IdentityModifier: _PrimitiveModifier {
  let id: AnyHashable

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    IdentityNode(view, context)
  }
}

private final class IdentityNode<Content: View>:
  _ViewNode<ModifiedContent<Content, IdentityModifier>>, IdentifyingNode
{
  func node(withID id: AnyHashable) -> _Node? {
    let own = view.modifier.id
    return own == id || own.unwrapped == id ? self : nil
  }

  private var child: _ViewNode<Content>?

  override init(_ view: ModifiedContent<Content, IdentityModifier>, _ context: _Context) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, IdentityModifier>, environmentChanged: Bool
  ) {
    if old.modifier.id == view.modifier.id {
      child?.update(view.content, in: environment)
      return
    }
    replace(child) {
      child = nil
      child = Content._makeNode(view.content, childContext)
      return child
    }
  }

  override func evaluate() {}

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}
