/// A window, or a kind of window. Mirrors SwiftUI's `Scene`.
@preconcurrency
@MainActor
public protocol Scene {
  /// The scene that this one consists of.
  associatedtype Body: Scene
  /// The scenes that this one consists of.
  @SceneBuilder var body: Body { get }

  /// Adds the windows of this scene to a program's. Scenes with a `body` use the default.
  static func _collect(_ scene: Self, _ list: _SceneList)
}

extension Scene {
  public static func _collect(_ scene: Self, _ list: _SceneList) {
    Body._collect(list.body(of: scene), list)
  }
}

/// A scene that declares its windows itself and hence has no body.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  /// The body of the scene: never read, because there is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  public static func _collect(_ scene: Never, _ list: _SceneList) {}
}

/// A result builder of a program's scenes. Mirrors SwiftUI's `SceneBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum SceneBuilder {
  /// A result-builder hook.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A result-builder hook.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// A result-builder hook.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> { _TupleScene(content: (repeat each content)) }
  /// A result-builder hook.
  public static func buildOptional<Content: Scene>(
    _ content: Content?
  ) -> _OptionalScene<Content> { _OptionalScene(content: content) }
  /// A result-builder hook.
  public static func buildLimitedAvailability<Content: Scene>(
    _ content: Content
  ) -> some Scene { content }
  /// A result-builder hook.
  public static func buildEither<True: Scene, False: Scene>(
    first: True
  ) -> _ConditionalScene<True, False> { .first(first) }
  /// A result-builder hook.
  public static func buildEither<True: Scene, False: Scene>(
    second: False
  ) -> _ConditionalScene<True, False> { .second(second) }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene>: _PrimitiveScene {
  let content: (repeat each Content)

  public static func _collect(_ scene: Self, _ list: _SceneList) {
    repeat list.add(each scene.content)
  }
}

/// A scene that may be absent.
public struct _OptionalScene<Content: Scene>: _PrimitiveScene {
  let content: Content?

  public static func _collect(_ scene: Self, _ list: _SceneList) {
    if let content = scene.content { list.add(content) } else { list.skip() }
  }
}

/// One of two scenes.
public enum _ConditionalScene<True: Scene, False: Scene>: _PrimitiveScene {
  case first(True)
  case second(False)

  public static func _collect(_ scene: Self, _ list: _SceneList) {
    switch scene {
    case .first(let content):
      list.add(content)
      list.skip()
    case .second(let content):
      list.skip()
      list.add(content)
    }
  }
}

/// The kinds of windows of a program's scenes, each identified by its place among the scenes.
@MainActor
public final class _SceneList {
  private(set) var kinds: [WindowKind] = []
  private(set) var place: [Int] = []
  private var next = 0
  private let states: SceneStates

  init(_ states: SceneStates) { self.states = states }

  /// Adds a scene at the next place.
  func add<S: Scene>(_ scene: S) {
    place.append(next)
    let outer = next
    next = 0
    S._collect(scene, self)
    next = outer + 1
    place.removeLast()
  }

  /// Skips the next place.
  func skip() { next += 1 }

  func add(_ kind: WindowKind) {
    var kind = kind
    kind.place = place
    kinds.append(kind)
  }

  /// The body of a scene of the program, whose state lasts as long as the program.
  func body<S: Scene>(of scene: S) -> S.Body { states.body(of: scene, at: place) }

  /// Adds `scene`, and changes every kind of window in it.
  func add<S: Scene>(_ scene: S, changing change: (inout WindowKind) -> Void) {
    let first = kinds.count
    add(scene)
    for index in first..<kinds.count { change(&kinds[index]) }
  }

  /// The value that a modifier at this place had at the last evaluation.
  func exchange<Value>(_ value: Value) -> Value? { states.exchange(value, at: place) }
}
