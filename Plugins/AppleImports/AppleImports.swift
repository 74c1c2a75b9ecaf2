import Foundation
import PackagePlugin

/// Adds one file to a target that re-exports the modules which Apple's Foundation, SwiftUI and UIKit
/// hand on. The imports of one file hold for its whole module: so a file with `import Foundation` alone
/// knows `ObservableObject`, `@Published`, `@Observable` and the certificates of a server, and one with
/// `import SwiftUI` `UNUserNotificationCenter` and `CIFilter`, as on Apple's systems.
///
/// The file also declares what the program's bundle says about itself, and methods of Foundation and Dispatch
/// whose blocks other threads may call: those of the program's own module are preferred. They are
/// `@preconcurrency`, as what is imported from Objective-C: so a `@MainActor` class may call its methods in the
/// block of a timer in the Swift 5 language mode.
@main
struct AppleImports: BuildToolPlugin {
  private static let source = """
    // Of each module as far as the target depends on its product.
    #if canImport(SwiftUI)
      @_exported public import SwiftUI
    #endif
    #if canImport(Combine)
      @_exported public import Combine
    #endif
    #if canImport(UserNotifications)
      @_exported public import UserNotifications
    #endif
    #if canImport(CoreImage)
      @_exported public import CoreImage
    #endif
    @_exported public import Observation
    // The compiler looks for the delegates of `@UIApplicationMain` and `@NSApplicationMain` in loaded modules
    // of these names, and a source may import Cocoa alone.
    #if canImport(UIKit)
      import UIKit
    #endif
    #if canImport(AppKit)
      import AppKit
    #endif

    #if canImport(SwiftUI) && canImport(Combine)
      extension URLProtectionSpace {
        nonisolated var serverTrust: SecTrust? { nil }
      }

      extension URLCredential {
        nonisolated convenience init(trust: SecTrust) {
          self.init(user: "", password: "", persistence: .none)
        }
      }
    #endif

    #if canImport(SwiftUI)
      extension Foundation.Bundle {
        nonisolated var bundleIdentifier: String? { _ProgramInformation.identifier(of: self) }
        nonisolated var infoDictionary: [String: Any]? { _ProgramInformation.dictionary(of: self) }
        nonisolated func object(forInfoDictionaryKey key: String) -> Any? {
          _ProgramInformation.dictionary(of: self)?[key]
        }
      }

      extension Timer {
        @preconcurrency @discardableResult
        nonisolated class func scheduledTimer(
          withTimeInterval interval: TimeInterval, repeats: Bool,
          block: @escaping @Sendable (Timer) -> Void
        ) -> Timer { _FoundationBlocks.scheduledTimer(interval, repeats: repeats, block) }

        @preconcurrency
        nonisolated convenience init(
          timeInterval interval: TimeInterval, repeats: Bool,
          block: @escaping @Sendable (Timer) -> Void
        ) {
          self.init(
            fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
            block: block)
        }
      }

      extension NotificationCenter {
        @preconcurrency @discardableResult
        nonisolated func addObserver(
          forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
          using block: @escaping @Sendable (Notification) -> Void
        ) -> any NSObjectProtocol { _FoundationBlocks.observe(self, name, obj, queue, block) }

        nonisolated func removeObserver(_ observer: Any) {
          _SelectorObservers.remove(observer, from: self)
        }

        nonisolated func removeObserver(
          _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
        ) { _SelectorObservers.remove(observer, from: self, name: aName, object: anObject) }
      }

      extension OperationQueue {
        @preconcurrency
        nonisolated func addOperation(_ block: @escaping @Sendable () -> Void) {
          _FoundationBlocks.add(block, to: self)
        }
      }

      extension RunLoop {
        @preconcurrency
        nonisolated func perform(_ block: @escaping @Sendable () -> Void) {
          _FoundationBlocks.perform(block, on: self)
        }
      }

      extension DispatchQueue {
        @preconcurrency
        nonisolated func async(
          group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
          flags: DispatchWorkItemFlags = [],
          execute work: @escaping @Sendable @convention(block) () -> Void
        ) { _FoundationBlocks.async(self, group, qos, flags, work) }

        @preconcurrency
        nonisolated func asyncAfter(
          deadline: DispatchTime, qos: DispatchQoS = .unspecified,
          flags: DispatchWorkItemFlags = [],
          execute work: @escaping @Sendable @convention(block) () -> Void
        ) { _FoundationBlocks.asyncAfter(self, deadline, qos, flags, work) }
      }
    #endif

    """

  /// Not in a target with a subclass of `URLSession`: what an extension declares cannot be overridden.
  private static let session = """
    #if canImport(Combine)
      extension URLSession {
        @preconcurrency @discardableResult
        nonisolated func dataTask(
          with request: URLRequest,
          completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask { _URLSessionBlocks.data(self, request, completionHandler) }

        @preconcurrency @discardableResult
        nonisolated func dataTask(
          with url: URL,
          completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask { _URLSessionBlocks.data(self, url, completionHandler) }

        @preconcurrency @discardableResult
        nonisolated func uploadTask(
          with request: URLRequest, from bodyData: Data?,
          completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionUploadTask {
          _URLSessionBlocks.upload(self, request, bodyData, completionHandler)
        }

        @preconcurrency @discardableResult
        nonisolated func downloadTask(
          with request: URLRequest,
          completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDownloadTask {
          _URLSessionBlocks.download(self, request, completionHandler)
        }

        @preconcurrency @discardableResult
        nonisolated func downloadTask(
          with url: URL,
          completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDownloadTask { _URLSessionBlocks.download(self, url, completionHandler) }
      }
    #endif

    """

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    // With those that the plugin Selectors compiles.
    guard let sources = (target as? SwiftSourceModuleTarget)?.sourceFiles(withSuffix: "swift")
    else { return [] }
    let texts = sources.compactMap { try? String(contentsOf: $0.url, encoding: .utf8) }
    var source = Self.source
    if !texts.contains(where: declaresSession) { source += Self.session }
    // On Linux it is a module of its own, which programs that do without need not load.
    if texts.contains(where: { $0.contains("XMLParser") }) {
      source += "@_exported public import FoundationXML\n"
    }
    let file = context.pluginWorkDirectoryURL.appending(path: "AppleImports.swift")
    // No tool of its own, which would have to be built.
    return [
      .buildCommand(
        displayName: "Imports for \(target.name)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #"printf %s "$1" >"$2""#, "sh", source, file.path],
        outputFiles: [file])
    ]
  }

  /// Whether a source declares a subclass of `URLSession`, as programs do that replace it in tests.
  private func declaresSession(_ source: String) -> Bool {
    source.contains("URLSession")
      && source.range(
        of: #"\bclass\s+\w+\s*:\s*(@\w+\s+)*(\w+\.)?URLSession\s*[,{]"#,
        options: .regularExpression) != nil
  }
}
