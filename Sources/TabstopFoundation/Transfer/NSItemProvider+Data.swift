public import Foundation

/// Who may load what a provider provides. No effect: other programs get a text or an address in any case.
/// Mirrors Apple's `NSItemProviderRepresentationVisibility`.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// How a file is handed over. No effect: it is the file itself. Mirrors Apple's `NSItemProviderFileOptions`.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file itself, not a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// Data of a type, and what loads it.
  struct DataRepresentation {
    let type: String
    let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void

    /// Passes the data as a temporary file, which is removed after the call.
    func loadFile(_ completion: @escaping @Sendable (URL?, (any Error)?) -> Void) {
      load { data, error in
        guard let data else {
          return completion(nil, error ?? CocoaError(.fileNoSuchFile))
        }
        let folder = TemporaryFolder()
        defer { folder.remove() }
        do {
          completion(try folder.write(data, name: "data"), nil)
        } catch {
          completion(nil, error)
        }
      }
    }
  }

  /// The data of a type, or of one that conforms to it.
  func representation(for typeIdentifier: String) -> DataRepresentation? {
    if let exact = representations.first(where: { $0.type == typeIdentifier }) { return exact }
    guard let wanted = UTType(typeIdentifier) else { return nil }
    return representations.first { UTType($0.type)?.conforms(to: wanted) == true }
  }

  /// Creates a provider of an item: an address or a text, or data of the type.
  ///
  /// - Parameters:
  ///   - item: An address, a text or data; others provide nothing.
  ///   - typeIdentifier: The type of data.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    switch item {
    case let url as NSURL: self.init(object: url)
    case let text as NSString: self.init(object: text)
    case let data as NSData:
      self.init()
      if let typeIdentifier { provide(data as Data, as: typeIdentifier) }
    default: self.init()
    }
  }

  private func provide(_ data: Data, as type: String) {
    representations.append(DataRepresentation(type: type) { $0(data, nil) })
  }

  /// Provides data of a type, which the closure loads when it is wanted.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      DataRepresentation(type: typeIdentifier) { completion in _ = loadHandler(completion) })
  }
  /// Provides data of a type, which the closure loads when it is wanted.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Provides the content of a file, which the closure makes when it is wanted.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      DataRepresentation(type: typeIdentifier) { completion in
        _ = loadHandler { url, _, error in
          guard let url else { return completion(nil, error) }
          do {
            completion(try Data(contentsOf: url), error)
          } catch {
            completion(nil, error)
          }
        }
      })
  }

  /// The types that it can provide.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// The identifiers of the types that it can provide.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    registeredTypeIdentifiers
  }

  /// Whether it contains this type, or a subtype.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// The content as data, at once.
  @preconcurrency
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// The file, at once. The Boolean is true: it is no copy.
  @preconcurrency
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
      completionHandler(url, url != nil, error)
    }
  }

  /// Loads the item: an address as data, as for "public.file-url", data of other types, or else a text.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let wanted = self
    let item = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<LoadedItem, any Error>) in
      wanted.loadItem(forTypeIdentifier: typeIdentifier, options: nil) { item, error in
        if let item {
          continuation.resume(returning: LoadedItem(value: item))
        } else {
          continuation.resume(throwing: error ?? CocoaError(.coderValueNotFound))
        }
      }
    }
    return item.value
  }

  /// An item on its way: `@unchecked Sendable`, because only the caller gets it.
  private struct LoadedItem: @unchecked Sendable { let value: any NSSecureCoding }
}
