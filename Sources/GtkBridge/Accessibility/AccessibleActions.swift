public import CGtk

/// What can be done with a widget, told on the accessibility bus: the actions of a widget's action
/// groups are, of every widget but GTK's own buttons, fields and switches (GTK 4.8).
@MainActor
final class AccessibleActions {
  private let group = ObjectRef(UnsafeMutableRawPointer(g_simple_action_group_new()!))
  private var actions: [String: (object: ObjectRef, connection: SignalConnection)] = [:]
  private var handlers: [String: @MainActor () -> Void] = [:]

  init(on widget: UnsafeMutablePointer<GtkWidget>) {
    // (The constructor's reference, beside those of this and the widget.)
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
  /// Offers something that can be done with the widget to assistive technology, by the name that
  /// people know it by; `nil` takes it back.
  @MainActor
  public func setAccessibleAction(_ name: String, _ handler: (@MainActor () -> Void)?) {
    if accessibleActions == nil {
      guard handler != nil else { return }
      accessibleActions = AccessibleActions(on: pointer)
    }
    accessibleActions?.set(name, handler)
  }

  /// What the widget is for assistive technology.
  public var accessibleRole: GtkAccessibleRole { gtk_accessible_get_accessible_role(opaque) }
}
