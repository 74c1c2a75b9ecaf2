internal import CGtk

/// A widget's accessible actions: GTK exports the actions of a widget's action groups on the
/// accessibility bus, for every widget except its own buttons, fields and switches (GTK 4.8).
@MainActor
final class AccessibleActions {
  private let group = ObjectRef(UnsafeMutableRawPointer(g_simple_action_group_new()!))
  private var actions: [String: (object: ObjectRef, connection: SignalConnection)] = [:]
  private var handlers: [String: @MainActor () -> Void] = [:]

  init(on widget: UnsafeMutablePointer<GtkWidget>) {
    // Drops the constructor's reference; this object and the widget hold their own.
    defer { g_object_unref(group.raw) }
    gtk_widget_insert_action_group(widget, "accessibility", group.opaque)
  }

  func set(_ name: String, _ handler: (@MainActor () -> Void)?) {
    handlers[name] = handler
    if handler == nil {
      guard actions.removeValue(forKey: name) != nil else { return }
      g_action_map_remove_action(group.opaque, name)
    } else if actions[name] == nil {
      let action = ObjectRef(UnsafeMutableRawPointer(g_simple_action_new(name, nil)!))
      defer { g_object_unref(action.raw) }
      let connection = SignalConnection(action, "activate", owner: self) { actions, _ in
        actions.handlers[name]?()
      }
      actions[name] = (action, connection)
      g_action_map_add_action(group.opaque, action.opaque)
    }
  }
}

extension Widget {
  /// Adds an action for assistive technology, under a name for the user; `nil` removes it.
  @MainActor
  public func setAccessibleAction(_ name: String, _ handler: (@MainActor () -> Void)?) {
    if accessibleActions == nil {
      guard handler != nil else { return }
      accessibleActions = AccessibleActions(on: pointer)
    }
    accessibleActions?.set(name, handler)
  }
}
