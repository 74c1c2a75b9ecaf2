internal import GtkBridge

/// Keeps a program's scenes up to date.
@MainActor
protocol ScenesNode: AnyObject {}

/// A program's scenes, evaluated again when state of the `App` that they read changes.
@MainActor
final class AppScenes<A: App>: ScenesNode {
  private let node: AppNode<A>
  /// The home of the state of an `App`: not a real window, because the state outlives them all.
  private let window: WindowContext

  init(_ app: A, in application: ApplicationContext) {
    let widget = Widget.window()
    let window = WindowContext(widget, title: application.name)
    window.isRealWindow = false
    self.window = window
    var environment = EnvironmentValues()
    window.application = application
    environment.openWindow = OpenWindowAction(application: application)
    environment.openSettings = OpenSettingsAction(application: application)
    node = AppNode(
      app, _Context(window: window, environment: environment), application: application)
  }

  isolated deinit {
    node.unmount()
    window.close()
    window.widget.destroyWindow()
  }
}

private final class AppNode<A: App>: _Node {
  private let app: A
  private var properties = DynamicProperties<A>()
  private let states = SceneStates()
  private unowned let application: ApplicationContext

  init(_ app: A, _ context: _Context, application: ApplicationContext) {
    self.app = app
    self.application = application
    super.init(context)
    states.node = self
    evaluate()
  }

  override func evaluate() {
    var installed = app
    properties.install(into: &installed, of: self)
    let list = _SceneList(states)
    track { list.add(installed.body) }
    application.show(list.kinds)
  }
}

/// The storage of scenes between evaluations, by their places.
@MainActor
final class SceneStates {
  weak var node: _Node?
  private var properties = [[Int]: Any]()
  private var values = [[Int]: Any]()

  func body<S: Scene>(of scene: S, at place: [Int]) -> S.Body {
    guard let node else { return scene.body }
    var installed = scene
    var properties = self.properties[place] as? DynamicProperties<S> ?? DynamicProperties<S>()
    properties.install(into: &installed, of: node)
    self.properties[place] = properties
    return installed.body
  }

  func exchange<Value>(_ value: Value, at place: [Int]) -> Value? {
    defer { values[place] = value }
    return values[place] as? Value
  }
}
