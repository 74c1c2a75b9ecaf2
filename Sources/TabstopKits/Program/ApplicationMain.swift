// Starts of programs that sources call, or the compiler for `@UIApplicationMain` and `@NSApplicationMain`: it
// calls them by their names in C.
internal import Foundation

/// Runs the program of a delegate, from `main.swift`. Its scene's delegate creates the window, or the delegate
/// does. Mirrors UIKit's.
///
/// - Parameters:
///   - argc: No effect: the program knows its arguments.
///   - argv: No effect.
///   - principalClassName: No effect: there is one application, `UIApplication.shared`.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it.
/// - Returns: 0, when the windows are closed.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName,
    let delegate = NSClassFromString(name) as? any UIApplicationDelegate.Type
  else {
    preconditionFailure("There is no delegate of the class \(delegateClassName ?? "nil").")
  }
  delegate.main()
  return 0
}

/// Runs the program with the delegate that was set, or with one of the class `AppDelegate` in the program's
/// module, which is the one that the main nib of Xcode's template names. Mirrors AppKit's.
///
/// - Parameters:
///   - argc: No effect: the program knows its arguments.
///   - argv: No effect.
/// - Returns: 0, when the windows are closed.
@_cdecl("NSApplicationMain")
@preconcurrency @MainActor @discardableResult
public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  if NSApplication.shared.delegate == nil, let delegate = usualDelegate {
    delegate.main()
  } else {
    NSApplication.shared.run()
  }
  return 0
}

/// The class `AppDelegate` of the module that has the program's name.
private var usualDelegate: (any NSApplicationDelegate.Type)? {
  let module = ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
  return NSClassFromString("\(String(module)).AppDelegate") as? any NSApplicationDelegate.Type
}

/// The `UIApplicationMain` of C, which the compiler calls with the class that has `@UIApplicationMain`.
@_cdecl("UIApplicationMain") @MainActor
func runDelegate(
  argc: Int32, argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  principalClassName: UnsafeRawPointer?, delegateClassName: UnsafeRawPointer?
) -> Int32 {
  let name = delegateClassName.map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() }
  return UIApplicationMain(argc, argv, nil, name.map { "\($0)" })
}

/// The `NSStringFromClass` of C, which the compiler calls for `@UIApplicationMain`. It expects the name to live
/// on after the call, and this one is never released.
@_cdecl("NSStringFromClass")
func className(_ type: UnsafeRawPointer) -> UnsafeRawPointer {
  let name = NSStringFromClass(unsafeBitCast(type, to: AnyClass.self))
  return UnsafeRawPointer(Unmanaged.passRetained(NSString(string: name)).toOpaque())
}
