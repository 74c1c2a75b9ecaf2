// Mobile networks, under the module name CoreTelephony: a compatible interface, not Apple's. A program on a desktop
// learns nothing about one: there is no card, and no network.
public import Foundation

/// What is known of mobile networks: nothing. Mirrors Core Telephony's `CTTelephonyNetworkInfo`.
// Sendable: one thread at a time.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// The networks of the cards: `nil`.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The network of the card: `nil`.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The kinds of networks in use: `nil`.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The kind of network in use: `nil`.
  open var currentRadioAccessTechnology: String? { nil }
  /// The card whose network is used for data: `nil`.
  open var dataServiceIdentifier: String? { nil }
  /// Called when a card is changed: never.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// Called when a card is changed: never.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

/// A mobile network of which nothing is known. Mirrors Core Telephony's `CTCarrier`.
// Sendable: immutable.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// The name: `nil`.
  open var carrierName: String? { nil }
  /// The number of the country: `nil`.
  open var mobileCountryCode: String? { nil }
  /// The number of the network: `nil`.
  open var mobileNetworkCode: String? { nil }
  /// The code of the country: `nil`.
  open var isoCountryCode: String? { nil }
  /// Whether the network carries other calls.
  open var allowsVOIP: Bool { true }
}

/// Whether programs may use a mobile network. Mirrors Core Telephony's.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown, restricted, notRestricted
}

/// Whether the program may use a mobile network: not known. Mirrors Core Telephony's `CTCellularData`.
// Sendable: one thread at a time.
open class CTCellularData: NSObject, @unchecked Sendable {
  /// The state.
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  /// Called when the state changes: never.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}

/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyHRPD"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The name of a kind of network. Mirrors Core Telephony's.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
