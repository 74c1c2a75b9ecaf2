private import CGtk
private import Foundation

/// Called by name when the main loop starts, if this module is in the program.
@_cdecl("tabstop_start_foundation")
func startFoundation() {
  MainActor.assumeIsolated {
    RunLoopSource.start()
    SettingsFile.start()
    // Sources for Apple's systems write to the documents folder without a look whether it is there:
    // `FileManager.urls(for:in:)` is Foundation's own.
    if tabstop_has_swiftui() != 0 { _ = URL.documentsDirectory }
  }
}
