// Core Graphics' types that SwiftUI sources use, under its module name: a compatible interface, not
// Apple's. Points, sizes, rectangles and CGFloat are Foundation's.
@_exported public import Foundation
@_exported public import class TabstopFoundation.CGMutablePath
@_exported public import class TabstopFoundation.CGPath
@_exported public import struct TabstopFoundation.CGAffineTransform
