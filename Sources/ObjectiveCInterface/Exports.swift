// The parts of Objective-C's module that exist here, under the name by which Xcode sometimes
// imports it: `NSObject`, and values associated with objects.
@_exported public import Foundation
@_exported public import TabstopFoundation
