// Apple's Foundation has it, which every module hands on.
@_exported public import struct TabstopFoundation.Selector
