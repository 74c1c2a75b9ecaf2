public import Foundation

/// A device: never created. Mirrors Core Bluetooth's `CBPeripheral`.
// Sendable: one thread at a time.
open class CBPeripheral: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The peripheral's identifier for the program.
  public var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The name.
  public var name: String? { nil }
  /// The delegate, which is notified of the device. Not retained.
  public weak var delegate: (any CBPeripheralDelegate)?
  /// Whether it is connected.
  public var state: CBPeripheralState { .disconnected }
  /// The services that the device offers.
  public var services: [CBService]? { nil }
  /// Searches for the device's services. No effect.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Searches for the characteristics of a service. No effect.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Reads the value of a characteristic. No effect.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Writes the value of a characteristic. No effect.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Enables or disables notifications of a characteristic. No effect.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}

/// Whether a device is connected. Mirrors Core Bluetooth's.
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}

/// Whether a device answers. Mirrors Core Bluetooth's.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
/// A delegate that is notified of a device: never. Mirrors Core Bluetooth's `CBPeripheralDelegate`.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Called when services were found. Never called: Bluetooth is not supported.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called when characteristics were found. Never called.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// Called when a value was read. Never called.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}

/// A service of a device: never created. Mirrors Core Bluetooth's `CBService`.
// Sendable: immutable.
open class CBService: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The identifier of the service.
  public var uuid: CBUUID { CBUUID(string: "") }
  /// The values of the service.
  public var characteristics: [CBCharacteristic]? { nil }
}

/// A value of a device: never created. Mirrors Core Bluetooth's `CBCharacteristic`.
// Sendable: immutable.
open class CBCharacteristic: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The identifier of the characteristic.
  public var uuid: CBUUID { CBUUID(string: "") }
  /// The value.
  public var value: Data? { nil }
  /// The operations that the value supports.
  public var properties: CBCharacteristicProperties { [] }
}

/// The operations that a value supports. Mirrors Core Bluetooth's.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates properties from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value can be read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// The value can be written, without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// The value can be written, with an answer.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// Changes of the value are reported.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
}
