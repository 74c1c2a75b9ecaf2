internal import Foundation

/// A type of file. Mirrors the part of UniformTypeIdentifiers' `UTType` that file dialogs need:
/// here it is one of the desktop's media types.
public struct UTType: Hashable, Sendable {
  /// Apple's name of the type, or the media type if it has none.
  public let identifier: String
  /// The media type as the desktop calls it, such as "text/plain", or "image/*" for pictures of any type.
  public let preferredMIMEType: String?
  /// The preferred extension of file names, without a point; `nil` if it has none. Apple's, and that of the desktop
  /// for some types that have none there, such as plain text in UTF-8.
  public let preferredFilenameExtension: String?

  init(_ identifier: String, _ mediaType: String?, _ ending: String? = nil) {
    self.identifier = identifier
    preferredMIMEType = mediaType
    preferredFilenameExtension = ending
  }

  /// Creates a type from Apple's name, the name of a type that the program has declared, or a media type.
  public init?(_ identifier: String) {
    if let declared = DeclaredTypes.declaration(of: identifier) {
      self = declared.type
    } else if let known = Self.known.first(where: { $0.identifier == identifier }) {
      self = known
    } else {
      guard identifier.contains("/") else { return nil }
      self.init(identifier, identifier)
    }
  }

  /// Creates the type for a file name extension. No effect of `supertype`: each extension has one type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      DeclaredTypes.first { $0.endings.contains(ending) }
      ?? Self.known(ending: ending) ?? UTType("dyn.\(ending)", nil, ending)
  }

  /// Creates the type for a media type. No effect of `supertype`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self =
      DeclaredTypes.first { $0.mediaTypes.contains(mimeType) }
      ?? Self.known.first { $0.mediaTypes.contains(mimeType) } ?? UTType(mimeType, mimeType)
  }

  /// Creates a type that the program declares. It conforms to `parent` and to all types that `parent` conforms to;
  /// without a media type it stands for any file. An `Info.plist` in the program's main bundle can declare more about it.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    let type = UTType(identifier, parent?.preferredMIMEType, parent?.preferredFilenameExtension)
    self = DeclaredTypes.declare(type, conformingTo: parent)
  }

  /// Creates a type that another program declares: the same as `init(exportedAs:conformingTo:)`.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// Any file or folder.
  public static let item = UTType("public.item", nil)
  /// Any content of a document.
  public static let content = UTType("public.content", nil)
  /// Any file.
  public static let data = UTType("public.data", nil)
  /// A folder.
  public static let folder = UTType("public.folder", "inode/directory")
  /// A directory.
  public static let directory = UTType("public.directory", "inode/directory")
  /// Any text.
  public static let text = UTType("public.text", "text/*", "txt")
  /// Plain text.
  public static let plainText = UTType("public.plain-text", "text/plain", "txt")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", "text/plain", "txt")
  /// Text with styles, in RTF.
  public static let rtf = UTType("public.rtf", "application/rtf", "rtf")
  /// A page of the web, in HTML.
  public static let html = UTType("public.html", "text/html", "html")
  /// XML.
  public static let xml = UTType("public.xml", "application/xml", "xml")
  /// JSON.
  public static let json = UTType("public.json", "application/json", "json")
  /// YAML.
  public static let yaml = UTType("public.yaml", "application/yaml", "yml")
  /// A table with commas (CSV).
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "text/csv", "csv")
  /// A property list.
  public static let propertyList = UTType(
    "com.apple.property-list", "application/x-plist", "plist")
  /// An address.
  public static let url = UTType("public.url", "text/uri-list")
  /// The address of a file.
  public static let fileURL = UTType("public.file-url", "text/uri-list")
  /// A contact (vCard).
  public static let vCard = UTType("public.vcard", "text/vcard", "vcf")
  /// A document in PDF.
  public static let pdf = UTType("com.adobe.pdf", "application/pdf", "pdf")
  /// A program for Windows.
  public static let exe = UTType(
    "com.microsoft.windows-executable", "application/vnd.microsoft.portable-executable", "exe")
  /// A ZIP archive.
  public static let zip = UTType("public.zip-archive", "application/zip", "zip")
  /// Any picture.
  public static let image = UTType("public.image", "image/*")
  /// A PNG picture.
  public static let png = UTType("public.png", "image/png", "png")
  /// A JPEG picture.
  public static let jpeg = UTType("public.jpeg", "image/jpeg", "jpeg")
  /// A GIF picture.
  public static let gif = UTType("com.compuserve.gif", "image/gif", "gif")
  /// An SVG picture.
  public static let svg = UTType("public.svg-image", "image/svg+xml", "svg")
  /// A HEIC picture.
  public static let heic = UTType("public.heic", "image/heic", "heic")
  /// A TIFF picture.
  public static let tiff = UTType("public.tiff", "image/tiff", "tiff")
  /// Any sound.
  public static let audio = UTType("public.audio", "audio/*")
  /// A sound in MP3.
  public static let mp3 = UTType("public.mp3", "audio/mpeg", "mp3")
  /// Any film.
  public static let movie = UTType("public.movie", "video/*")
  /// A film without sound.
  public static let video = UTType("public.video", "video/*")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType("public.mpeg-4", "video/mp4", "mp4")
  /// A film of QuickTime.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "video/quicktime", "mov")

  /// Whether files of this type are also of another: pictures are data, and PNG files are pictures.
  public func conforms(to type: UTType) -> Bool {
    if identifier == type.identifier || [.item, .data, .content].contains(type) { return true }
    if let conforms = conformsByDeclaration(to: type) { return conforms }
    if let isMember = isMember(of: type) { return isMember }
    guard let own = preferredMIMEType, let other = type.preferredMIMEType else { return false }
    if other.hasSuffix("/*") { return own.hasPrefix(other.dropLast()) }
    return own == other
  }
  /// Whether it conforms to another type, and is not that type.
  public func isSubtype(of type: UTType) -> Bool {
    identifier != type.identifier && conforms(to: type)
  }
  /// Whether another type conforms to this one, and is not this type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// A Swift source.
  public static let swiftSource = UTType("public.swift-source", "text/x-swift", "swift")
  /// Any source of a program.
  public static let sourceCode = UTType("public.source-code", "text/*")
  /// A sound without compression (WAV).
  public static let wav = UTType("com.microsoft.waveform-audio", "audio/x-wav", "wav")
  /// A sound in MPEG-4.
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", "audio/mp4", "mp4")
  /// A book in the EPUB format.
  public static let epub = UTType("org.idpf.epub-container", "application/epub+zip", "epub")
  /// A picture of Windows (BMP).
  public static let bmp = UTType("com.microsoft.bmp", "image/bmp", "bmp")
  /// A picture in WebP.
  public static let webP = UTType("org.webmproject.webp", "image/webp", "webp")
  /// Any archive.
  public static let archive = UTType("public.archive", "application/zip", "zip")
  /// A file packed by gzip.
  public static let gzip = UTType("org.gnu.gnu-zip-archive", "application/gzip", "gz")
  /// An appointment.
  public static let calendarEvent = UTType("public.calendar-event", "text/calendar", "ics")
  /// An e-mail message.
  public static let emailMessage = UTType("public.email-message", "message/rfc822", "eml")
  /// A script for a shell.
  public static let shellScript = UTType("public.shell-script", "application/x-shellscript", "sh")
  /// Any sound or film.
  public static let audiovisualContent = UTType("public.audiovisual-content", "video/*")
  /// A script in JavaScript.
  public static let javaScript = UTType("com.netscape.javascript-source", "text/javascript", "js")
  /// A table with tabs.
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", "text/tab-separated-values", "tsv")

  static let known: [UTType] =
    [
      item, content, data, folder, directory, plainText, text, utf8PlainText, rtf, html, xml, json,
      yaml, commaSeparatedText, propertyList, url, fileURL, vCard, pdf, zip, image, png, jpeg, gif,
      svg, heic, tiff, audio, mp3, movie, video, mpeg4Movie, quickTimeMovie,
      swiftSource, wav, mpeg4Audio, epub, bmp, webP, gzip, calendarEvent, emailMessage, shellScript,
      javaScript, tabSeparatedText, exe, sourceCode, archive, audiovisualContent,
    ] + textsAndPrograms + media
}
