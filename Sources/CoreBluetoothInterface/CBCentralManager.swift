// Bluetooth devices, under the module name CoreBluetooth: a compatible interface, not Apple's. It does not access
// Bluetooth: the managers report that it is not supported.
@_exported public import Foundation

/// A manager of Bluetooth, which reports that it is not supported. Mirrors Core Bluetooth's `CBManager`.
// Sendable: one thread at a time.
open class CBManager: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The state of Bluetooth. Always `unsupported`.
  public var state: CBManagerState { .unsupported }
  /// The permission to use Bluetooth. Always `.denied`.
  public class var authorization: CBManagerAuthorization { .denied }
}

/// The state of Bluetooth. Mirrors Core Bluetooth's.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether the user allows Bluetooth. Mirrors Core Bluetooth's.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

/// A manager that searches for devices, and finds none. Mirrors Core Bluetooth's `CBCentralManager`.
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

/// The key of the name of a device.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the services that are advertised.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of whether devices are reported again.
public let CBCentralManagerScanOptionAllowDuplicatesKey =
  "kCBScanOptionAllowDuplicates"
