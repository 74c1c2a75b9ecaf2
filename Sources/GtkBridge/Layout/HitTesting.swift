internal import CGtk

/// Determines which widgets the pointer hits.
@MainActor
enum HitTesting {
  /// Lets the pointer hit the widgets behind the empty space of the boxes of a class, as in SwiftUI:
  /// a click beside a button that is in front of a list reaches the list. In GTK a whole box is hit;
  /// here only a box with a listener, or one that was made solid, is.
  nonisolated static func letThroughEmptyBoxes(_ type: UnsafeMutablePointer<GtkWidgetClass>) {
    type.pointee.contains = { widget, x, y in
      nonisolated(unsafe) let widget = widget!
      return MainActor.assumeIsolated { isSolid(widget, x: x, y: y) ? 1 : 0 }
    }
  }

  /// Whether a place, relative to the content inside margins and padding, is within a widget.
  static func isInside(
    _ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double
  ) -> Bool {
    x >= 0 && y >= 0 && x < Double(gtk_widget_get_width(widget))
      && y < Double(gtk_widget_get_height(widget))
  }
}

private let solidKey = g_quark_from_static_string("tabstop-solid")
private let untouchableKey = g_quark_from_static_string("tabstop-untouchable")

/// Whether the pointer hits a box at a place.
@MainActor
func isSolid(
  _ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double
) -> Bool {
  guard HitTesting.isInside(widget, x: x, y: y) else { return false }
  if isMarkedSolid(widget) { return true }
  if gtk_widget_get_has_tooltip(widget) != 0 { return true }
  // The last candidate is the window's child.
  let controllers = gtk_widget_observe_controllers(widget)!
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  return g_list_model_get_n_items(controllers) > 0
}

/// Whether the pointer hits the whole of a box.
func isMarkedSolid(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  return g_object_get_qdata(object, solidKey) != nil
}

/// A reason why the pointer hits the whole of a box.
public struct Solidity: OptionSet, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int
  /// Creates reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A box of the program is made solid, or draws.
  public static let content = Solidity(rawValue: 1)
  /// Its background has a colour.
  public static let background = Solidity(rawValue: 2)
}

/// A reason why the pointer hits neither a widget nor what is in it.
public struct Untouchability: OptionSet, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int
  /// Creates reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The program excludes it from hit testing.
  public static let excluded = Untouchability(rawValue: 1)
  /// It is completely transparent.
  public static let invisible = Untouchability(rawValue: 2)
}

extension Widget {
  /// Visits the controllers of the widget, GTK's own among them.
  public func forEachController(_ visit: (UnsafeMutableRawPointer) -> Void) {
    let controllers = gtk_widget_observe_controllers(pointer)!
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      let controller = g_list_model_get_item(controllers, index)!
      visit(controller)
      g_object_unref(controller)
    }
  }

  /// The reasons why the pointer hits the whole box, not only its contents.
  @MainActor public var solidity: Solidity {
    get { Solidity(rawValue: number(solidKey)) }
    set { setNumber(solidKey, newValue.rawValue) }
  }

  /// The reasons why the pointer does not hit the widget and its contents.
  @MainActor public var untouchability: Untouchability {
    get { Untouchability(rawValue: number(untouchableKey)) }
    set {
      setNumber(untouchableKey, newValue.rawValue)
      pointer.canTarget = newValue.isEmpty
    }
  }

  private func number(_ key: GQuark) -> Int {
    Int(bitPattern: g_object_get_qdata(cast(to: GObject.self), key))
  }

  private func setNumber(_ key: GQuark, _ number: Int) {
    g_object_set_qdata(
      cast(to: GObject.self), key, UnsafeMutableRawPointer(bitPattern: number))
  }
}

extension OptionSet where Element == Self {
  /// Adds or removes options.
  public mutating func set(_ options: Self, to isOn: Bool) {
    if isOn { formUnion(options) } else { subtract(options) }
  }
}
