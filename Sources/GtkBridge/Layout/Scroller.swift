internal import CGtk

extension Widget {
  /// A scrolling window that is no stop of Tab itself, and lets Tab pass where nothing inside takes
  /// the focus.
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
        // Ends with either.
        g_signal_connect_object(adjustment, signal, barsChanged, object, G_CONNECT_SWAPPED)
      }
    }
    return widget
  }

  /// Of a scrolling window: its bars are bars for assistive technology, and have no further parts and
  /// no names.
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

/// GTK's (4.8) keeps the focus where it is when neither it nor anything in it can have it: Tab would
/// never get past it.
private let scrollerType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let widgetClass = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.focus = { widget, direction in
      guard let child = gtk_scrolled_window_get_child(OpaquePointer(widget)) else { return 0 }
      return gtk_widget_child_focus(child, direction)
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

/// Set on a scrolling window whose scroll bars have changed since they were drawn.
private let changedMark = g_quark_from_static_string("tabstop-scroll-bars-changed")

private let barsChanged: GCallback = {
  let note: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { scroller in
    g_object_set_qdata(scroller, changedMark, UnsafeMutableRawPointer(bitPattern: 1))
  }
  return unsafeBitCast(note, to: GCallback.self)
}()

/// Gives the parts of scroll bars that have changed their places again.
///
/// GTK (4.8) forgets it of a bar that changes while what is around it is being placed:
/// `gtk_widget_allocate` clears the marks that the change has just set on the bar. It would draw the
/// bar without its trough then, with a warning, until something else changes.
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
