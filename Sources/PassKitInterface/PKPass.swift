public import Foundation
internal import Tabstop
public import TabstopKits

/// A pass. Never created: reading one throws. Mirrors PassKit's `PKPass`.
// Sendable: immutable.
open class PKPass: NSObject, @unchecked Sendable {
  /// Reads a pass. Always throws.
  public init(data: Data) throws { throw PKPassKitError.unavailable }
  /// The name of the maker.
  open var organizationName: String { "" }
  /// The name.
  open var localizedName: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// The number.
  open var serialNumber: String { "" }
  /// The identifier of the kind.
  open var passTypeIdentifier: String { "" }
  /// The address in Wallet.
  open var passURL: URL? { nil }
  /// The icon.
  open var icon: UIImage { UIImage() }
}

/// The passes of the user: there is no Wallet. Mirrors PassKit's `PKPassLibrary`.
// Sendable: immutable.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Whether there is a Wallet. Always `false`.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Whether the device can pay. Always `false`.
  open class func isPaymentPassActivationAvailable() -> Bool { false }
  /// The passes: none.
  open func passes() -> [PKPass] { [] }
  /// A pass: `nil`.
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  /// Whether there is such a pass. Always `false`.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Replaces a pass. Always `false`.
  open func replacePass(with pass: PKPass) -> Bool { false }
  /// Removes a pass. No effect.
  open func removePass(_ pass: PKPass) {}
  /// Lets the user add a card. No effect.
  open func openPaymentSetup() {}
  /// Adds passes. Passes `didCancelAddPasses` to the handler, on the main thread.
  @preconcurrency
  open func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(.didCancelAddPasses) } }
}

/// How adding passes ended. Mirrors PassKit's.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  case didAddPasses, shouldReviewPasses, didCancelAddPasses
}

/// The page on which the user adds passes: there is none for a pass, and an empty one ends at once. Mirrors PassKit's `PKAddPassesViewController`.
@preconcurrency @MainActor
open class PKAddPassesViewController: OpeningController {
  /// Whether passes can be added. Always `false`.
  nonisolated open class func canAddPasses() -> Bool { false }
  /// The delegate, which is not called. Not retained.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  /// Creates a page for a pass. Always `nil`.
  public convenience init?(pass: PKPass) { return nil }
  /// Creates a page for passes. Always `nil`.
  public convenience init?(passes: [PKPass]) { return nil }
}

/// The delegate of a page. Nothing is called here. Mirrors PassKit's.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: AnyObject {
  /// The page has ended.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

/// Why a pass is not read. Mirrors PassKit's `PKPassKitError`.
public struct PKPassKitError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors PassKit's.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError = 2
    case invalidSignature = 3
    case notEntitledError = 4
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = PKPassKitError(.unsupportedVersionError)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "PKPassKitErrorDomain" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .unsupportedVersionError
      ? String(own: "Wallet is not available on this computer.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
