// What file dialogs use of UniformTypeIdentifiers, under its own module name: the kinds of files. A
// compatible interface, not Apple's.
@_exported public import struct TabstopFoundation.UTType
