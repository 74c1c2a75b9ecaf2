// What assistive technology is told, under the module name Accessibility: a compatible interface, not Apple's. The
// announcements are Tabstop's, and the descriptions of charts TabstopFoundation's.
@_exported public import Tabstop
@_exported public import TabstopFoundation
