internal import Foundation

/// A type of file. Mirrors the part of UniformTypeIdentifiers' `UTType` that file dialogs need:
/// here it is one of the desktop's media types.
public struct UTType: Hashable, Sendable {
  /// Apple's name of the type, or the media type if it has none.
  public let identifier: String
  /// The media type, such as "text/plain" or "image/*".
  public let preferredMIMEType: String?
  /// The extension of file names, without a point; `nil` if there are several.
  public let preferredFilenameExtension: String?

  init(_ identifier: String, _ mediaType: String?, _ ending: String? = nil) {
    self.identifier = identifier
    preferredMIMEType = mediaType
    preferredFilenameExtension = ending
  }

  /// Creates a type from Apple's name or a media type.
  public init?(_ identifier: String) {
    if let known = Self.known.first(where: { $0.identifier == identifier }) {
      self = known
    } else {
      guard identifier.contains("/") else { return nil }
      self.init(identifier, identifier)
    }
  }

  /// Creates the type for a file name extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      Self.known.first { $0.preferredFilenameExtension == ending }
      ?? UTType("dyn.\(ending)", nil, ending)
  }

  /// Creates the type for a media type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self =
      Self.known.first { $0.preferredMIMEType == mimeType } ?? UTType(mimeType, mimeType)
  }

  /// Creates a custom type; without a media type it stands for any file.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, parent?.preferredMIMEType, parent?.preferredFilenameExtension)
  }
  /// Creates a type of another program's.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// The type of such files.
  public static let item = UTType("public.item", nil)
  /// The type of such files.
  public static let content = UTType("public.content", nil)
  /// The type of such files.
  public static let data = UTType("public.data", nil)
  /// The type of such files.
  public static let folder = UTType("public.folder", "inode/directory")
  /// The type of such files.
  public static let directory = UTType("public.directory", "inode/directory")
  /// The type of such files.
  public static let text = UTType("public.text", "text/*", "txt")
  /// The type of such files.
  public static let plainText = UTType("public.plain-text", "text/plain", "txt")
  /// The type of such files.
  public static let utf8PlainText = UTType("public.utf8-plain-text", "text/plain", "txt")
  /// The type of such files.
  public static let rtf = UTType("public.rtf", "application/rtf", "rtf")
  /// The type of such files.
  public static let html = UTType("public.html", "text/html", "html")
  /// The type of such files.
  public static let xml = UTType("public.xml", "application/xml", "xml")
  /// The type of such files.
  public static let json = UTType("public.json", "application/json", "json")
  /// The type of such files.
  public static let yaml = UTType("public.yaml", "application/yaml", "yaml")
  /// The type of such files.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "text/csv", "csv")
  /// The type of such files.
  public static let propertyList = UTType(
    "com.apple.property-list", "application/x-plist", "plist")
  /// The type of such files.
  public static let url = UTType("public.url", "text/uri-list")
  /// The type of such files.
  public static let fileURL = UTType("public.file-url", "text/uri-list")
  /// The type of such files.
  public static let vCard = UTType("public.vcard", "text/vcard", "vcf")
  /// The type of such files.
  public static let pdf = UTType("com.adobe.pdf", "application/pdf", "pdf")
  /// The type of programs for Windows.
  public static let exe = UTType(
    "com.microsoft.windows-executable", "application/vnd.microsoft.portable-executable", "exe")
  /// The type of such files.
  public static let zip = UTType("public.zip-archive", "application/zip", "zip")
  /// The type of such files.
  public static let image = UTType("public.image", "image/*")
  /// The type of such files.
  public static let png = UTType("public.png", "image/png", "png")
  /// The type of such files.
  public static let jpeg = UTType("public.jpeg", "image/jpeg", "jpg")
  /// The type of such files.
  public static let gif = UTType("com.compuserve.gif", "image/gif", "gif")
  /// The type of such files.
  public static let svg = UTType("public.svg-image", "image/svg+xml", "svg")
  /// The type of such files.
  public static let heic = UTType("public.heic", "image/heic", "heic")
  /// The type of such files.
  public static let tiff = UTType("public.tiff", "image/tiff", "tiff")
  /// The type of such files.
  public static let audio = UTType("public.audio", "audio/*")
  /// The type of such files.
  public static let mp3 = UTType("public.mp3", "audio/mpeg", "mp3")
  /// The type of such files.
  public static let movie = UTType("public.movie", "video/*")
  /// The type of such files.
  public static let video = UTType("public.video", "video/*")
  /// The type of such files.
  public static let mpeg4Movie = UTType("public.mpeg-4", "video/mp4", "mp4")
  /// The type of such files.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "video/quicktime", "mov")

  /// Whether files of this type are also of another: pictures are data, and PNG files are pictures.
  public func conforms(to type: UTType) -> Bool {
    if self == type || [.item, .data, .content].contains(type) { return true }
    if let isMember = isMember(of: type) { return isMember }
    guard let own = preferredMIMEType, let other = type.preferredMIMEType else { return false }
    if other.hasSuffix("/*") { return own.hasPrefix(other.dropLast()) }
    return own == other
  }
  /// Whether it conforms to another type, and is not that type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another type conforms to this one, and is not this type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Swift sources.
  public static let swiftSource = UTType("public.swift-source", "text/x-swift", "swift")
  /// Sources of programs.
  public static let sourceCode = UTType("public.source-code", "text/*")
  /// Sounds without compression.
  public static let wav = UTType("com.microsoft.waveform-audio", "audio/x-wav", "wav")
  /// Sounds of MPEG-4.
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", "audio/mp4", "m4a")
  /// A book in the EPUB format.
  public static let epub = UTType("org.idpf.epub-container", "application/epub+zip", "epub")
  /// Pictures of Windows.
  public static let bmp = UTType("com.microsoft.bmp", "image/bmp", "bmp")
  /// Pictures of the web.
  public static let webP = UTType("org.webmproject.webp", "image/webp", "webp")
  /// Packed files.
  public static let archive = UTType("public.archive", "application/zip", "zip")
  /// Packed files.
  public static let gzip = UTType("org.gnu.gnu-zip-archive", "application/gzip", "gz")
  /// An appointment.
  public static let calendarEvent = UTType("public.calendar-event", "text/calendar", "ics")
  /// An e-mail message.
  public static let emailMessage = UTType("public.email-message", "message/rfc822", "eml")
  /// A script for a shell.
  public static let shellScript = UTType("public.shell-script", "application/x-shellscript", "sh")
  /// Sounds and films.
  public static let audiovisualContent = UTType("public.audiovisual-content", "video/*")
  /// Scripts of the web.
  public static let javaScript = UTType("com.netscape.javascript-source", "text/javascript", "js")
  /// Tables with tabs.
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", "text/tab-separated-values", "tsv")

  static let known: [UTType] =
    [
      item, content, data, folder, directory, plainText, text, utf8PlainText, rtf, html, xml, json,
      yaml, commaSeparatedText, propertyList, url, fileURL, vCard, pdf, zip, image, png, jpeg, gif,
      svg, heic, tiff, audio, mp3, movie, video, mpeg4Movie, quickTimeMovie,
      swiftSource, wav, mpeg4Audio, epub, bmp, webP, gzip, calendarEvent, emailMessage, shellScript,
      javaScript, tabSeparatedText,
    ] + textsAndPrograms + media
}
