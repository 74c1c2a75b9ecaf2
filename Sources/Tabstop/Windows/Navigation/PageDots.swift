internal import CGtk
internal import GtkBridge

/// The tabs of pages without labels: a dot for each, named by its place.
@MainActor
final class PageDots {
  private(set) var buttons: [Widget] = []

  /// Makes a dot for each of some pages; those that exist stay.
  func make(_ count: Int) -> [Widget] {
    if buttons.count > count { buttons.removeLast(buttons.count - count) }
    while buttons.count < count {
      let button = Widget(gtk_button_new())
      // Before assistive technology knows it.
      button.setRole(.tab)
      button.addClass("page-dot")
      buttons.append(button)
    }
    for (index, button) in buttons.enumerated() {
      button.setAccessibleLabel(String(own: "\(index + 1) of \(count)"))
    }
    return buttons
  }
}

private struct HidesPageDotsKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether pages without labels have no dots, in the style for pages; `nil` in another style.
  var hidesPageDots: Bool? {
    get { self[HidesPageDotsKey.self] }
    set { self[HidesPageDotsKey.self] = newValue }
  }
}
