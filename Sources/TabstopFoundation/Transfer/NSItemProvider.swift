public import Foundation

/// An object that an item provider can contain.
public protocol NSItemProviderWriting: AnyObject {}
/// An object that can be loaded from an item provider.
public protocol NSItemProviderReading: AnyObject {
  /// Whether files of a type contain such an object. The default is `false`.
  static func _isRead(from type: UTType) -> Bool
  /// The object in a file; `nil` if it is not one. The default is `nil`. Called on any thread.
  static func _object(in file: URL) -> (any NSItemProviderReading)?
}

extension NSItemProviderReading {
  /// The default implementation returns `false`.
  public static func _isRead(from type: UTType) -> Bool { false }
  /// The default implementation returns `nil`.
  public static func _object(in file: URL) -> (any NSItemProviderReading)? { nil }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

/// A text, an address or data that is dragged. Mirrors the part of Apple's `NSItemProvider` for these.
///
/// Other programs get a text or an address; data of other types is for this program.
///
/// `@unchecked Sendable`: a program fills it before it passes it on, and it is only read then.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var object: (any NSItemProviderWriting)?
  /// The data of types, by what loads it.
  var representations: [DataRepresentation] = []
  /// The values that were registered.
  var values: [any Transferable] = []
  /// The suggested name of a file.
  public var suggestedName: String?

  /// Creates an empty provider.
  public override init() { object = nil }
  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) { self.object = object }
  /// Creates a provider of a file.
  public convenience init?(contentsOf url: URL?) {
    guard let url else { return nil }
    self.init(object: url as NSURL)
  }

  var url: URL? { (object as? NSURL).map { $0 as URL } }
  var text: String? { (object as? NSString).map { $0 as String } ?? url?.absoluteString }

  /// Whether it contains this type, or a subtype.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let types = registeredTypeIdentifiers
    if types.contains(typeIdentifier) { return true }
    guard let wanted = UTType(typeIdentifier) else { return false }
    return representations.contains { UTType($0.type)?.conforms(to: wanted) == true }
  }

  /// The identifiers of the types that it can provide.
  public var registeredTypeIdentifiers: [String] {
    representations.map(\.type) + objectTypeIdentifiers
  }

  private var objectTypeIdentifiers: [String] {
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

  /// Provides an object as well: a text or an address. Of several, the first counts.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    if self.object == nil { self.object = object }
  }

  /// Whether it can provide an object of a type.
  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    if type == NSURL.self { return url != nil }
    if type == NSString.self { return text != nil }
    // By its name alone: reading a picture takes time.
    return file.flatMap { UTType(filenameExtension: $0.pathExtension) }.map(type._isRead) ?? false
  }

  private var file: URL? { url.flatMap { $0.isFileURL ? $0 : nil } }

  /// Whether it can provide an object of a type.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { value(of: type) != nil }

  private func value<T>(of type: T.Type) -> T? { (url as? T) ?? (text as? T) }

  /// Loads the object: an address or a text at once, and what is in a file on another thread.
  @preconcurrency
  @discardableResult
  public func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    @Sendable func pass(_ object: (any NSItemProviderReading)?) {
      completionHandler(object, object == nil ? CocoaError(.coderValueNotFound) : nil)
    }
    if type == NSURL.self {
      pass(url.map { $0 as NSURL })
    } else if type == NSString.self {
      pass(text.map { $0 as NSString })
    } else if let file {
      // A type does not change.
      nonisolated(unsafe) let type = type
      DispatchQueue.global(qos: .userInitiated).async { pass(type._object(in: file)) }
    } else {
      pass(nil)
    }
    return Progress(totalUnitCount: 0)
  }

  /// Loads the object, at once: an address as data, as for "public.file-url", or else a text.
  @preconcurrency
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    if let data = representation(for: typeIdentifier) {
      data.load { completionHandler?($0 as NSData?, $1) }
      return
    }
    let item: (any NSSecureCoding)? =
      !hasItemConformingToTypeIdentifier(typeIdentifier)
      ? nil
      : typeIdentifier.hasSuffix("url")
        ? url.map { Data($0.absoluteString.utf8) as NSData } : text.map { $0 as NSString }
    completionHandler?(item, item == nil ? CocoaError(.coderValueNotFound) : nil)
  }

  /// The content as data, at once: that of a file, an address, or a text.
  @preconcurrency
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let data = representation(for: typeIdentifier) {
      data.load(completionHandler)
      return Progress(totalUnitCount: 0)
    }
    do {
      if typeIdentifier.hasSuffix("url"), let url {
        completionHandler(Data(url.absoluteString.utf8), nil)
      } else if let url, url.isFileURL {
        completionHandler(try Data(contentsOf: url), nil)
      } else if let text {
        completionHandler(Data(text.utf8), nil)
      } else {
        throw CocoaError(.coderValueNotFound)
      }
    } catch {
      completionHandler(nil, error)
    }
    return Progress(totalUnitCount: 0)
  }

  /// The file, at once; data is written to a temporary file, which is removed after the call.
  @preconcurrency
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    if let data = representation(for: typeIdentifier) {
      data.loadFile(completionHandler)
      return Progress(totalUnitCount: 0)
    }
    let file = url.flatMap { $0.isFileURL ? $0 : nil }
    completionHandler(file, file == nil ? CocoaError(.fileNoSuchFile) : nil)
    return Progress(totalUnitCount: 0)
  }

  /// Loads the object, at once: a `String` or a `URL`.
  @preconcurrency
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
