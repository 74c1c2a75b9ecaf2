public import Foundation

/// A formatter of the names of contacts. Mirrors Contacts' `CNContactFormatter`.
open class CNContactFormatter: Formatter {
  /// The style of the name. Mirrors Contacts'.
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  /// The style of the name.
  open var style = Style.fullName
  /// The given, the middle and the family name; `nil` without a name.
  public class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.middleName, contact.familyName]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
  /// The given, the middle and the family name; `nil` without a name.
  open func string(from contact: CNContact) -> String? {
    CNContactFormatter.string(from: contact, style: style)
  }
  /// The key of the given name, which stands for all: no contact is read.
  public class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
