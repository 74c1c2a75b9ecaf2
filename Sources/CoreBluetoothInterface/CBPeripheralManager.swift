public import Foundation

/// A manager that offers services to other devices. There is no Bluetooth, so it offers none. Mirrors Core Bluetooth's
/// `CBPeripheralManager`.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// The delegate, which is notified once that Bluetooth is not supported. Not retained.
  public weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Creates a manager, and notifies its delegate that Bluetooth is not supported.
  public init(
    delegate: (any CBPeripheralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [self] in self.delegate?.peripheralManagerDidUpdateState(self) }
  }
  /// Whether services are advertised. Always `false`.
  public var isAdvertising: Bool { false }
  /// Advertises services. No effect: there is no Bluetooth.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Ends the advertisement. No effect.
  open func stopAdvertising() {}
  /// Adds a service. No effect: there is no Bluetooth.
  open func add(_ service: CBMutableService) {}
  /// Removes a service. No effect.
  open func remove(_ service: CBMutableService) {}
  /// Removes all services. No effect.
  open func removeAllServices() {}
  /// Sends a value. Returns false.
  @discardableResult
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}

/// A delegate that is notified of a manager of services. Mirrors Core Bluetooth's.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// Called once: there is no Bluetooth.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Called when services are advertised. Never called: Bluetooth is not supported.
  func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?)
  /// Called when a device wants values. Never called: Bluetooth is not supported.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic)
}

extension CBPeripheralManagerDelegate {
  /// Does nothing.
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {}
}

/// A device that uses services: never created. Mirrors Core Bluetooth's.
public final class CBCentral: NSObject, Sendable {
  private override init() { super.init() }
  /// The identifier.
  public var identifier: UUID { UUID() }
}

/// A service that a program offers. Mirrors Core Bluetooth's `CBMutableService`.
// Sendable: one thread at a time.
public final class CBMutableService: NSObject, @unchecked Sendable {
  /// The name.
  public let uuid: CBUUID
  /// Whether it is the main one.
  public let isPrimary: Bool
  /// The values.
  public var characteristics: [CBMutableCharacteristic]?
  /// Creates a service.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    (uuid, self.isPrimary) = (UUID, isPrimary)
    super.init()
  }
}

/// A value that a program offers. Mirrors Core Bluetooth's `CBMutableCharacteristic`.
// Sendable: one thread at a time.
public final class CBMutableCharacteristic: NSObject, @unchecked Sendable {
  /// The name.
  public let uuid: CBUUID
  /// The value.
  public var value: Data?
  /// Creates a value.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    (uuid, self.value) = (UUID, value)
    super.init()
  }
}

/// What others may do with a value. Mirrors Core Bluetooth's.
public struct CBAttributePermissions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates permissions.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To read it.
  public static let readable = CBAttributePermissions(rawValue: 1)
  /// To write it.
  public static let writeable = CBAttributePermissions(rawValue: 2)
}
