public import TabstopFoundation
public import Foundation
internal import SwiftUIInterface
@_exported public import TabstopKits
@_exported public import class TabstopFoundation.NSItemProvider

/// A page's title and host, as a link that opens it in the desktop's browser. Mirrors LinkPresentation's `LPLinkView`;
/// pictures are not shown.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  private let link: UIHostingController<LinkLabel>
  /// What is shown of the page.
  open var metadata: LPLinkMetadata {
    didSet { link.rootView = LinkLabel(metadata: metadata) }
  }

  /// Creates a view of what is known of a page.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    link = UIHostingController(rootView: LinkLabel(metadata: metadata))
    super.init(frame: .zero)
    addSubview(link.view)
  }
  /// Creates a view of an address.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    metadata.url = URL
    self.init(metadata: metadata)
  }
  /// Creates an empty view.
  public override convenience init(frame: CGRect) { self.init(metadata: LPLinkMetadata()) }
  /// Creates a view from an archive. Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}

private struct LinkLabel: View {
  let metadata: LPLinkMetadata

  var body: some View {
    if let url = metadata.url ?? metadata.originalURL {
      Link(destination: url) {
        VStack(alignment: .leading) {
          if let title = metadata.title { Text(title).bold() }
          Text(url.host ?? url.absoluteString)
        }
      }
    }
  }
}
