internal import Foundation

// Types that stand for several others whose media types have nothing in common, or that have only some of the
// files of a media type.
extension UTType {
  /// Whether this type belongs to a group of types; `nil` if the other one is no group.
  func isMember(of group: UTType) -> Bool? {
    let media = preferredMIMEType ?? ""
    return switch group.identifier {
    case "public.audiovisual-content": media.hasPrefix("audio/") || media.hasPrefix("video/")
    case "public.source-code": Self.isSource(identifier)
    case "public.script": Self.scripts.contains(identifier)
    case "public.text":
      media.hasPrefix("text/") && media != "text/uri-list" || Self.isSource(identifier)
        || Self.otherTexts.contains(media)
    case "public.plain-text":
      media.hasPrefix("text/") && !Self.richTexts.contains(media) || Self.isSource(identifier)
    case "com.apple.package", "com.apple.bundle": identifier.hasSuffix("-bundle")
    case "public.folder": false
    case "public.xml": media.hasSuffix("/xml") || media.hasSuffix("+xml")
    case "public.json": media.hasSuffix("/json") || media.hasSuffix("+json")
    case "public.archive": Self.archives.contains { media.hasSuffix($0) }
    case "public.spreadsheet": ["spreadsheet", "ms-excel"].contains { media.contains($0) }
    case "public.presentation": ["presentation", "ms-powerpoint"].contains { media.contains($0) }
    default: nil
    }
  }

  /// The media types of texts that are not plain, and of addresses.
  private static let richTexts: Set<String> = [
    "text/*", "text/html", "text/vcard", "text/uri-list",
  ]

  private static func isSource(_ identifier: String) -> Bool {
    scripts.contains(identifier) || identifier == "public.source-code"
      || identifier.hasPrefix("public.") && identifier.hasSuffix("-source")
      || ["public.c-header", "public.c-plus-plus-header", "com.netscape.javascript-source"]
        .contains(identifier)
  }

  private static let scripts: Set<String> = [
    "public.shell-script", "public.perl-script", "public.python-script", "public.ruby-script",
    "public.php-script", "com.apple.applescript.text", "com.apple.applescript.script",
    "com.netscape.javascript-source",
  ]
  private static let otherTexts: Set<String> = [
    "application/json", "application/geo+json", "application/xml", "application/yaml",
    "application/rtf", "application/x-plist", "application/javascript", "image/svg+xml",
  ]
  private static let archives = [
    "/zip", "/gzip", "/x-bzip", "/x-bzip2", "/x-tar", "/x-xz", "/zstd", "/x-7z-compressed",
    "/vnd.rar", "/x-compressed-tar",
  ]
}
