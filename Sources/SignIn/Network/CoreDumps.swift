import CProcessLimits

/// The core dumps of this process.
enum CoreDumps {
  /// Turns them off for the rest of the process, and for programs that it starts from now on.
  ///
  /// The tokens that are kept are left out of them anyway, but libsoup, GLib and Swift's texts leave
  /// copies in memory that they free without overwriting it. `prctl(PR_SET_DUMPABLE, 0)` would also
  /// turn off the desktop's portals. systemd-coredump (247 and newer) obeys this limit as the kernel
  /// does.
  static func turnOff() {
    var limit = rlimit()
    guard prlimit(0, RLIMIT_CORE, nil, &limit) == 0 else { return }
    limit.rlim_cur = 0
    _ = prlimit(0, RLIMIT_CORE, &limit, nil)
  }
}
