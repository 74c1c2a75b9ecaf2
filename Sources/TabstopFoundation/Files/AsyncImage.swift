public import Foundation
internal import CGtk
public import Tabstop

/// A picture from an address, shown once it is loaded: of a file, or on the net if the desktop can
/// open such addresses as files (GNOME's gvfs; otherwise it fails). It has no text for assistive
/// technology: set an accessibility label. Mirrors SwiftUI's `AsyncImage`.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates a picture from a closure that shows each state of its loading.
  ///
  /// - Parameters:
  ///   - scale: No effect: pixels are points.
  ///   - transaction: No effect: a change of the state is not animated.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// Creates a picture with a placeholder that is shown until it is loaded. The scale has no effect.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The content of the view.
  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    phase = .empty
    guard let url else { return }
    do {
      let data = try await Self.data(at: url)
      guard !Task.isCancelled else { return }
      guard let picture = PictureData(data) else { throw URLError(.cannotDecodeContentData) }
      phase = .success(Image(picture))
    } catch {
      if !Task.isCancelled { phase = .failure(error) }
    }
  }

  private static func data(at url: URL) async throws -> Data {
    let file = g_file_new_for_uri(url.absoluteString)!
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return try await withCheckedThrowingContinuation { continuation in
      g_file_load_contents_async(
        file, nil,
        { file, result, data in
          let waiting = Unmanaged<Waiting>.fromOpaque(data!).takeRetainedValue()
          var (bytes, count): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
          var error: UnsafeMutablePointer<GError>?
          defer {
            g_free(bytes)
            g_clear_error(&error)
          }
          guard
            g_file_load_contents_finish(OpaquePointer(file), result, &bytes, &count, nil, &error)
              != 0, let bytes
          else {
            let words = error.map { String(cString: $0.pointee.message) } ?? ""
            let info = [NSLocalizedDescriptionKey: words]
            return waiting.continuation.resume(
              throwing: URLError(.resourceUnavailable, userInfo: info))
          }
          waiting.continuation.resume(returning: Data(bytes: bytes, count: Int(count)))
        }, Unmanaged.passRetained(Waiting(continuation)).toOpaque())
    }
  }
}

/// The task that waits for a file to be read.
private final class Waiting {
  let continuation: CheckedContinuation<Data, any Error>
  init(_ continuation: CheckedContinuation<Data, any Error>) { self.continuation = continuation }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// Creates a picture, which is grey until it is loaded. The scale has no effect.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color.gray.opacity(0.3)
    }
  }
}

/// The loading state of a picture. Mirrors SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// The picture is not loaded yet.
  case empty
  /// The picture is loaded.
  case success(Image)
  /// Loading has failed, with the reason.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason, if it failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
