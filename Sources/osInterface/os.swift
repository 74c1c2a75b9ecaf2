// Logging and locks under the module name `os`: a compatible interface, not Apple's.
@_exported public import SystemLog
