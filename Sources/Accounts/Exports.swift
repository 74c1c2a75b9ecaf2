// `StoreFault` and the types of a session's records are part of this module's interface.
@_exported import Vault
