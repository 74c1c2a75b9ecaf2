import TabstopFoundation
import Trips
import Vault

/// An error with the reason why a change of the plans was not made or the plans could not be read.
/// Nothing was changed.
struct PlanFault: Error, Equatable {
  /// One or two sentences for the user.
  let message: String

  init(_ error: any Error) {
    message =
      switch error {
      case let error as PlanFault: error.message
      case let error as VaultError: error.message
      case let error as ChangeFault: error.description
      case let error as RecordFault: error.description
      default: String(localized: "This could not be kept: \(error.failureReason)")
      }
  }

  init(_ message: String) { self.message = message }
}
