public import Foundation

extension ProcessInfo {
  /// The requirements of an activity. No effect. Mirrors Foundation's.
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
  /// Begins an activity that the system must not interrupt. No effect: the desktop slows no program
  /// down, and goes to sleep by its own settings. Mirrors Foundation's.
  ///
  /// - Returns: What `endActivity(_:)` takes.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }
  /// Ends an activity. No effect.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Runs `block`.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) { block() }
}
