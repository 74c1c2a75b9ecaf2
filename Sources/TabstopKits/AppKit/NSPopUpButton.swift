public import Foundation
internal import Tabstop

/// A button that chooses one of several titles. Mirrors the part of AppKit's `NSPopUpButton` that SwiftUI sources use.
open class NSPopUpButton: NSButton {
  /// The titles.
  open private(set) var itemTitles: [String] = [] { didSet { changed(oldValue != itemTitles) } }
  /// The number of the chosen title; -1 for none.
  open private(set) var indexOfSelectedItem = -1 {
    didSet { changed(oldValue != indexOfSelectedItem) }
  }
  /// Whether it shows a menu of commands. Stored, without effect: it chooses a title.
  open var pullsDown = false

  /// Creates a button.
  public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }

  /// The number of titles.
  open var numberOfItems: Int { itemTitles.count }
  /// The chosen title.
  open var titleOfSelectedItem: String? {
    itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
  }
  /// Adds a title; the first one is chosen.
  open func addItem(withTitle title: String) {
    insertItem(withTitle: title, at: itemTitles.count)
  }
  /// Adds titles.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Adds a title before another; the first one is chosen.
  open func insertItem(withTitle title: String, at index: Int) {
    itemTitles.insert(title, at: min(max(index, 0), itemTitles.count))
    if indexOfSelectedItem < 0 {
      indexOfSelectedItem = 0
    } else if indexOfSelectedItem >= index {
      indexOfSelectedItem += 1
    }
  }
  /// Removes all titles.
  open func removeAllItems() {
    itemTitles = []
    indexOfSelectedItem = -1
  }
  /// Removes a title.
  open func removeItem(withTitle title: String) {
    guard let index = itemTitles.firstIndex(of: title) else { return }
    itemTitles.remove(at: index)
    if indexOfSelectedItem > index {
      indexOfSelectedItem -= 1
    } else if indexOfSelectedItem == index {
      indexOfSelectedItem = min(index, itemTitles.count - 1)
    }
  }
  /// Chooses a title.
  open func selectItem(at index: Int) {
    indexOfSelectedItem = itemTitles.indices.contains(index) ? index : -1
  }
  /// Chooses a title; none if it is not one of them.
  open func selectItem(withTitle title: String) {
    indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1
  }
  /// The title of a number.
  open func itemTitle(at index: Int) -> String { itemTitles[index] }
  /// The number of a title; -1 for none.
  open func indexOfItem(withTitle title: String) -> Int { itemTitles.firstIndex(of: title) ?? -1 }

  private var chosen: Int {
    get { indexOfSelectedItem }
    set {
      indexOfSelectedItem = newValue
      performClick(nil)
    }
  }

  override var content: AnyView? {
    AnyView(
      Picker(accessibilityLabel ?? "", selection: byUser(self, \.chosen)) {
        ForEach(Array(itemTitles.enumerated()), id: \.offset) { index, title in
          Text(title).tag(index)
        }
      }
      .pickerStyle(.menu).labelsHidden().disabled(!isEnabled))
  }
}
