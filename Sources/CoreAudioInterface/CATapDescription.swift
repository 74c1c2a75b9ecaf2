public import Foundation

/// A description of a tap, which records the sounds of processes. A program gets no tap here: see
/// `AudioHardwareCreateProcessTap`. Mirrors Core Audio's `CATapDescription`.
// Sendable: one thread at a time.
open class CATapDescription: NSObject, @unchecked Sendable {
  /// The identifier.
  open var uuid = UUID()
  /// The name.
  open var name = ""
  /// The processes: those that are recorded, or with `isExclusive` those that are not.
  open var processes: [AudioObjectID]
  /// Whether all processes are recorded except `processes`.
  open var isExclusive = false
  /// Whether only this program gets the tap.
  open var isPrivate = false
  /// Whether there is one channel instead of two.
  open var isMono = false
  /// Whether the sounds of all processes are mixed.
  open var isMixdown = true
  /// Whether the user hears the processes while they are recorded.
  open var muteBehavior = CATapMuteBehavior.unmuted

  /// Creates a description of two channels with the sounds of processes.
  public init(stereoMixdownOfProcesses processes: [AudioObjectID]) {
    self.processes = processes
    super.init()
  }

  /// Creates a description of two channels with the sounds of all processes except some.
  public init(stereoGlobalTapButExcludeProcesses processes: [AudioObjectID]) {
    self.processes = processes
    super.init()
    isExclusive = true
  }

  /// Creates a description of one channel with the sounds of all processes except some.
  public init(monoGlobalTapButExcludeProcesses processes: [AudioObjectID]) {
    self.processes = processes
    super.init()
    (isExclusive, isMono) = (true, true)
  }

  /// Creates a description of one channel with the sounds of processes.
  public init(monoMixdownOfProcesses processes: [AudioObjectID]) {
    self.processes = processes
    super.init()
    isMono = true
  }
}

/// Whether the user hears processes while they are recorded. Mirrors Core Audio's.
public enum CATapMuteBehavior: Int, Sendable { case unmuted, muted, mutedWhenTapped }
