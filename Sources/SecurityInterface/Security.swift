// The keychain and random bytes, under the module name Security: a compatible interface, not Apple's. They are in
// TabstopFoundation, because Apple's Foundation exports them.
@_exported public import Foundation
@_exported public import TabstopFoundation
