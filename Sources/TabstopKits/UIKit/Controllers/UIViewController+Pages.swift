extension UIViewController {
  /// Makes this the parent of the controllers that are its pages now, and of those that no longer are
  /// none.
  func contain(_ pages: [UIViewController], insteadOf former: [UIViewController]) {
    for page in former where page.parent === self { page.parent = nil }
    for page in pages { page.parent = self }
  }
}
