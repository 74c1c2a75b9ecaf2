internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A recognizer with what gets each state of its gesture.
@MainActor
struct RecognizedGesture {
  let recognizer: UIGestureRecognizer
  let report: (UIGestureRecognizer.State) -> Void

  /// The gesture that it recognises; `nil` if it recognises none.
  var gesture: (any Gesture)? {
    switch recognizer {
    case let pan as UIPanGestureRecognizer: drag(pan)
    case let tap as UITapGestureRecognizer:
      SpatialTapGesture(count: tap.numberOfTapsRequired).onEnded { value in
        tap.place = value.location
        report(.ended)
      }
    case let press as UILongPressGestureRecognizer:
      LongPressGesture(minimumDuration: press.minimumPressDuration).onEnded { _ in pressLong() }
    case let pinch as UIPinchGestureRecognizer:
      MagnifyGesture()
        .onChanged { value in
          pinch.follow(value.magnification)
          reportChange()
        }
        .onEnded { _ in report(.ended) }
        .onFinished(cancel)
    case let turn as UIRotationGestureRecognizer:
      RotateGesture()
        .onChanged { value in
          turn.follow(value.rotation.radians)
          reportChange()
        }
        .onEnded { _ in report(.ended) }
        .onFinished(cancel)
    case let swipe as UISwipeGestureRecognizer:
      DragGesture().onEnded { value in
        swipe.place = value.startLocation
        if swipe.isSwipe(value.translation) { report(.ended) }
      }
    case is UIHoverGestureRecognizer:
      HoverPlaceGesture { place in
        if let place {
          recognizer.place = CGPoint(x: place.x, y: place.y)
          reportChange()
        } else {
          report(.ended)
        }
      }
    default: nil
    }
  }

  /// What the user does by keyboard, or by assistive technology, in place of the gesture: one action for a long press,
  /// one for each direction of a swipe. A tap is a button's.
  var equivalents: [(name: String, perform: () -> Void)] {
    switch recognizer {
    case is UILongPressGestureRecognizer: [(String(own: "Press and Hold"), pressLong)]
    case let swipe as UISwipeGestureRecognizer:
      UISwipeGestureRecognizer.Direction.named.filter { swipe.direction.contains($0.direction) }
        .map { ($0.name, { report(.ended) }) }
    default: []
    }
  }

  private func pressLong() {
    report(.began)
    report(.ended)
  }

  private func reportChange() { report(recognizer.state == .possible ? .began : .changed) }

  /// Reports the end of a gesture that was not completed.
  private func cancel() { if recognizer.isUnderWay { report(.cancelled) } }

  private func drag(_ pan: UIPanGestureRecognizer) -> some Gesture {
    func follow(_ value: DragGesture.Value) {
      pan.place = value.location
      pan.follow(CGPoint(x: value.translation.width, y: value.translation.height))
      pan.speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
    }
    return DragGesture()
      .onChanged { value in
        follow(value)
        reportChange()
      }
      .onEnded { value in
        follow(value)
        report(.ended)
      }
      .onFinished(cancel)
  }
}

extension Gesture {
  /// Adds an action for when the gesture is over, complete or not.
  fileprivate func onFinished(_ action: @escaping () -> Void) -> FinishedGesture<Self> {
    FinishedGesture(base: self, action: action)
  }
}

private struct FinishedGesture<Base: Gesture>: _PrimitiveGesture {
  let base: Base
  let action: () -> Void

  func _attach(to site: _GestureSite, _ actions: _GestureActions<Base.Value>) {
    var own = actions
    own.finished = {
      action()
      actions.finished()
    }
    base._attach(to: site, own)
  }
}

/// A modifier that lets recognizers recognise gestures, and has a menu for the keyboard with what some of them do. It
/// always has the same structure: a view keeps its focus and its text when a recognizer comes, goes or is disabled.
struct RecognizedGestures: ViewModifier {
  let gestures: [RecognizedGesture]
  /// The interaction that has a menu of the view, if one has.
  var interaction: UIContextMenuInteraction?
  /// A menu of AppKit's.
  var menu: NSMenu?
  /// Further actions for assistive technology and the keyboard, of a view.
  var actions: (owner: UIView, list: [(name: String, perform: () -> Void)])?

  func body(content: Content) -> some View {
    let enabled = gestures.filter(\.recognizer.isEnabled)
    let equivalents = Self.numbered((actions?.list ?? []) + enabled.flatMap(\.equivalents))
    let isTapped = enabled.contains {
      ($0.recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
    }
    let opening: MenuOpening =
      interaction != nil || menu != nil ? .always : equivalents.isEmpty ? .never : .byKeyboard
    content
      ._contextMenu(opening, isTapped: isTapped, events: { menu?.events }) { point in
        if let interaction {
          InteractionMenu(
            interaction: interaction, x: point?.x ?? 0, y: point?.y ?? 0, opening: UUID())
        }
        if let menu { menu.presentItems }
        // The pointer presses and swipes.
        if point == nil {
          ForEach(equivalents.indices, id: \.self) { index in
            Button(equivalents[index].name, action: equivalents[index].perform)
          }
        }
      }
      .modifier(GestureListModifier(entries(enabled, equivalents)))
  }

  /// Actions with a number after names that others have before them: assistive technology has one action for a name.
  private static func numbered(
    _ actions: [(name: String, perform: () -> Void)]
  ) -> [(name: String, perform: () -> Void)] {
    var counts: [String: Int] = [:]
    return actions.map { action in
      let count = counts[action.name, default: 0] + 1
      counts[action.name] = count
      return (count == 1 ? action.name : "\(action.name) \(count)", action.perform)
    }
  }

  private func entries(
    _ enabled: [RecognizedGesture], _ all: [(name: String, perform: () -> Void)]
  ) -> [GestureListModifier.Entry] {
    let entries = enabled.map {
      GestureListModifier.Entry(of: $0.recognizer, $0.gesture, actions: [])
    }
    guard !all.isEmpty, let owner = actions?.owner ?? enabled.first?.recognizer else {
      return entries
    }
    return entries + [GestureListModifier.Entry(of: owner, nil, actions: all)]
  }
}

/// A modifier that lets the recognizers of a view recognise gestures, and call their targets, and shows its menu.
struct ViewGestures: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    // Read, to be observed.
    let _ = view.revision.number
    let gestures = (view.gestureRecognizers ?? []).map { recognizer in
      RecognizedGesture(recognizer: recognizer) { [weak recognizer] state in
        recognizer?.recognize(state)
      }
    }
    let actions = view.accessibilityCustomActions?.map { action in
      (name: action.name, perform: { _ = action.perform() })
    }
    content.modifier(
      RecognizedGestures(
        gestures: gestures, interaction: view.menuInteraction,
        // A table has its menu for its rows.
        menu: view is NSTableView ? nil : view.stored.menu,
        actions: actions.map { (view, $0) }))
  }
}
