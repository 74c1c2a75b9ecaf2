internal import CGtk
internal import GtkBridge

/// Moves the items of a bar that do not fit into a menu at the bar's end, as SwiftUI's toolbars do.
///
/// They keep their state, their actions and their keyboard shortcuts, and have no widget on screen.
@MainActor
final class BarOverflow {
  private static let spacing: Int32 = 6
  private let start: Widget
  private let middle: Widget
  private let end: Widget
  private unowned let window: WindowContext
  weak var bar: Widget?
  /// The items by the groups that contain their slots.
  private var items: [UnsafeMutableRawPointer: UnownedItems] = [:]
  /// Contains the button of the menu, once there was one. GTK lays out on the main thread alone.
  nonisolated(unsafe) private(set) var box: Widget?
  private var button: Widget?
  /// Whether the bar has items. Read during layout, too.
  nonisolated(unsafe) private(set) var hasItems = false
  private var menu: OpeningMenu?
  private var phase: LayoutPhase?
  /// The slots that are hidden, and those that will be after this layout.
  private var hidden: [Widget] = []
  private var wanted: [Widget] = []

  private struct UnownedItems {
    unowned let items: any BarItems
  }

  init(start: Widget, middle: Widget, end: Widget, in window: WindowContext) {
    (self.start, self.middle, self.end) = (start, middle, end)
    self.window = window
  }

  func add(_ new: any BarItems) {
    items[new.group.raw] = UnownedItems(items: new)
    hasItems = true
    guard phase == nil, let bar else { return }
    let phase = LayoutPhase(of: bar)
    phase.afterLayout = { [unowned self] in apply() }
    self.phase = phase
  }

  func remove(_ old: any BarItems) {
    items[old.group.raw] = nil
    hasItems = !items.isEmpty
    let slots = old.slots
    hidden.removeAll { slot in slots.contains { $0 === slot } }
    wanted.removeAll { slot in slots.contains { $0 === slot } }
    for slot in slots { slot.isVisible = true }
    old.group.isVisible = true
    box?.isVisible = !hidden.isEmpty
  }

  private func needButton(in bar: Widget) -> Widget {
    if let button { return button }
    let button = Widget.menuButton()
    gtk_menu_button_set_icon_name(button.opaque, "view-more-symbolic")
    button.nameInnerButton(String(own: "More"))
    button.pointer.focusesOnClick = false
    button.pointer.valign = .center
    // As high as the other parts: Tab goes from part to part by the heights of their middles (GTK 4.8).
    let box = Widget.box(vertical: false, spacing: 0)
    box.insert(button, after: nil)
    bar.insert(box, after: end)
    self.box = box
    menu = OpeningMenu(of: button, in: window) { [unowned self] in entries }
    self.button = button
    return button
  }

  // MARK: Menu

  private func barItems(of group: WidgetPointer) -> (any BarItems)? {
    items[UnsafeMutableRawPointer(group)]?.items
  }

  /// The items of a part of the bar, in their order.
  private func barItems(in part: Widget) -> [any BarItems] {
    var found: [any BarItems] = []
    var next = part.pointer.firstChild
    while let child = next {
      if let items = barItems(of: child) { found.append(items) }
      next = child.nextSibling
    }
    return found
  }

  private var entries: [MenuEntry] {
    [start, middle, end].flatMap { part in
      barItems(in: part).map { $0.menuEntries(of: hidden) }.filter { !$0.isEmpty }
        .map { MenuEntry.section("", $0) }
    }
  }

  // MARK: Widths

  /// The widths of what is in a part of the bar, each measured once: of slots by groups, and of other views.
  private struct PartWidths {
    /// The slots of a group; a single one without a slot is a view that is no item.
    var groups: [[(slot: Widget?, length: Int32)]] = []
  }

  private func widths(of part: Widget, _ length: (WidgetPointer) -> Int32) -> PartWidths {
    var widths = PartWidths()
    var next = part.pointer.firstChild
    while let child = next {
      next = child.nextSibling
      if let items = barItems(of: child) {
        // A slot that is hidden now has no size, but its item has.
        widths.groups.append(
          items.slots.compactMap { slot in
            ViewCost.step()
            return slot.pointer.firstChild.map { (slot, length($0)) }
          })
      } else if child.shouldLayout {
        widths.groups.append([(nil, length(child))])
      }
    }
    return widths
  }

