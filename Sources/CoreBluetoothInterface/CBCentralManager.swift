// Devices nearby, under the module name CoreBluetooth: a compatible interface, not Apple's. They are not for programs
// here: it reports that Bluetooth is not supported.
@_exported public import Foundation

/// Whether there is Bluetooth: it is not supported. Mirrors Core Bluetooth's `CBManager`.
open class CBManager: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The state of Bluetooth. Always `unsupported`.
  public var state: CBManagerState { .unsupported }
  /// The permission to use Bluetooth. Always `.denied`.
  public class var authorization: CBManagerAuthorization { .denied }
}
/// Whether there is Bluetooth. Mirrors Core Bluetooth's.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
/// Whether the user allows it. Mirrors Core Bluetooth's.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

/// Finds devices: none. Mirrors Core Bluetooth's `CBCentralManager`.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The delegate, which is notified once that Bluetooth is not supported. Not retained.
  public weak var delegate: (any CBCentralManagerDelegate)?
  /// Creates a manager, and notifies its delegate that Bluetooth is not supported.
  public init(
    delegate: (any CBCentralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [self] in self.delegate?.centralManagerDidUpdateState(self) }
  }
  /// Whether the manager searches for devices. Always `false`.
  public var isScanning: Bool { false }
  /// Searches for devices. No effect: there is no Bluetooth.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  /// Ends the search. No effect.
  open func stopScan() {}
  /// Connects to a device. No effect: there is no Bluetooth.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Ends a connection. No effect.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// The known devices with identifiers. Always empty.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// The connected devices. Always empty.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
}
/// A delegate that is notified of devices. Mirrors Core Bluetooth's `CBCentralManagerDelegate`.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called once: there is no Bluetooth.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called when a device was found. Never called: Bluetooth is not supported.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// Called when a device was connected. Never called.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when a connection has failed. Never called.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called when a connection has ended. Never called.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}
extension CBCentralManagerDelegate {
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// The name of a service. Mirrors Core Bluetooth's `CBUUID`.
public final class CBUUID: NSObject, @unchecked Sendable {
  /// The name.
  public let uuidString: String
  /// Creates a name.
  public init(string theString: String) {
    uuidString = theString.uppercased()
    super.init()
  }
  /// Creates a name.
  public init(nsuuid theUUID: UUID) {
    uuidString = theUUID.uuidString
    super.init()
  }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  public override var hash: Int { uuidString.hashValue }
}
/// The key of the name of a device.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of whether devices are reported again.
public let CBCentralManagerScanOptionAllowDuplicatesKey =
  "kCBScanOptionAllowDuplicates"

/// A device: never created. Mirrors Core Bluetooth's `CBPeripheral`.
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
open class CBService: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The identifier of the service.
  public var uuid: CBUUID { CBUUID(string: "") }
  /// The values of the service.
  public var characteristics: [CBCharacteristic]? { nil }
}
/// A value of a device: never created. Mirrors Core Bluetooth's `CBCharacteristic`.
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
