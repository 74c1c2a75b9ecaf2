/// Widgets in the order in which they were added, which are not retained.
public struct WeakWidgets {
  private struct Entry { weak var widget: Widget? }
  private var entries: [Entry] = []

  /// Creates an empty list.
  public init() {}

  /// Whether no widget was added, or all were removed.
  public var isEmpty: Bool { entries.isEmpty }
  /// The widgets that are still there.
  public var present: [Widget] { entries.compactMap(\.widget) }

  /// Adds a widget at the end.
  public mutating func add(_ widget: Widget) {
    remove(widget)
    entries.append(Entry(widget: widget))
  }

  /// Removes a widget, and those that are gone.
  public mutating func remove(_ widget: Widget) {
    entries.removeAll { $0.widget == nil || $0.widget === widget }
  }
}
