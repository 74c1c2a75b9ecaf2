internal import CGtk

/// The GTK version at run time, which may be newer than the one at build time.
public enum GtkVersion {
  /// 4.14 or newer: has announcements, and a usable INVALID state.
  public static let isModern =
    gtk_get_major_version() > 4
    || (gtk_get_major_version() == 4 && gtk_get_minor_version() >= 14)
}
