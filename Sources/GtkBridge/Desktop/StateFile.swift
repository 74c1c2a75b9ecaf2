internal import CGtk

/// A file with numbers of the program's state, in groups and by keys, such as the size of a window.
@MainActor
public struct StateFile {
  private let path: String
  private let file = KeyFile()

  /// Reads a file of the program's state folder ($XDG_STATE_HOME), if it exists.
  public init(program: String, name: String) {
    path = "\(String(cString: g_get_user_state_dir()))/\(program)/\(name)"
    _ = g_key_file_load_from_file(file.pointer, path, G_KEY_FILE_NONE, nil)
  }

  /// Returns a number; nil if there is none.
  public func number(_ key: String, in group: String) -> Int? {
    guard g_key_file_has_key(file.pointer, group, key, nil) != 0 else { return nil }
    return Int(g_key_file_get_integer(file.pointer, group, key, nil))
  }

  /// Sets a number. Call ``save()`` to write it.
  public func set(_ key: String, in group: String, to number: Int) {
    g_key_file_set_integer(file.pointer, group, key, Int32(clamping: number))
  }

  /// Writes the file. Errors are ignored, because nothing depends on the state.
  public func save() {
    let folder = g_path_get_dirname(path)
    defer { g_free(folder) }
    guard g_mkdir_with_parents(folder, 0o700) == 0 else { return }
    _ = g_key_file_save_to_file(file.pointer, path, nil)
  }

  private final class KeyFile {
    let pointer = g_key_file_new()!
    deinit { g_key_file_unref(pointer) }
  }
}
