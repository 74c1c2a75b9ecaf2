public import Foundation
public import TabstopFoundation

/// What a program does with files. Mirrors Launch Services'.
public struct LSRolesMask: OptionSet, Sendable {
  /// The roles as bits.
  public let rawValue: UInt32
  /// Creates roles from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Nothing.
  public static let none = LSRolesMask(rawValue: 1)
  /// It shows them.
  public static let viewer = LSRolesMask(rawValue: 2)
  /// It changes them.
  public static let editor = LSRolesMask(rawValue: 4)
  /// It runs them.
  public static let shell = LSRolesMask(rawValue: 8)
  /// Anything.
  public static let all = LSRolesMask(rawValue: .max)
}

/// The program for a type of files. Always `nil`: the desktop has no such names of programs.
public func LSCopyDefaultRoleHandlerForContentType(
  _ inContentType: CFString, _ inRole: LSRolesMask
) -> Unmanaged<CFString>? { nil }

/// Sets the default program for a type of files. It does not (`kLSUnknownErr`, -10810): the user chooses programs
/// in the desktop's settings.
@discardableResult
public func LSSetDefaultRoleHandlerForContentType(
  _ inContentType: CFString, _ inRole: LSRolesMask, _ inHandlerBundleID: CFString
) -> OSStatus { -10810 }

/// The program for a scheme of addresses. Always `nil`: the desktop has no such names of programs.
public func LSCopyDefaultHandlerForURLScheme(
  _ inURLScheme: CFString
) -> Unmanaged<CFString>? { nil }

/// Sets the default program for a scheme of addresses. It does not (`kLSUnknownErr`, -10810): the user chooses
/// programs in the desktop's settings.
@discardableResult
public func LSSetDefaultHandlerForURLScheme(
  _ inURLScheme: CFString, _ inHandlerBundleID: CFString
) -> OSStatus { -10810 }
