public import Foundation

extension ProcessInfo {
  /// What an activity asks of the system. No effect. Mirrors Foundation's.
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
    /// What the user has asked for.
    public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF)
    /// What the user has asked for, while the computer may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xEF_FFFF)
    /// What the user has not asked for.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// What must be in time.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }
  /// Nothing to do: the desktop slows no program down, and goes to sleep by its own settings. Mirrors Foundation's.
  ///
  /// - Returns: What `endActivity(_:)` takes.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }
  /// Nothing to do.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Runs `block`.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) { block() }
}
