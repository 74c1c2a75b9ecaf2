internal import Foundation
internal import FoundationNetworking
internal import TabstopFoundation
internal import TabstopKits

/// What the head of a page of the web says of it.
struct PageHead {
  private let address: URL
  private(set) var title: String?
  private(set) var image: URL?
  private(set) var icon: URL?

  /// More of a page is not looked at: heads are at its begin.
  private static let limit = 1 << 20

  init(_ data: Data, from address: URL) {
    self.address = address
    let text = String(decoding: data.prefix(Self.limit), as: UTF8.self)
    for tag in text.matches(of: /<(?<name>meta|link)\s(?<attributes>[^>]*)>/.ignoresCase()) {
      let attributes = Self.attributes(String(tag.attributes))
      if tag.name.lowercased() == "meta" {
        switch (attributes["property"] ?? attributes["name"])?.lowercased() {
        case "og:title": title = title ?? attributes["content"]
        case "og:image", "twitter:image": image = image ?? url(attributes["content"])
        default: break
        }
      } else if let kinds = attributes["rel"]?.lowercased().split(separator: " "),
        kinds.contains("icon") || kinds.contains("apple-touch-icon")
      {
        icon = icon ?? url(attributes["href"])
      }
    }
    if title == nil {
      title = text.firstMatch(of: /<title[^>]*>(?<title>[^<]*)<\/title>/.ignoresCase())
        .map { Self.decoded(String($0.title)) }
    }
    title = title?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if title?.isEmpty == true { title = nil }
  }

  func metadata(originalURL: URL, hasPictures: Bool) -> LPLinkMetadata {
    let metadata = LPLinkMetadata()
    metadata.originalURL = originalURL
    metadata.url = address
    metadata.title = title
    if hasPictures {
      metadata.imageProvider = image.map(Self.provider)
      metadata.iconProvider = icon.map(Self.provider)
    }
    return metadata
  }

  /// Provides a picture, which is read when it is wanted.
  private static func provider(_ url: URL) -> NSItemProvider {
    let provider = NSItemProvider()
    let type = UTType(filenameExtension: url.pathExtension) ?? .image
    provider.registerDataRepresentation(for: type.conforms(to: .image) ? type : .image) { done in
      let task = URLSession.shared.dataTask(with: url) { data, _, error in done(data, error) }
      task.resume()
      return task.progress
    }
    return provider
  }

  private func url(_ text: String?) -> URL? {
    text.flatMap { URL(string: $0, relativeTo: address)?.absoluteURL }
  }

  private static func attributes(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    let pattern =
      /(?<name>[a-zA-Z:-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+))/
    for match in text.matches(of: pattern) {
      let value = match.double ?? match.single ?? match.bare ?? ""
      found[match.name.lowercased()] = decoded(String(value))
    }
    return found
  }

  /// A text with its characters for names and numbers (`&amp;`, `&#39;`).
  private static func decoded(_ text: String) -> String {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]
    return text.replacing(/&(?:#(?<number>\d+)|#[xX](?<hex>[0-9a-fA-F]+)|(?<name>[a-z]+));/) {
      match in
      if let name = match.name { return names[String(name)] ?? String(match.0) }
      let number =
        match.number.flatMap { UInt32($0) } ?? match.hex.flatMap { UInt32($0, radix: 16) }
      return number.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
    }
  }
}
