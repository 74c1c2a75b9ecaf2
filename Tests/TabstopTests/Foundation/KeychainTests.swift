import Foundation
import XCTest

@testable import TabstopFoundation

/// Secrets by the names of Apple's keychain.
final class KeychainTests: XCTestCase {
  /// A service for secrets in memory.
  private final class Memory: SecretStorage, @unchecked Sendable {
    var items: [(names: [String: String], secret: String)] = []

    private func fits(_ item: [String: String], _ names: [String: String]) -> Bool {
      names.allSatisfy { item[$0.key] == $0.value }
    }
    func read(_ names: [String: String]) -> String? {
      items.last { fits($0.names, names) }?.secret
    }
    func write(_ secret: String, _ names: [String: String], label: String) {
      items.removeAll { $0.names == names }
      items.append((names, secret))
    }
    func remove(_ names: [String: String]) -> Bool {
      let count = items.count
      items.removeAll { fits($0.names, names) }
      return items.count < count
    }
  }

  private let memory = Memory()
  private var former: (any SecretStorage)?

  override func setUp() {
    former = SecretStore.current
    // The desktop's service, in the test that has one.
    if ProcessInfo.processInfo.environment["TABSTOP_TEST_KEYRING"] == nil {
      SecretStore.current = memory
    }
  }

  override func tearDown() {
    for service in ["mail", "web"] {
      SecItemDelete(
        [kSecClass: kSecClassGenericPassword, kSecAttrService: service] as CFDictionary)
    }
    if let former { SecretStore.current = former }
  }

  private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: "mail",
      kSecAttrAccount as String: account,
    ]
    return query.merging(more) { $1 } as CFDictionary
  }

  private func password(_ account: String) -> String? {
    var result: AnyObject?
    let status = SecItemCopyMatching(
      query(
        account,
        [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]), &result)
    guard status == errSecSuccess, let data = result as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }

  private func data(_ text: String) -> [String: Any] {
    [kSecValueData as String: Data(text.utf8)]
  }

  func testASecretIsKeptReadChangedAndRemoved() {
    XCTAssertNil(password("ada"))
    XCTAssertEqual(SecItemAdd(query("ada", data("sesame ü")), nil), errSecSuccess)
    XCTAssertEqual(password("ada"), "sesame ü")
    XCTAssertNil(password("eve"))
    XCTAssertEqual(SecItemAdd(query("ada", data("other")), nil), errSecDuplicateItem)
    XCTAssertEqual(SecItemUpdate(query("ada"), data("new") as CFDictionary), errSecSuccess)
    XCTAssertEqual(password("ada"), "new")
    XCTAssertEqual(SecItemUpdate(query("eve"), data("new") as CFDictionary), errSecItemNotFound)
    XCTAssertEqual(SecItemDelete(query("ada")), errSecSuccess)
    XCTAssertEqual(SecItemDelete(query("ada")), errSecItemNotFound)
    XCTAssertNil(password("ada"))
  }

  func testAttributesAreFoundByAPartOfTheNames() throws {
    XCTAssertEqual(
      SecItemAdd(query("ada", data("x").merging([kSecAttrLabel as String: "Mail"]) { $1 }), nil),
      errSecSuccess)
    var result: CFTypeRef?
    let wanted =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "mail", kSecReturnAttributes: true,
        kSecReturnData: kCFBooleanTrue!,
      ] as CFDictionary
    XCTAssertEqual(SecItemCopyMatching(wanted, &result), errSecSuccess)
    let item = try XCTUnwrap(result as? [String: Any])
    XCTAssertEqual(item[kSecAttrAccount as String] as? String, "ada")
    XCTAssertEqual(item[kSecAttrLabel as String] as? String, "Mail")
    XCTAssertEqual(item[kSecValueData as String] as? Data, Data("x".utf8))
    let moved = [kSecAttrAccount as String: "eve"] as CFDictionary
    XCTAssertEqual(SecItemUpdate(query("ada"), moved), errSecSuccess)
    XCTAssertNil(password("ada"))
    XCTAssertEqual(password("eve"), "x")
  }

  func testWhatCannotBeKeptIsRefused() {
    let finger = [kSecAttrAccessControl as String: NSObject()].merging(data("x")) { $1 }
    XCTAssertEqual(SecItemAdd(query("ada", finger), nil), errSecUnimplemented)
    XCTAssertEqual(SecItemAdd([kSecClass: kSecClassKey] as CFDictionary, nil), errSecUnimplemented)
    XCTAssertEqual(SecItemAdd(query("ada"), nil), errSecParam)
    XCTAssertEqual(SecItemDelete([kSecAttrService: "mail"] as CFDictionary), errSecParam)
    XCTAssertEqual(
      SecCopyErrorMessageString(errSecItemNotFound, nil) as String?,
      "The item is not in the keyring.")
    XCTAssertEqual(SecCopyErrorMessageString(-99999, nil) as String?, "Error -99999.")
  }
}
