internal import Foundation

/// A kind of file. Mirrors the part of UniformTypeIdentifiers' `UTType` that file dialogs need: here
/// it is a media type, as the desktop has them.
public struct UTType: Hashable, Sendable {
  /// Apple's name of the type, or the media type if it has none.
  public let identifier: String
  /// Such as "text/plain" or "image/*".
  public let preferredMIMEType: String?
  /// How names of such files end, without a point; `nil` if they may end in many ways.
  public let preferredFilenameExtension: String?

  private init(_ identifier: String, _ mediaType: String?, _ ending: String? = nil) {
    self.identifier = identifier
    preferredMIMEType = mediaType
    preferredFilenameExtension = ending
  }

  /// A type that is known by Apple's name or by a media type.
  public init?(_ identifier: String) {
    if let known = Self.known.first(where: { $0.identifier == identifier }) {
      self = known
    } else {
      guard identifier.contains("/") else { return nil }
      self.init(identifier, identifier)
    }
  }

  /// The type of files whose names end so.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      Self.known.first { $0.preferredFilenameExtension == ending }
      ?? UTType("dyn.\(ending)", nil, ending)
  }

  /// The type of a media type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self =
      Self.known.first { $0.preferredMIMEType == mimeType } ?? UTType(mimeType, mimeType)
  }

  /// A type of the program's own; without a media type of its own it stands for any file.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, parent?.preferredMIMEType, parent?.preferredFilenameExtension)
  }
  /// A type of another program's.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// Files of this kind.
  public static let item = UTType("public.item", nil)
  /// Files of this kind.
  public static let content = UTType("public.content", nil)
  /// Files of this kind.
  public static let data = UTType("public.data", nil)
  /// Files of this kind.
  public static let folder = UTType("public.folder", "inode/directory")
  /// Files of this kind.
  public static let directory = UTType("public.directory", "inode/directory")
  /// Files of this kind.
  public static let text = UTType("public.text", "text/*", "txt")
  /// Files of this kind.
  public static let plainText = UTType("public.plain-text", "text/plain", "txt")
  /// Files of this kind.
  public static let utf8PlainText = UTType("public.utf8-plain-text", "text/plain", "txt")
  /// Files of this kind.
  public static let rtf = UTType("public.rtf", "application/rtf", "rtf")
  /// Files of this kind.
  public static let html = UTType("public.html", "text/html", "html")
  /// Files of this kind.
  public static let xml = UTType("public.xml", "application/xml", "xml")
  /// Files of this kind.
  public static let json = UTType("public.json", "application/json", "json")
  /// Files of this kind.
  public static let yaml = UTType("public.yaml", "application/yaml", "yaml")
  /// Files of this kind.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "text/csv", "csv")
  /// Files of this kind.
  public static let propertyList = UTType(
    "com.apple.property-list", "application/x-plist", "plist")
  /// Files of this kind.
  public static let url = UTType("public.url", "text/uri-list")
  /// Files of this kind.
  public static let fileURL = UTType("public.file-url", "text/uri-list")
  /// Files of this kind.
  public static let vCard = UTType("public.vcard", "text/vcard", "vcf")
  /// Files of this kind.
  public static let pdf = UTType("com.adobe.pdf", "application/pdf", "pdf")
  /// Files of this kind.
  public static let zip = UTType("public.zip-archive", "application/zip", "zip")
  /// Files of this kind.
  public static let image = UTType("public.image", "image/*")
  /// Files of this kind.
  public static let png = UTType("public.png", "image/png", "png")
  /// Files of this kind.
  public static let jpeg = UTType("public.jpeg", "image/jpeg", "jpg")
  /// Files of this kind.
  public static let gif = UTType("com.compuserve.gif", "image/gif", "gif")
  /// Files of this kind.
  public static let svg = UTType("public.svg-image", "image/svg+xml", "svg")
  /// Files of this kind.
  public static let heic = UTType("public.heic", "image/heic", "heic")
  /// Files of this kind.
  public static let tiff = UTType("public.tiff", "image/tiff", "tiff")
  /// Files of this kind.
  public static let audio = UTType("public.audio", "audio/*")
  /// Files of this kind.
  public static let mp3 = UTType("public.mp3", "audio/mpeg", "mp3")
  /// Files of this kind.
  public static let movie = UTType("public.movie", "video/*")
  /// Files of this kind.
  public static let video = UTType("public.video", "video/*")
  /// Files of this kind.
  public static let mpeg4Movie = UTType("public.mpeg-4", "video/mp4", "mp4")
  /// Files of this kind.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "video/quicktime", "mov")

  private static let known: [UTType] = [
    item, content, data, folder, directory, plainText, text, utf8PlainText, rtf, html, xml, json,
    yaml, commaSeparatedText, propertyList, url, fileURL, vCard, pdf, zip, image, png, jpeg, gif,
    svg, heic, tiff, audio, mp3, movie, video, mpeg4Movie, quickTimeMovie,
  ]
}
