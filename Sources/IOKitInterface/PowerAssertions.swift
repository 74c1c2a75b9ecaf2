// Requests to keep the computer awake, under the module name IOKit: a compatible interface, not Apple's. The registry of
// devices is empty.
@_exported public import Foundation
internal import Synchronization
internal import Tabstop
public import TabstopFoundation

/// The result of a function of IOKit's: 0 if it succeeded.
public typealias IOReturn = Int32
/// The result of a function that succeeded.
public let kIOReturnSuccess: IOReturn = 0
/// The result of a function that failed.
public let kIOReturnError: IOReturn = -536_870_212
/// The result of a function whose argument has no meaning here.
public let kIOReturnBadArgument: IOReturn = -536_870_206
/// The result of a function for something that does not exist.
public let kIOReturnNotFound: IOReturn = -536_870_160

/// The number of a request.
public typealias IOPMAssertionID = UInt32
/// Whether a request counts.
public typealias IOPMAssertionLevel = UInt32
/// The number of no request.
public let kIOPMNullAssertionID: IOPMAssertionID = 0
/// A request that does not count.
public let kIOPMAssertionLevelOff = 0
/// A request that counts.
public let kIOPMAssertionLevelOn = 255

/// The display stays on. Mirrors IOKit's.
public let kIOPMAssertPreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
/// The display stays on: an older name. Mirrors IOKit's.
public let kIOPMAssertionTypeNoDisplaySleep = "NoDisplaySleepAssertion"
/// The display stays on: another name. Mirrors IOKit's.
public let kIOPMAssertionTypePreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
/// The computer stays awake. Mirrors IOKit's.
public let kIOPMAssertPreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
/// The computer stays awake: another name. Mirrors IOKit's.
public let kIOPMAssertionTypePreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
/// The computer stays awake: an older name. Mirrors IOKit's.
public let kIOPMAssertionTypeNoIdleSleep = "NoIdleSleepAssertion"
/// The computer stays awake. Mirrors IOKit's.
public let kIOPMAssertionTypePreventSystemSleep = "PreventSystemSleep"

/// The requests of the program. They are made on the main thread alone.
private enum Assertions {
  static let count = Atomic<UInt32>(0)
  @MainActor static var requests: [IOPMAssertionID: WakeRequest] = [:]
}

/// Asks the desktop's session to leave the display on, or not to sleep, until the request is released or the program
/// ends. Mirrors IOKit's. A desktop whose session cannot be asked ignores the request.
///
/// - Parameters:
///   - AssertionType: One of the constants.
///   - AssertionLevel: With `kIOPMAssertionLevelOff` nothing is asked for.
///   - AssertionName: The reason, which the desktop may show.
///   - AssertionID: Gets the number of the request.
/// - Returns: `kIOReturnBadArgument` for another type.
@discardableResult
public func IOPMAssertionCreateWithName(
  _ AssertionType: CFString!, _ AssertionLevel: IOPMAssertionLevel, _ AssertionName: CFString!,
  _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!
) -> IOReturn {
  let keepsDisplayOn: Bool
  switch AssertionType as String {
  case kIOPMAssertPreventUserIdleDisplaySleep, kIOPMAssertionTypeNoDisplaySleep:
    keepsDisplayOn = true
  case kIOPMAssertPreventUserIdleSystemSleep, kIOPMAssertionTypeNoIdleSleep,
    kIOPMAssertionTypePreventSystemSleep:
    keepsDisplayOn = false
  default: return kIOReturnBadArgument
  }
  let number = Assertions.count.add(1, ordering: .relaxed).newValue
  AssertionID.pointee = number
  guard Int(AssertionLevel) != kIOPMAssertionLevelOff else { return kIOReturnSuccess }
  let reason = AssertionName as String
  onMainActor {
    Assertions.requests[number] = WakeRequest(reason: reason, keepsDisplayOn: keepsDisplayOn)
  }
  return kIOReturnSuccess
}

/// Takes a request back. Mirrors IOKit's.
@discardableResult
public func IOPMAssertionRelease(_ AssertionID: IOPMAssertionID) -> IOReturn {
  guard AssertionID != kIOPMNullAssertionID else { return kIOReturnNotFound }
  onMainActor { Assertions.requests[AssertionID] = nil }
  return kIOReturnSuccess
}
