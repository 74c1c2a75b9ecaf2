public import CGtk
private import Glibc

/// Creates GTK's application, which also accepts the activation token of the program that starts
/// it.
///
/// On Wayland a window is activated only with a token from the active program. Programs pass it
/// in `XDG_ACTIVATION_TOKEN`; Chromium (156) in that variable alone. GTK 4.8 reads `DESKTOP_STARTUP_ID`
/// only; GTK 4.18 reads and removes both.
public enum ApplicationObject {
  /// The activation token of this start, unless GTK has consumed it.
  private static let token = getenv("XDG_ACTIVATION_TOKEN").map { String(cString: $0) }

  /// Creates an application that is not registered yet.
  @MainActor
  public static func make(id: String?, flags: GApplicationFlags) -> ObjectRef {
    let object = ObjectRef(
      UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!))
    // The reference of g_object_new is not floating; ours is the one that stays.
    g_object_unref(object.raw)
    g_application_set_application_id(object.cast(to: GApplication.self), id)
    g_application_set_flags(object.cast(to: GApplication.self), flags)
    // It is used once, and not by the programs that this one starts.
    if token != nil { unsetenv("XDG_ACTIVATION_TOKEN") }
    return object
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_application_get_type(), "TabstopApplication", guint(MemoryLayout<GtkApplicationClass>.size),
    { methods, _ in
      let methods = methods!.assumingMemoryBound(to: GApplicationClass.self)
      // The data that a start passes to the running instance.
      methods.pointee.add_platform_data = { application, builder in
        g_type_class_peek(gtk_application_get_type())!
          .assumingMemoryBound(to: GApplicationClass.self)
          .pointee.add_platform_data(application, builder)
        guard let token = ApplicationObject.token,
          tabstop_is_wayland(gdk_display_get_default()) != 0
        else { return }
        // The name under which GTK 4.8 reads the token in the other instance.
        g_variant_builder_add_value(
          builder,
          g_variant_new_dict_entry(
            g_variant_new_string("desktop-startup-id"),
            g_variant_new_variant(g_variant_new_string(token))))
      }
    }, guint(MemoryLayout<GtkApplication>.size), nil, GTypeFlags(0))
}
