@testable import OpenIDConnect

/// A suite that looks at the faults of sign-ins.
protocol SignInFaults {}

extension SignInFaults {
  /// The fault of a sign-in; `nil` if there is none.
  func fault(_ script: (inout FakeProvider.Script) -> Void) async throws -> SignInFault? {
    do {
      _ = try await FakeProvider(script).signIn()
      return nil
    } catch let fault as SignInFault {
      return fault
    }
  }
}
