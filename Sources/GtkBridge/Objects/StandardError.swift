internal import CGtk

/// Where a program tells what went wrong before, or beside, its windows.
public enum StandardError {
  /// Writes one line.
  public static func print(_ line: String) { tabstop_print_error(line) }
}
