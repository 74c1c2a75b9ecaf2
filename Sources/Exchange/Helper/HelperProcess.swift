import CProcessLimits
import Foundation
internal import Localization

/// A child process with pipes as its standard input and output.
final class HelperProcess {
  private(set) var pid: pid_t?
  private var input: Int32
  private let output: Int32

  /// Limits for a program that does not limit itself.
  struct Limits {
    /// The bytes of its address space.
    var memory: Int
    /// The seconds of its processor time.
    var seconds: Int
  }

  init?(_ executable: String, _ arguments: [String], limits: Limits? = nil) {
    var (toChild, fromChild): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe2(&toChild, O_CLOEXEC) == 0 else { return nil }
    guard pipe2(&fromChild, O_CLOEXEC) == 0 else {
      toChild.forEach { close($0) }
      return nil
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Files that other threads have opened, such as the store, must not be inherited.
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    let argv = Self.copied([executable] + arguments)
    // No session bus, no display, no home; the user's languages, for reasons and notes.
    let languages = LanguagePreference.languages.joined(separator: ":")
    let environment = Self.copied([
      "LC_ALL=C.UTF-8", "PATH=/nonexistent", "LANGUAGE=\(languages)",
    ])
    defer { (argv + environment).forEach { free($0) } }
    var pid: pid_t = 0
    let failed = posix_spawn(&pid, executable, &actions, nil, argv, environment)
    close(toChild[0])
    close(fromChild[1])
    (input, output) = (toChild[1], fromChild[0])
    guard failed == 0 else { return nil }
    self.pid = pid
    // The limits are set before the process gets its input.
    if let limits, tabstop_limit_child(pid, UInt32(limits.seconds), UInt64(limits.memory)) == 0 {
      return nil
    }
  }

  /// Strings as C expects a list of them.
  private static func copied(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  deinit {
    if input >= 0 { close(input) }
    close(output)
    guard let pid else { return }
    // It has answered, is late, or its answer is too long: do not wait for its end.
    kill(pid, SIGKILL)
    while waitpid(pid, nil, 0) < 0, errno == EINTR {}
  }

  /// Writes the file and reads the answer, until its end; nil after the deadline or above the limit.
  func exchange(_ file: Data, deadline: Double, limit: Int) -> Data? {
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    // A write to a helper that has ended would otherwise end this program.
    var blocked = sigset_t()
    var previous = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &blocked, &previous)
    defer {
      var none = timespec()
      sigtimedwait(&blocked, nil, &none)
      pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
    let end = ContinuousClock.now + .seconds(deadline)
    var answer = Data()
    var sent = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      guard left > 0 else { return nil }
      var descriptors = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      ]
      _ = poll(&descriptors, 2, Int32(min(left, 60_000)) + 1)
      if descriptors[1].revents != 0, input >= 0 { sent = send(file, from: sent) }
      guard descriptors[0].revents != 0 else { continue }
      let count = Foundation.read(output, &buffer, buffer.count)
      if count == 0 { return answer }
      if count < 0 {
        guard errno == EAGAIN || errno == EINTR else { return nil }
        continue
      }
      answer.append(contentsOf: buffer[..<count])
      guard answer.count <= limit else { return nil }
    }
  }

  /// Writes as much as the pipe takes; closes it after the last byte, or if the helper has ended.
  private func send(_ file: Data, from start: Int) -> Int {
    let count = file.withUnsafeBytes {
      start < $0.count ? Foundation.write(input, $0.baseAddress! + start, $0.count - start) : 0
    }
    if count < 0, errno == EAGAIN || errno == EINTR { return start }
    if count <= 0 || start + count == file.count {
      close(input)
      input = -1
    }
    return start + max(0, count)
  }
}
