public import Foundation
public import Tabstop

/// The address of a page, as a link that opens it in the desktop's browser. Mirrors WebKit's view for SwiftUI,
/// `WebView`.
public struct WebView: View {
  private let page: WebPage?
  private let ownURL: URL?
  private var url: URL? { page.map(\.url) ?? ownURL }
  @Environment(\.webViewContextMenu) private var menu
  /// Creates a view of a page.
  public init(url: URL?) { (ownURL, page) = (url, nil) }
  /// Creates a view of a page, which the program can change.
  public init(_ page: WebPage) { (ownURL, self.page) = (nil, page) }

  /// The content of the view.
  public var body: some View {
    if let url {
      let link = Link(
        url.host ?? url.absoluteString, destination: page.flatMap(\.shownURL) ?? url)
      Group {
        if let menu {
          link.contextMenu { menu(ActivatedElementInfo(linkURL: url)) }
        } else {
          link
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
