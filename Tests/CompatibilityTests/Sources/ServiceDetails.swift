import AppKit
import Combine
import Security
import SwiftUI
import UniformTypeIdentifiers

// Names that services of larger applications use: a session that would pin certificates, secrets with an
// access control, scripts, and documents that are opened by code.

final class PinnedSession: NSObject, URLSessionDelegate, @unchecked Sendable {
  let pinned: Data
  init(pinned: Data) { self.pinned = pinned }

  lazy var session: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
    configuration.waitsForConnectivity = true
    configuration.isDiscretionary = false
    return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }()

  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
      let trust = challenge.protectionSpace.serverTrust
    else { return completionHandler(.performDefaultHandling, nil) }
    var error: CFError?
    guard SecTrustEvaluateWithError(trust, &error),
      let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate],
      let first = chain.first, SecCertificateCopyData(first) as Data == pinned
    else { return completionHandler(.cancelAuthenticationChallenge, nil) }
    completionHandler(.useCredential, URLCredential(trust: trust))
  }

  func stop() async -> Int {
    let tasks = await session.allTasks
    for task in tasks { task.cancel() }
    session.invalidateAndCancel()
    return tasks.count
  }
}

enum GuardedSecret {
  static func store(_ secret: Data) -> OSStatus {
    var error: Unmanaged<CFError>?
    guard
      let access = SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
        [.biometryCurrentSet, .or, .devicePasscode], &error)
    else { return errSecParam }
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ada",
      kSecAttrService as String: "guarded", kSecAttrAccessControl as String: access,
      kSecValueData as String: secret,
    ]
    return SecItemAdd(query as CFDictionary, nil)
  }

  static func makeKey() throws -> SecKey {
    var error: Unmanaged<CFError>?
    let attributes: [String: Any] = [
      kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
      kSecAttrKeySizeInBits as String: 256,
      kSecAttrTokenID as String: kSecAttrTokenIDSecureEnclave,
      kSecPrivateKeyAttrs as String: [kSecAttrIsPermanent as String: true],
    ]
    guard let key = SecKeyCreateRandomKey(attributes as CFDictionary, &error) else {
      throw error!.takeRetainedValue() as any Error
    }
    return key
  }
}

enum ScriptRunner {
  static func run(_ source: String) -> Result<String, NSError> {
    var error: NSDictionary?
    guard let script = NSAppleScript(source: source) else {
      return .failure(NSError(domain: "script", code: 0))
    }
    let output = script.executeAndReturnError(&error)
    if let error {
      return .failure(
        NSError(domain: "script", code: error[NSAppleScript.errorNumber] as? Int ?? 0))
    }
    return .success(output.stringValue ?? "")
  }
}

struct ListDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.commaSeparatedText] }
  var lines: [String]
  init(lines: [String]) { self.lines = lines }
  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(lines.joined(separator: "\n").utf8))
  }
}

struct OpenRecent: View {
  let file: URL
  @Environment(\.openDocument) private var openDocument
  @Environment(\.newDocument) private var newDocument
  @State private var problem = ""

  var body: some View {
    VStack {
      Text("problem \(problem)")
      Button("Open") {
        Task {
          do { try await openDocument(at: file) } catch { problem = error.localizedDescription }
        }
      }
      Button("New") { newDocument(ListDocument(lines: ["first"])) }
      Button("New List") { newDocument(contentType: .commaSeparatedText) }
    }
  }
}
