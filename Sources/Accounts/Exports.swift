// `StoreFault` and what a session's records are made of are part of this module's interface.
@_exported import Vault
