public import Foundation

/// A value with a label. Mirrors Contacts' `CNLabeledValue`.
// Sendable: immutable, like the values of contacts: texts, and phone numbers.
public final class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  /// The label.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// The identifier.
  public let identifier = UUID().uuidString
  /// Creates a value with a label.
  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
    super.init()
  }
  /// The label for display: the label itself without its markers, not translated.
  public class func localizedString(forLabel label: String) -> String {
    label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>"))
  }
}

/// A telephone number. Mirrors Contacts' `CNPhoneNumber`.
public final class CNPhoneNumber: NSObject, Sendable {
  /// The number as it is written.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}

/// The label of a value for the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a value for work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of another value.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile telephone number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main telephone number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
