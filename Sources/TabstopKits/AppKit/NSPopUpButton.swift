public import Foundation
internal import Tabstop

/// A button that chooses one of several items, or, if `pullsDown`, shows a menu of commands. Mirrors the part of
/// AppKit's `NSPopUpButton` that SwiftUI sources use.
open class NSPopUpButton: NSButton {
  /// The menu with the items.
  public final var menu: NSMenu? = NSMenu() { didSet { changed(oldValue !== menu) } }
  /// Whether it shows a menu of commands, whose first item is the title of the button.
  public final var pullsDown = false { didSet { changed(oldValue != pullsDown) } }
  /// Whether items without an action are disabled. Stored, without effect: all can be chosen.
  public final var autoenablesItems = true
  /// The edge at which the menu opens. Stored, without effect: GTK decides.
  public final var preferredEdge = NSRectEdge.maxY
  /// The item that was chosen.
  private var chosenItem: NSMenuItem? { didSet { changed(oldValue !== chosenItem) } }
  /// Whether the program has chosen no item.
  private var hasNone = false { didSet { changed(oldValue != hasNone) } }

  /// Creates a button.
  public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }

  // MARK: Items

  /// The items.
  public final var itemArray: [NSMenuItem] { menu?.items ?? [] }
  /// The titles.
  open var itemTitles: [String] { itemArray.map(\.title) }
  /// The number of items.
  open var numberOfItems: Int { itemArray.count }
  /// The last item.
  public final var lastItem: NSMenuItem? { itemArray.last }
  /// An item by its place.
  public final func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }
  /// The first item with a title.
  public final func item(withTitle title: String) -> NSMenuItem? { menu?.item(withTitle: title) }
  /// The title of a number.
  open func itemTitle(at index: Int) -> String { itemTitles[index] }
  /// The number of a title; -1 for none.
  open func indexOfItem(withTitle title: String) -> Int {
    menu?.indexOfItem(withTitle: title) ?? -1
  }
  /// The place of the first item with a number; -1 for none.
  public final func indexOfItem(withTag tag: Int) -> Int { menu?.indexOfItem(withTag: tag) ?? -1 }
  /// The place of the first item with an object of the program's; -1 for none.
  public final func indexOfItem(withRepresentedObject object: Any?) -> Int {
    menu?.indexOfItem(withRepresentedObject: object) ?? -1
  }
  /// The place of an item; -1 if it is not there.
  public final func index(of item: NSMenuItem) -> Int { menu?.index(of: item) ?? -1 }
  /// Adds a title; the first one is chosen.
  open func addItem(withTitle title: String) {
    insertItem(withTitle: title, at: numberOfItems)
  }
  /// Adds titles.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Adds a title before another; the first one is chosen. An item of this title is removed.
  open func insertItem(withTitle title: String, at index: Int) {
    removeItem(withTitle: title)
    let index = min(max(0, index), numberOfItems)
    // The first item stays chosen when another one comes before it.
    let former = selectedItem
    menu?.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: index)
    if let former { chosenItem = former }
  }
  /// Removes all items.
  open func removeAllItems() {
    menu?.removeAllItems()
    select(nil)
    hasNone = false
  }
  /// Removes a title.
  open func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }
  /// Removes an item. One that is not there is no error here.
  public final func removeItem(at index: Int) {
    guard let item = item(at: index) else { return }
    let wasSelected = item === selectedItem
    menu?.removeItem(at: index)
    if wasSelected { chosenItem = self.item(at: min(index, numberOfItems - 1)) }
  }

  // MARK: The choice

  override var number: Int {
    get { indexOfSelectedItem }
    set { selectItem(at: newValue) }
  }

  /// The chosen item: the first one, unless another was chosen.
  public final var selectedItem: NSMenuItem? {
    if let chosenItem, index(of: chosenItem) >= 0 { return chosenItem }
    return hasNone ? nil : itemArray.first
  }
  /// The number of the chosen title; -1 for none.
  open var indexOfSelectedItem: Int { selectedItem.map(index(of:)) ?? -1 }
  /// The chosen title.
  open var titleOfSelectedItem: String? { selectedItem?.title }
  /// The number of the chosen item, which the program has set; -1 for none.
  public final func selectedTag() -> Int { selectedItem?.tag ?? -1 }
  /// Chooses an item, or none.
  public final func select(_ item: NSMenuItem?) { (chosenItem, hasNone) = (item, item == nil) }
  /// Chooses a title.
  open func selectItem(at index: Int) { select(item(at: index)) }
  /// Chooses a title; none if it is not one of them.
  open func selectItem(withTitle title: String) { select(item(withTitle: title)) }
  /// Chooses the first item with a number. Returns whether there is one.
  @discardableResult
  public final func selectItem(withTag tag: Int) -> Bool {
    guard let item = menu?.item(withTag: tag) else { return false }
    select(item)
    return true
  }
  /// Chooses a title, which is added if it is not one of them; of a menu of commands it changes the button's title.
  public final func setTitle(_ string: String) {
    if pullsDown, let first = itemArray.first {
      first.title = string
    } else {
      if item(withTitle: string) == nil { addItem(withTitle: string) }
      selectItem(withTitle: string)
    }
  }
  /// Shows the title of the chosen item. No effect: it is shown at once.
  public final func synchronizeTitleAndSelectedItem() {}

  /// Chooses an item as the user does: its own action is performed, or the button's.
  final func choose(_ item: NSMenuItem) {
    select(item)
    if item.action == nil { performClick(nil) } else { item.choose() }
  }

  /// Whether an item can be chosen: one without an action performs the button's.
  final func canBeChosen(_ item: NSMenuItem) -> Bool {
    item.action == nil ? item.isEnabled : item.canBeChosen
  }

  override var content: AnyView? { AnyView(ShownPopUpButton(button: self)) }
}

