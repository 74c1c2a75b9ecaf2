internal import Foundation
internal import Tabstop

/// One of the forms in which a value can be written to a file.
public struct _TransferExport: Sendable {
  /// What is written: bytes, or the contents of a file.
  package enum Contents: Sendable {
    case data(Data)
    case file(URL)
  }

  let type: UTType
  /// The name that the representation suggests.
  private(set) var name: String?
  private let contents: Making

  /// - Parameter contents: Called when the user has chosen a place, on another thread.
  package init<Item>(
    _ item: Item, as type: UTType, contents: @escaping (Item) async throws -> Contents
  ) {
    self.type = type
    self.contents = Making { try await contents(item) }
  }

  /// The same with a name, unless it has one.
  package func named(_ name: String?) -> _TransferExport {
    var export = self
    export.name = self.name ?? name
    return export
  }

  /// The name of a new file, with the ending of its type: `given`, or the one that the representation suggests.
  package func fileName(_ given: String? = nil) -> String {
    type.fileName(given ?? name ?? String(own: "Untitled"))
  }

  /// The message for the user when it could not be copied or saved.
  func fault(_ error: any Error) -> String {
    String(own: "\(fileName()) could not be saved: \(error.failureReason)")
  }

  /// Writes the value, in place of what is there.
  @concurrent
  nonisolated func write(to url: URL) async -> Result<URL, any Error> {
    do {
      switch try await contents.make() {
      case .data(let data): try data.write(to: url, options: .atomic)
      // Atomic: the user may choose the file itself.
      case .file(let file):
        try Data(contentsOf: file, options: .alwaysMapped).write(to: url, options: .atomic)
      }
      return .success(url)
    } catch {
      return .failure(error)
    }
  }

  /// The bytes.
  @concurrent
  nonisolated func data() async throws -> Data {
    switch try await contents.make() {
    case .data(let data): data
    case .file(let file): try Data(contentsOf: file)
    }
  }

  /// Sendable: the closures of representations are, and expect values of any type on any thread, as
  /// CoreTransferable's do: a type that is `Transferable` vouches for it.
  private struct Making: @unchecked Sendable { let make: () async throws -> Contents }
}

extension [_TransferExport] {
  /// The first form of one of the types; of any, if there are no types.
  func first(of types: [UTType]) -> _TransferExport? {
    types.isEmpty
      ? first : first { export in types.contains { export.type.conforms(to: $0) } }
  }
}
