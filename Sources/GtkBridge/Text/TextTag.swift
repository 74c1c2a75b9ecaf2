internal import CGtk

extension ObjectRef {
  /// Creates a tag for a text, whose colours a screen reader can ask for.
  ///
  /// GTK's own tags have write-only properties for them, which GTK reads for a screen reader all the same, up to some
  /// version after 4.8: that ends the program. Set `foreground-rgba` and `background-rgba` of this one.
  @MainActor
  public static func newTextTag() -> ObjectRef {
    ObjectRef(UnsafeMutableRawPointer(g_object_new_with_properties(textTagType, 0, nil, nil)!))
  }
}

private let textTagType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let own = data!.assumingMemoryBound(to: GObjectClass.self)
    own.pointee.get_property = { object, number, value, _ in
      g_object_get_property(object, number == 1 ? "foreground-rgba" : "background-rgba", value)
    }
    for (number, name) in [(1, "foreground"), (2, "background")] as [(guint, String)] {
      g_object_class_install_property(
        own, number, g_param_spec_boxed(name, nil, nil, gdk_rgba_get_type(), G_PARAM_READABLE))
    }
  }
  return g_type_register_static_simple(
    gtk_text_tag_get_type(), "TabstopTextTag", guint(MemoryLayout<GtkTextTagClass>.size),
    initializeClass, guint(MemoryLayout<GtkTextTag>.size), nil, GTypeFlags(0))
}()
