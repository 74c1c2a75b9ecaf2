public import Foundation

// Core Foundation's names of Foundation's classes, which Foundation on Linux does not export: for `as CFArray`
// and similar.

/// Core Foundation's name of `NSString`.
public typealias CFString = NSString
/// Core Foundation's name of `NSURL`.
public typealias CFURL = NSURL
/// Core Foundation's name of `NSArray`.
public typealias CFArray = NSArray
/// Core Foundation's name of `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name of `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's name of `NSData`.
public typealias CFData = NSData
/// Core Foundation's name of `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// Core Foundation's name of `NSError`.
public typealias CFError = NSError
/// Core Foundation's name of any object.
public typealias CFTypeRef = AnyObject
/// Core Foundation's name of `Int`, for numbers of things.
public typealias CFIndex = Int
/// Who allocates memory. Mirrors Core Foundation's: Swift does, so that none is ever created.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The usual allocator. Mirrors Core Foundation's.
public let kCFAllocatorDefault: CFAllocator! = nil
/// Core Foundation's true.
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
/// Core Foundation's false.
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }

/// Core Foundation's name of `NSNull`.
public typealias CFNull = NSNull
/// The value that stands for none in a collection. Mirrors Core Foundation's.
public var kCFNull: CFNull! { NSNull() }

/// Core Foundation's name of `NSUUID`.
public typealias CFUUID = NSUUID
/// Creates a new identifier. Mirrors Core Foundation.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }
/// The identifier that a text describes; `nil` for another text. Mirrors Core Foundation.
public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString?) -> CFUUID! {
  uuidStr.flatMap { NSUUID(uuidString: $0 as String) }
}
/// The text of an identifier. Mirrors Core Foundation.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID?) -> CFString! {
  uuid.map { NSString(string: $0.uuidString) }
}

/// Foundation's older name of `Int`.
public typealias NSInteger = Int
/// Foundation's older name of `UInt`.
public typealias NSUInteger = UInt

extension CGFloat {
  /// The number that is nearest to an object's. Mirrors Foundation's, which on Linux (Swift 6.3) does not have it.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// The number of an object; `nil` for another object than a number with this value. Mirrors Foundation's.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}

extension NSURL {
  /// The address of a file or a directory. Mirrors Foundation's, which on Linux (Swift 6.3) does not have it.
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
  /// The address of a file or a directory. Mirrors Foundation's, which on Linux (Swift 6.3) does not have it.
  public class func fileURL(withPath path: String, isDirectory: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDirectory)
  }
}

/// The bytes of a data object, as long as that exists. Mirrors Core Foundation's.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes of a data object. Mirrors Core Foundation's.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

/// Core Foundation's name of `NSMutableString`.
public typealias CFMutableString = NSMutableString
/// Core Foundation's name of `NSNumber`.
public typealias CFNumber = NSNumber
/// The key of a program's name in its information. Mirrors Core Foundation's.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of a program's number of build in its information. Mirrors Core Foundation's.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of a program's identifier in its information. Mirrors Core Foundation's.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The key of the name of a program's file in its information. Mirrors Core Foundation's.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }

/// The key of the data with which a download can go on, in an error. No error has them here: `URLSession` on Linux
/// (Swift 6.3) starts downloads again. Mirrors Foundation's.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
