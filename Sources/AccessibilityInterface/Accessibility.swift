// Announcements and descriptions for assistive technology, under the module name Accessibility: a compatible interface,
// not Apple's. The announcements are Tabstop's, and the descriptions of charts TabstopFoundation's.
@_exported public import Tabstop
@_exported public import TabstopFoundation
