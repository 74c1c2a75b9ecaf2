import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// For tests of what has a user choose files.
@MainActor
extension DisplayTestCase {
  /// A folder that goes with the test.
  func makeFolder() throws -> URL {
    // GTK notes who has opened a file.
    g_set_prgname("tests")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    return folder
  }

  /// GTK's own dialog, which stands over the window.
  var fileDialog: UnsafeMutablePointer<GtkWidget>? {
    let windows = gtk_window_get_toplevels()!
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(window) }
      if typeName(window) == "GtkFileChooserDialog" {
        return window.assumingMemoryBound(to: GtkWidget.self)
      }
    }
    return nil
  }

  func respondToFileDialog(_ response: GtkResponseType, file: URL? = nil) {
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

  /// A file that goes with the test.
  func makeFile(_ name: String, _ data: Data) throws -> URL {
    let file = try makeFolder().appendingPathComponent(name)
    try data.write(to: file)
    return file
  }
}
