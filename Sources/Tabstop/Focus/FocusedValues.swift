public import Observation

/// A key of the focused values. Mirrors SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
  /// The type of the published value.
  associatedtype Value
}

/// The values that the focused view, and those around it, publish. Mirrors SwiftUI's
/// `FocusedValues`; extend it by a property for each key.
public struct FocusedValues {
  private var values = [ObjectIdentifier: Any]()

  init() {}

  /// The value published for a key; `nil` if there is none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A published object, by its type.
  package subscript<Object: AnyObject>(object: Object.Type) -> Object? {
    get { values[ObjectIdentifier(object)] as? Object }
    set { values[ObjectIdentifier(object)] = newValue }
  }
}

extension View {
  /// Publishes a value while the focus is in this view. Mirrors SwiftUI.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    publishFocused(isScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Publishes a value, or nothing, while the focus is in this view. Mirrors SwiftUI.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishFocused(isScene: false) { values in
      if let value { values[keyPath: keyPath] = value }
    }
  }

  /// Publishes an `@Observable` object, by its type, while the focus is in this view. Mirrors
  /// SwiftUI.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    publishFocusedObject(object, isScene: false)
  }

  /// Publishes a value while the window of this view is the active one. Mirrors SwiftUI.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    publishFocused(isScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Publishes a value, or nothing, while the window of this view is the active one. Mirrors
  /// SwiftUI.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishFocused(isScene: true) { values in
      if let value { values[keyPath: keyPath] = value }
    }
  }

  /// Publishes an `@Observable` object while the window of this view is the active one. Mirrors
  /// SwiftUI.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    publishFocusedObject(object, isScene: true)
  }

  package func publishFocusedObject<Object: AnyObject>(
    _ object: Object?, isScene: Bool
  ) -> ModifiedContent<Self, FocusedValueModifier> {
    publishFocused(isScene: isScene) { values in
      if let object { values[Object.self] = object }
    }
  }

  private func publishFocused(
    isScene: Bool, _ publish: @escaping (inout FocusedValues) -> Void
  ) -> ModifiedContent<Self, FocusedValueModifier> {
    modifier(FocusedValueModifier(isScene: isScene, publish: publish))
  }
}

package struct FocusedValueModifier: _PrimitiveModifier {
  let isScene: Bool
  let publish: (inout FocusedValues) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FocusedValueNode(view, context)
  }
}

private final class FocusedValueNode<Content: View>:
  ModifierNode<Content, FocusedValueModifier>
{
  private let group: BindingGroup
  /// Whether the focus is inside.
  private let reading = FocusStorage<Bool>(none: false)
  private let publisher: FocusedValuesStore.Publisher

  override init(_ view: ModifiedContent<Content, FocusedValueModifier>, _ context: _Context) {
    group = BindingGroup(outer: context.environment.inherited.focusGroup)
    publisher = FocusedValuesStore.Publisher(
      window: context.window, isScene: view.modifier.isScene, publish: view.modifier.publish)
    super.init(view, context)
    group.setValue(reading.model.anyValue(true))
    reading.source.onChange = { [publisher, weak reading] in
      FocusedValuesStore.shared.setInside(publisher, reading?.model.value ?? false)
    }
    publisher.depth = depth
    FocusedValuesStore.shared.add(publisher)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    if !view.modifier.isScene { environment.inherited.focusGroup = group }
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusedValueModifier>, environmentChanged: Bool
  ) {
    publisher.publish = view.modifier.publish
    FocusedValuesStore.shared.changed(publisher)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    FocusedValuesStore.shared.remove(publisher)
  }
}

/// The values published in all windows, and their readers.
@MainActor
package final class FocusedValuesStore {
  package static let shared = FocusedValuesStore()

  @MainActor
  final class Publisher {
    unowned let window: WindowContext
    let isScene: Bool
    var publish: (inout FocusedValues) -> Void
    var depth = 0

    init(window: WindowContext, isScene: Bool, publish: @escaping (inout FocusedValues) -> Void) {
      self.window = window
      self.isScene = isScene
      self.publish = publish
    }
  }

  /// The values of the active window.
  package private(set) var values = FocusedValues()
  /// The publishers for the whole scene, and the publishers around the focus. Others cost nothing.
  private var sceneWide: [Publisher] = []
  private var inside: [ObjectIdentifier: Publisher] = [:]
  private var hasPublished = false
  private var readers = [ObjectIdentifier: () -> Void]()
  private lazy var refreshing = TurnRequest { [weak self] in self?.refresh() }

  func add(_ publisher: Publisher) {
    guard publisher.isScene else { return }
    sceneWide.append(publisher)
    setNeedsRefresh()
  }

  func setInside(_ publisher: Publisher, _ isInside: Bool) {
    inside[ObjectIdentifier(publisher)] = isInside ? publisher : nil
    setNeedsRefresh()
  }

  /// Called when a publisher may publish another value.
  func changed(_ publisher: Publisher) {
    if publisher.isScene || inside[ObjectIdentifier(publisher)] != nil { setNeedsRefresh() }
  }

  func remove(_ publisher: Publisher) {
    if publisher.isScene { sceneWide.removeAll { $0 === publisher } }
    inside[ObjectIdentifier(publisher)] = nil
    setNeedsRefresh()
  }

  /// Calls `changed` when the values may have changed.
  package func addReader(_ reader: AnyObject, _ changed: @escaping () -> Void) {
    readers[ObjectIdentifier(reader)] = changed
  }

  package func removeReader(_ id: ObjectIdentifier) { readers[id] = nil }

  func setNeedsRefresh() {
    if hasPublished || !(sceneWide.isEmpty && inside.isEmpty && readers.isEmpty) {
      refreshing.schedule()
    }
  }

  private func refresh() {
    values = FocusedValues()
    let window = Updater.shared.activeWindow
    // A sheet belongs to the scene of the window under it.
    let scene = window.map(\.withPresenters) ?? []
    let mine = scene.reversed().flatMap { one in sceneWide.filter { $0.window === one } }
    let around = inside.values.filter { !$0.isScene && $0.window === window }
    for publisher in mine + around.sorted(by: { $0.depth < $1.depth }) {
      publisher.publish(&values)
    }
    hasPublished = !(mine.isEmpty && around.isEmpty)
    for changed in Array(readers.values) { changed() }
  }
}
