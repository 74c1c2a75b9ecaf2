public import Foundation
public import TabstopFoundation

// The status of the last call, as in SystemConfiguration, and its older names of flags.

/// Notes whether a call of this thread has made what it should.
func noted(_ made: SCNetworkReachability?) -> SCNetworkReachability? {
  let status = made == nil ? kSCStatusInvalidArgument : kSCStatusOK
  Thread.current.threadDictionary[statusKey] = status
  return made
}
private let statusKey = "Tabstop.SCError"

/// The status of the last call of this thread: `kSCStatusOK`, or `kSCStatusInvalidArgument` if it has made nothing.
/// Mirrors SystemConfiguration.
public func SCError() -> Int32 {
  Int32(Thread.current.threadDictionary[statusKey] as? Int ?? kSCStatusOK)
}

/// The error of the last call of this thread; its code is `SCError()`. Mirrors SystemConfiguration.
public func SCCopyLastError() -> CFError {
  NSError(domain: "com.apple.SystemConfiguration", code: Int(SCError()))
}

/// No error.
public let kSCStatusOK = 0
/// An error without a more specific one.
public let kSCStatusFailed = 1001
/// An invalid argument, such as an empty name.
public let kSCStatusInvalidArgument = 1002
/// That it is not known whether a host can be reached. Never reported.
public let kSCStatusReachabilityUnknown = 4001

/// The bit of `SCNetworkReachabilityFlags.transientConnection`, by an older name.
public let kSCNetworkFlagsTransientConnection = 1
/// The bit of `SCNetworkReachabilityFlags.reachable`, by an older name.
public let kSCNetworkFlagsReachable = 1 << 1
/// The bit of `SCNetworkReachabilityFlags.connectionRequired`, by an older name.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// The bit of `SCNetworkReachabilityFlags.connectionAutomatic`, by an older name.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// The bit of `SCNetworkReachabilityFlags.interventionRequired`, by an older name.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// The bit of `SCNetworkReachabilityFlags.isLocalAddress`, by an older name.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// The bit of `SCNetworkReachabilityFlags.isDirect`, by an older name.
public let kSCNetworkFlagsIsDirect = 1 << 17
