/// An object that is notified when its page is covered and uncovered.
@MainActor
protocol AppearanceObserver: AnyObject {
  func pageDidAppear()
  func pageDidDisappear()
}

/// Whether a page is visible: a page that another one covers, or a tab that is not selected, stays
/// alive but hidden.
@MainActor
final class PageAppearance: AppearanceObserver {
  private struct Entry {
    weak var observer: (any AppearanceObserver)?
    let number: Int
  }

  /// The page that contains this one.
  private let outer: PageAppearance?
  private var observers: [ObjectIdentifier: Entry] = [:]
  private var count = 0
  private(set) var isShown: Bool

  /// Whether the page itself is on top; it is visible if the enclosing page is visible, too.
  var isOnTop: Bool { didSet { update() } }

  init(outer: PageAppearance?, isOnTop: Bool = true) {
    self.outer = outer
    self.isOnTop = isOnTop
    isShown = isOnTop && outer?.isShown != false
    outer?.add(self)
  }

  /// Whether it is shown as soon as a page around it is.
  func isShown(on page: PageAppearance?) -> Bool {
    self === page || isOnTop && outer?.isShown(on: page) != false
  }

  func add(_ observer: any AppearanceObserver) {
    observers[ObjectIdentifier(observer)] = Entry(observer: observer, number: count)
    count += 1
  }

  func remove(_ observer: any AppearanceObserver) {
    observers[ObjectIdentifier(observer)] = nil
  }

  /// Called when the page is removed.
  func end() { outer?.remove(self) }

  func pageDidAppear() { update() }
  func pageDidDisappear() { update() }

  private func update() {
    let isShown = isOnTop && outer?.isShown != false
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    for entry in observers.values.sorted(by: { $0.number < $1.number }) {
      if isShown { entry.observer?.pageDidAppear() } else { entry.observer?.pageDidDisappear() }
    }
  }
}

private struct PageAppearanceKey: EnvironmentKey {
  static var defaultValue: PageAppearance? { nil }
}

extension EnvironmentValues {
  /// The enclosing page; `nil` directly in a window.
  var pageAppearance: PageAppearance? {
    get { self[PageAppearanceKey.self] }
    set { self[PageAppearanceKey.self] = newValue }
  }
}
