// Logging under the module name `OSLog`: a compatible interface, not Apple's.
@_exported public import Foundation
@_exported public import SystemLog
