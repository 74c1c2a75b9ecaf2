// AppKit and Foundation, as programs for the Mac import them: a compatible interface, not Apple's.
@_exported public import AppKitInterface
@_exported public import Foundation
