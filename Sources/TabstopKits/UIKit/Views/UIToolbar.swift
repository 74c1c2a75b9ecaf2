internal import Tabstop

/// The appearance of a tool bar. Mirrors UIKit's `UIToolbarAppearance`. No effect.
public final class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons. Stored, without effect.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that ends. Stored, without effect.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// A bar with buttons, texts and views. Mirrors UIKit's `UIToolbar`. A `UINavigationController` shows that of its last
/// page (`toolbarItems`) if `isToolbarHidden` is `false`; as the `inputAccessoryView` of a field it is in the window's bar
/// for editing.
open class UIToolbar: UIView {
  /// The colour of the bar. Stored, without effect.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent. Stored, without effect.
  open var isTranslucent = true
  /// Whether it is dark. Stored, without effect.
  open var barStyle = UIBarStyle.default
  /// The items, in order.
  @_Drawn open var items: [UIBarButtonItem]?
  /// The appearance. Stored, without effect.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance over content that is not scrolled. Stored, without effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance where there is little height. Stored, without effect.
  open var compactAppearance: UIToolbarAppearance?
  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var content: AnyView? { AnyView(ShownToolbar(bar: self)) }
}

private struct ShownToolbar: View {
  let bar: UIToolbar

  var body: some View {
    // Read, to be observed.
    let _ = bar.revision.number
    BarItems(items: bar.items ?? [])
  }
}

/// The items of a tool bar.
struct BarItems: View {
  let items: [UIBarButtonItem]

  var body: some View {
    // Read, to be observed.
    let _ = UIBarItem.changes.number
    HStack {
      ForEach(PlacedItem.all(items)) { placed in
        let item = placed.item
        if item.isFlexibleSpace {
          Spacer()
        } else if item.isShown {
          ShownBarItem(item: item)
        } else if let title = item.title, !title.isEmpty {
          Text(verbatim: title)
        } else if item.width > 0 {
          Color.clear.frame(width: item.width, height: 1)
        }
      }
    }
  }
}

/// An item at one of its places in a bar: a space may be there several times.
private struct PlacedItem: Identifiable {
  struct ID: Hashable {
    let item: ObjectIdentifier
    let number: Int
  }

  let id: ID
  let item: UIBarButtonItem

  @MainActor
  static func all(_ items: [UIBarButtonItem]) -> [PlacedItem] {
    var counts: [ObjectIdentifier: Int] = [:]
    return items.map { item in
      let key = ObjectIdentifier(item)
      defer { counts[key, default: 0] += 1 }
      return PlacedItem(id: ID(item: key, number: counts[key, default: 0]), item: item)
    }
  }
}
