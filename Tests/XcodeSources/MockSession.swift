import Foundation

/// A session that answers by itself, as tests of many applications have one: the plugin AppleImports must not
/// declare what it overrides.
public final class MockSession: URLSession, @unchecked Sendable {
  public var answer: Data?
  public private(set) var requested: [URL] = []

  public override func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) -> URLSessionDataTask {
    requested.append(url)
    completionHandler(answer, nil, nil)
    return super.dataTask(with: url) { _, _, _ in }
  }

  public override func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) -> URLSessionDataTask {
    completionHandler(answer, nil, nil)
    return super.dataTask(with: request) { _, _, _ in }
  }
}

/// Loads a text by any session.
public func load(_ url: URL, from session: URLSession, then receive: @escaping (String?) -> Void) {
  _ = session.dataTask(with: url) { data, _, _ in
    receive(data.map { String(decoding: $0, as: UTF8.self) })
  }
}
