internal import CGtk
internal import GtkBridge

/// The content of a drag.
package struct _DraggedContent {
  /// The value, for views of this program.
  let value: Any
  /// The text for other programs.
  let text: String?
  /// The URL, if the value is one.
  let address: String?

  package init(value: Any, text: String?, address: String? = nil) {
    self.value = value
    self.text = text
    self.address = address
  }
}

/// The dropped content, and its place on the view, in points.
package struct _DroppedContent {
  /// The value, if it comes from this program.
  package let value: Any?
  package let text: String?
  package let addresses: [String]
  package let x: Double
  package let y: Double
}

/// The actions of a view for things that are dragged over it.
package struct _DropActions {
  package var drop: (_DroppedContent) -> Bool
  /// Called when something enters or leaves the view.
  package var isTargeted: (Bool) -> Void = { _ in }
  package var moved: (Double, Double) -> Void = { _, _ in }

  package init(drop: @escaping (_DroppedContent) -> Bool) { self.drop = drop }
}

extension View {
  /// Makes the view draggable.
  package func _draggable(
    _ content: @escaping () -> _DraggedContent
  ) -> ModifiedContent<Self, DragModifier> {
    modifier(DragModifier(content: content))
  }

  /// Accepts what is dropped on the view.
  package func _dropDestination(_ actions: _DropActions) -> ModifiedContent<Self, DropModifier> {
    modifier(DropModifier(actions: actions))
  }
}

package struct DragModifier: Decoration {
  let content: () -> _DraggedContent

  func apply(to widget: Widget, old: DragModifier?, _ environment: InheritedValues) {
    let source = widget.companion(DragSource.self) { DragSource(widget) }
    source.content = content
  }
}

package struct DropModifier: Decoration {
  let actions: _DropActions

  func apply(to widget: Widget, old: DropModifier?, _ environment: InheritedValues) {
    let target = widget.companion(DropTarget.self) { DropTarget(widget) }
    target.actions = actions
  }
}

/// The value that is being dragged from a view of this program.
@MainActor private var draggedValue: Any?

@MainActor
private final class DragSource {
  var content: (() -> _DraggedContent)?
  private unowned let widget: Widget
  private let source: EventController
  /// The value for a drag; a press may not become one.
  private var value: Any?
  private var connections: [SignalConnection] = []

  init(_ widget: Widget) {
    self.widget = widget
    source = EventController(gtk_drag_source_new())
    gtk_drag_source_set_actions(source.opaque, GDK_ACTION_COPY)
    connections = [
      // Before the pointer has moved far enough for a drag.
      SignalConnection(source, "begin", owner: self) { source, _ in source.prepare() },
      SignalConnection(source, "drag-begin", owner: self) { source, _ in source.begin() },
      SignalConnection(source, "drag-end", owner: self) { source, _ in
        source.value = nil
        draggedValue = nil
      },
    ]
    widget.add(source)
  }

  private func prepare() {
    guard let content = content?() else { return }
    value = content.value
    // A text even if there is none for other programs: within the program the value is used.
    var providers = [
      makeProvider(tabstop_type_string()) { g_value_set_string(&$0, content.text ?? "") }
    ]
    if let address = content.address, let file = g_file_new_for_uri(address) {
      providers.insert(
        makeProvider(g_file_get_type()) { g_value_take_object(&$0, UnsafeMutableRawPointer(file)) },
        at: 0)
    }
    let all = gdk_content_provider_new_union(&providers, gsize(providers.count))!
    gtk_drag_source_set_content(source.opaque, all)
    g_object_unref(UnsafeMutableRawPointer(all))
  }

  private func makeProvider(
    _ type: GType, _ fill: (inout GValue) -> Void
  ) -> UnsafeMutablePointer<GdkContentProvider>? {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    fill(&value)
    return gdk_content_provider_new_for_value(&value)
  }

  /// Called when the drag starts. The drag icon is a picture of the view.
  private func begin() {
    draggedValue = value
    guard let picture = gtk_widget_paintable_new(widget.pointer) else { return }
    gtk_drag_source_set_icon(source.opaque, picture, 0, 0)
    g_object_unref(UnsafeMutableRawPointer(picture))
  }
}

@MainActor
private final class DropTarget {
  var actions: _DropActions?
  private let target: EventController
  private var connections: [SignalConnection] = []

  init(_ widget: Widget) {
    target = EventController(gtk_drop_target_new(tabstop_type_invalid(), GDK_ACTION_COPY))
    var types = [gdk_file_list_get_type(), tabstop_type_string()]
    gtk_drop_target_set_gtypes(target.opaque, &types, gsize(types.count))
    connections = [
      SignalConnection(target, "drop", owner: self) { target, arguments in
        arguments.answer(target.drop(arguments))
      },
      SignalConnection(target, "notify::current-drop", owner: self) { target, _ in
        let isTargeted = gtk_drop_target_get_current_drop(target.target.opaque) != nil
        Updater.shared.event { target.actions?.isTargeted(isTargeted) }
      },
      SignalConnection(target, "motion", owner: self) { target, arguments in
        arguments.answer(flags: GDK_ACTION_COPY.rawValue)
        Updater.shared.event {
          target.actions?.moved(arguments.double(0), arguments.double(1))
        }
      },
    ]
    widget.add(target)
  }

  private func drop(_ arguments: SignalArguments) -> Bool {
    guard let actions, let value = arguments.boxedValue(0) else { return false }
    var text: String?
    var addresses: [String] = []
    if value.pointee.g_type == tabstop_type_string() {
      text = g_value_get_string(value).map { String(cString: $0) }
    } else if let list = g_value_get_boxed(value) {
      let files = gdk_file_list_get_files(OpaquePointer(list))
      defer { g_slist_free(files) }
      var next = files
      while let entry = next {
        if let address = g_file_get_uri(OpaquePointer(entry.pointee.data)) {
          addresses.append(String(cString: address))
          g_free(address)
        }
        next = entry.pointee.next
      }
    }
    let content = _DroppedContent(
      value: draggedValue, text: text, addresses: addresses, x: arguments.double(1),
      y: arguments.double(2))
    var isTaken = false
    Updater.shared.event { isTaken = actions.drop(content) }
    return isTaken
  }
}
