// The contents of the module PhotosUI: the photos picker. A compatible interface, not Apple's.
@_exported public import Foundation
@_exported public import PhotosInterface
@_exported public import struct TabstopFoundation.PHPickerFilter
@_exported public import struct TabstopFoundation.PhotosPicker
@_exported public import struct TabstopFoundation.PhotosPickerItem
@_exported public import struct TabstopFoundation.PhotosPickerSelectionBehavior
@_exported public import struct TabstopFoundation.PhotosPickerStyle
@_exported public import struct TabstopFoundation.UTType
@_exported public import protocol TabstopFoundation.Transferable
