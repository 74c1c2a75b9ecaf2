internal import CGtk

/// Writes errors that occur before, or outside of, the program's windows.
public enum StandardError {
  /// Writes one line.
  public static func print(_ line: String) { tabstop_print_error(line) }
}
