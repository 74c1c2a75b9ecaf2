public import Foundation

// The names of Apple's Security, which Apple's Foundation exports: the keys and the values of queries, and the result
// codes.

/// The key of an item's kind.
public var kSecClass: CFString { "class" }
/// A password of a program's own: the kind that is kept.
public var kSecClassGenericPassword: CFString { "genp" }
/// A password for a server: kept as a password of a program's own.
public var kSecClassInternetPassword: CFString { "inet" }
/// A key: not kept here.
public var kSecClassKey: CFString { "keys" }
/// A certificate: not kept here.
public var kSecClassCertificate: CFString { "cert" }
/// A key with its certificate: not kept here.
public var kSecClassIdentity: CFString { "idnt" }

/// The key of an item's service, which identifies the item together with the account.
public var kSecAttrService: CFString { "svce" }
/// The key of an item's account, which identifies the item together with the service.
public var kSecAttrAccount: CFString { "acct" }
/// The server of a password.
public var kSecAttrServer: CFString { "srvr" }
/// The name that the user sees in the desktop's program for passwords.
public var kSecAttrLabel: CFString { "labl" }
/// A text or data that the program defines.
public var kSecAttrGeneric: CFString { "gena" }
/// Text for the user. Kept with the item.
public var kSecAttrDescription: CFString { "desc" }
/// Text for the user. Kept with the item.
public var kSecAttrComment: CFString { "icmt" }
/// Programs that share an item. No effect: an item belongs to the program.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// Whether an item is on all devices. No effect.
public var kSecAttrSynchronizable: CFString { "sync" }
/// Any value of `kSecAttrSynchronizable`.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// The conditions under which an item may be read: items with conditions are refused.
public var kSecAttrAccessControl: CFString { "accc" }
/// The keychain to use on a Mac. No effect.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
/// The context of the user's authentication. No effect.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// The text of the authentication dialog. No effect.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }

/// The condition under which an item can be read. No effect: items can be read while the user's
/// keyring is unlocked, which a login does.
public var kSecAttrAccessible: CFString { "pdmn" }
/// The condition that the device is unlocked. No effect: see `kSecAttrAccessible`.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// The condition that the device was unlocked since its start. No effect: see `kSecAttrAccessible`.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// The condition that this device is unlocked. No effect: see `kSecAttrAccessible`.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// The condition that this device was unlocked since its start. No effect: see `kSecAttrAccessible`.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// The condition that this device has a code and is unlocked. No effect: see `kSecAttrAccessible`.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }

/// The key of the secret itself, as data.
public var kSecValueData: CFString { "v_Data" }
/// The key for whether a query returns the secret.
public var kSecReturnData: CFString { "r_Data" }
/// The key for whether a query returns the attributes.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// The maximum number of items to find: only the newest is found here.
public var kSecMatchLimit: CFString { "m_Limit" }
/// The limit of one item.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items: an array, of one here.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }

/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// There already is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no service for secrets, or it does not answer.
public let errSecNotAvailable: OSStatus = -25291
/// The keyring stays locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The user was not recognised. Not returned here.
public let errSecAuthFailed: OSStatus = -25293
/// The user has cancelled. Not returned here.
public let errSecUserCanceled: OSStatus = -128
/// A query without the kind of the item, or an item without its secret.
public let errSecParam: OSStatus = -50
/// Something that cannot be kept here.
public let errSecUnimplemented: OSStatus = -4
/// The stored data is damaged.
public let errSecDecode: OSStatus = -26275

/// A sentence about a result code, in the user's language.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  let sentence =
    switch status {
    case errSecSuccess: String(own: "No error.")
    case errSecItemNotFound: String(own: "The item is not in the keyring.")
    case errSecDuplicateItem: String(own: "The item is in the keyring already.")
    case errSecNotAvailable: String(own: "There is no service for secrets.")
    case errSecInteractionNotAllowed: String(own: "The keyring is locked.")
    case errSecParam: String(own: "A part of the query is missing.")
    case errSecUnimplemented: String(own: "The desktop cannot keep such an item.")
    case errSecDecode: String(own: "The item cannot be read.")
    default: String(own: "Error \(String(status)).")
    }
  return sentence as NSString
}
