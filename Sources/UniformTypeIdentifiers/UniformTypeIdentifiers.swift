// The file types for file dialogs, under UniformTypeIdentifiers' module name. A compatible
// interface, not Apple's.
@_exported public import struct TabstopFoundation.UTType
