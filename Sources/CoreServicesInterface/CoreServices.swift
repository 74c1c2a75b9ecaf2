// The programs for types of files, under the module name CoreServices: a compatible interface, not Apple's.
@_exported public import Foundation
@_exported public import TabstopFoundation
@_exported public import TabstopKits
