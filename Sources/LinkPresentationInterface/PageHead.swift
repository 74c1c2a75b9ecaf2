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

  /// More of a page is not read: the head comes first.
  private static let limit = 1 << 20

  init(_ data: Data, from address: URL) {
    self.address = address
    var titles: (forPreviews: String?, ofPage: String?)
    var tags = PageTags(of: data.prefix(Self.limit))
    while let tag = tags.next() {
      switch tag.name {
      case "meta":
        let content = tag.attributes["content"]
        switch (tag.attributes["property"] ?? tag.attributes["name"])?.lowercased() {
        case "og:title": titles.forPreviews = titles.forPreviews ?? content.flatMap(Self.words)
        case "og:image", "twitter:image": image = image ?? url(content)
        default: break
        }
      case "link":
        let kinds = tag.attributes["rel"]?.lowercased().split(separator: " ") ?? []
        if kinds.contains("icon") || kinds.contains("apple-touch-icon") {
          icon = icon ?? url(tag.attributes["href"])
        }
      case "title":
        let title = tags.text()
        // Its end must follow.
        if titles.ofPage == nil, tags.next()?.name == "/title" { titles.ofPage = Self.words(title) }
      default: break
      }
    }
    title = titles.forPreviews ?? titles.ofPage
  }

  /// A text with single spaces between its words; `nil` if there are none.
  private static func words(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
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
}
