internal import CGtk
internal import GtkBridge

extension View {
  /// Adds a gesture, which comes after those of the views inside. Mirrors SwiftUI.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// A gesture that can be switched off. Mirrors SwiftUI.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes on beside those of the views inside. Mirrors SwiftUI.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that comes before those of the views inside. Mirrors SwiftUI.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Tells when the pointer comes and goes. Mirrors SwiftUI.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    simultaneousGesture(HoverGesture(action: action))
  }

  /// Whether the view and what is in it meet the pointer at all. Mirrors SwiftUI.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Has the whole rectangle of the view, padding included, meet the pointer. The shape does not
  /// matter: GTK knows of rectangles. Mirrors SwiftUI.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier())
  }

  /// The same for several uses of the shape.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier())
  }
}

/// What a content shape is for. Mirrors SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// Each option's bit.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What can be clicked.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen when it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen with a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What shows the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Where assistive technology finds it.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Which gestures count: this one, those of the views inside, or both. Mirrors SwiftUI's
/// `GestureMask`; those inside are never kept from the pointer here.
public struct GestureMask: OptionSet, Sendable {
  /// Each option's bit.
  public let rawValue: UInt32
  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures at all.
  public static let none: GestureMask = []
  /// This gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// This gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

private struct HoverGesture: _PrimitiveGesture {
  let action: (Bool) -> Void

  func _attach(to site: _GestureSite, _ actions: _GestureActions<Bool>) {
    let isInside = site.part { LastValue<Bool>() }
    site.recognizer { HoverRecognizer($0) }.actions.changed = { [action] place in
      guard (place != nil) != (isInside.value ?? false) else { return }
      isInside.value = place != nil
      action(place != nil)
    }
  }
}

private struct HitTestingModifier: Decoration {
  let isEnabled: Bool

  func apply(to widget: Widget, old: HitTestingModifier?, _ environment: InheritedValues) {
    // A view inside that does not want to be met stays so.
    guard isEnabled != (old?.isEnabled ?? true) else { return }
    gtk_widget_set_can_target(widget.pointer, isEnabled ? 1 : 0)
  }
}

private struct ContentShapeModifier: Decoration {
  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    widget.hasMargins ? .container(LayeredLayout()) : nil
  }

  func apply(to widget: Widget, old: ContentShapeModifier?, _ environment: InheritedValues) {
    widget.isSolid = true
  }
}

struct GestureModifier<G: Gesture>: Decoration {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  func apply(to widget: Widget, old: GestureModifier?, _ environment: InheritedValues) {}

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    GestureNode(view, context)
  }
}

private final class GestureNode<Content: View, G: Gesture>:
  DecorationNode<Content, GestureModifier<G>>
{
  private var sites: [ObjectIdentifier: _GestureSite] = [:]

  override func apply(to widget: Widget, old: GestureModifier<G>?) {
    let site =
      sites[ObjectIdentifier(widget)]
      ?? _GestureSite(widget, view.modifier.priority) { [weak self] in
        guard let self else { return false }
        return environment.inherited.isEnabled && view.modifier.mask.contains(.gesture)
      }
    sites[ObjectIdentifier(widget)] = site
    site.attach(view.modifier.gesture)
  }

  override func remove(_ widget: Widget) {
    // No wrapper is made, so what stands for the widget is itself.
    sites.removeValue(forKey: ObjectIdentifier(widget))?.end()
    super.remove(widget)
  }

  override func unmount() {
    super.unmount()
    for site in sites.values { site.end() }
    sites = [:]
  }
}
