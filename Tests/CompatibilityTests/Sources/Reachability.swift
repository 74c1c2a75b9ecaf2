import Foundation
import SystemConfiguration

// Whether there is a network, as older programs ask.

final class HostReachability {
  enum Failure: Error { case noReachability }

  private(set) var isReachable: Bool?
  private let reachability: SCNetworkReachability

  init() throws {
    var zeroAddress = sockaddr_in()
    zeroAddress.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    zeroAddress.sin_family = sa_family_t(AF_INET)
    let found = withUnsafePointer(to: &zeroAddress) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
      }
    }
    guard let found else { throw Failure.noReachability }
    reachability = found
  }
  init(host: String) throws {
    guard let found = SCNetworkReachabilityCreateWithName(nil, host) else {
      throw Failure.noReachability
    }
    reachability = found
  }

  var flags: SCNetworkReachabilityFlags {
    var flags = SCNetworkReachabilityFlags()
    return SCNetworkReachabilityGetFlags(reachability, &flags) ? flags : []
  }
  var isConnected: Bool {
    flags.contains(.reachable) && !flags.contains(.connectionRequired)
  }

  func start() throws {
    var context = SCNetworkReachabilityContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    context.info = UnsafeMutableRawPointer(
      Unmanaged<HostReachability>.passUnretained(self).toOpaque())
    let callback: SCNetworkReachabilityCallBack = { _, flags, info in
      guard let info else { return }
      let reachability = Unmanaged<HostReachability>.fromOpaque(info).takeUnretainedValue()
      reachability.isReachable = flags.contains(.reachable)
    }
    guard SCNetworkReachabilitySetCallback(reachability, callback, &context),
      SCNetworkReachabilityScheduleWithRunLoop(
        reachability, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
    else { throw Failure.noReachability }
  }
  func stop() -> Bool {
    SCNetworkReachabilitySetCallback(reachability, nil, nil)
    return SCNetworkReachabilityUnscheduleFromRunLoop(
      reachability, CFRunLoopGetMain(), CFRunLoopMode.defaultMode!.rawValue)
  }
}
