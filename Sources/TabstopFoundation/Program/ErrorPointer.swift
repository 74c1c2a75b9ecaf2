public import Foundation

/// A place for an error, as methods of Apple's frameworks take it. Foundation on Linux (Swift 6.3) has no
/// such name.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
