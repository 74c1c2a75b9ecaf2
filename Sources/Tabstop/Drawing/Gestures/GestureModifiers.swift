internal import GtkBridge

extension View {
  /// Adds a gesture that has a lower priority than those of the views inside. Mirrors SwiftUI.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture that can be disabled. Mirrors SwiftUI.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name, by which UIKit's recognizers tell it from others, and which can be
  /// disabled. Mirrors SwiftUI. The name has no effect: there are no recognizers of UIKit's.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that is recognised together with those of the views inside. Mirrors SwiftUI.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that is recognised together with those of the views inside, and can be
  /// disabled. Mirrors SwiftUI.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture that is recognised together with those of the views inside. Mirrors
  /// SwiftUI. The name has no effect.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }

  /// Adds a gesture that has a higher priority than those of the views inside. Mirrors SwiftUI.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that has a higher priority than those of the views inside, and can be disabled.
  /// Mirrors SwiftUI.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture that has a higher priority than those of the views inside. Mirrors
  /// SwiftUI. The name has no effect.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }

  /// Runs `action` when the pointer enters and leaves the view. Mirrors SwiftUI.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    simultaneousGesture(HoverGesture(action: action))
  }

  /// Calls `action` with each place of the pointer over the view, and with `nil` when it leaves.
  package func onHoverPlace(
    perform action: @escaping ((x: Double, y: Double)?) -> Void
  ) -> some View {
    simultaneousGesture(HoverPlaceGesture(action: action))
  }

  /// Sets whether the pointer can hit the view and its contents. Mirrors SwiftUI.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Makes the pointer hit the whole rectangle of the view, including its padding. The shape has no
  /// effect: GTK uses rectangles. Mirrors SwiftUI.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier())
  }

  /// Makes the pointer hit the whole rectangle of the view. Neither the uses of the shape
  /// nor the shape have an effect.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier())
  }
}

/// The uses of a content shape. Mirrors SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shape for clicks.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape of a drag's preview.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape of a context menu's preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape of a hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape of the focus ring.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The shape for assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The gestures that are enabled: this one, those of the views inside, or both. Mirrors SwiftUI's
/// `GestureMask`; gestures inside are never disabled here.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
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

/// The places of the pointer over a view, and `nil` when it leaves.
package struct HoverPlaceGesture: _PrimitiveGesture {
  let action: ((x: Double, y: Double)?) -> Void

  package init(action: @escaping ((x: Double, y: Double)?) -> Void) { self.action = action }

  package func _attach(to site: _GestureSite, _ actions: _GestureActions<Bool>) {
    site.recognizer { HoverRecognizer($0) }.actions.changed = action
  }
}

package struct HitTestingModifier: Decoration {
  let isEnabled: Bool

  func apply(to widget: Widget, old: HitTestingModifier?, _ environment: InheritedValues) {
    // A view inside that the pointer must not hit stays so.
    guard isEnabled != (old?.isEnabled ?? true) else { return }
    widget.untouchability.set(.excluded, to: !isEnabled)
  }
}

package struct ContentShapeModifier: Decoration {
  package init() {}

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    widget.hasMargins ? .container(LayeredLayout()) : nil
  }

  func apply(to widget: Widget, old: ContentShapeModifier?, _ environment: InheritedValues) {
    widget.solidity.insert(.content)
  }
}

package struct GestureModifier<G: Gesture>: Decoration {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  func apply(to widget: Widget, old: GestureModifier?, _ environment: InheritedValues) {}

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    GestureNode(decorating: view, context)
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
    // There is no wrapper, so the widget represents itself.
    sites.removeValue(forKey: ObjectIdentifier(widget))?.end()
    super.remove(widget)
  }

  override func unmount() {
    super.unmount()
    for site in sites.values { site.end() }
    sites = [:]
  }
}
