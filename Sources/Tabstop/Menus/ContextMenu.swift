internal import CGtk
internal import GtkBridge

extension View {
  /// A menu of what can be done with the view: opened by the secondary button, a long press, the
  /// Menu key, or Shift+F10 with the focus in the view. Mirrors SwiftUI.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// The same; a preview is for a touch and is not shown here.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

struct ContextMenuModifier<Items: View>: _PrimitiveModifier {
  let items: Items
  /// The items for where the menu is asked for, if that matters: a point of the window, or `nil` for
  /// where the focus is.
  var itemsAt: (((x: Double, y: Double)?) -> Items)?

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ContextMenuNode(view, context)
  }
}

private final class ContextMenuNode<Content: View, Items: View>:
  ModifierNode<Content, ContextMenuModifier<Items>>, WidgetHost
{
  private var items: UnseenContent<Items>!
  private var triggers: [ObjectIdentifier: MenuTrigger] = [:]

  override init(
    _ view: ModifiedContent<Content, ContextMenuModifier<Items>>, _ context: _Context
  ) {
    super.init(view, context)
    items = UnseenContent(view.modifier.items, below: self)
    makeContent()
    child.forEachWidget(listen)
  }

  private func listen(to widget: Widget) {
    triggers[ObjectIdentifier(widget)] = MenuTrigger(on: widget) { [weak self] point in
      guard let self else { return [] }
      if let itemsAt = view.modifier.itemsAt {
        var (x, y) = (0.0, 0.0)
        if let point {
          gtk_widget_translate_coordinates(
            widget.pointer, window.widget.pointer, point.x, point.y, &x, &y)
        }
        items.update(itemsAt(point.map { _ in (x, y) }), of: self, environmentChanged: false)
      }
      return items.menuContent
    }
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ContextMenuModifier<Items>>, environmentChanged: Bool
  ) {
    items.update(view.modifier.items, of: self, environmentChanged: environmentChanged)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let items { visit(items) }
    super.forEachChild(visit)
  }

  override var plainText: String { child?.plainText ?? "" }

  override func unmount() {
    super.unmount()
    for trigger in triggers.values { trigger.close() }
    triggers = [:]
  }

  // MARK: Host

  override var childHost: any WidgetHost { self }

  func insert(_ widget: Widget, after previous: Widget?) {
    listen(to: widget)
    host.insert(widget, after: previous ?? widgetBeforeSelf)
  }

  func remove(_ widget: Widget) {
    triggers.removeValue(forKey: ObjectIdentifier(widget))?.close()
    host.remove(widget)
  }

  func move(_ widget: Widget, after previous: Widget?) {
    host.move(widget, after: previous ?? widgetBeforeSelf)
  }
  func layoutChanged(of widget: Widget) { host.layoutChanged(of: widget) }
}

/// Opens a menu over one widget, by pointer and by keyboard.
@MainActor
private final class MenuTrigger {
  private let widget: Widget
  private let entries: ((x: Double, y: Double)?) -> [MenuEntry]
  private var connections: [SignalConnection] = []
  private var popover: Widget?
  private var closing: SignalConnection?
  private var model: MenuModel?

  init(on widget: Widget, entries: @escaping ((x: Double, y: Double)?) -> [MenuEntry]) {
    self.widget = widget
    self.entries = entries
    let click = controller(gtk_gesture_click_new())
    gtk_gesture_single_set_button(click.opaque, UInt32(GDK_BUTTON_SECONDARY))
    connections.append(
      SignalConnection(click, "pressed", owner: self) { trigger, arguments in
        gtk_gesture_set_state(click.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
        trigger.open(at: (arguments.double(1), arguments.double(2)))
      })
    let press = controller(gtk_gesture_long_press_new())
    gtk_gesture_single_set_touch_only(press.opaque, 1)
    connections.append(
      SignalConnection(press, "pressed", owner: self) { trigger, arguments in
        trigger.open(at: (arguments.double(0), arguments.double(1)))
      })
    let keys = controller(gtk_event_controller_key_new())
    connections.append(
      SignalConnection(keys, "key-pressed", owner: self) { trigger, arguments in
        let key = Int32(bitPattern: arguments.uint(0))
        let isShift = arguments.flags(2) & GDK_SHIFT_MASK.rawValue != 0
        guard key == GDK_KEY_Menu || (key == GDK_KEY_F10 && isShift) else { return }
        trigger.open(at: nil)
        arguments.answer(true)
      })
  }

  private func controller(_ pointer: OpaquePointer) -> ObjectRef {
    let controller = ObjectRef(UnsafeMutableRawPointer(pointer))
    // The widget takes over the reference that the constructor gave.
    gtk_widget_add_controller(widget.pointer, controller.opaque)
    return controller
  }

  private func open(at point: (x: Double, y: Double)?) {
    close()
    let entries = entries(point)
    guard !entries.isEmpty else { return }
    let model = MenuModel(entries, for: widget)
    self.model = model
    let popover = Widget(
      gtk_popover_menu_new_from_model(model.menu.cast(to: GMenuModel.self)))
    self.popover = popover
    gtk_widget_set_parent(popover.pointer, widget.pointer)
    model.dress(popover.pointer)
    gtk_popover_set_has_arrow(popover.cast(to: GtkPopover.self), 0)
    if let point {
      var spot = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(popover.cast(to: GtkPopover.self), &spot)
    }
    closing = SignalConnection(popover, "closed", owner: self) { [unowned popover] trigger, _ in
      // Not yet: the item that was chosen is only now carried out.
      MainLoop.whenIdle { [weak trigger] in trigger?.close(popover) }
    }
    gtk_popover_popup(popover.cast(to: GtkPopover.self))
  }

  private func close(_ popover: Widget) {
    if popover === self.popover { close() }
  }

  func close() {
    guard let popover else { return }
    self.popover = nil
    closing = nil
    gtk_widget_unparent(popover.pointer)
  }
}
