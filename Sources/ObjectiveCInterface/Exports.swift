// What Objective-C's module has that exists here, by the name under which Xcode imports it at times: `NSObject`,
// and values associated with objects.
@_exported public import Foundation
@_exported public import TabstopFoundation
