// The file types for file dialogs, for `import UniformTypeIdentifiers`. A compatible interface, not
// Apple's.
@_exported public import Foundation
@_exported public import struct TabstopFoundation.UTType
