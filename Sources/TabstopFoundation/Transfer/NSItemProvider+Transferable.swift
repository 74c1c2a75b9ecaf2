public import Foundation
internal import Synchronization

extension NSItemProvider {
  /// Provides a value: itself within the program, its text, and its forms by their types. Mirrors CoreTransferable.
  ///
  /// - Parameter transferable: The value; read at once here.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let value = transferable()
    values.append(value)
    if let url = value as? URL {
      registerObject(url as NSURL, visibility: .all)
    } else if let text = value.text {
      registerObject(text as NSString, visibility: .all)
    }
    for export in value.exports {
      registerDataRepresentation(for: export.type) { completion in
        Task {
          do {
            completion(try await export.data(), nil)
          } catch {
            completion(nil, error)
          }
        }
        return nil
      }
    }
  }

  /// Loads a value: one that was registered, or what its type reads from the text, the file or the data. Mirrors
  /// CoreTransferable.
  @preconcurrency
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        guard let value = try await value(T.self) else { throw CocoaError(.coderValueNotFound) }
        completionHandler(.success(value))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  @MainActor
  private func value<T: Transferable>(_ type: T.Type) async throws -> T? {
    if let own = values.lazy.compactMap({ $0 as? T }).first { return own }
    if let url = url as? T { return url }
    if let text, let value = T.make(fromText: text) { return value }
    let reader = T.transferRepresentation._reader
    if let url, url.isFileURL, let value = try await reader(url) as? T { return value }
    // Another form may be readable where one is not.
    var firstError: (any Error)?
    for representation in representations {
      let folder = TemporaryFolder()
      defer { folder.remove() }
      do {
        let file = try folder.write(
          try await representation.data(),
          name: UTType(representation.type)?.fileName("data") ?? "data")
        if let value = try await reader(file) as? T { return value }
      } catch let error as CancellationError {
        throw error
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
    return nil
  }
}

extension NSItemProvider.DataRepresentation {
  /// The data that the program loads. A second answer of the program has no effect.
  fileprivate func data() async throws -> Data {
    let answer = Answer()
    return try await withCheckedThrowingContinuation { continuation in
      load { data, error in
        guard answer.isFirst() else { return }
        continuation.resume(
          with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.coderValueNotFound)))
      }
    }
  }
}

/// Whether there was an answer.
private final class Answer: Sendable {
  private let isGiven = Mutex(false)

  /// Notes an answer, and returns whether there was none before.
  func isFirst() -> Bool {
    isGiven.withLock { isGiven in
      defer { isGiven = true }
      return !isGiven
    }
  }
}
