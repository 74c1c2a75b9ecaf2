internal import CGtk

/// Stops GTK before 4.14 from naming widgets without a name after their class, which a screen
/// reader announces: "GtkImage".
///
/// There, only roles of containers may be without a name. Parts inside GTK's widgets get such a
/// role one by one (`setLayoutRole`), images all at once: most are parts of GTK's widgets, and add
/// nothing to their names.
@MainActor
public enum ClassNames {
  /// Call it before the first widget is created.
  public static func silenceImages() { _ = areImagesSilent }

  private static let areImagesSilent: Void = {
    guard !GtkVersion.isModern, let images = g_type_class_ref(gtk_image_get_type()) else { return }
    gtk_widget_class_set_accessible_role(
      images.assumingMemoryBound(to: GtkWidgetClass.self), .layout)
  }()
}
