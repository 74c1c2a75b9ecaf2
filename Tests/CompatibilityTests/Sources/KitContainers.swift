// Controllers of tabs and pages, as sources from public repositories use them.
import SwiftUI
import UIKit

final class PlacesController: UITabBarController, UITabBarControllerDelegate {
  var log: [String] = []
  var isLocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = [
      place("Home", UIImage(systemName: "house")), place("Map", nil),
      place("Profile", UIImage(systemName: "person")),
    ]
  }

  private func place(_ title: String, _ image: UIImage?) -> UIViewController {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "\(title) page"
    controller.view.addSubview(label)
    controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    return controller
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    !(isLocked && viewController === viewControllers?.last)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.append(viewController.tabBarItem.title ?? "")
  }
}

final class TitledPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Titled 1"
  }
}

final class FixedTitlePage: UIViewController {
  override var title: String? {
    get { "Settings" }
    set {}
  }
}

struct ControllerView: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
