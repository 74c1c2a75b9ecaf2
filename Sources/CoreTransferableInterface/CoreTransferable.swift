// The transfer of values between views and programs, under CoreTransferable's module name. A
// compatible interface, not Apple's.
@_exported public import struct TabstopFoundation.CodableRepresentation
@_exported public import struct TabstopFoundation.DataRepresentation
@_exported public import struct TabstopFoundation.FileRepresentation
@_exported public import struct TabstopFoundation.ProxyRepresentation
@_exported public import struct TabstopFoundation.ReceivedTransferredFile
@_exported public import struct TabstopFoundation.SentTransferredFile
@_exported public import protocol TabstopFoundation.TransferRepresentation
@_exported public import struct TabstopFoundation.TransferRepresentationBuilder
@_exported public import enum TabstopFoundation.TransferRepresentationVisibility
@_exported public import protocol TabstopFoundation.Transferable
@_exported public import struct TabstopFoundation.UTType
