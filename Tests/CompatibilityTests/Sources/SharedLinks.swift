import LinkPresentation

// The frameworks with controllers import UIKit, as on Apple's systems.
final class SharedLink: NSObject, UIActivityItemSource {
  let title: String
  init(title: String) { self.title = title }

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { title }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { title }

  func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? {
    let metadata = LPLinkMetadata()
    metadata.title = title
    metadata.iconProvider = NSItemProvider(object: UIImage(systemName: "star")!)
    return metadata
  }
}
