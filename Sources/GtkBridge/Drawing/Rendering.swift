internal import CGtk

/// The choice of GTK's renderer.
public enum Rendering {
  /// Stops GTK from starting OpenGL without graphics hardware: software OpenGL costs 40 ms and 59
  /// MiB at the start, and draws no faster (GTK 4.8). A renderer that the user chose in the
  /// environment stays.
  public static func choose() {
    let hasHardware = g_file_test("/dev/dri", G_FILE_TEST_IS_DIR) != 0
    guard !hasHardware, g_getenv("GSK_RENDERER") == nil, g_getenv("GDK_DEBUG") == nil else {
      return
    }
    g_setenv("GSK_RENDERER", "cairo", 1)
    g_setenv("GDK_DEBUG", "gl-disable", 1)
  }
}
