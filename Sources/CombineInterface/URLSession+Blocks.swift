public import Foundation
public import FoundationNetworking

/// Calls `URLSession`'s methods whose blocks other threads call, for the declarations of the same names
/// that the plugin `AppleImports` adds to a program.
///
/// Their blocks may call what belongs to the main actor in the Swift 5 language mode, with a warning, as on
/// Apple's systems, where they are imported from Objective-C.
public enum _URLSessionBlocks {
  /// A closure that receives the result of a request.
  public typealias Handler<Content> = @Sendable (Content?, URLResponse?, (any Error)?) -> Void

  /// A request that loads data.
  public static func data(
    _ session: URLSession, _ request: URLRequest, _ handler: @escaping Handler<Data>
  ) -> URLSessionDataTask {
    session.dataTask(with: request, completionHandler: handler)
  }

  /// A request that loads data from an address.
  public static func data(
    _ session: URLSession, _ url: URL, _ handler: @escaping Handler<Data>
  ) -> URLSessionDataTask {
    session.dataTask(with: url, completionHandler: handler)
  }

  /// A request that sends data.
  public static func upload(
    _ session: URLSession, _ request: URLRequest, _ body: Data?, _ handler: @escaping Handler<Data>
  ) -> URLSessionUploadTask {
    session.uploadTask(with: request, from: body, completionHandler: handler)
  }

  /// A request that loads a file.
  public static func download(
    _ session: URLSession, _ request: URLRequest, _ handler: @escaping Handler<URL>
  ) -> URLSessionDownloadTask {
    session.downloadTask(with: request, completionHandler: handler)
  }

  /// A request that loads a file from an address.
  public static func download(
    _ session: URLSession, _ url: URL, _ handler: @escaping Handler<URL>
  ) -> URLSessionDownloadTask {
    session.downloadTask(with: url, completionHandler: handler)
  }
}
