internal import Observation
internal import Tabstop
internal import TabstopFoundation

/// A count of the changes of a UIKit view. The SwiftUI view that shows it reads `number`, so each change updates that
/// view.
@Observable @MainActor
package final class KitChangeCount {
  package private(set) var number = 0
  @ObservationIgnored private var count = 0

  package nonisolated init() {}

  /// Increments the count without reading `number`, so that a representable that writes to its view
  /// does not depend on it.
  package func next() {
    count += 1
    number = count
  }
}

/// The view that shows a UIKit view.
struct ShownUIView: View {
  let view: UIView

  var body: some View {
    let _ = view.revision.number
    if !view.isHidden {
      ZStack {
        if let color = view.backgroundColor?.color { color.accessibilityHidden(true) }
        if let layer = view.usedLayer { DrawnLayer(layer: layer) }
        if view.drawsItself { CustomDrawing(view: view) }
        if let content = view.content { content }
        if let hosted = view.hosted { hosted }
        if view.isPointerTarget { Color.clear.accessibilityHidden(true) }
        if !view.arrangesSubviews { SubviewLayers(view: view) }
      }
      .modifier(LayerEdges(view: view))
      ._tint(view.tintColor?.color)
      .opacity(view.alpha)
      .modifier(KitAccessibility(view: view))
      .modifier(KitProperties(properties: view.properties))
      ._help(view.shownToolTip)
      .modifier(KitKeys(view: view))
      .modifier(view.pointerEvents)
      .modifier(ViewDrops(view: view))
      .modifier(ViewDragInteractions(view: view))
      .modifier(ViewGestures(view: view))
      .disabled(!view.isUserInteractionEnabled)
      .onAppear {
        if view.wantsUpdateLayer { view.updateLayer() }
        view.didMoveToWindow()
        view.viewDidMoveToWindow()
        if view.isOfProgram {
          view.updateTrackingAreas()
          TraitChanges.follow(view)
        }
      }
    }
  }
}

/// A modifier that passes key presses to a view that accepts the focus as on a Mac.
private struct KitKeys: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    // A text has the focus and the keys itself.
    if view.acceptsFirstResponder, !(view is _TextArea) {
      content.focusable().onKeyPress(phases: .all) { press in
        // Tab moves the focus: in a view that answers all keys it would stay for ever.
        if press.key == .tab { return .ignored }
        let event = NSEvent(press)
        if press.phase == .up { view.keyUp(with: event) } else { view.keyDown(with: event) }
        return event.isUnhandled ? .ignored : .handled
      }
      .modifier(FocusOwnerModifier(view))
    } else {
      content
    }
  }
}

extension UIView {
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
