public import Foundation

/// An object that an item provider can contain.
public protocol NSItemProviderWriting: AnyObject {}
/// An object that can be loaded from an item provider.
public protocol NSItemProviderReading: AnyObject {}
extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

/// A text or an address that is dragged. Mirrors the part of Apple's `NSItemProvider` for these.
public class NSItemProvider: @unchecked Sendable {
  private let object: (any NSItemProviderWriting)?
  public var suggestedName: String?

  /// Creates an empty provider.
  public init() { object = nil }
  public init(object: any NSItemProviderWriting) { self.object = object }
  /// Creates a provider of a file.
  public convenience init?(contentsOf url: URL?) {
    guard let url else { return nil }
    self.init(object: url as NSURL)
  }

  var url: URL? { (object as? NSURL).map { $0 as URL } }
  var text: String? { (object as? NSString).map { $0 as String } ?? url?.absoluteString }

  /// Whether it contains this type, or a more special one.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  public var registeredTypeIdentifiers: [String] {
    if let url {
      return (url.isFileURL ? ["public.file-url"] : [])
        + ["public.url", "public.item", "public.data"]
    }
    return object == nil
      ? []
      : [
        "public.utf8-plain-text", "public.plain-text", "public.text", "public.item", "public.data",
      ]
  }

  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    type == NSURL.self ? url != nil : text != nil
  }

  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { value(of: type) != nil }

  private func value<T>(of type: T.Type) -> T? { (url as? T) ?? (text as? T) }

  /// Loads the object, at once.
  @discardableResult
  public func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let wanted: (any NSItemProviderReading)? =
      type == NSURL.self ? url.map { $0 as NSURL } : text.map { $0 as NSString }
    completionHandler(wanted, wanted == nil ? CocoaError(.coderValueNotFound) : nil)
    return Progress(totalUnitCount: 0)
  }

  /// Loads the object, at once: a `String` or a `URL`.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let wanted = value(of: type)
    completionHandler(wanted, wanted == nil ? CocoaError(.coderValueNotFound) : nil)
    return Progress(totalUnitCount: 0)
  }
}
