// What file dialogs use of UniformTypeIdentifiers, for `import UniformTypeIdentifiers`: the kinds of files. A
// compatible interface, not Apple's.
@_exported public import struct TabstopFoundation.UTType
