public import Foundation
internal import Tabstop

/// The address of a page, as a link that opens it in the desktop's browser. Mirrors WebKit's view for SwiftUI,
/// `WebView`.
public struct WebView: View {
  private let url: URL?
  /// Creates a view of a page.
  public init(url: URL?) { self.url = url }

  /// The content of the view.
  public var body: some View {
    if let url {
      Link(url.host ?? url.absoluteString, destination: url)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
