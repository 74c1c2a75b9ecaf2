public import Foundation
internal import Tabstop

extension ProcessInfo {
  /// The requirements of an activity. Those about sleep have an effect. Mirrors Foundation's.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The screen stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The computer stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The program is not ended suddenly.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The program is not ended by itself.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// An activity that the user requested.
    public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF)
    /// An activity that the user requested, during which the computer may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xEF_FFFF)
    /// An activity that the user did not request.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// An activity that must not be delayed.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }
  /// Begins an activity that the system must not interrupt: with `idleDisplaySleepDisabled` the display stays on, and
  /// with `idleSystemSleepDisabled`, which `userInitiated` contains, the computer stays awake, if the desktop's session
  /// can be asked for it. Mirrors Foundation's.
  ///
  /// - Returns: What `endActivity(_:)` takes. The activity ends when it is released as well.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { Activity(options: options, reason: reason) }
  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) { (activity as? Activity)?.end() }
  /// Runs `block` as an activity.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) {
    let activity = beginActivity(options: options, reason: reason)
    block()
    endActivity(activity)
  }
}

/// An activity, with its request to the desktop.
// Sendable: the request is used on the main thread alone.
private final class Activity: NSObject, @unchecked Sendable {
  @MainActor private var request: WakeRequest?

  init(options: ProcessInfo.ActivityOptions, reason: String) {
    super.init()
    let keepsDisplayOn = options.contains(.idleDisplaySleepDisabled)
    guard keepsDisplayOn || options.contains(.idleSystemSleepDisabled) else { return }
    onMainActor { [self] in
      request = WakeRequest(reason: reason, keepsDisplayOn: keepsDisplayOn)
    }
  }

  func end() { onMainActor { [self] in request = nil } }
}

extension ProcessInfo {
  /// Says that the program must not be ended. No effect: the desktop asks a program to end.
  public func disableSuddenTermination() {}
  /// Says that the program may be ended. No effect.
  public func enableSuddenTermination() {}
  /// Says that the program must not be ended while no window is open. No effect: the desktop ends none.
  public func disableAutomaticTermination(_ reason: String) {}
  /// Says that the program may be ended while no window is open. No effect.
  public func enableAutomaticTermination(_ reason: String) {}
  /// Whether the program may be ended while no window is open. Stored nowhere: the desktop ends none.
  public var automaticTerminationSupportEnabled: Bool {
    get { false }
    set {}
  }
}

extension Progress {
  /// Creates a progress without a total, as Objective-C's `init()` does, which Foundation on Linux (Swift 6.3)
  /// lacks.
  ///
  /// - Parameter nothing: Left out by callers: `Progress()`.
  public convenience init(_ nothing: Void = ()) { self.init(totalUnitCount: 0) }
}