  /// The width of a part without some slots.
  private func width(of part: PartWidths, without hidden: [Widget]) -> Int32 {
    let groups = part.groups.map { group in
      group.filter { item in !hidden.contains { $0 === item.slot } }.map(\.length)
    }
    return sum(groups.filter { !$0.isEmpty }.map(sum))
  }

  private func sum(_ lengths: [Int32]) -> Int32 {
    lengths.reduce(Int32(clamping: max(0, lengths.count - 1)) * Self.spacing) { $0.adding($1) }
  }

  private func least(_ widget: WidgetPointer) -> Int32 { measured(widget, .horizontal).minimum }

  /// The least widths of the parts of the bar.
  private struct LeastWidths {
    let start: PartWidths
    let middle: PartWidths
    let end: PartWidths
  }

  private var leastWidths: LeastWidths {
    LeastWidths(
      start: widths(of: start, least), middle: widths(of: middle, least),
      end: widths(of: end, least))
  }

  /// The least width of the lines of the bar without some slots: of its sides, and of its center.
  private func lineWidths(
    _ least: LeastWidths, without hidden: [Widget]
  ) -> (sides: Int32, center: Int32) {
    var sides = [least.start, least.end].map { width(of: $0, without: hidden) }.filter { $0 > 0 }
    let more = hidden.isEmpty ? 0 : moreWidth
    if more > 0 { sides.append(more) }
    let center = width(of: least.middle, without: hidden)
    return (sum(sides), more > 0 ? sum([center, more]) : center)
  }

  /// About that of a button with an icon, until there is the button.
  private var moreWidth: Int32 { button.map { least($0.pointer) } ?? 42 }

  /// The slots that can be in the menu, in the order in which they go there.
  private var candidates: (sides: [Widget], center: [Widget]) {
    func slots(_ part: Widget, _ rank: Int) -> [Widget] {
      barItems(in: part).filter { $0.rank == rank }
        .flatMap { items in items.slots.filter(items.fitsMenu) }.reversed()
    }
    return (
      (0...2).flatMap { slots(end, $0) + slots(start, $0) }, (0...2).flatMap { slots(middle, $0) }
    )
  }

  /// The width of the bar with all that can be in the menu there.
  nonisolated var minimumWidth: Int32 {
    MainActor.assumeIsolated {
      let (sides, center) = candidates
      let widths = lineWidths(leastWidths, without: sides + center)
      return max(widths.sides, widths.center)
    }
  }

  /// The width of the bar with all items.
  nonisolated var naturalWidth: Int32 {
    MainActor.assumeIsolated {
      let widths = [start, middle, end].map {
        width(of: self.widths(of: $0) { measured($0, .horizontal).natural }, without: [])
      }
      return sum(widths.filter { $0 > 0 })
    }
  }

  // MARK: Fitting

  /// Decides during layout which items fit into a width.
  nonisolated func fit(into available: Int32) {
    MainActor.assumeIsolated { decide(available) }
  }

  private func decide(_ available: Int32) {
    guard hasItems else { return }
    var hidden: [Widget] = []
    let least = leastWidths
    var widths = lineWidths(least, without: hidden)
    if max(widths.sides, widths.center) > available {
      var (sides, center) = candidates
      while true {
        if widths.sides > available, !sides.isEmpty {
          hidden.append(sides.removeFirst())
        } else if widths.center > available, !center.isEmpty {
          hidden.append(center.removeFirst())
        } else {
          break
        }
        widths = lineWidths(least, without: hidden)
      }
    }
    wanted = hidden
  }

  /// Hides the items that do not fit, and shows the others. GTK lays the window out again before it
  /// paints.
  private func apply() {
    guard let bar,
      wanted.count != hidden.count || zip(wanted, hidden).contains(where: { $0 !== $1 })
    else { return }
    let old = hidden
    hidden = wanted
    let button = needButton(in: bar)
    box?.isVisible = !hidden.isEmpty
    let focus = window.focusWidget
    let hadFocus = focus.map { focus in hidden.contains { $0.contains(focus) } } ?? false
    if hadFocus { window.movingFocus { _ = button.grabFocusWithoutSelecting() } }
    for slot in old { slot.isVisible = true }
    for slot in hidden { slot.isVisible = false }
    for part in [start, middle, end] {
      for items in barItems(in: part) {
        items.group.isVisible = items.slots.contains { $0.isVisible }
      }
    }
    if hidden.isEmpty, let focus, button.contains(focus), let slot = old.last {
      window.movingFocus { _ = slot.pointer.focusFirst() }
    }
    phase?.request()
  }
}
