public import Foundation

/// The seconds since 2001, by the system's clock. Mirrors Core Foundation's function of this name.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Seconds since 2001, or between two times. Mirrors Core Foundation's type.
public typealias CFAbsoluteTime = Double

/// Seconds between two times. Mirrors Core Foundation's type.
public typealias CFTimeInterval = Double

/// The seconds since the machine was started, which never go back. Mirrors Core Animation's function
/// of this name.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// Runs `body`: there are no autoreleased objects on Linux. Mirrors Objective-C's function.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

extension ProcessInfo {
  /// Whether the user wants to save energy: always false, because programs do not learn it here.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state of the computer. Mirrors Foundation's.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// The thermal state. Always `.nominal`: programs do not learn it here.
  public var thermalState: ThermalState { .nominal }
  /// Posted when the thermal state has changed. Never posted: the thermal state is always nominal.
  /// Mirrors Foundation's.
  public static var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
}

extension Notification.Name {
  /// Posted when the power state has changed. Never posted: programs do not learn here whether the
  /// user wants to save energy. Mirrors Foundation's.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  /// Posted when the system's clock was set. Never posted: programs are not notified of it here. Mirrors Foundation's.
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}
