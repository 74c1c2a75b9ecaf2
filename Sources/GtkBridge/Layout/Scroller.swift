internal import CGtk

extension Widget {
  /// A scrolling window that is a stop of Tab only if there is more in it than one sees, and nothing in
  /// it takes the focus: then it is scrolled by keys.
  public static func scroller() -> Widget {
    let object = g_object_new_with_properties(scrollerType, 0, nil, nil)!
    let widget = Widget(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
    gtk_widget_set_focusable(widget.pointer, 0)
    widget.silenceBars()
    for adjustment in [
      gtk_scrolled_window_get_vadjustment(widget.opaque),
      gtk_scrolled_window_get_hadjustment(widget.opaque),
    ] {
      for signal in ["changed", "value-changed"] {
        // The handler ends with either object.
        g_signal_connect_object(adjustment, signal, barsChanged, object, G_CONNECT_SWAPPED)
      }
    }
    return widget
  }

  /// Gives a scrolled window's bars the role of scroll bars, without accessible parts and names.
  public func silenceBars() {
    for bar in [
      gtk_scrolled_window_get_vscrollbar(opaque), gtk_scrolled_window_get_hscrollbar(opaque),
    ] {
      guard let bar else { continue }
      Self.setLayoutRole(gtk_widget_get_first_child(bar))
      Widget(bar).setNameless()
    }
  }
}

/// GTK's own class (4.8) keeps the focus where it is if neither the window nor its content can take
/// it: Tab would never get past.
private let scrollerType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let widgetClass = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.focus = { widget, direction in
      guard let widget, let child = gtk_scrolled_window_get_child(OpaquePointer(widget)) else {
        return 0
      }
      let focus = gtk_widget_get_root(widget).flatMap(gtk_root_get_focus)
      if focus == widget { return 0 }
      if gtk_widget_child_focus(child, direction) != 0 { return 1 }
      if let focus, gtk_widget_is_ancestor(focus, widget) != 0 { return 0 }
      // An arrow key, with no focus in the window, leads to nothing in its direction.
      if ScrollStop.containsStop(child) { return 0 }
      return ScrollStop.takeFocus(widget) ? 1 : 0
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      placeScrollBars(of: widget!)
      snapshotOfParent?(widget, snapshot)
    }
  }
  var parent = GTypeQuery()
  g_type_query(gtk_scrolled_window_get_type(), &parent)
  return g_type_register_static_simple(
    gtk_scrolled_window_get_type(), "TabstopScroller", parent.class_size, initializeClass,
    parent.instance_size, nil, GTypeFlags(0))
}()

private let snapshotOfParent = g_type_class_ref(gtk_scrolled_window_get_type())!
  .assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot

/// Marks a scrolled window whose scroll bars have changed since they were drawn.
private let changedMark = g_quark_from_static_string("tabstop-scroll-bars-changed")

private let barsChanged: GCallback = {
  let note: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { scroller in
    g_object_set_qdata(scroller, changedMark, UnsafeMutableRawPointer(bitPattern: 1))
  }
  return unsafeBitCast(note, to: GCallback.self)
}()

/// Allocates the parts of changed scroll bars again.
///
/// GTK (4.8) misses a bar that changes while its parent is being allocated: `gtk_widget_allocate`
/// clears the flags that the change has just set on the bar. The bar would be drawn without its
/// trough, with a warning, until something else changes.
private func placeScrollBars(of widget: UnsafeMutablePointer<GtkWidget>) {
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  guard g_object_steal_qdata(object, changedMark) != nil else { return }
  for bar in [
    gtk_scrolled_window_get_vscrollbar(OpaquePointer(widget)),
    gtk_scrolled_window_get_hscrollbar(OpaquePointer(widget)),
  ] {
    guard let bar, gtk_widget_get_mapped(bar) != 0, let range = gtk_widget_get_first_child(bar)
    else { continue }
    var place = GtkAllocation()
    gtk_widget_get_allocation(bar, &place)
    gtk_widget_queue_allocate(range)
    gtk_widget_queue_allocate(bar)
    gtk_widget_size_allocate(bar, &place, -1)
  }
}
