// What Apple's Quartz brings to programs for the Mac: previews, PDF files and filters of images. Compatible
// interfaces, not Apple's.
@_exported public import AppKitInterface
@_exported public import CoreImageInterface
@_exported public import PDFKitInterface
@_exported public import QuickLookUIInterface