private struct ShownPopUpButton: View {
  let button: NSPopUpButton

  var body: some View {
    // Read, to be observed.
    let _ = button.revision.number
    let _ = button.menu?.revision.number
    if button.pullsDown {
      let first = button.itemArray.first
      let title = first?.shownTitle ?? button.title
      let image = first?.image ?? button.image
      Menu {
        if let menu = button.menu {
          // The first item is the title.
          MenuItems(menu: menu, first: 1, choose: button.choose, canBeChosen: button.canBeChosen)
        }
      } label: {
        PulledTitle(title: title, image: image, showsTitle: button.imagePosition != .imageOnly)
      }
      // The title may come later than the button.
      .accessibilityLabel(
        button.accessibilityLabel ?? (title.isEmpty ? image?.accessibilityDescription ?? "" : title)
      )
      .disabled(!button.isEnabled)
    } else {
      Picker(button.accessibilityLabel ?? "", selection: chosen) {
        ForEach(items, id: \.self) { item in
          if item.isSeparatorItem {
            Divider()
          } else {
            Text(verbatim: item.shownTitle).tag(Optional(item))
          }
        }
      }
      .pickerStyle(.menu).labelsHidden().disabled(!button.isEnabled)
    }
  }

  private var items: [NSMenuItem] { button.itemArray.filter { !$0.isHidden } }

  private var chosen: Binding<NSMenuItem?> {
    Binding {
      button.selectedItem
    } set: {
      if let item = $0 { button.choose(item) }
    }
  }
}

/// The first item of a menu of commands, or the button's own title and picture.
private struct PulledTitle: View {
  let title: String
  let image: NSImage?
  let showsTitle: Bool

  var body: some View {
    if let image {
      if title.isEmpty || !showsTitle {
        Image(nsImage: image).accessibilityHidden(true)
      } else {
        HStack {
          Image(nsImage: image).accessibilityHidden(true)
          Text(verbatim: title)
        }
      }
    } else {
      Text(verbatim: title)
    }
  }
}
