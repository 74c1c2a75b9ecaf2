// Payments and passes, under the module name PassKit: a compatible interface, not Apple's. There is no Apple Pay and
// no Wallet here: sources ask first whether they can pay or add passes, which is `false`, and show nothing then.
public import ContactsInterface
public import Foundation

/// A network of cards. Mirrors PassKit's `PKPaymentNetwork`.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a network.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a network.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// American Express.
  public static let amex = PKPaymentNetwork("AmEx")
  /// Bancomat.
  public static let bancomat = PKPaymentNetwork("Bancomat")
  /// Cartes Bancaires.
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  /// China UnionPay.
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  /// Dankort.
  public static let dankort = PKPaymentNetwork("Dankort")
  /// Discover.
  public static let discover = PKPaymentNetwork("Discover")
  /// Eftpos.
  public static let eftpos = PKPaymentNetwork("Eftpos")
  /// Electron.
  public static let electron = PKPaymentNetwork("Electron")
  /// Elo.
  public static let elo = PKPaymentNetwork("Elo")
  /// girocard.
  public static let girocard = PKPaymentNetwork("Girocard")
  /// Interac.
  public static let interac = PKPaymentNetwork("Interac")
  /// JCB.
  public static let JCB = PKPaymentNetwork("JCB")
  /// mada.
  public static let mada = PKPaymentNetwork("Mada")
  /// Maestro.
  public static let maestro = PKPaymentNetwork("Maestro")
  /// Mastercard.
  public static let masterCard = PKPaymentNetwork("MasterCard")
  /// Mir.
  public static let mir = PKPaymentNetwork("Mir")
  /// A card of a shop.
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  /// QUICPay.
  public static let quicPay = PKPaymentNetwork("QUICPay")
  /// Suica.
  public static let suica = PKPaymentNetwork("Suica")
  /// Visa.
  public static let visa = PKPaymentNetwork("Visa")
  /// V Pay.
  public static let vPay = PKPaymentNetwork("VPay")
}

/// What a shop can do with cards. Mirrors PassKit's `PKMerchantCapability`.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// EMV.
  public static let emv = PKMerchantCapability(rawValue: 2)
  /// Credit cards.
  public static let credit = PKMerchantCapability(rawValue: 4)
  /// Debit cards.
  public static let debit = PKMerchantCapability(rawValue: 8)
  /// 3-D Secure, by its older name.
  public static let capability3DS = threeDSecure
  /// EMV, by its older name.
  public static let capabilityEMV = emv
  /// Credit cards, by their older name.
  public static let capabilityCredit = credit
  /// Debit cards, by their older name.
  public static let capabilityDebit = debit
}

/// Whether an amount is known. Mirrors PassKit's.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

/// A line of a bill. Mirrors PassKit's `PKPaymentSummaryItem`.
// Sendable: one thread at a time.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  /// The name.
  open var label: String
  /// The amount.
  open var amount: NSDecimalNumber
  /// Whether the amount is known.
  open var type: PKPaymentSummaryItemType

  /// Creates a line.
  public init(
    label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final
  ) {
    (self.label, self.amount, self.type) = (label, amount, type)
    super.init()
  }
}

/// A way of shipping. Mirrors PassKit's `PKShippingMethod`.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  /// The identifier.
  open var identifier: String?
  /// What it is.
  open var detail: String?
  /// When the goods arrive.
  open var dateComponentsRange: PKDateComponentsRange?
}

/// Two days. Mirrors PassKit's `PKDateComponentsRange`.
// Sendable: immutable.
open class PKDateComponentsRange: NSObject, @unchecked Sendable {
  /// The first day.
  public let startDateComponents: DateComponents
  /// The last day.
  public let endDateComponents: DateComponents
  /// Creates a range.
  public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    super.init()
  }
}

/// What is asked of who pays. Mirrors PassKit's `PKContactField`.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a field.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The address.
  public static let postalAddress = PKContactField(rawValue: "postalAddress")
  /// The mail address.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// The telephone number.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// The name.
  public static let name = PKContactField(rawValue: "name")
  /// How the name is read.
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
}

/// How goods are shipped. Mirrors PassKit's.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

/// A bill. Stored, without effect: nothing is paid here. Mirrors PassKit's `PKPaymentRequest`.
// Sendable: one thread at a time.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// The identifier of the shop.
  open var merchantIdentifier = ""
  /// The code of the country.
  open var countryCode = ""
  /// The code of the currency.
  open var currencyCode = ""
  /// The networks of cards.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// What the shop can do with cards.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The lines.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The ways of shipping.
  open var shippingMethods: [PKShippingMethod]?
  /// How goods are shipped.
  open var shippingType = PKShippingType.shipping
  /// What is asked for the bill.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// What is asked for shipping.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// Who pays, if that is known.
  open var billingContact: PKContact?
  /// Who gets the goods, if that is known.
  open var shippingContact: PKContact?
  /// The countries whose cards can be used.
  open var supportedCountries: Set<String>?
  /// Data of the program.
  open var applicationData: Data?
  /// The networks of cards here: none.
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

/// Who pays. Mirrors PassKit's `PKContact`.
// Sendable: one thread at a time.
open class PKContact: NSObject, @unchecked Sendable {
  /// The name.
  open var name: PersonNameComponents?
  /// The address.
  open var postalAddress: CNPostalAddress?
  /// The mail address.
  open var emailAddress: String?
  /// The telephone number.
  open var phoneNumber: CNPhoneNumber?
}

/// A payment: never made. Mirrors PassKit's `PKPayment`.
public final class PKPayment: NSObject, Sendable {
  private override init() { super.init() }
  /// What a shop needs to be paid.
  public var token: PKPaymentToken { PKPaymentToken() }
  /// Who pays.
  public var billingContact: PKContact? { nil }
  /// Who gets the goods.
  public var shippingContact: PKContact? { nil }
  /// The chosen way of shipping.
  public var shippingMethod: PKShippingMethod? { nil }
}

/// What a shop needs to be paid: never made. Mirrors PassKit's `PKPaymentToken`.
public final class PKPaymentToken: NSObject, Sendable {
  override init() { super.init() }
  /// The card.
  public var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  /// The number of the payment.
  public var transactionIdentifier: String { "" }
  /// The encrypted data.
  public var paymentData: Data { Data() }
}

/// A card: never known. Mirrors PassKit's `PKPaymentMethod`.
public final class PKPaymentMethod: NSObject, Sendable {
  override init() { super.init() }
  /// The name.
  public var displayName: String? { nil }
  /// The network.
  public var network: PKPaymentNetwork? { nil }
  /// The kind.
  public var type: PKPaymentMethodType { .unknown }
}

/// The kind of a card. Mirrors PassKit's.
public enum PKPaymentMethodType: UInt, Sendable {
  case unknown, debit, credit, prepaid, store, eMoney
}
