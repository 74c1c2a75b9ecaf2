// The typefaces of a program's own files, under the module name CoreText: a compatible interface, not Apple's.
@_exported public import Foundation
@_exported public import TabstopFoundation
@_exported public import TabstopKits
