public import CGtk
public import Foundation
private import XCTest

/// For tests of what has a user choose files.
@MainActor
extension DisplayTestCase {
  /// A folder that goes with the test.
  public func makeFolder() throws -> URL {
    // GTK notes who has opened a file.
    g_set_prgname("tests")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    return folder
  }

  /// A file that goes with the test.
  public func makeFile(_ name: String, _ data: Data) throws -> URL {
    let file = try makeFolder().appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  /// GTK's own dialog, which stands over the window.
  public var fileDialog: UnsafeMutablePointer<GtkWidget>? {
    let windows = gtk_window_get_toplevels()!
    let type = g_type_from_name("GtkFileChooserDialog")
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(window) }
      if g_type_check_instance_is_a(window.assumingMemoryBound(to: GTypeInstance.self), type) != 0 {
        return window.assumingMemoryBound(to: GtkWidget.self)
      }
    }
    return nil
  }

  /// Chooses a file, or accepts the one that the dialog proposes, or cancels the dialog.
  public func respondToFileDialog(_ response: GtkResponseType, file: URL? = nil) {
    guard let dialog = fileDialog else { return XCTFail("no dialog") }
    if let file {
      let chosen = g_file_new_for_path(file.path)
      gtk_file_chooser_set_file(OpaquePointer(dialog), chosen, nil)
      g_object_unref(UnsafeMutableRawPointer(chosen))
    }
    if response == GTK_RESPONSE_ACCEPT {
      // The chooser reads its folder in the background.
      runLoop(
        until: {
          let now = gtk_file_chooser_get_file(OpaquePointer(dialog))
          if let now { g_object_unref(UnsafeMutableRawPointer(now)) }
          return now != nil
        }, "no file is chosen")
    }
    gtk_dialog_response(
      UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkDialog.self), response.rawValue)
    runLoop(until: { self.fileDialog == nil }, "the dialog stays")
    runLoopUntilIdle()
  }

  /// Chooses a folder in a dialog for folders.
  public func chooseFolder(_ folder: URL) throws {
    let chooser = OpaquePointer(try XCTUnwrap(fileDialog))
    XCTAssertEqual(gtk_file_chooser_get_action(chooser), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER)
    let place = g_file_new_for_path(folder.path)
    gtk_file_chooser_set_current_folder(chooser, place, nil)
    // The chooser reads the folder in the background.
    runLoop(
      until: {
        guard let now = gtk_file_chooser_get_file(chooser) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(now)) }
        return g_file_equal(now, place) != 0
      }, "the folder is not chosen")
    g_object_unref(UnsafeMutableRawPointer(place))
    respondToFileDialog(GTK_RESPONSE_ACCEPT)
  }
}
