internal import CGtk
public import Foundation

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

/// The description of a type, its file extensions and its media type. Mirrors UniformTypeIdentifiers.
extension UTType {
  /// The file name extensions and media types of the type.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !endings.isEmpty { tags[.filenameExtension] = endings }
    if !mediaTypes.isEmpty { tags[.mimeType] = mediaTypes }
    return tags
  }

  /// Whether the type was made for a file name extension that is not known.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is a known or declared one: the opposite of `isDynamic`.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the type is a public one, which belongs to no company or program.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The version of the type. Always `nil`: no version is known.
  public var version: Int? { nil }
  /// The address of a page about the type. Always `nil`: no page about the type is known.
  public var referenceURL: URL? { nil }
  /// The known types that it conforms to.
  public var supertypes: Set<UTType> {
    Set((Self.known + DeclaredTypes.types).filter { isSubtype(of: $0) })
  }

  /// The type's name for the user: as the program's `Info.plist` says, or as the desktop's file manager shows
  /// it: "PDF document", for example. `nil` for a type that neither knows.
  public var localizedDescription: String? {
    if let name = DeclaredTypes.declaration(of: identifier)?.name { return name }
    guard let preferredMIMEType, !preferredMIMEType.hasSuffix("/*") else { return nil }
    guard let text = g_content_type_get_description(preferredMIMEType) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Creates the type for an extension or a media type.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension:
      self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }

  /// The known types with an extension or a media type.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    (DeclaredTypes.types + known).filter { type in
      type.tags[tagClass]?.contains(tag) == true && supertype.map(type.conforms(to:)) != false
    }
  }
}

/// The kind of a type's tags, which are file name extensions or media types. Mirrors UniformTypeIdentifiers'
/// `UTTagClass`.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Extensions of file names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// Media types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
