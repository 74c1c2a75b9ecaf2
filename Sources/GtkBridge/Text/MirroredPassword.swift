internal import CGtk

/// Mirrors fields for passwords in languages that are written from right to left.
@MainActor
public enum MirroredPassword {
  /// Places the eye at the end of all fields for passwords from this call on.
  ///
  /// GTK (4.8 to 4.20) puts it on the right in every language. Its class has no public structure to
  /// make a subclass of, so the class's own function is replaced.
  public static func install() { _ = placing }

  /// GTK's function, which places from left to right.
  fileprivate static let placing:
    @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void = {
      // Never released: the override must outlive the class's last object.
      let data = g_type_class_ref(gtk_password_entry_get_type())!
        .assumingMemoryBound(to: GtkWidgetClass.self)
      let plain = data.pointee.size_allocate!
      data.pointee.size_allocate = place
      return plain
    }()
}

private let place: @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void =
  {
    entry, width, height, baseline in
    nonisolated(unsafe) let entry = entry
    MainActor.assumeIsolated {
      MirroredPassword.placing(entry, width, height, baseline)
      guard gtk_widget_get_direction(entry) == GTK_TEXT_DIR_RTL else { return }
      var child = gtk_widget_get_first_child(entry)
      while let part = child {
        child = gtk_widget_get_next_sibling(part)
        guard gtk_widget_should_layout(part) != 0 else { continue }
        var place = GtkAllocation()
        gtk_widget_get_allocation(part, &place)
        place.x = width - place.x - place.width
        gtk_widget_size_allocate(part, &place, baseline)
      }
    }
  }
