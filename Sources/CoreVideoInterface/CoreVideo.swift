// The frames of a camera, under the module name CoreVideo: a compatible interface, not Apple's. There are none.
@_exported public import Foundation
@_exported public import class TabstopKits.CVPixelBuffer
@_exported public import typealias TabstopKits.CVImageBuffer
@_exported public import func TabstopKits.CVPixelBufferGetWidth
@_exported public import func TabstopKits.CVPixelBufferGetHeight
@_exported public import var TabstopKits.kCVPixelBufferPixelFormatTypeKey
@_exported public import var TabstopKits.kCVPixelBufferWidthKey
@_exported public import var TabstopKits.kCVPixelBufferHeightKey
@_exported public import let TabstopKits.kCVPixelFormatType_32BGRA
@_exported public import let TabstopKits.kCVPixelFormatType_32ARGB
@_exported public import let TabstopKits.kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
@_exported public import let TabstopKits.kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
