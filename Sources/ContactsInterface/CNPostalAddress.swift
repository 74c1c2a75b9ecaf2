public import Foundation

/// An address. Mirrors Contacts' `CNPostalAddress`.
// Sendable: one thread at a time.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// Creates an empty address.
  public override init() { super.init() }
  /// The street with the number of the house.
  open fileprivate(set) var street = ""
  /// The part of the city.
  open fileprivate(set) var subLocality = ""
  /// The city.
  open fileprivate(set) var city = ""
  /// The district.
  open fileprivate(set) var subAdministrativeArea = ""
  /// The state.
  open fileprivate(set) var state = ""
  /// The post code.
  open fileprivate(set) var postalCode = ""
  /// The country.
  open fileprivate(set) var country = ""
  /// The country by its two letters.
  open fileprivate(set) var isoCountryCode = ""
}

/// An address that a program makes. Mirrors Contacts' `CNMutablePostalAddress`.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

/// The style of an address. Mirrors Contacts'.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// A formatter of addresses. Mirrors Contacts' `CNPostalAddressFormatter`.
open class CNPostalAddressFormatter: Formatter {
  /// The style of the address.
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  /// The lines of an address, in the order of the United States for every country.
  public class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let area = [postalAddress.state, postalAddress.postalCode]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let place = [postalAddress.city, area].filter { !$0.isEmpty }.joined(separator: ", ")
    return [postalAddress.street, postalAddress.subLocality, place, postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
  /// The lines of an address, in the order of the United States for every country.
  open func string(from postalAddress: CNPostalAddress) -> String {
    CNPostalAddressFormatter.string(from: postalAddress, style: style)
  }
}
