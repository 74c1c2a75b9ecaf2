// The devices of a home, under the module name HomeKit: a compatible interface, not Apple's. Their records are kept on
// Apple's systems alone: there is no home, and none can be added.
@_exported public import Foundation
internal import Tabstop

/// Whether the program may know the home. Mirrors HomeKit's `HMHomeManagerAuthorizationStatus`.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user was asked.
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
  /// The user cannot allow it.
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
  /// The program may know it.
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

/// The homes of the user: none. Mirrors HomeKit's `HMHomeManager`.
// Sendable: one thread at a time.
open class HMHomeManager: NSObject, @unchecked Sendable {
  /// The delegate, which is notified once that the homes are known. Not retained.
  open weak var delegate: (any HMHomeManagerDelegate)?
  /// Whether the program may know the home. Always restricted.
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .restricted] }
  /// The homes: none.
  open var homes: [HMHome] { [] }
  /// The first home: `nil`.
  open var primaryHome: HMHome? { nil }

  /// Creates a manager.
  public override init() {
    super.init()
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.homeManager(self, didUpdate: authorizationStatus)
      delegate?.homeManagerDidUpdateHomes(self)
    }
  }

  /// Adds a home. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func addHome(
    withName homeName: String,
    completionHandler completion: @escaping @Sendable (HMHome?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(nil, HMError.unavailable) } }
  /// Adds a home. Always throws.
  open func addHome(named homeName: String) async throws -> HMHome { throw HMError.unavailable }
}

/// The delegate of a manager. Mirrors HomeKit's `HMHomeManagerDelegate`.
public protocol HMHomeManagerDelegate: AnyObject {
  /// The homes are known.
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  /// It is known whether the program may know the home.
  func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
  /// The first home is another one. Not called here.
  func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
  /// A home was added. Not called here.
  func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
  /// A home was removed. Not called here.
  func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
}

extension HMHomeManagerDelegate {
  /// Does nothing.
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  /// Does nothing.
  public func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus
  ) {}
  /// Does nothing.
  public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
  /// Does nothing.
  public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
  /// Does nothing.
  public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
}

/// A home: never created. Mirrors HomeKit's `HMHome`.
public final class HMHome: NSObject, Sendable {
  private override init() { super.init() }
  /// The name.
  public var name: String { "" }
  /// The identifier.
  public let uniqueIdentifier = UUID()
  /// Whether it is the first one.
  public var isPrimary: Bool { false }
  /// The rooms.
  public var rooms: [HMRoom] { [] }
  /// The devices.
  public var accessories: [HMAccessory] { [] }
  /// The scenes.
  public var actionSets: [HMActionSet] { [] }
  /// Does a scene. Always throws.
  public func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError.unavailable }
}

/// A room: never created. Mirrors HomeKit's `HMRoom`.
public final class HMRoom: NSObject, Sendable {
  private override init() { super.init() }
  /// The name.
  public var name: String { "" }
  /// The identifier.
  public let uniqueIdentifier = UUID()
  /// The devices.
  public var accessories: [HMAccessory] { [] }
}

/// A scene: never created. Mirrors HomeKit's `HMActionSet`.
public final class HMActionSet: NSObject, Sendable {
  private override init() { super.init() }
  /// The name.
  public var name: String { "" }
  /// The identifier.
  public let uniqueIdentifier = UUID()
}

/// A device: never created. Mirrors HomeKit's `HMAccessory`.
public final class HMAccessory: NSObject, Sendable {
  private override init() { super.init() }
  /// The name.
  public var name: String { "" }
  /// The identifier.
  public let uniqueIdentifier = UUID()
  /// Whether it answers.
  public var isReachable: Bool { false }
  /// The room.
  public var room: HMRoom? { nil }
  /// The kind.
  public var category: HMAccessoryCategory { HMAccessoryCategory() }
  /// What it does.
  public var services: [HMService] { [] }
}

/// The kind of a device. Mirrors HomeKit's `HMAccessoryCategory`.
public final class HMAccessoryCategory: NSObject, Sendable {
  override init() { super.init() }
  /// The name of the kind.
  public var categoryType: String { "" }
  /// The name for the user.
  public var localizedDescription: String { "" }
}

/// Something that a device does: never created. Mirrors HomeKit's `HMService`.
public final class HMService: NSObject, Sendable {
  private override init() { super.init() }
  /// The name.
  public var name: String { "" }
  /// The kind.
  public var serviceType: String { "" }
  /// The identifier.
  public let uniqueIdentifier = UUID()
  /// The values.
  public var characteristics: [HMCharacteristic] { [] }
}

/// A value of a device: never created. Mirrors HomeKit's `HMCharacteristic`.
public final class HMCharacteristic: NSObject, Sendable {
  private override init() { super.init() }
  /// The kind.
  public var characteristicType: String { "" }
  /// The identifier.
  public let uniqueIdentifier = UUID()
  /// The value.
  public var value: Any? { nil }
  /// Reads the value. Always throws.
  public func readValue() async throws { throw HMError.unavailable }
  /// Writes the value. Always throws.
  public func writeValue(_ value: Any?) async throws { throw HMError.unavailable }
  /// Reads the value. Passes an error to the handler, on the main thread.
  @preconcurrency
  public func readValue(
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(HMError.unavailable) } }
  /// Writes the value. Passes an error to the handler, on the main thread.
  @preconcurrency
  public func writeValue(
    _ value: Any?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(HMError.unavailable) } }
}

/// Why there is no home. Mirrors HomeKit's `HMError`.
public struct HMError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors the part of HomeKit's that has a meaning here.
  public enum Code: Int, Sendable {
    case unexpectedError = -1
    case notFound = 2
    case invalidParameter = 3
    case accessoryNotReachable = 4
    case homeAccessNotAuthorized = 47
    case notAuthorizedForHomeData = 90
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = HMError(.homeAccessNotAuthorized)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "HMErrorDomain" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .homeAccessNotAuthorized
      ? String(own: "HomeKit is not available on this computer.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
