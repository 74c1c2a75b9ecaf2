public import Foundation

// The keychain: the desktop's service for secrets (gnome-keyring, KWallet, KeePassXC), by libsecret. An item is in the
// default collection, which a login unlocks; every program of the user can read it.
//
// The calls wait for the service, as Apple's do; if the keyring is locked, the desktop shows a dialog that unlocks it.

/// Stores a secret. Mirrors Security's `SecItemAdd`.
///
/// - Parameters:
///   - attributes: The kind, the names and the secret of the item.
///   - result: Not used.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem`, `errSecParam`, `errSecUnimplemented` for keys, certificates and
///   items with an access control, or `errSecNotAvailable`.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { KeychainQuery.run(attributes) { try $0.add() } }

/// Reads a secret, its attributes, or both (a dictionary). Mirrors Security's `SecItemCopyMatching`.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam` or `errSecNotAvailable`.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  KeychainQuery.run(query) { query in
    let found = try query.found()
    result?.pointee = query.answer(found)
  }
}

/// Changes an item. Mirrors Security's `SecItemUpdate`.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam` or `errSecNotAvailable`.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  KeychainQuery.run(query) { try $0.update(KeychainQuery(attributesToUpdate)) }
}

/// Removes all items that a query finds. Mirrors Security's `SecItemDelete`.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam` or `errSecNotAvailable`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  KeychainQuery.run(query) { try $0.delete() }
}

/// An error with the status of a request without a result.
struct KeychainFault: Error {
  let status: OSStatus
}

/// The parsed query of a call.
struct KeychainQuery {
  private var values: [String: Any] = [:]

  init(_ dictionary: NSDictionary) {
    for (key, value) in dictionary {
      if let key = (key as? String) ?? (key as? NSString).map({ $0 as String }) {
        values[key] = value
      }
    }
  }

  static func run(
    _ dictionary: NSDictionary, _ body: (KeychainQuery) throws -> Void
  ) -> OSStatus {
    do {
      let query = KeychainQuery(dictionary)
      try query.check()
      try body(query)
      return errSecSuccess
    } catch let fault as KeychainFault {
      return fault.status
    } catch {
      return errSecNotAvailable
    }
  }

  private func text(_ key: CFString) -> String? {
    let value = values[key as String]
    return (value as? String) ?? (value as? Data).map { String(decoding: $0, as: UTF8.self) }
  }
  private func isSet(_ key: CFString) -> Bool { (values[key as String] as? Bool) ?? false }
  private var data: Data? { values[kSecValueData as String] as? Data }

  private func check() throws {
    guard let kind = text(kSecClass) else { throw KeychainFault(status: errSecParam) }
    let kept = [kSecClassGenericPassword as String, kSecClassInternetPassword as String]
    // An item that requires the user's fingerprint must not be readable without it.
    if !kept.contains(kind) || values[kSecAttrAccessControl as String] != nil {
      throw KeychainFault(status: errSecUnimplemented)
    }
  }

  /// The attributes by which the service finds an item; it does not keep them secret.
  private var names: [String: String] {
    var names = ["class": text(kSecClass) ?? "", "program": ProcessInfo.processInfo.processName]
    names["service"] = text(kSecAttrService)
    names["account"] = text(kSecAttrAccount)
    names["server"] = text(kSecAttrServer)
    return names
  }

  /// The names of one item: those that it does not have are empty.
  private var fullNames: [String: String] {
    ["service": "", "account": "", "server": ""].merging(names) { $1 }
  }

  private static let keptTexts = [
    kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrLabel, kSecAttrGeneric,
    kSecAttrDescription, kSecAttrComment,
  ].map { $0 as String }

  /// An item as it is kept: a text, because the service keeps texts.
  private struct Item: Codable {
    var data: Data
    var attributes: [String: String]
  }

  func add() throws {
    guard let data else { throw KeychainFault(status: errSecParam) }
    if try SecretStore.current.read(fullNames) != nil {
      throw KeychainFault(status: errSecDuplicateItem)
    }
    let texts = Self.keptTexts.compactMap { key in text(key as NSString).map { (key, $0) } }
    try write(Item(data: data, attributes: Dictionary(uniqueKeysWithValues: texts)))
  }

  private func write(_ item: Item) throws {
    let text = try JSONEncoder().encode(item).base64EncodedString()
    let label =
      item.attributes[kSecAttrLabel as String] ?? item.attributes[kSecAttrService as String]
      ?? ProcessInfo.processInfo.processName
    try SecretStore.current.write(text, fullNames, label: label)
  }

  private func item() throws -> Item {
    guard let text = try SecretStore.current.read(names) else {
      throw KeychainFault(status: errSecItemNotFound)
    }
    guard let bytes = Data(base64Encoded: text),
      let item = try? JSONDecoder().decode(Item.self, from: bytes)
    else { throw KeychainFault(status: errSecDecode) }
    return item
  }

  func found() throws -> (data: Data, attributes: [String: String]) {
    let item = try item()
    return (item.data, item.attributes)
  }

  /// The requested parts of an item; `nil` if none are requested.
  func answer(_ item: (data: Data, attributes: [String: String])) -> AnyObject? {
    let answer: AnyObject?
    if isSet(kSecReturnAttributes) {
      var all = item.attributes as [String: Any]
      all[kSecClass as String] = text(kSecClass)
      if isSet(kSecReturnData) { all[kSecValueData as String] = item.data }
      answer = all as NSDictionary
    } else {
      answer = isSet(kSecReturnData) ? item.data as NSData : nil
    }
    guard text(kSecMatchLimit) == kSecMatchLimitAll as String else { return answer }
    return answer.map { [$0] as NSArray }
  }

  func update(_ change: KeychainQuery) throws {
    var item = try item()
    if let data = change.data { item.data = data }
    for key in Self.keptTexts {
      if let text = change.text(key as NSString) { item.attributes[key] = text }
    }
    // The item as it was found may have more names than the query.
    var old = self
    var new = self
    for (key, text) in try self.item().attributes { old.values[key] = text }
    for (key, text) in item.attributes { new.values[key] = text }
    if old.fullNames != new.fullNames { _ = try SecretStore.current.remove(old.fullNames) }
    try new.write(item)
  }

  func delete() throws {
    guard try SecretStore.current.remove(names) else {
      throw KeychainFault(status: errSecItemNotFound)
    }
  }
}
