import Network
import SystemConfiguration
import XCTest

final class ReachabilityTests: XCTestCase {
  func testTheStateIsThatOfTheNetworkMonitor() async throws {
    var paths = NWPathMonitor().makeAsyncIterator()
    let path = await paths.next()
    XCTAssertEqual(try HostReachability().isConnected, path?.status == .satisfied)
    XCTAssertEqual(
      try HostReachability(host: "www.example.org").isConnected, path?.status == .satisfied)
  }

  func testThisComputerCanBeReached() throws {
    let flags: SCNetworkReachabilityFlags = [.reachable, .isLocalAddress, .isDirect]
    XCTAssertEqual(try HostReachability(host: "localhost").flags, flags)
    XCTAssertThrowsError(try HostReachability(host: ""))
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_addr = in6addr_loopback
    let target = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(nil, $0)
      }
    }
    var found = SCNetworkReachabilityFlags()
    XCTAssertTrue(SCNetworkReachabilityGetFlags(try XCTUnwrap(target), &found))
    XCTAssertEqual(found, flags)
  }

  func testAHostIsWatchedUntilTheEnd() throws {
    let reachability = try HostReachability()
    XCTAssertFalse(reachability.stop())
    try reachability.start()
    XCTAssertTrue(reachability.stop())
    XCTAssertFalse(reachability.stop())
    // Only changes are reported.
    XCTAssertNil(reachability.isReachable)
  }

  func testWhatAClosureGetsIsGivenUp() throws {
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    defer { count.deallocate() }
    var context = SCNetworkReachabilityContext()
    context.info = UnsafeMutableRawPointer(count)
    context.retain = {
      UnsafeMutablePointer<Int>(mutating: $0.assumingMemoryBound(to: Int.self)).pointee += 1
      return $0
    }
    context.release = {
      UnsafeMutablePointer<Int>(mutating: $0.assumingMemoryBound(to: Int.self)).pointee -= 1
    }
    var target = SCNetworkReachabilityCreateWithName(nil, "www.example.org")
    SCNetworkReachabilitySetCallback(try XCTUnwrap(target), { _, _, _ in }, &context)
    XCTAssertEqual(count.pointee, 1)
    SCNetworkReachabilitySetCallback(try XCTUnwrap(target), { _, _, _ in }, &context)
    XCTAssertEqual(count.pointee, 1)
    target = nil
    XCTAssertEqual(count.pointee, 0)
  }
}
