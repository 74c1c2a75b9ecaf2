internal import CGtk
internal import GtkBridge

/// Actions that the desktop can request from the program: those of its launcher, and of its
/// notifications.
@MainActor
enum DesktopActions {
  struct Request {
    let name: String
    /// The target of the action; empty for an action of the launcher.
    let target: String
  }

  static let requests = DesktopRequests<Request>()

  /// The action of a notification that the user has chosen. Its parameter is the target.
  static let openNotification = "open-notification"

  static func request(_ name: String, _ target: String = "") {
    Updater.shared.event {
      if name == openNotification, Desktop.ownNotificationOpened?(target) == true { return }
      requests.pass([Request(name: name, target: target)])
    }
  }

  /// Adds actions to GTK's application, which exports them. Without a window, the first one opens.
  static func add<A: App>(
    _ app: A, to object: ObjectRef, of context: ApplicationContext
  ) -> [SignalConnection] {
    func add(_ name: String, parameter: String?) -> SignalConnection {
      let type = parameter.map { g_variant_type_new($0)! }
      defer { if let type { g_variant_type_free(type) } }
      let action = ObjectRef(UnsafeMutableRawPointer(g_simple_action_new(name, type)!))
      g_object_unref(action.raw)
      g_action_map_add_action(object.opaque, action.opaque)
      return SignalConnection(action, "activate", owner: context) { context, arguments in
        let target = arguments.variant(0).flatMap { g_variant_get_string($0, nil) }
        context.perform(name, target.map { String(cString: $0) } ?? "", with: app)
      }
    }
    return A.desktopActions.map { add($0, parameter: nil) }
      + [add(openNotification, parameter: "s")]
  }

  /// Activates an action at the start of the program: in the running instance, if there is one.
  static func start(_ name: String, in object: ObjectRef) {
    let application = object.cast(to: GApplication.self)
    guard g_application_register(application, nil, nil) != 0 else { return }
    if g_application_get_is_remote(application) != 0 {
      g_action_group_activate_action(object.opaque, name, nil)
    } else {
      request(name)
    }
  }
}

extension View {
  /// Runs `action` when the desktop activates one of the program's `desktopActions`: from the menu
  /// of its launcher, or by a start with `run(action:arguments:)`.
  ///
  /// All views that handle the action in one window run it: in the active window, or else in the newest
  /// that has such a view. The request waits until there is one. The window comes to the front.
  public func onDesktopAction(_ name: String, perform action: @escaping () -> Void) -> some View {
    onDesktopRequest { requested, _ in
      if requested == name { action() }
      return requested == name
    }
  }

  /// Runs `action` with the target of a notification that the user has chosen.
  package func onOpenNotification(perform action: @escaping (String) -> Void) -> some View {
    onDesktopRequest { requested, target in
      guard requested == DesktopActions.openNotification else { return false }
      action(target)
      return true
    }
  }

  package func onDesktopRequest(_ handle: @escaping (String, String) -> Bool) -> some View {
    modifier(DesktopRequestModifier(handle: handle))
  }
}

package struct DesktopRequestModifier: _PrimitiveModifier {
  let handle: (String, String) -> Bool

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    DesktopRequestNode(view, context)
  }
}

private final class DesktopRequestNode<Content: View>:
  ModifierNode<Content, DesktopRequestModifier>
{
  override init(_ view: ModifiedContent<Content, DesktopRequestModifier>, _ context: _Context) {
    super.init(view, context)
    DesktopActions.requests.add(self) { [weak self] request in
      self?.view.modifier.handle(request.name, request.target) ?? false
    }
    makeContent()
  }

  override func unmount() {
    super.unmount()
    DesktopActions.requests.remove(self)
  }
}
