internal import CGtk

/// Keeps GTK before 4.14 from calling what has no name by the name of its class, which a screen
/// reader announces: "GtkImage".
///
/// Only what has no role but that of a container may be without a name there. Parts that GTK puts into
/// its widgets get such a role one by one (`setLayoutRole`), pictures all together: most belong to
/// GTK's widgets as well, and mean nothing beside the names of those.
@MainActor
public enum ClassNames {
  /// To be called before the first widget is made.
  public static func silenceImages() { _ = areImagesSilent }

  private static let areImagesSilent: Void = {
    guard !GtkVersion.isModern, let images = g_type_class_ref(gtk_image_get_type()) else { return }
    gtk_widget_class_set_accessible_role(
      images.assumingMemoryBound(to: GtkWidgetClass.self), .layout)
  }()
}
