import UIKit
import XCTest

/// What the compiler calls in a program with `@UIApplicationMain`, by its name in C.
@_silgen_name("NSStringFromClass")
private func nameInC(_ type: UnsafeRawPointer) -> UnsafeRawPointer

/// Names of the classes that run programs of older templates. `Tests/Downstream` builds such programs.
final class ApplicationMainTests: XCTestCase {
  func testTheNameOfADelegateFindsItsClass() {
    let type = unsafeBitCast(OlderDelegate.self, to: UnsafeRawPointer.self)
    let name = Unmanaged<NSString>.fromOpaque(nameInC(type)).takeUnretainedValue()
    XCTAssertTrue(NSClassFromString("\(name)") == OlderDelegate.self)
    XCTAssertEqual("\(name)", NSStringFromClass(OlderDelegate.self))
  }
}

class OlderDelegate: UIResponder, UIApplicationDelegate {}
