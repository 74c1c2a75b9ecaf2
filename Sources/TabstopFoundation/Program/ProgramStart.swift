/// Called by name when the main loop starts, if this module is in the program.
@_cdecl("tabstop_start_foundation")
func startFoundation() {
  MainActor.assumeIsolated {
    RunLoopSource.start()
    SettingsFile.start()
  }
}
