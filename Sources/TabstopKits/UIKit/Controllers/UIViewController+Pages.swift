extension UIViewController {
  /// Makes this the parent of the controllers that are its pages now, and of those that no longer are none. They are
  /// notified, and are the first of its children.
  func contain(_ pages: [UIViewController], insteadOf former: [UIViewController]) {
    let left = former.filter { page in
      page.parent === self && !pages.contains { $0 === page }
    }
    let new = pages.filter { $0.parent !== self }
    for page in left { page.willMove(toParent: nil) }
    for page in new {
      page.willMove(toParent: self)
      page.parent?.children.removeAll { $0 === page }
    }
    let others = children.filter { child in !(former + pages).contains { $0 === child } }
    children = pages + others
    for page in left {
      page.parent = nil
      page.didMove(toParent: nil)
    }
    for page in new {
      page.parent = self
      page.didMove(toParent: self)
    }
  }
}
